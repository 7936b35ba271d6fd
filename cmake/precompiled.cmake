# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What nearly every file includes, compiled once for all layers and test programs: a touched file then compiles in a fraction.
# Standard and Qt headers only, so that no change of ours makes everything anew. A file still includes what it uses: CI compiles
# each without this (preset "alone"). <QTest> is not among them: it is made for one test program, by the definitions Qt gives it.
option(LABDESK_PRECOMPILE "Precompile the headers that nearly every file includes" OFF)

set(labdesk_headers_core
    <algorithm> <array> <chrono> <functional> <memory> <optional> <string_view> <utility> <variant> <vector>
    <QByteArray> <QCoreApplication> <QDateTime> <QHash> <QLocale> <QObject> <QPointer> <QSet> <QString> <QStringList> <QTimer>)
set(labdesk_headers_gui ${labdesk_headers_core}
    <QAbstractItemModel> <QAbstractButton> <QAction> <QApplication> <QBoxLayout> <QEvent> <QKeyEvent> <QLabel> <QLineEdit> <QPainter>
    <QPushButton> <QStyle> <QTableView> <QWidget>)
set(labdesk_links_core Qt6::Core)
set(labdesk_links_gui Qt6::Widgets)

if(LABDESK_PRECOMPILE)
    foreach(set IN ITEMS core gui)
        set(owner labdesk_precompiled_${set})
        file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${owner}.cpp CONTENT "")
        add_library(${owner} OBJECT EXCLUDE_FROM_ALL ${PROJECT_BINARY_DIR}/${owner}.cpp)
        set_target_properties(${owner} PROPERTIES AUTOMOC OFF)
        target_link_libraries(${owner} PRIVATE labdesk_rules ${labdesk_links_${set}})
        target_precompile_headers(${owner} PRIVATE ${labdesk_headers_${set}})
    endforeach()
endif()

# labdesk_precompile(<target> <core|gui>)
function(labdesk_precompile target set)
    if(NOT LABDESK_PRECOMPILE)
        return()
    endif()
    target_precompile_headers(${target} REUSE_FROM labdesk_precompiled_${set})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -fpch-preprocess) # without it ccache passes such files by
    endif()
endfunction()
