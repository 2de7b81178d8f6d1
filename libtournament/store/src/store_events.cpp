#include <utility>

#include "event_rows.h"
#include "log_rows.h"
#include "record_rows.h"
#include "store_error.h"
#include "store_impl.h"

namespace tournament::store {
namespace {

dots::Result<void> put_records(detail::Connection& connection, const std::vector<RecordFile>& files,
                               const std::string& at) {
  for (const RecordFile& file : files)
    if (auto put = detail::put_record(connection, file, at); !put) return put.error();
  return {};
}

/// Remembers the state after a commit, or what was known before an error.
dots::Result<Appended> keep(std::optional<detail::Folded>& known, detail::Folded&& folded,
                            dots::Result<std::vector<event::LogEntry>>&& entries) {
  if (!entries) return std::move(entries).error();
  known = std::move(folded);
  return Appended{.event = known->event, .entries = std::move(entries).value(), .state = known->state};
}

}  // namespace

dots::Result<Appended> Store::create_event(const event::EventSettings& settings, const event::Context& context) {
  auto bodies = event::decide({}, event::CreateEvent{settings}, context);
  if (!bodies) return bodies.error();
  detail::Folded folded;
  auto entries = impl_->write([&] { return detail::start_log(impl_->connection, folded, *bodies, context); });
  return keep(impl_->folded, std::move(folded), std::move(entries));
}

dots::Result<Appended> Store::create_event(const std::vector<event::LogBody>& bodies, const event::Context& context) {
  if (bodies.empty() || !std::holds_alternative<event::EventCreated>(bodies.front()))
    return detail::error(errors::value_refused, {{"field", "bodies"}, {"reason", "range"}});
  detail::Folded folded;
  auto entries = impl_->write([&] { return detail::start_log(impl_->connection, folded, bodies, context); });
  return keep(impl_->folded, std::move(folded), std::move(entries));
}

dots::Result<Appended> Store::append(EventId event, std::int64_t expected_sequence,
                                     const std::vector<event::LogBody>& bodies, const event::Context& context,
                                     const std::vector<RecordFile>& records) {
  detail::Folded folded;
  auto entries = impl_->decide(event, [&]() -> dots::Result<std::vector<event::LogEntry>> {
    auto loaded = detail::fold_log(impl_->connection, event, impl_->folded);
    if (!loaded) return loaded.error();
    if (loaded->head.sequence != expected_sequence)
      return detail::error(errors::conflict, {{"event", std::to_string(event)},
                                              {"expected", std::to_string(expected_sequence)},
                                              {"found", std::to_string(loaded->head.sequence)}});
    if (auto put = put_records(impl_->connection, records, context.at); !put) return put.error();
    folded = std::move(loaded).value();
    return detail::append_bodies(impl_->connection, folded, bodies, context);
  });
  return keep(impl_->folded, std::move(folded), std::move(entries));
}

dots::Result<Appended> Store::decide_and_append(EventId event, const event::Command& command,
                                                const event::Context& context, const std::vector<RecordFile>& records) {
  detail::Folded folded;
  auto entries = impl_->decide(event, [&]() -> dots::Result<std::vector<event::LogEntry>> {
    auto loaded = detail::fold_log(impl_->connection, event, impl_->folded);
    if (!loaded) return loaded.error();
    auto bodies = event::decide(loaded->state, command, context);
    if (!bodies) return bodies.error();
    if (auto put = put_records(impl_->connection, records, context.at); !put) return put.error();
    folded = std::move(loaded).value();
    return detail::append_bodies(impl_->connection, folded, *bodies, context);
  });
  return keep(impl_->folded, std::move(folded), std::move(entries));
}

dots::Result<std::vector<EventSummary>> Store::events() const {
  return impl_->read([&] { return detail::read_events(impl_->connection); });
}

dots::Result<EventSummary> Store::find_event(std::string_view name) const {
  return impl_->read([&] { return detail::find_event(impl_->connection, name); });
}

dots::Result<event::State> Store::load(EventId event) const {
  auto folded = impl_->read([&] { return detail::fold_log(impl_->connection, event, impl_->folded); });
  if (!folded) return folded.error();
  impl_->folded = std::move(folded).value();
  return impl_->folded->state;
}

dots::Result<std::vector<event::LogEntry>> Store::log(EventId event) const {
  return impl_->read([&]() -> dots::Result<std::vector<event::LogEntry>> {
    std::vector<event::LogEntry> entries;
    auto verified = detail::verify_log(impl_->connection, event,
                                       [&entries](event::LogEntry&& entry) { entries.push_back(std::move(entry)); });
    if (!verified) return verified.error();
    return entries;
  });
}

dots::Result<LogHead> Store::verify_log(EventId event) const {
  return impl_->read([&] { return detail::verify_log(impl_->connection, event, [](event::LogEntry&&) {}); });
}

}  // namespace tournament::store
