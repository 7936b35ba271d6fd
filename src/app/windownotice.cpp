// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windownotice.h"

#include "shell/mainwindow.h"
#include "shell/placestack.h"
#include "shell/windowcontent.h"
#include "shell/windowmessages.h"

#include <utility>

namespace labdesk {

WindowNotice::WindowNotice(MainWindow &window) : m_window(window) { }

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
    WindowContent &content = m_window.content();
    WindowMessages &messages = *content.messages();
    if (notice.noPlace) { // which says all of it
        content.clearNotice();
        content.places()->showNoPlace(notice.noPlace->why, notice.noPlace->again);
    } else if (notice.run) {
        messages.showNotice(notice.tone, notice.sentence, notice.more, notice.button, notice.run);
    } else {
        messages.showNotice(notice.tone, notice.sentence, notice.more, tr("Close"), [this] { clear(); });
    }
}

void WindowNotice::clear()
{
    m_make = {};
    m_window.content().clearNotice();
    Q_EMIT cleared();
}

} // namespace labdesk
