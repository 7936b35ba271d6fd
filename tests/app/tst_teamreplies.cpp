// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "shell/windowcommands.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// The team's own texts for users, from the file to the clipboard.
class tst_teamreplies : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<ConsoleStage> m_stage;

    bool startWith(const QByteArray &replies)
    {
        QFile file(m_folder.filePath(u"replies.txt"_s));
        if (!file.open(QFile::WriteOnly) || file.write(replies) != replies.size())
            return false;
        file.close();
        m_stage = std::make_unique<ConsoleStage>(60, Policy{.repliesFile = file.fileName()});
        return m_stage->start();
    }
    std::vector<Command> offered(const QString &typed) const
    {
        std::vector<Command> all = m_stage->window().windowCommands().all(typed);
        std::erase_if(all, [](const Command &command) { return !command.id.startsWith(u"reply."); });
        return all;
    }
    void breakASource() const
    {
        m_stage->console->localService()->faultInjector().set(
            {{.method = "GET",
              .pathPrefix = "/v2/user/providers/",
              .status = 200,
              .body = R"({"providers":[{"name":"Oura","slug":"oura","created_on":"2025-01-02T03:04:05+00:00",)"
                      R"("status":"error","error_details":{"error_type":"token_refresh_failed","error_message":"",)"
                      R"("errored_at":"2026-01-02T03:04:05+00:00"},"resource_availability":{}}]})"}});
    }
    bool openTheExample() const
    {
        m_stage->console->openIncomingLink(u"labdesk://user/"_s + m_stage->console->localService()->examples().userId);
        const UserDetails &details = m_stage->session().details();
        return QTest::qWaitFor([&] { return hasCome(details.user()) && hasCome(details.providers()); },
                               ConsoleStage::patience);
    }

    /// What there is to copy for a source in trouble; null: it didn't open.
    QMenu *openMenu() const
    {
        breakASource();
        if (!openTheExample())
            return nullptr;
        m_stage->part<QTabBar>("userTabBar")->setCurrentIndex(1);
        if (!QTest::qWaitFor([this] { return reconnectButton(); }, ConsoleStage::patience))
            return nullptr;
        reconnectButton()->click();
        QMenu *menu = nullptr;
        const bool isOpen
            = QTest::qWaitFor([&] { return (menu = reconnectButton()->findChild<QMenu *>()) && menu->isVisible(); },
                              ConsoleStage::patience);
        return isOpen ? menu : nullptr;
    }

private Q_SLOTS:
    void cleanup() { m_stage.reset(); }

    void areCopiedFromThePalette()
    {
        QVERIFY(startWith("portal=https://my.acme.test\n[en] Hours\nSee {portal}, {date}.\n[de] Quelle fort\n"
                          "{source}: Ticket {ticket}\n"));
        QCOMPARE(offered({}).size(), size_t(2));
        QCOMPARE(offered({})[0].title, u"Copy “Hours”"_s);
        QVERIFY(offered({})[0].onlyTyped);
        offered({})[0].run();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 u"See https://my.acme.test, %1.\n"_s.arg(
                     QLocale(u"en"_s).toString(QDate::currentDate(), QLocale::LongFormat)));
        QCOMPARE(offered({})[1].detail, u"Deutsch"_s);
        QCOMPARE(offered({})[1].disabledReason,
                 u"This reply includes a source name. Open a user with a source first."_s);
        QVERIFY(openTheExample());
        const auto *providers = readyIn(m_stage->session().details().providers());
        QVERIFY(providers && !providers->value.empty());
        QCOMPARE(offered({}).size(), 1 + providers->value.size()); // for each source
        QCOMPARE(offered({})[1].disabledReason,
                 u"This reply includes the ticket number. Enter a ticket number first."_s);
        m_stage->console->ticket().set(u"HELP-1"_s);
        offered({})[1].run();
        const QString name = m_stage->session().providers().nameOf(providers->value.front().slug);
        QCOMPARE(QGuiApplication::clipboard()->text(), name + u": Ticket HELP-1\n"_s);
    }

    void twoAccountsOfASourceHaveOneReply()
    {
        QVERIFY(startWith("[de] Quelle fort\n{source} fehlt.\n"));
        m_stage->console->localService()->faultInjector().set(
            {{.method = "GET",
              .pathPrefix = "/v2/user/providers/",
              .status = 200,
              .body = QByteArray(R"({"providers":[%,%]})")
                          .replace('%',
                                   R"({"name":"Oura","slug":"oura","created_on":"2025-01-02T03:04:05+00:00",)"
                                   R"("status":"connected","resource_availability":{}})")}});
        QVERIFY(openTheExample());
        QCOMPARE(readyIn(m_stage->session().details().providers())->value.size(), size_t(2));
        QCOMPARE(offered({}).size(), size_t(1));
    }

    void standInTheMenuByLanguage()
    {
        QVERIFY(startWith("[de] Quelle fort\n{source} fehlt.\n[fr] Horaires\nNous\n[de] Ticket\n{ticket}\n"));
        QMenu *menu = openMenu();
        QVERIFY(menu);
        QStringList titles;
        for (const QAction *action : menu->actions())
            titles += action->text();
        QCOMPARE(titles, (QStringList{u"English"_s, u"Español"_s, u"Deutsch"_s, u"Français"_s}));
        const QList<QAction *> german = menu->actions().at(2)->menu()->actions();
        QCOMPARE(german.size(), 2);
        QVERIFY(german[0]->isEnabled() && !german[1]->isEnabled());
        german[0]->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().endsWith(u" fehlt.\n"_s));
        menu->close();
        m_stage->console->ticket().set(u"HELP-1"_s);
        reconnectButton()->click();
        QVERIFY(menu->actions().at(2)->menu()->actions()[1]->isEnabled());
        QCOMPARE(menu->actions().size(), 4);
        menu->close();
    }

    void aFileWithAMistakeOffersNoneAndSaysWhy()
    {
        QVERIFY(startWith("[en] Hours\nWe're open.\n[en] Name\nDear {firstName},\n"));
        QVERIFY(offered({}).empty());
        QTRY_VERIFY(noticeText(*m_stage->console)
                        .remove(QChar(0x2060))
                        .contains(u"replies.txt. Line 4: “firstName” isn’t a placeholder."_s));
        QMenu *menu = openMenu();
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 2); // ours
        menu->close();
    }

private:
    QPushButton *reconnectButton() const
    {
        for (auto *button : m_stage->window().findChildren<QPushButton *>())
            if (button->isVisible() && button->objectName().endsWith(u"ReconnectButton"))
                return button;
        return nullptr;
    }
};

LABDESK_TEST(tst_teamreplies)
#include "tst_teamreplies.moc"
