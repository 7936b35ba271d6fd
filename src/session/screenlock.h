// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"
#include "platform/idlemonitor.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace labdesk {

class Settings;

/// The passphrase of the window: sets, removes, and checks it, with a longer pause after each wrong one in a row. It
/// protects from people at the screen only: anyone who can write the settings file can remove it.
class ScreenLock : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype minPassphraseLength = 8; ///< characters
    static constexpr int maxPause = 60;                 ///< seconds

    explicit ScreenLock(Settings &settings, IdleMonitor::Now now = &IdleMonitor::systemNow, QObject *parent = nullptr);

    bool hasPassphrase() const;
    /// `done` gets false if it couldn't be hashed; the old one then stays.
    void setPassphrase(const Secret &passphrase, QObject *context, std::function<void(bool)> done);
    void removePassphrase();

    /// Calls `done` later with whether the passphrase is correct, unless `context` is destroyed before. Does nothing
    /// during a pause, or while another one is being checked.
    void tryPassphrase(const Secret &passphrase, QObject *context, std::function<void(bool)> done);
    bool isTrying() const { return m_isTrying; }
    int secondsToWait() const;        ///< until another may be tried
    static int pauseAfter(int wrong); ///< seconds, after this many wrong ones in a row

Q_SIGNALS:
    void waitChanged(int secondsLeft);

private:
    void pause(int wrong);

    Settings &m_settings;
    IdleMonitor::Now m_now;
    QTimer m_tick;
    bool m_isTrying = false;
};

} // namespace labdesk
