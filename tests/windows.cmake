# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The classes that are not tried as programs of Windows (./dev test --windows), each with its reason. Single functions that
# are left out say so themselves.
set(labdesk_not_on_windows
    "platform/tst_desktopnotifier: D-Bus"
    "platform/tst_logindwatch: logind speaks over D-Bus"
    "platform/tst_keyringstore: its keyrings are those of the Secret Service; platform/tst_credentialmanager takes its place"
    "session/tst_auditforward: the journal is systemd's"
    "session/tst_auditrequired: the journal is systemd's"
    "service/tst_commandline: it ends the program by signals of POSIX"
    "service/tst_databasefaults: a full disk and a read-only file are made by means of POSIX"
    "service/tst_postgresfaults: its servers are stopped and go on by signals of POSIX"
    "api/tst_kerberos: its realm and its proxy are programs of Debian")

# labdesk_leave_out(<area> <list of classes>)
function(labdesk_leave_out area classes)
    if(NOT WIN32)
        return()
    endif()
    foreach(entry IN LISTS labdesk_not_on_windows)
        string(REGEX MATCH "^([^:]*)/([^:/]*): (.*)$" matched ${entry})
        if(CMAKE_MATCH_1 STREQUAL area)
            list(REMOVE_ITEM ${classes} ${CMAKE_MATCH_2})
            message(STATUS "Left out on Windows: ${entry}")
        endif()
    endforeach()
    set(${classes} ${${classes}} PARENT_SCOPE)
endfunction()
