# Installation: libraries with their header sets, the man page and a package for find_package(DotsArbiter). The command
# is installed by its own folder.
#
# The package has two parts, so that a program which only wants the rules needs no Qt: `dots` and `tournament` always,
# `tournament_store` with COMPONENTS store.
include(CMakePackageConfigHelpers)
set(ARBITER_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/DotsArbiter)

install(TARGETS dots tournament EXPORT DotsArbiterTargets
  ARCHIVE COMPONENT development LIBRARY COMPONENT runtime
  FILE_SET HEADERS COMPONENT development)
install(TARGETS tournament_store EXPORT DotsArbiterStoreTargets
  ARCHIVE COMPONENT development LIBRARY COMPONENT runtime
  FILE_SET HEADERS COMPONENT development)
install(EXPORT DotsArbiterTargets NAMESPACE DotsArbiter:: DESTINATION ${ARBITER_PACKAGE_DIR} COMPONENT development)
install(EXPORT DotsArbiterStoreTargets NAMESPACE DotsArbiter:: DESTINATION ${ARBITER_PACKAGE_DIR}
  COMPONENT development)

configure_package_config_file(cmake/DotsArbiterConfig.cmake.in ${PROJECT_BINARY_DIR}/DotsArbiterConfig.cmake
  INSTALL_DESTINATION ${ARBITER_PACKAGE_DIR})
# Before 1.0 a minor version may change names.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/DotsArbiterConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/DotsArbiterConfig.cmake ${PROJECT_BINARY_DIR}/DotsArbiterConfigVersion.cmake
  DESTINATION ${ARBITER_PACKAGE_DIR} COMPONENT development)

install(FILES docs/man/arbiter.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT runtime)
install(FILES README.md CHANGELOG.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT runtime)
