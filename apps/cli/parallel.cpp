#include "cli/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace arbiter::cli {

std::size_t worker_count() {
  constexpr std::size_t most = 16;
  return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, most);
}

void for_each_number(std::size_t count, const std::function<void(std::size_t)>& work, std::size_t chunk) {
  std::atomic<std::size_t> next{0};
  const auto take = [&] {
    for (std::size_t from = next.fetch_add(chunk); from < count; from = next.fetch_add(chunk))
      for (std::size_t i = from; i < std::min(from + chunk, count); ++i) work(i);
  };
  std::vector<std::jthread> helpers;
  const std::size_t chunks = (count + chunk - 1) / chunk;
  for (std::size_t i = 1; i < std::min(worker_count(), chunks); ++i) helpers.emplace_back(take);
  take();
}

}  // namespace arbiter::cli
