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

/// What the window says below its banner.
struct Notice
{
    Tone tone = Tone::Info;
    QString sentence;
    QString more = {};
    QString button = {}; ///< with `run`; without both the notice has a Close button
    std::function<void()> run = {};
    /// Takes the place of the panes and says everything, so no notice is needed.
    struct NoPlace
    {
        ErrorText why;
        std::function<void()> again;
    };
    std::optional<NoPlace> noPlace = {};
};

/// The notice of the window, of which there is one at a time: further ones follow it, so that none is lost. Each is
/// stored as a function, because its text is made again when the window is rebuilt in another language.
class WindowNotice : public QObject
{
    Q_OBJECT

public:
    enum class About { Audit, Release, NoPlace, Other };

    explicit WindowNotice(MainWindow &window);

    /// Queues a notice. It replaces one about the same topic and any that can wait; `NoPlace` replaces all.
    void tell(std::function<Notice()> make, About about = About::Other);
    void tellAgain(); ///< if anything is said
    void close();     ///< the one that is said; the next follows
    void withdraw(About about);
    void clear(); ///< and forgets those that would follow
    bool isEmpty() const { return m_line.empty(); }
    bool isReplaceable() const { return isEmpty() || m_line.front().about == About::Release; } ///< by what can wait

Q_SIGNALS:
    void cleared(); ///< there is room for another

private:
    struct Entry
    {
        std::function<Notice()> make;
        About about = About::Other;
    };

    void follow();

    MainWindow &m_window;
    std::deque<Entry> m_line; ///< the first is said
};

} // namespace labdesk
