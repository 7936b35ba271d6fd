// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

class QDialog;

namespace labdesk {

class MainWindow;
class Settings;
struct Options;

/// How the window looks, which language it speaks, and whether it shows the tools: follows what is set of that. The
/// privacy mode is of this run.
/// Applied when this is made: before there is a window, whose parts take their texts and sizes when they are made.
class Presentation : public QObject
{
    Q_OBJECT

public:
    /// What the options name holds for this run, until it is chosen by hand.
    Presentation(Settings &settings, const Options &options);

    void setPrivacyMode(bool on);

Q_SIGNALS:
    void languageChanged();
    void privacyModeChanged(bool on);
    void rebuildNeeded(); ///< the window still has the old language, sizes or masks
};

/// Decides when the window is rebuilt for another language, text size, or privacy mode: not at once, because the
/// request comes from a part of it; not while it is covered; and not behind a dialog, in which something may have been
/// typed.
class RebuildScheduler : public QObject
{
    Q_OBJECT

public:
    /// `fill`: see MainWindow::rebuild().
    RebuildScheduler(MainWindow &window, std::function<void()> fill);

    void request();

Q_SIGNALS:
    void rebuilt();

private:
    QDialog *unfinishedDialog() const;
    void rebuild();

    MainWindow &m_window;
    std::function<void()> m_fill;
    QTimer m_timer;
    bool m_isRequested = false;
};

} // namespace labdesk
