#include "cli/run.h"

int main(int argc, char** argv) { return arbiter::cli::run(argc, argv); }
