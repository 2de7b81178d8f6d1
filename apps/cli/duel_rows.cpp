#include "cli/duel_rows.h"

#include <algorithm>
#include <filesystem>

#include "cli/csv_file.h"
#include "cli/decisions.h"
#include "cli/duel_cells.h"
#include "tournament/event/log.h"

namespace arbiter::cli {

namespace event = tournament::event;
namespace challenge = tournament::challenge;

namespace {

/// Everything of a duel but its number.
challenge::Duel unnumbered(challenge::Duel duel) {
  duel.id = 0;
  if (duel.booked_a == duel.game) duel.booked_a.clear();
  if (duel.booked_b == duel.game) duel.booked_b.clear();
  return duel;
}

/// What stands in the event already: each duel as it was entered and as it is now, each to be met once.
class Known {
 public:
  explicit Known(const event::State& state) {
    const event::OpenChallenge& open = *state.open_challenge;
    refusals_ = open.refusals;
    for (const event::RecordedDuel& recorded : open.duels)
      duels_.push_back({recorded.duel.id, unnumbered(recorded.duel)});
    for (const event::LogBody& body : state.log)
      if (const auto* entered = std::get_if<event::DuelEntered>(&body))
        if (const auto found = std::ranges::find(duels_, entered->duel.id, &Duel::id); found != duels_.end())
          found->entered = unnumbered(entered->duel);
  }

  /// The number of a duel like this one, which is taken; 0 when none is left.
  int take(const challenge::Duel& wanted) {
    const challenge::Duel plain = unnumbered(wanted);
    auto found = std::ranges::find_if(duels_, [&](const Duel& d) { return !d.met && d.now == plain; });
    if (found == duels_.end())
      found = std::ranges::find_if(duels_, [&](const Duel& d) { return !d.met && d.entered == plain; });
    if (found == duels_.end()) return 0;
    found->met = true;
    return found->id;
  }
  bool take(const event::RecordRefusal& wanted) {
    const auto found = std::ranges::find_if(refusals_, [&](const challenge::Refusal& r) {
      return r.game == wanted.game && r.challenger == wanted.challenger && r.refuser == wanted.refuser;
    });
    if (found == refusals_.end()) return false;
    refusals_.erase(found);
    return true;
  }

 private:
  struct Duel {
    int id = 0;
    challenge::Duel now{};
    challenge::Duel entered{};
    bool met = false;
  };
  std::vector<Duel> duels_{};
  std::vector<challenge::Refusal> refusals_{};
};

/// Judges the rows one after the other, as if those before had been entered.
class Judge {
 public:
  Judge(const Invocation& call, const OpenEvent& opened, std::filesystem::path folder, bool again)
      : call_(call),
        opened_(opened),
        folder_(std::move(folder)),
        again_(again),
        known_(opened.state),
        state_(opened.state),
        context_(context_of(call)) {}

  DuelRow judge(const CsvRow& cells, const CsvColumns& columns) {
    DuelRow row{.line = cells.line};
    auto parsed = parse_duel_row(opened_, cells, columns);
    const auto rejected = [&row](dots::Error error) {
      if (error.place.line == 0) error.place = {row.line, 1};
      row.reason = std::move(error);
      return row;
    };
    if (!parsed) return rejected(parsed.error());
    if (auto ok = take_record(*parsed, row); !ok) return rejected(ok.error());
    if (is_known(parsed->command, row)) {
      row.verdict = DuelVerdict::same;
      row.file.reset();
      return row;
    }
    auto decision = event::consider(state_, parsed->command, context_);
    if (!decision) return rejected(decision.error());
    for (event::LogBody& body : decision->bodies) {
      if (const auto* entered = std::get_if<event::DuelEntered>(&body)) row.duel = entered->duel.id;
      state_ = event::apply(std::move(state_), body);
    }
    row.verdict = DuelVerdict::added;
    row.warnings = std::move(decision->warnings);
    row.command = std::move(parsed->command);
    return row;
  }

 private:
  dots::Result<void> take_record(ParsedDuel& parsed, DuelRow& row) const {
    auto* enter = std::get_if<event::EnterDuel>(&parsed.command);
    if (enter == nullptr || parsed.record.empty()) return {};
    const std::optional<challenge::DuelResult> given =
        parsed.has_result ? std::optional(enter->duel.result) : std::nullopt;
    const std::filesystem::path path = folder_ / parsed.record;
    auto record = check_duel_record(call_, opened_, path.string(), enter->duel, parsed.index, given, false);
    if (!record) return record.error();
    enter->duel.result = record->result;
    enter->record = record->id;
    row.file = std::move(record->file);
    row.findings = std::move(record->findings);
    return {};
  }
  bool is_known(const event::Command& command, DuelRow& row) {
    if (again_) return false;
    if (const auto* refusal = std::get_if<event::RecordRefusal>(&command)) return known_.take(*refusal);
    row.duel = known_.take(std::get<event::EnterDuel>(command).duel);
    return row.duel != 0;
  }

  const Invocation& call_;
  const OpenEvent& opened_;
  std::filesystem::path folder_;
  bool again_;
  Known known_;
  event::State state_;
  event::Context context_;
};

}  // namespace

std::string_view to_text(DuelVerdict verdict) {
  switch (verdict) {
    case DuelVerdict::added: return "new";
    case DuelVerdict::same: return "same";
    case DuelVerdict::rejected: break;
  }
  return "rejected";
}

dots::Result<std::vector<DuelRow>> read_duels(const Invocation& call, const OpenEvent& opened, const std::string& file,
                                              bool again) {
  if (!opened.state.open_challenge) return dots::Error{"EVT146", {}};
  const auto csv = read_csv_file(call, file);
  if (!csv) return csv.error();
  const CsvRow& titles = csv->table.rows.front();
  const auto columns = csv_columns(titles, csv->mappings, duel_titles);
  if (!columns) return in_file(columns.error(), file);
  for (const char* field : {"game", "a", "b"})
    if (std::ranges::find(*columns, field) == columns->end())
      return in_file({"CSV015", {{"field", field}}, {titles.line, 1}}, file);

  note_reading(call, file, csv->table, unused_columns(titles, *columns));
  const std::filesystem::path folder = file == "-" ? "" : std::filesystem::path(file).parent_path();
  Judge judge(call, opened, folder, again);
  std::vector<DuelRow> rows;
  for (std::size_t i = 1; i < csv->table.rows.size(); ++i) rows.push_back(judge.judge(csv->table.rows[i], *columns));
  return rows;
}

std::vector<event::Command> commands_of(const std::vector<DuelRow>& rows) {
  std::vector<event::Command> commands;
  for (const DuelRow& row : rows)
    if (row.verdict == DuelVerdict::added) commands.push_back(*row.command);
  return commands;
}

}  // namespace arbiter::cli
