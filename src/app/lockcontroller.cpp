// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lockcontroller.h"

#include "app/connectionswitch.h"
#include "app/consolenotices.h"
#include "app/jobprogress.h"
#include "output/desktop/clipboard.h"
#include "platform/idlemonitor.h"
#include "platform/settings.h"
#include "session/connectionregistry.h"
#include "session/screenlock.h"
#include "shell/lockscreen.h"
#include "shell/mainwindow.h"
#include "store/memorytrim.h"
#include "text/localtexts.h"

#include <QPointer>
#include <QThread>

#include <algorithm>
#include <utility>

namespace labdesk {

LockController::LockController(Parts parts) : m_parts(parts)
{
    MainWindow &window = m_parts.window;
    connect(&window, &MainWindow::covered, this, &LockController::followCover);
    connect(&window, &MainWindow::uncovered, this, &LockController::followUncover);
    connect(&m_parts.idle, &IdleMonitor::idle, &window, &MainWindow::cover);
    connect(&m_parts.lock, &ScreenLock::waitChanged, this, [this](int seconds) {
        if (LockScreen *cover = m_parts.window.lockScreen())
            cover->setWaitSeconds(seconds);
    });
    m_unloadTimer.setSingleShot(true);
    connect(&m_unloadTimer, &QTimer::timeout, this, &LockController::unload);
    m_parts.settings.follow(setting::passphraseHash, this,
                            [&window](const QByteArray &hash) { window.setPassphraseSet(!hash.isEmpty()); });
    m_parts.settings.follow(setting::lockMinutes, this,
                            [this](int minutes) { m_parts.idle.setLimit(std::chrono::minutes(minutes)); });
    window.setUncover([this] { uncover(); });
}

LockController::Covered *LockController::coveredState()
{
    if (auto *unloaded = std::get_if<Unloaded>(&m_state))
        return unloaded;
    return std::get_if<Covered>(&m_state);
}

void LockController::followCover()
{
    m_parts.idle.stop();
    output::clearPersonalCopy();
    LockScreen &cover = *m_parts.window.lockScreen();
    connect(&cover, &LockScreen::continueWithoutKeyRequested, this, [this] { restoreSession({}); });
    connect(&cover, &LockScreen::forgetKeysRequested, this, &LockController::forgetKeys);
    cover.setWaitSeconds(m_parts.lock.secondsToWait());
    Covered state;
    if (Session *session = m_parts.session.get()) {
        state.cutOff.connection = session->connection().name;
        state.cutOff.hasCanceled = session->actions().hasDelayed();
    }
    if (state.cutOff.hasCanceled) {
        m_parts.session.get()->actions().cancelDelayed();
        cover.addNote(ConsoleNotices::canceledText());
    }
    m_state = std::move(state);
    Q_EMIT covered();
    m_unloadTimer.start(0);
}

void LockController::unload()
{
    if (!std::holds_alternative<Covered>(m_state))
        return;
    constexpr int retryMs = 50;
    if (QThread::currentThread()->loopLevel() > 1) // a drag is in progress, whose source must not be deleted
        return m_unloadTimer.start(retryMs);
    Session *session = m_parts.session.get();
    Unloaded next{std::get<Covered>(m_state), std::make_unique<MemoryScrub>(), session != nullptr};
    Unloaded &state = m_state.emplace<Unloaded>(std::move(next));
    m_parts.connectionSwitch.dropKey();
    m_parts.window.unloadContent();
    const bool isLocked = m_parts.lock.hasPassphrase();
    if (session) {
        const UserActions::AbandonEffect cutOff = session->actions().abandonEffect();
        state.cutOff.unknown = cutOff.unknown;
        if (cutOff.hasCanceled && !std::exchange(state.cutOff.hasCanceled, true))
            m_parts.window.lockScreen()->addNote(ConsoleNotices::canceledText());
        record({.operation = AuditOperation::Lock});
        session->lock(m_parts.settings.get(setting::jobsWhileLocked) == Settings::JobsWhileLocked::Pause);
        if (!isLocked && m_parts.connections.forgetsSecretOf(session->connection().id)) {
            state.hadKey = false;
            m_parts.window.lockScreen()->addNote(
                tr("This connection’s key was kept for this session only and has been removed. Enter it again."));
        } else if (!m_parts.session.lacksKey() && !m_parts.connections.hasSecret(session->connection().id)) {
            state.hadKey = false;
            m_parts.window.lockScreen()->addNote(tr("This connection’s key has been removed. Enter it again."));
        }
    }
    if (!isLocked)
        m_parts.connections.forgetSessionSecrets();
    trimMemory();
    Q_EMIT unloaded();
}

void LockController::uncover()
{
    LockScreen *cover = m_parts.window.lockScreen();
    if (!m_parts.lock.hasPassphrase() || coveredState()->isUnlocked)
        return resume();
    const Secret typed(cover->takePassphrase().toUtf8());
    if (typed.isEmpty() || m_parts.lock.isTrying() || m_parts.lock.secondsToWait() > 0)
        return;
    cover->setChecking(true);
    m_parts.lock.tryPassphrase(typed, cover, [this, cover](bool isCorrect) {
        if (!isCorrect) {
            record({.operation = AuditOperation::RefusedUnlock, .outcome = AuditOutcome::Failed});
            return cover->refuse();
        }
        if (!m_parts.session.get()) // otherwise recorded when the session resumes
            record({.operation = AuditOperation::Unlock});
        resume();
    });
}

/// Also used for the lock at startup, when there is no open connection to name.
void LockController::record(const AuditEntry &entry) const
{
    if (Session *session = m_parts.session.get())
        session->record(entry);
    else
        m_parts.audit.record(entry);
}

/// Reads the key first, which the session needs to resume.
void LockController::resume()
{
    Covered *state = coveredState();
    if (!state)
        return; // unlocked meanwhile
    state->isUnlocked = true;
    const auto *unloaded = std::get_if<Unloaded>(&m_state);
    if (!unloaded || !unloaded->hadKey)
        return restoreSession({});
    LockScreen *cover = m_parts.window.lockScreen();
    cover->setChecking(true);
    m_parts.connections.credentialsOf(m_parts.session.connectionId(),
                                      [this, cover = QPointer(cover)](Credentials secret) {
                                          if (!cover)
                                              return;
                                          if (secret.isEmpty())
                                              return cover->askForKeyring();
                                          restoreSession(std::move(secret));
                                      });
}

void LockController::restoreSession(Credentials key)
{
    if (auto *unloaded = std::get_if<Unloaded>(&m_state))
        unloaded->key = std::move(key);
    if (LockScreen *cover = m_parts.window.lockScreen())
        cover->dismiss();
}

void LockController::followUncover()
{
    m_unloadTimer.stop();
    auto state = std::exchange(m_state, Shown());
    auto *unloaded = std::get_if<Unloaded>(&state);
    if (unloaded)
        unloaded->scrub.reset();
    m_parts.idle.start();
    const Covered &covered = unloaded ? *unloaded : std::get<Covered>(state);
    const CutOffWrites cutOff = covered.cutOff;
    if (!covered.isUnlocked) // uncovered by forgetKeys(): the earlier content is only for those who know the passphrase
        m_parts.session.forget();
    if (unloaded && m_parts.connectionSwitch.isOutdated())
        m_parts.session.close(); // its key is gone, and the new one may be for another address
    if (m_parts.connectionSwitch.isOpen() && unloaded && unloaded->key)
        return fill(std::move(*unloaded->key), cutOff);
    if (m_parts.connectionSwitch.isOpen() && unloaded)
        return m_parts.connectionSwitch.readKey([this, cutOff](Credentials secret) {
            if (m_parts.session.get() && m_parts.session.get()->isLocked())
                fill(std::move(secret), cutOff);
        });
    if (m_parts.connectionSwitch.isOpen())
        Q_EMIT returned();
    else
        m_parts.connectionSwitch.connectToRequested();
    m_parts.notices.showCutOff(cutOff);
}

void LockController::fill(Credentials key, const CutOffWrites &cutOff)
{
    m_parts.session.unlock(std::move(key));
    m_parts.window.restoreContent([this] { Q_EMIT filling(); });
    Q_EMIT returned();
    m_parts.notices.showCutOff(cutOff);
}

/// For a lost passphrase: deletes the keys, and then the passphrase, which no longer protects anything. It stays while
/// a key may be left.
void LockController::forgetKeys()
{
    LockScreen *cover = m_parts.window.lockScreen();
    m_parts.connections.forgetSecrets([this, cover = QPointer(cover)](bool areForgotten) {
        if (!cover || !coveredState())
            return; // unlocked meanwhile
        if (!areForgotten)
            return cover->tellKeysRemain();
        m_parts.lock.removePassphrase();
        cover->dismiss();
    });
}

LockScreenStatus::LockScreenStatus(const ConnectionRegistry &connections, const CurrentSession &session,
                                   const LockController &lock, const JobProgress &progress, MainWindow &window)
    : m_connections(connections), m_session(session), m_window(window)
{
    connect(&lock, &LockController::covered, this, &LockScreenStatus::show);
    connect(&lock, &LockController::unloaded, this, &LockScreenStatus::show);
    connect(&progress, &JobProgress::shown, this, &LockScreenStatus::show);
}

void LockScreenStatus::show()
{
    LockScreen *cover = m_window.lockScreen();
    Session *session = m_session.get();
    const Connection *connection = session ? &session->connection() : m_connections.find(m_connections.currentId());
    if (!cover || !connection)
        return;
    QStringList parts;
    if (session) {
        const int paused = session->jobs().countPausedByLock();
        const auto isRunning = [](const auto &job) { return job->engine().phase() == UserJobEngine::Phase::Running; };
        const int running = int(std::ranges::count_if(session->jobs().jobs(), isRunning));
        if (paused > 0)
            parts += tr("%Ln job(s) paused", nullptr, paused);
        if (running > 0)
            parts += tr("%Ln job(s) running", nullptr, running);
    }
    cover->setConnection(*connection);
    cover->setJobs(joinFacts(parts));
}

} // namespace labdesk
