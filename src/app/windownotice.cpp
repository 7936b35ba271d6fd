// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windownotice.h"

#include "shell/mainwindow.h"

#include <utility>

namespace labdesk {

WindowNotice::WindowNotice(MainWindow &window, QObject *parent) : QObject(parent), m_window(window) { }

void WindowNotice::tell(std::function<Notice()> make, About about)
{
    m_make = std::move(make);
    m_about = about;
    tellAgain();
}

void WindowNotice::tellAgain()
{
    if (!m_make)
        return;
    const Notice notice = m_make();
    if (notice.run)
        m_window.showNotice(notice.tone, notice.sentence, notice.more, notice.button, notice.run);
    else if (!notice.noPlace)
        m_window.showNotice(notice.tone, notice.sentence, notice.more, tr("Close"), [this] { clear(); });
    else
        m_window.showNotice(notice.tone, notice.sentence, notice.more);
    if (notice.noPlace)
        m_window.showNoPlace(notice.noPlace->why, notice.noPlace->again);
}

void WindowNotice::clear()
{
    m_make = {};
    m_window.clearNotice();
    Q_EMIT cleared();
}

} // namespace labdesk
