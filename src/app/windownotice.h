// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "widgets/theme.h"

#include <QObject>

#include <deque>
#include <functional>
#include <optional>

namespace labdesk {

class MainWindow;

/// A notice below the window's banner.
struct Notice
{
    Tone tone = Tone::Info;
    QString sentence;
    QString more = {};
    QString button = {}; ///< requires `run`; without both, the notice has a Close button
    std::function<void()> run = {};
    /// An error page in place of the panes, which contains everything, so no notice is needed.
    struct ErrorPage
    {
        ErrorText why;
        std::function<void()> retry;
    };
    std::optional<ErrorPage> errorPage = {};
};

/// The notice of the window. Only one is shown at a time; the others are queued, so that none is lost. Each is stored
/// as a function, because its text is created again when the window is rebuilt in another language.
class WindowNotice : public QObject
{
    Q_OBJECT

public:
    enum class About { Audit, Settings, Replies, Jobs, Release, ErrorPage, Other };

    explicit WindowNotice(MainWindow &window);

    /// Queues a notice. It replaces one about the same topic and any less urgent one; `ErrorPage` replaces all.
    void report(std::function<Notice()> make, About about = About::Other);
    void showFront(); ///< if there is a notice
    void close();     ///< closes the current notice and shows the next one
    void withdraw(About about);
    void clear(); ///< also clears the queue
    bool isEmpty() const { return m_queue.empty(); }
    bool isReplaceable() const { return isEmpty() || m_queue.front().about == About::Release; } ///< by other notices

Q_SIGNALS:
    void cleared(); ///< another notice can be shown

private:
    struct Entry
    {
        std::function<Notice()> make;
        About about = About::Other;
    };

    void follow();

    MainWindow &m_window;
    std::deque<Entry> m_queue; ///< the first one is shown
};

} // namespace labdesk
