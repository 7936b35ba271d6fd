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

void WindowNotice::report(std::function<Notice()> make, About about)
{
    if (about == About::ErrorPage)
        m_queue.clear();
    std::erase_if(m_queue, [](const Entry &entry) { return entry.about == About::Release; });
    const auto queued = std::ranges::find(m_queue, about, &Entry::about);
    if (about != About::Other && queued != m_queue.end())
        queued->make = std::move(make);
    else
        m_queue.push_back({std::move(make), about});
    if (m_queue.size() == 1 || (about != About::Other && m_queue.front().about == about))
        showFront();
}

void WindowNotice::showFront()
{
    if (m_queue.empty())
        return;
    const Notice notice = m_queue.front().make();
    WindowContent &content = m_window.content();
    WindowMessages &messages = *content.messages();
    if (notice.errorPage) { // the page contains everything
        content.clearNotice();
        content.places()->showErrorPage(notice.errorPage->why, notice.errorPage->retry);
    } else if (notice.run) {
        messages.showNotice(notice.tone, notice.sentence, notice.more, notice.button, notice.run);
    } else {
        messages.showNotice(notice.tone, notice.sentence, notice.more, tr("Close"), [this] { close(); });
    }
}

void WindowNotice::close()
{
    if (!m_queue.empty())
        m_queue.pop_front();
    follow();
}

void WindowNotice::withdraw(About about)
{
    const bool wasShown = !m_queue.empty() && m_queue.front().about == about;
    std::erase_if(m_queue, [about](const Entry &entry) { return entry.about == about; });
    if (wasShown)
        follow();
}

void WindowNotice::clear()
{
    m_queue.clear();
    follow();
}

void WindowNotice::follow()
{
    if (!m_queue.empty())
        return showFront();
    m_window.content().clearNotice();
    Q_EMIT cleared();
}

} // namespace labdesk
