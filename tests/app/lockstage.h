// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "consolestage.h"
#include "session/screenlock.h"
#include "shell/lockscreen.h"
#include "support/eventloop.h"
#include "widgets/inlinemessage.h"

#include <QLabel>
#include <QPushButton>

#include <chrono>
#include <functional>

namespace labdesk::tests {

/// A system that says what the test says.
class PlayedWatch : public SessionWatch
{
public:
    void begin() override { begun = true; }
    bool begun = false;
};

/// A console whose time and whose system are the test's, and what stands on its cover.
class LockStage
{
protected:
    static constexpr int patience = ConsoleStage::patience;

    Console &console() const { return *m_stage->console; }
    MainWindow &window() const { return m_stage->window(); }
    Session &session() const { return m_stage->session(); }
    LockScreen *cover() const { return window().lockScreen(); }

    template <class W> W *coverPart(const char *name) const
    {
        auto *found = cover() ? cover()->findChild<W *>(QLatin1String(name)) : nullptr;
        if (!found)
            qFatal("no %s on the cover", name);
        return found;
    }
    QString note() const { return coverPart<QLabel>("coverNoteLabel")->text(); }
    QString jobs() const { return coverPart<QLabel>("coverJobsLabel")->text(); }

    bool begin()
    {
        m_policy = {};
        m_time = std::chrono::hours(1);
        m_stage = std::make_unique<ConsoleStage>(0);
        remakeConsole();
        return m_stage->start();
    }
    void remakeConsole()
    {
        Options options;
        options.dataFolder = m_stage->folder.path();
        options.users = 60;
        options.policy = m_policy;
        m_stage->console.reset();
        auto watch = std::make_unique<PlayedWatch>();
        m_watch = watch.get();
        m_stage->console = std::make_unique<Console>(options, m_makeStore(),
                                                     Console::Presence{[this] { return m_time; }, std::move(watch)});
        window().resize(1300, 820);
    }
    bool setPassphrase(const char *passphrase)
    {
        console().screenLock().setPassphrase(Secret(passphrase), &console(),
                                             [this](bool) { window().setPassphraseSet(true); });
        return QTest::qWaitFor([this] { return console().screenLock().hasPassphrase(); }, patience);
    }
    bool isUnloadedInTime() const ///< in the second that a lock has
    {
        return comesWithin(std::chrono::seconds(1), [this] { return console().isUnloaded(); });
    }
    bool lock() const
    {
        window().cover();
        return isUnloadedInTime();
    }
    void type(const QString &passphrase) const
    {
        coverPart<QLineEdit>("passphraseEdit")->setText(passphrase);
        coverPart<QPushButton>("unlockButton")->click();
    }
    bool comesBack() const
    {
        return QTest::qWaitFor([this] { return !cover() && !session().isLocked(); }, patience) && m_stage->isReady();
    }
    bool showsAgain() const
    {
        coverPart<QPushButton>("showAgainButton")->click();
        return comesBack();
    }
    UserJob *startJob() const
    {
        const UserSnapshot &users = session().users().store().snapshot();
        UserSelection some{users, RowSet(users.size())};
        for (UserRow row = 0; row < 20; ++row)
            some.rows.set(row);
        return session().jobs().start(
            *planUserJob({.kind = UserJobKind::ChangeZone, .zone = QStringLiteral("Pacific/Chatham")}, some, {},
                         QDateTime::currentMSecsSinceEpoch()),
            {1, std::chrono::milliseconds(100)});
    }
    /// The connection whose key is in memory only.
    bool goElsewhere() const
    {
        console().connectTo(m_stage->addElsewhere());
        return QTest::qWaitFor(
                   [this] { return console().session() && session().connection().name == QLatin1String("Far away"); },
                   patience)
            && m_stage->isReady();
    }
    bool isWithoutKey() const
    {
        return QTest::qWaitFor(
            [this] {
                const auto *failed = std::get_if<Failed>(&session().users().state());
                return failed && failed->why.kind == ApiError::Kind::NoCredential;
            },
            patience);
    }

    std::function<std::unique_ptr<SecretStore>()> m_makeStore = makeMemoryStore;
    std::unique_ptr<ConsoleStage> m_stage;
    std::chrono::milliseconds m_time{0};
    PlayedWatch *m_watch = nullptr;
    Policy m_policy;
};

} // namespace labdesk::tests
