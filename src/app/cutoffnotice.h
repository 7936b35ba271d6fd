// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace labdesk {

class MainWindow;
class WindowNotice;

/// The changes that were interrupted when their connection was closed or the window was covered.
struct CutOffWrites
{
    bool hasCanceled = false; ///< some were still counting down
    int unknown = 0;          ///< number of changes sent without waiting for the response
    QString connection = {};  ///< name of the connection
};

class CutOffNotice
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CutOffNotice)

public:
    CutOffNotice(MainWindow &window, WindowNotice &notice) : m_window(window), m_notice(notice) { }

    static QString canceledText();
    void tell(const CutOffWrites &writes); ///< does nothing if no change was interrupted

private:
    MainWindow &m_window;
    WindowNotice &m_notice;
};

} // namespace labdesk
