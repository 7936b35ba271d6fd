# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# moc looks for macros in all that a file includes, Qt and the standard library too: a fifth of a second a file. What it
# writes of our files depends on none of that but on the system (slots inside of #ifdef Q_OS_UNIX). So it gets no folders to
# look in, only the header that says the system. Inside of a class with Q_OBJECT it sees no other macro of Qt's or ours.
get_target_property(LABDESK_MOC Qt6::moc LOCATION)
get_target_property(LABDESK_QT_INCLUDES Qt6::Core INTERFACE_INCLUDE_DIRECTORIES)
find_file(LABDESK_QT_SYSTEM qsystemdetection.h PATHS ${LABDESK_QT_INCLUDES} NO_DEFAULT_PATH REQUIRED)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/moc CONTENT [=[#!/bin/sh
for argument; do
    shift
    case $argument in -I*) ;; *) set -- "$@" "$argument" ;; esac
done
exec "@LABDESK_MOC@" --include "@LABDESK_QT_SYSTEM@" "$@"
]=] @ONLY)
file(CHMOD ${PROJECT_BINARY_DIR}/moc PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
get_target_property(configurations Qt6::moc IMPORTED_CONFIGURATIONS) # CMake 3.31 asks for that of one, 3.25 for that of none
list(TRANSFORM configurations PREPEND IMPORTED_LOCATION_)
foreach(location IN ITEMS IMPORTED_LOCATION LISTS configurations)
    set_property(TARGET Qt6::moc PROPERTY ${location} ${PROJECT_BINARY_DIR}/moc)
endforeach()
