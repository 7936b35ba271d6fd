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

/// Applies the appearance, the language, and whether the tools are shown, and follows their settings. Privacy mode is
/// only for this run. Must be created before the window, whose widgets determine their texts and sizes when created.
class Presentation : public QObject
{
    Q_OBJECT

public:
    /// The values in the options apply to this run, until changed by hand.
    Presentation(Settings &settings, const Options &options);

    void setPrivacyMode(bool on);

Q_SIGNALS:
    void languageChanged();
    void privacyModeChanged(bool on);
    void rebuildNeeded(); ///< the window still has the old language, sizes, or masks
};

/// Decides when the window is rebuilt for another language, text size, or privacy mode: not immediately, because the
/// request comes from a part of it; not while it is covered; and not behind a dialog, which may contain typed text.
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
