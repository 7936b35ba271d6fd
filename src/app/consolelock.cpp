// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"
#include "output/clipboard.h"
#include "platform/memoryscrub.h"
#include "shell/lockscreen.h"
#include "shell/preferencesdialog.h"
#include "store/memorytrim.h"
#include "text/localtexts.h"
#include "views/common/pane.h"
#include "widgets/toast.h"

#include <QThread>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

// Nobody is there: what covers the window drops everything behind it, and how it comes back.

void Console::connectLock()
{
    m_idle.setLimit(std::chrono::minutes(lockMinutes()));
    connect(&m_idle, &IdleMonitor::idle, m_window.get(), &MainWindow::cover);
    connect(m_watch.get(), &SessionWatch::lockWanted, m_window.get(), &MainWindow::cover);
    connect(&m_lock, &ScreenLock::waitChanged, this, [this](int seconds) {
        if (LockScreen *cover = m_window->coverScreen())
            cover->setWait(seconds);
    });
    m_emptying.setSingleShot(true);
    connect(&m_emptying, &QTimer::timeout, this, &Console::emptyWindow);
    m_window->setLocks(m_lock.hasPassphrase());
    m_window->setUncover([this] { uncover(); });
}

int Console::lockMinutes() const
{
    return m_book.policy().lockMinutes > 0 ? m_book.policy().lockMinutes : m_settings.lockMinutes();
}

void Console::setLockMinutes(int minutes)
{
    m_settings.setLockMinutes(minutes);
    m_idle.setLimit(std::chrono::minutes(lockMinutes()));
    showPreferences();
}

LockChoices Console::lockChoices() const
{
    return {lockMinutes(), m_book.policy().lockMinutes > 0, m_settings.jobsWhileLocked(), m_lock.hasPassphrase(),
            m_settings.startsInPrivacyMode()};
}

void Console::askPassphrase(PassphraseDialog::Purpose purpose)
{
    auto *dialog
        = new PassphraseDialog(m_lock, purpose, m_preferences ? static_cast<QWidget *>(m_preferences) : m_window.get());
    connect(dialog, &QDialog::accepted, this, [this] {
        m_window->setLocks(m_lock.hasPassphrase());
        showPreferences();
    });
    dialog->open();
}

/// At once: nothing can be read or is sent any more. What is behind it goes when the event is over that brought it
/// about.
void Console::followCover()
{
    m_idle.stop();
    m_key.reset();
    output::clearPersonalCopy();
    LockScreen &cover = *m_window->coverScreen();
    connect(&cover, &LockScreen::withoutKeyRequested, this, [this] { returnWith({}); });
    connect(&cover, &LockScreen::forgetKeysRequested, this, &Console::forgetKeys);
    cover.setWait(m_lock.secondsToWait());
    if (m_session && m_session->actions().hasDelayed()) {
        m_session->actions().cancelDelayed();
        m_cancelled = true;
        cover.addNote(tr("What was waiting to be sent was cancelled."));
    }
    if (m_linkDialog && m_linkDialog->isVisible())
        m_heldLink = m_askedLink;
    sayPlace();
    m_emptying.start(0);
}

void Console::emptyWindow()
{
    if (!m_window->coverScreen() || m_isEmptied)
        return;
    constexpr int notNow = 50;
    if (QThread::currentThread()->loopLevel() > 1) // something is being dragged: its source waits for the end of that
        return m_emptying.start(notNow);
    m_isEmptied = true;
    scrubFreedMemory(true); // until somebody is back
    ++m_attempt;            // a key that is being read comes for nothing
    m_window->emptyOut();
    m_hadKey = m_session != nullptr;
    if (m_session) {
        const QString &id = m_session->connection().id;
        m_unknown = m_session->actions().countSending();
        m_session->record({.operation = AuditOperation::Lock});
        m_session->lock(m_settings.jobsWhileLocked() == Settings::JobsWhileLocked::Pause);
        m_pauses.clear();
        m_window->setPausedUntil({});
        if (!m_lock.hasPassphrase() && m_book.forgetsSecretOf(id)) {
            m_hadKey = false;
            m_window->coverScreen()->addNote(tr("The key of this connection was not kept anywhere and has been "
                                                "forgotten. Enter it again when you are back."));
        }
    }
    if (!m_lock.hasPassphrase())
        m_book.forgetSessionSecrets();
    trimMemory();
    sayPlace();
}

