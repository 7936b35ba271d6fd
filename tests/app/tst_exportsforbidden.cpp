// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "privacy/sensitive.h"
#include "shell/windowcommands.h"
#include "text/users/usertexts.h"
#include "views/activity/activitypane.h"
#include "views/users/list/userlistpane.h"
#include "views/users/list/userlisttable.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// Where the administrator forbids exports, each way out for more than one value is closed and says why.
class tst_exportsforbidden : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_stage = std::make_unique<ConsoleStage>(20);
        Options options;
        options.dataFolder = m_stage->folder.path();
        options.users = 20;
        options.policy.exports = false;
        m_stage->console.reset();
        m_stage->console = std::make_unique<Console>(options, makeMemoryStore());
        m_stage->window().resize(1300, 820);
        QVERIFY(m_stage->start());
        QVERIFY(m_stage->openRow(0));
    }
    void cleanup()
    {
        m_stage.reset();
        privacy::setMayExport(true);
    }

    void commandsSayWhyTheyCannotRun_data()
    {
        QTest::addColumn<Place>("place");
        QTest::addColumn<QString>("id");
        QTest::newRow("users into a file") << Place::Users << u"pane.export"_s;
        QTest::newRow("a summary as PDF") << Place::Users << u"user.savePdf"_s;
        QTest::newRow("a summary on paper") << Place::Users << u"user.print"_s;
        QTest::newRow("actions into a file") << Place::History << u"pane.export"_s;
    }

    void commandsSayWhyTheyCannotRun()
    {
        QFETCH(Place, place);
        QFETCH(QString, id);
        m_stage->window().goTo(place);
        const std::vector<Command> all = m_stage->window().pane(place)->commands();
        const auto found = std::ranges::find(all, id, &Command::id);
        QVERIFY(found != all.end());
        QCOMPARE(found->disabledReason, exportDisabledReason());
        QVERIFY(!found->disabledReason.isEmpty());
    }

    void requestsStayToo()
    {
        m_stage->window().goTo(Place::History);
        auto *history = static_cast<ActivityPane *>(m_stage->window().pane(Place::History));
        history->showRequests();
        const std::vector<Command> all = history->commands();
        QCOMPARE(std::ranges::find(all, u"pane.export"_s, &Command::id)->disabledReason, exportDisabledReason());
    }

    void buttonsSayWhyTheyCannotBePressed()
    {
        const auto *answer = m_stage->window().findChild<QPushButton *>(u"rawSaveButton"_s);
        QVERIFY(answer && !answer->isEnabled());
        QCOMPARE(answer->accessibleDescription(), exportDisabledReason());
        for (const char *name : {"savePdfAction", "printAction", "exportUsersAction"}) {
            const auto *action = m_stage->window().findChild<QAction *>(QLatin1String(name));
            QVERIFY(action && !action->isEnabled());
            QCOMPARE(action->toolTip(), exportDisabledReason());
        }
    }

    void oneUserIsCopiedAndSeveralAreNot()
    {
        auto *list = m_stage->window().findChild<UserListPane *>();
        QVERIFY(list);
        QGuiApplication::clipboard()->setText(u"before"_s);
        list->table().view()->selectAll();
        list->table().copyAs(UserCopy::Csv);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        list->table().view()->clearSelection();
        list->table().view()->setCurrentIndex(list->table().view()->model()->index(1, 0));
        list->table().copyAs(UserCopy::Csv);
        QVERIFY(QGuiApplication::clipboard()->text() != u"before");
    }

private:
    std::unique_ptr<ConsoleStage> m_stage;
};

LABDESK_TEST(tst_exportsforbidden)
#include "tst_exportsforbidden.moc"
