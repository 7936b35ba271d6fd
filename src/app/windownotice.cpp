// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windownotice.h"

#include "shell/mainwindow.h"
#include "shell/placestack.h"
#include "shell/windowcontent.h"
#include "shell/windowmessages.h"

#include <algorithm>
#include <utility>

namespace labdesk {

WindowNotice::WindowNotice(MainWindow &window) : m_window(window) { }

void WindowNotice::tell(std::function<Notice()> make, About about)
{
    if (about == About::NoPlace)
        m_line.clear();
    std::erase_if(m_line, [](const Entry &entry) { return entry.about == About::Release; });
    const auto same = std::ranges::find(m_line, about, &Entry::about);
    if (about != About::Other && same != m_line.end())
        same->make = std::move(make);
    else
        m_line.push_back({std::move(make), about});
    if (m_line.size() == 1 || (about != About::Other && m_line.front().about == about))
        tellAgain();
}

void WindowNotice::tellAgain()
{
    if (m_line.empty())
        return;
    const Notice notice = m_line.front().make();
    WindowContent &content = m_window.content();
    WindowMessages &messages = *content.messages();
    if (notice.noPlace) { // the page contains everything
        content.clearNotice();
        content.places()->showNoPlace(notice.noPlace->why, notice.noPlace->again);
    } else if (notice.run) {
        messages.showNotice(notice.tone, notice.sentence, notice.more, notice.button, notice.run);
    } else {
        messages.showNotice(notice.tone, notice.sentence, notice.more, tr("Close"), [this] { close(); });
    }
}

void WindowNotice::close()
{
    if (!m_line.empty())
        m_line.pop_front();
    follow();
}

void WindowNotice::withdraw(About about)
{
    const bool wasSaid = !m_line.empty() && m_line.front().about == about;
    std::erase_if(m_line, [about](const Entry &entry) { return entry.about == about; });
    if (wasSaid)
        follow();
}

void WindowNotice::clear()
{
    m_line.clear();
    follow();
}

void WindowNotice::follow()
{
    if (!m_line.empty())
        return tellAgain();
    m_window.content().clearNotice();
    Q_EMIT cleared();
}

} // namespace labdesk
