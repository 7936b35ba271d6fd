// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/currentsession.h"
#include "domain/credentials.h"
#include "domain/memoryscrub.h"
#include "session/auditentry.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <variant>

namespace labdesk {

class AuditTrail;
class ConnectionRegistry;
class ConnectionSwitch;
class ConsoleNotices;
class IdleMonitor;
class JobProgress;
class MainWindow;
class ScreenLock;
class Settings;

/// Locks and unlocks the window. Covering hides everything and stops requests immediately. Session data is deleted when
/// control returns to the event loop, since handlers may still use it. Uncovering checks the passphrase, reads the key,
/// and rebuilds the panes.
class LockController : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        ScreenLock &lock;
        IdleMonitor &idle;
        const Settings &settings;
        ConnectionRegistry &connections;
        ConnectionSwitch &connectionSwitch;
        CurrentSession &session;
        ConsoleNotices &notices;
        AuditTrail &audit;
        MainWindow &window;
    };
    explicit LockController(Parts parts);

    bool isUnloaded() const { return std::holds_alternative<Unloaded>(m_state); } ///< covered, and its content deleted

Q_SIGNALS:
    void covered();
    void unloaded();
    void filling();  ///< the panes must be built
    void returned(); ///< the session is shown again

private:
    struct Shown
    {
    };
    struct Covered
    {
        CutOffWrites cutOff = {};
        bool isUnlocked = false; ///< the passphrase was correct, and isn't asked for again
    };
    struct Unloaded : Covered
    {
        std::unique_ptr<MemoryScrub> scrub = {}; ///< until the window is uncovered
        bool hadKey = false;                     ///< a connection is open
        std::optional<Credentials> key = {};     ///< to resume the session
    };

    void followCover();
    void unload();
    void uncover();
    void resume();
    void restoreSession(Credentials key);
    void followUncover();
    void fill(Credentials key, const CutOffWrites &cutOff);
    void forgetKeys();
    void record(const AuditEntry &entry) const;
    Covered *coveredState();

    Parts m_parts;
    QTimer m_unloadTimer; ///< runs when no handler can access the data any more
    std::variant<Shown, Covered, Unloaded> m_state;
};

/// Shows the connection and its activity on the lock screen.
class LockScreenStatus : public QObject
{
    Q_OBJECT

public:
    LockScreenStatus(const ConnectionRegistry &connections, const CurrentSession &session, const LockController &lock,
                     const JobProgress &progress, MainWindow &window);

private:
    void show(); ///< does nothing if the window isn't covered

    const ConnectionRegistry &m_connections;
    const CurrentSession &m_session;
    MainWindow &m_window;
};

} // namespace labdesk
