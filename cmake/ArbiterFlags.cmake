# One INTERFACE target carries every compiler flag of the project; each target of ours links it privately.
add_library(arbiter_flags INTERFACE)
target_compile_options(arbiter_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Wold-style-cast
  -Woverloaded-virtual
  # The libraries are position-independent, yet nobody replaces a function of theirs: so calls within can be inlined.
  -fno-semantic-interposition
  # g++ 12 reports an overlap that cannot be where `"text" + std::string()` is inlined at -O3 (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  $<$<BOOL:${ARBITER_WERROR}>:-Werror>)
target_compile_definitions(arbiter_flags INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CONTEXTLESS_CONNECT QT_NO_KEYWORDS)
if(ARBITER_SANITIZE)
  # g++ sees uninitialised values in instrumented code where there are none.
  target_compile_options(arbiter_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  # A null or misaligned pointer stops the program anyway, and the checks before every access of one double the code.
  target_compile_options(arbiter_flags INTERFACE -fsanitize=${ARBITER_SANITIZE}
    -fno-sanitize=null,alignment,object-size,vptr -fno-omit-frame-pointer -fno-sanitize-recover=all)
  # A program at a fixed place starts in two thirds of the time: a million addresses in the descriptions of the checks
  # need no adjusting. The tests start the command thousands of times.
  target_link_options(arbiter_flags INTERFACE -fsanitize=${ARBITER_SANITIZE}
    $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-no-pie>)
endif()
if(ARBITER_COVERAGE)
  target_compile_options(arbiter_flags INTERFACE --coverage -O0)
  target_link_options(arbiter_flags INTERFACE --coverage)
endif()
if(ARBITER_FUZZ)
  # The libraries report the branches they take, by which the fuzzer finds its way.
  target_compile_options(arbiter_flags INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(arbiter_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# The presets dev and asan compile up to sixteen files of a target as one (CMAKE_UNITY_BUILD): what they include is read
# once. So all files of a target share their unnamed namespaces; the others compile each file alone.

# arbiter_precompile(TARGET header…): headers that most files of a target include are read once. The release
# preset does without, so that each file is seen to include what it uses.
function(arbiter_precompile target)
  target_precompile_headers(${target} PRIVATE
    <algorithm> <array> <map> <optional> <set> <string> <string_view> <variant> <vector> ${ARGN})
  # For ccache, which looks at the text that the preprocessor gives.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
endfunction()