/// Which connection waits behind the cover, and what goes on there.
void Console::sayPlace()
{
    LockScreen *cover = m_window->coverScreen();
    const Connection *connection = m_book.find(m_session ? m_session->connection().id : m_book.currentId());
    if (!cover || !connection)
        return;
    QStringList words{connection->readOnly ? tr("%1, read-only").arg(connection->name) : connection->name};
    if (m_session) {
        const int paused = m_session->jobs().countPausedByLock();
        const auto runs = [](const auto &job) { return job->engine().phase() == UserJobEngine::Phase::Running; };
        const int running = int(std::ranges::count_if(m_session->jobs().jobs(), runs));
        if (paused > 0)
            words += tr("%Ln job(s) paused", nullptr, paused);
        if (running > 0)
            words += tr("%Ln job(s) running", nullptr, running);
    }
    cover->setPlace(localRow(words));
}

void Console::uncover()
{
    LockScreen *cover = m_window->coverScreen();
    if (!m_lock.hasPassphrase() || m_key)
        return bringBack();
    const Secret typed(cover->takePassphrase().toUtf8());
    if (typed.isEmpty() || m_lock.isTrying() || m_lock.secondsToWait() > 0)
        return;
    cover->setChecking(true);
    m_lock.tryPassphrase(typed, cover, [this, cover](bool isRight) {
        if (isRight)
            return bringBack();
        if (m_session)
            m_session->record({.operation = AuditOperation::RefusedUnlock, .outcome = AuditOutcome::Failed});
        cover->refuse();
    });
}

/// The key first: without it there is nothing to come back to.
void Console::bringBack()
{
    m_key = Secret(); // the passphrase was right: it is not asked for again
    if (!m_isEmptied || !m_session || !m_hadKey)
        return returnWith({});
    LockScreen *cover = m_window->coverScreen();
    cover->setChecking(true);
    m_book.secretOf(m_session->connection().id, [this, cover = QPointer(cover)](Secret secret) {
        if (!cover)
            return;
        if (secret.isEmpty())
            return cover->askForKeyring();
        returnWith(std::move(secret));
    });
}

void Console::returnWith(Secret secret)
{
    m_key = std::move(secret);
    m_window->coverScreen()->lift();
}

void Console::followUncover()
{
    m_emptying.stop();
    scrubFreedMemory(false);
    m_idle.start();
    const bool isEmptied = std::exchange(m_isEmptied, false);
    auto key = std::exchange(m_key, std::nullopt);
    m_rebuild.start(0);
    if (!m_session || m_session->connection().id != m_wanted)
        connectTo(m_wanted.isEmpty() ? m_book.currentId() : QString(m_wanted));
    else if (!isEmptied)
        openHeldLink();
    else if (key)
        return fillWindow(std::move(*key));
    else
        m_book.secretOf(m_wanted, [this, attempt = m_attempt](Secret secret) {
            if (m_attempt == attempt && m_session && m_session->isLocked())
                fillWindow(std::move(secret));
        });
}

void Console::fillWindow(Secret key)
{
    m_lacksKey = key.isEmpty();
    m_session->unlock(std::move(key));
    m_session->record({.operation = AuditOperation::Unlock});
    m_window->fillAgain([this] { buildPanes(); });
    followJobs();
    loadPlace(m_window->currentPlace());
    openHeldLink();
    if (std::exchange(m_cancelled, false))
        m_window->toasts()->show(tr("What was waiting to be sent was cancelled."));
    if (m_unknown > 0)
        sayUnknown(std::exchange(m_unknown, 0), m_session->connection().name);
}

/// For somebody who has lost the passphrase: without the keys there is nothing left for it to protect.
void Console::forgetKeys()
{
    m_book.forgetSecrets();
    m_lock.removePassphrase();
    m_window->setLocks(false);
    returnWith({});
}

} // namespace labdesk
