// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace labdesk {

class MainWindow;
class WindowNotice;

/// What became of changes when their connection was left or the window was covered.
struct CutOffWrites
{
    bool hasCanceled = false; ///< some that still counted down
    int unknown = 0;          ///< that were sent, and no answer was waited for
    QString connection = {};  ///< its name
};

class CutOffNotice
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CutOffNotice)

public:
    CutOffNotice(MainWindow &window, WindowNotice &notice) : m_window(window), m_notice(notice) { }

    static QString canceledText();
    void tell(const CutOffWrites &writes); ///< nothing when nothing was cut off

private:
    MainWindow &m_window;
    WindowNotice &m_notice;
};

} // namespace labdesk
