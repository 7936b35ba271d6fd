// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "widgets/theme.h"

#include <QObject>

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
    /// Stands where the places would be and says all of it, so that there is no notice as well.
    struct NoPlace
    {
        ErrorText why;
        std::function<void()> again;
    };
    std::optional<NoPlace> noPlace = {};
};

/// The one notice of the window. It is kept as a function, because it is said again in another language when the
/// window is rebuilt.
class WindowNotice : public QObject
{
    Q_OBJECT

public:
    enum class About { Audit, Release, Other };

    explicit WindowNotice(MainWindow &window);

    void tell(std::function<Notice()> make, About about = About::Other); ///< in place of what is said
    void tellAgain();                                                    ///< if anything is said
    void clear();
    bool isEmpty() const { return !m_make; }
    bool tellsOf(About about) const { return m_make && m_about == about; }
    bool isReplaceable() const { return isEmpty() || m_about == About::Release; } ///< by what can wait for its turn

Q_SIGNALS:
    void cleared(); ///< there is room for another

private:
    MainWindow &m_window;
    std::function<Notice()> m_make;
    About m_about = About::Other;
};

} // namespace labdesk
