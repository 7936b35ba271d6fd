# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The catalogs, in a library that the programs link: a program without texts for people needs none.
set(translated es fr de ar) # English is the source; docs/translations.md
set(catalogs ${PROJECT_SOURCE_DIR}/translations/labdesk_en.ts)
foreach(code IN LISTS translated)
    list(APPEND catalogs ${PROJECT_SOURCE_DIR}/translations/labdesk_${code}.ts)
endforeach()
file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/catalogs.cpp CONTENT "")
add_library(labdesk_catalogs STATIC ${CMAKE_CURRENT_BINARY_DIR}/catalogs.cpp)
target_link_libraries(labdesk_catalogs PUBLIC Qt6::Core)
qt_add_lrelease(labdesk_catalogs TS_FILES ${catalogs} QM_FILES_OUTPUT_VARIABLE compiled)
qt_add_resources(labdesk_catalogs catalogs PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${compiled})

# Brings the catalogs up to date with the sources; English holds plurals only.
set(lupdate $<TARGET_FILE:Qt6::lupdate> -silent -locations none -no-obsolete -source-language en -I ${PROJECT_SOURCE_DIR}/src
    ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/ui)
set(updates COMMAND ${lupdate} -pluralonly -target-language en -ts ${PROJECT_SOURCE_DIR}/translations/labdesk_en.ts)
foreach(code IN LISTS translated)
    list(APPEND updates COMMAND ${lupdate} -target-language ${code} -ts ${PROJECT_SOURCE_DIR}/translations/labdesk_${code}.ts)
endforeach()
add_custom_target(update_translations ${updates} VERBATIM)
