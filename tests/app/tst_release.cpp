// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "platform/pendingwrites.h"
#include "platform/settings.h"
#include "shell/windowcommands.h"
#include "support/faultserver.h"
#include "widgets/dialogframe.h"
#include "widgets/inlinemessage.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// In place of the browser.
class NotesReader : public QObject
{
    Q_OBJECT
public:
    NotesReader() { QDesktopServices::setUrlHandler(u"https"_s, this, "open"); }
    ~NotesReader() override { QDesktopServices::unsetUrlHandler(u"https"_s); }
    Q_INVOKABLE void open(const QUrl &url) { opened.push_back(url); }
    QList<QUrl> opened;
};

/// A newer version, from the choice to be told of it to its notes in the browser.
class tst_release : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QCoreApplication::setApplicationVersion(u"1.2.3"_s);
        m_server = std::make_unique<FaultServer>(std::vector<Play>{
            Play{.bytes = httpReply("200 OK", "{\"version\":\"1.3.0\",\"notes\":\"https://labdesk.test/notes\"}")}});
        m_stage = std::make_unique<ConsoleStage>(5);
    }
    void cleanup() { m_stage.reset(); }

    void isOffUntilItIsChosenAndThenTold()
    {
        QVERIFY(start({}, m_server->url()));
        auto *check = preference();
        QVERIFY(check->isEnabled() && !check->isChecked());
        QVERIFY(words().contains(u"127.0.0.1"));
        QCOMPARE(m_server->requests(), 0);
        check->click();
        QTRY_VERIFY(notice());
        QCOMPARE(notice()->sentence(), u"Labdesk 1.3.0 is available."_s);
        QVERIFY(words().contains(u"1.3.0"));
        NotesReader reader;
        notice()->button()->click();
        QTRY_VERIFY(m_stage->part<DialogFrame>("releaseDialog"));
        QVERIFY2(reader.opened.isEmpty(), "asked first");
        QVERIFY2(!notice(), "it was heard");
        m_stage->part<DialogFrame>("releaseDialog")->action()->click();
        QCOMPARE(reader.opened, QList<QUrl>{QUrl(u"https://labdesk.test/notes"_s)});
        QCOMPARE(m_server->requests(), 1);
    }

    void isNotToldOnceItIsTurnedOff()
    {
        QVERIFY(start({}, m_server->url()));
        auto *check = preference();
        check->click();
        QTRY_VERIFY(notice());
        check->click();
        QVERIFY(!notice());
    }

    void isToldAgainOnceItIsTurnedOnAgain()
    {
        QVERIFY(start({}, m_server->url()));
        preference()->click();
        QTRY_VERIFY(notice());
        notice()->button()->click();
        m_stage->part<DialogFrame>("releaseDialog")->reject();
        QVERIFY(!notice());
        preference()->click();
        preference()->click();
        QTRY_VERIFY(notice());
    }

    void aWriteThatAKillLeftIsToldInItsPlace()
    {
        QDir(m_stage->folder.path()).mkdir(u"audit"_s);
        {
            PendingWrites killed;
            killed.open(m_stage->folder.filePath(u"audit/audit.pending"_s));
            killed.begin({.at = QDateTime::currentDateTimeUtc(),
                          .who = u"somebody"_s,
                          .operation = u"changeZone"_s,
                          .outcome = u"unknown"_s});
        }
        m_stage->console.reset();
        Settings(m_stage->folder.filePath(u"labdesk.ini"_s)).set(setting::releaseNotice, true);
        make({}, m_server->url(), true);
        m_stage->console->start();
        QTRY_VERIFY(notice()); // there is no connection yet, so the version is told of first
        QVERIFY2(notice()->sentence().contains(u"1.3.0"), qPrintable(notice()->sentence()));
        m_stage->part<QPushButton>("welcomeLocalButton")->click();
        QVERIFY(m_stage->isReady());
        QVERIFY2(notice()->sentence().contains(u"when Labdesk last closed"_s), qPrintable(notice()->sentence()));
    }

    void cannotBeChosenWhereItIsNotPossible_data()
    {
        QTest::addColumn<bool>("isForbidden");
        QTest::addColumn<QString>("words");
        QTest::newRow("the administrator has switched it off") << true << u"administrator"_s;
        QTest::newRow("a package of the system") << false << u"system’s software updates"_s;
    }

    void cannotBeChosenWhereItIsNotPossible()
    {
        QFETCH(bool, isForbidden);
        QFETCH(QString, words);
        Policy policy;
        policy.updateNotice = !isForbidden;
        QVERIFY(start(policy, isForbidden ? m_server->url() : QUrl()));
        const auto *check = preference();
        QVERIFY(!check->isEnabled() && !check->isChecked());
        QVERIFY2(this->words().contains(words), qPrintable(this->words()));
        QCOMPARE(check->accessibleDescription(), this->words());
        QCOMPARE(m_server->requests(), 0);
    }

private:
    bool start(const Policy &policy, const QUrl &address)
    {
        make(policy, address);
        return m_stage->start();
    }
    void make(const Policy &policy, const QUrl &address, bool showsWelcome = false)
    {
        Options options;
        options.showsWelcome = showsWelcome;
        options.dataFolder = m_stage->folder.path();
        options.users = 5;
        options.policy = policy;
        options.releaseAddress = address;
        m_stage->console.reset();
        m_stage->console = std::make_unique<Console>(options, makeMemoryStore());
        m_stage->window().resize(1300, 820);
    }
    QCheckBox *preference() const
    {
        m_stage->window().windowCommands().press(u"app.preferences"_s);
        auto *check = m_stage->part<QCheckBox>("releaseNoticeCheck");
        if (!check)
            qFatal("the preferences offer it");
        return check;
    }
    QString words() const { return m_stage->part<QLabel>("releaseNoticeLabel")->text(); }
    InlineMessage *notice() const { return m_stage->part<InlineMessage>("windowMessage"); }

    std::unique_ptr<FaultServer> m_server;
    std::unique_ptr<ConsoleStage> m_stage;
};

LABDESK_TEST(tst_release)
#include "tst_release.moc"
