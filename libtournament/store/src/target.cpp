#include "target.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <tuple>

#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

constexpr std::array<std::string_view, 2> schemes{"postgresql://", "postgres://"};
// What may be said in an address: where to connect, and how far to trust it. The rest is the store's own business.
constexpr std::array<std::string_view, 3> options{"sslmode", "sslrootcert", "connect_timeout"};
constexpr std::array<std::string_view, 4> secrets{"password", "passfile", "sslpassword", "sslkey"};

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

/// Percent signs taken out; nothing for a broken one, and for control characters, which no name needs.
std::optional<std::string> plain(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      const int high = hex_digit(text[i + 1]);
      const int low = hex_digit(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      c = static_cast<char>(high * 16 + low);
      i += 2;
    }
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return std::nullopt;
    out += c;
  }
  return out;
}

/// Splits at the first `mark`; the second part is empty when there is none.
std::pair<std::string_view, std::string_view> split(std::string_view text, char mark) {
  const auto at = text.find(mark);
  if (at == std::string_view::npos) return {text, {}};
  return {text.substr(0, at), text.substr(at + 1)};
}

class AddressReader {
 public:
  explicit AddressReader(std::string_view text) { target_.name = text; }

  dots::Result<Target> read(std::string_view address) {
    target_.dialect = Dialect::postgresql;
    const auto [place, query] = split(address, '?');
    auto [authority, name] = split(place, '/');
    if (const auto at = authority.rfind('@'); at != std::string_view::npos) {
      const auto user = authority.substr(0, at);
      if (user.find(':') != std::string_view::npos) return error(errors::password_in_target);
      if (!take(user, target_.user)) return refused("user");
      authority.remove_prefix(at + 1);
    }
    if (auto done = host_and_port(authority); !done) return done.error();
    if (!take(name, target_.database) || target_.database.empty()) return refused("name");
    for (std::string_view rest = query; !rest.empty();) {
      const auto [one, others] = split(rest, '&');
      if (auto done = option(one); !done) return done.error();
      rest = others;
    }
    return std::move(target_);
  }

 private:
  [[nodiscard]] dots::Error refused(std::string_view what) const {
    return error(errors::target_refused, {{"target", target_.name}, {"what", std::string(what)}});
  }

  static bool take(std::string_view text, std::string& into) {
    auto found = plain(text);
    if (!found) return false;
    into = *std::move(found);
    return true;
  }

  dots::Result<void> host_and_port(std::string_view authority) {
    std::string_view host = authority;
    std::string_view port;
    if (authority.starts_with('[')) {  // IPv6
      const auto end = authority.find(']');
      if (end == std::string_view::npos) return refused("host");
      host = authority.substr(1, end - 1);
      authority.remove_prefix(end + 1);
      if (!authority.empty() && authority.front() != ':') return refused("host");
      port = authority.empty() ? authority : authority.substr(1);
    } else {
      std::tie(host, port) = split(authority, ':');
    }
    if (!take(host, target_.host)) return refused("host");
    return port.empty() ? dots::Result<void>() : set_port(port);
  }

  dots::Result<void> set_port(std::string_view text) {
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, target_.port);
    if (read.ec != std::errc() || read.ptr != end || target_.port < 1 || target_.port > 65535) return refused("port");
    return {};
  }

  dots::Result<void> option(std::string_view text) {
    const auto [key, raw] = split(text, '=');
    if (std::ranges::find(secrets, key) != secrets.end()) return error(errors::password_in_target);
    std::string value;
    if (!take(raw, value) || value.empty()) return refused("value");
    // Qt hands options on in one text, divided by these.
    if (value.find_first_of(";'\\") != std::string::npos) return refused("value");
    if (key == "host") {
      target_.host = value;
      return {};
    }
    if (key == "port") return set_port(value);
    if (std::ranges::find(options, key) == options.end()) return refused("option");
    target_.options.emplace_back(key, std::move(value));
    return {};
  }

  Target target_{};
};

}  // namespace

dots::Result<Target> parse_target(std::string_view text) {
  for (const std::string_view scheme : schemes)
    if (text.starts_with(scheme)) return AddressReader(text).read(text.substr(scheme.size()));
  return Target::file(std::string(text));
}

}  // namespace tournament::store::detail
