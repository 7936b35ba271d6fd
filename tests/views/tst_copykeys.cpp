// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/desktop/clipboard.h"
#include "support/spokenplace.h"
#include "support/testmain.h"
#include "views/activity/activitypane.h"
#include "views/payors/payordetail.h"
#include "views/payors/payorspane.h"
#include "views/providers/providerspane.h"
#include "widgets/copykey.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;
using Page = RemoteStack::Page;

namespace {

/// Of a pane: what it toasts.
struct Said : QObject
{
    explicit Said(Pane &pane)
    {
        connect(&pane, &Pane::toastRequested, this, [this](const QString &text) { texts += text; });
    }
    QStringList texts;
};

using Check = std::function<void(Pane &, QAbstractItemView &)>;
using PlaceWithList = std::function<bool(const Check &)>;

template <class P>
PlaceWithList listOf(const char *list, const std::function<void(SpokenPlace<P> &)> &arrange,
                     const char *stack = "resultStack")
{
    return [list, arrange, stack](const Check &check) {
        SpokenPlace<P> place;
        arrange(place);
        auto *view = part<QAbstractItemView>(place.pane, list);
        if (!comesTo(place.pane, Page::Content, stack)
            || !QTest::qWaitFor([view] { return view->model()->rowCount() > 0; }, 30'000))
            return false;
        check(place.pane, *view);
        return true;
    };
}

PlaceWithList ofUsers(const char *list, const std::function<bool(UsersStage &)> &arrange)
{
    return [list, arrange](const Check &check) {
        UsersStage stage;
        if (!QTest::qWaitFor([&stage] { return stage.rows() == 12; }, 20'000) || !arrange(stage))
            return false;
        check(*stage.pane, *part<QAbstractItemView>(*stage.pane, list));
        return true;
    };
}

} // namespace

/// Ctrl+C in a list says that something was copied, and of what kind; what it is stands on the clipboard alone. Ctrl+V
/// there is for the field that searches it.
class tst_copykeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copyingFromAListIsSaid_data()
    {
        QTest::addColumn<PlaceWithList>("place");
        QTest::addColumn<QString>("said");
        QTest::newRow("a cell of the users") << ofUsers("usersTable", [](UsersStage &stage) {
            stage.table()->setCurrentIndex(stage.table()->model()->index(3, 0));
            return true;
        }) << u"Copied: Client ID."_s;
        QTest::newRow("several users") << ofUsers("usersTable", [](UsersStage &stage) {
            stage.table()->setCurrentIndex(stage.table()->model()->index(0, 0));
            stage.table()->selectAll();
            return true;
        }) << u"Copied 12 user(s)."_s;
        QTest::newRow("a value of a raw answer") << ofUsers("rawTree", [](UsersStage &stage) {
            if (!stage.openExample())
                return false;
            stage.showTab(3);
            auto *tree = part<QTreeView>(*stage.pane, "rawTree");
            if (!QTest::qWaitFor([tree] { return tree->model()->rowCount() > 0; }, 30'000))
                return false;
            tree->setCurrentIndex(tree->model()->index(0, 0));
            return true;
        }) << u"Copied the value."_s;
        QTest::newRow("the providers") << listOf<ProvidersPane>(
            "providersTable", [](SpokenPlace<ProvidersPane> &place) { place.session->providers().reload(); })
                                       << u"Copied: Name."_s;
        QTest::newRow("the payors") << listOf<PayorsPane>("payorsTable", [](SpokenPlace<PayorsPane> &place) {
            part<QLineEdit>(place.pane, "searchEdit")->setText(u"health"_s);
        }) << u"Copied: Code."_s;
        QTest::newRow("the requests") << listOf<ActivityPane>("requestsTable", [](SpokenPlace<ActivityPane> &place) {
            place.pane.showRequests();
            place.session->providers().reload();
        }) << u"Copied: Time."_s;
        QTest::newRow("the service centers") << listOf<CentersPane>("centersList", [](SpokenPlace<CentersPane> &place) {
            searchNearExample(place.pane, place.live.examples());
        }) << u"Copied name, address, phone, and hours."_s;
    }

    void copyingFromAListIsSaid()
    {
        QFETCH(PlaceWithList, place);
        QFETCH(QString, said);
        QVERIFY(place([&said](Pane &pane, QAbstractItemView &list) {
            if (!list.currentIndex().isValid())
                list.setCurrentIndex(list.model()->index(0, 0));
            list.setFocus();
            QGuiApplication::clipboard()->clear();
            const Said heard(pane);
            QTest::keyClick(&list, Qt::Key_C, Qt::ControlModifier);
            QCOMPARE(heard.texts, QStringList{said});
            const QString copied = QGuiApplication::clipboard()->text();
            QVERIFY(!copied.isEmpty());
            QVERIFY(!said.contains(copied));
        }));
    }

    void pastingInAListSearchesIt_data()
    {
        QTest::addColumn<PlaceWithList>("place");
        QTest::addColumn<QString>("field");
        QTest::newRow("the users are filtered by what was pasted")
            << ofUsers("usersTable", [](UsersStage &) { return true; }) << u"filterEdit"_s;
        QTest::newRow("the providers are filtered by what was pasted") << listOf<ProvidersPane>(
            "providersTable", [](SpokenPlace<ProvidersPane> &place) { place.session->providers().reload(); })
                                                                       << u"filterEdit"_s;
        QTest::newRow("the payors are searched by what was pasted") << listOf<PayorsPane>(
            "payorsTable", [](SpokenPlace<PayorsPane> &place) {
                part<QLineEdit>(place.pane, "searchEdit")->setText(u"health"_s);
            }) << u"searchEdit"_s;
        QTest::newRow("the requests are filtered by what was pasted") << listOf<ActivityPane>(
            "requestsTable", [](SpokenPlace<ActivityPane> &place) {
                place.pane.showRequests();
                place.session->providers().reload();
            }) << u"filterEdit"_s;
        QTest::newRow("the service centers are filtered by what was pasted") << listOf<CentersPane>(
            "centersList", [](SpokenPlace<CentersPane> &place) {
                searchNearExample(place.pane, place.live.examples());
            }) << u"centerFilterEdit"_s;
    }

    void pastingInAListSearchesIt()
    {
        QFETCH(PlaceWithList, place);
        QFETCH(QString, field);
        QVERIFY(place([&field](Pane &pane, QAbstractItemView &list) {
            auto *edit = part<QLineEdit>(pane, field.toLatin1().constData());
            QGuiApplication::clipboard()->setText(u"1195"_s);
            list.setFocus();
            QTest::keyClick(&list, Qt::Key_V, Qt::ControlModifier);
            QCOMPARE(edit->text(), u"1195"_s);
            QCOMPARE(pane.focusWidget(), edit);
            list.setFocus();
            QGuiApplication::clipboard()->setText(u"1207"_s);
            QTest::keyClick(&list, Qt::Key_V, Qt::ControlModifier);
            QCOMPARE(edit->text(), u"1207"_s); // instead of, not after, what was searched before
            list.setFocus();
            QGuiApplication::clipboard()->clear();
            QTest::keyClick(&list, Qt::Key_V, Qt::ControlModifier);
            QCOMPARE(edit->text(), u"1207"_s); // nothing to paste is nothing to search for
        }));
    }

    void aLongCodeIsCopiedWithoutPlacesToBreak()
    {
        const QString code(100, u'7');
        PayorDetail detail;
        QSignalSpy copied(&detail, &PayorDetail::codeCopied);
        PayorShown shown;
        shown.payor.code = code;
        detail.showPayor(shown);
        part<QPushButton>(detail, "copyCodeButton")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), code);
        QCOMPARE(copied.value(0), QVariantList{code});
    }

    void s11_aCellThatLooksPersonalIsAPersonalCopy()
    {
        QListWidget list;
        copyByKey(&list);
        list.addItems({u"client-00042"_s, u"jo.marsh@example.com"_s});
        for (int row = 0; row < list.count(); ++row) {
            list.setCurrentRow(row);
            QTest::keyClick(&list, Qt::Key_C, Qt::ControlModifier);
            QCOMPARE(QGuiApplication::clipboard()->text(), list.currentItem()->text());
            QCOMPARE(output::hasPersonalCopy(), row == 1);
        }
    }

    void copyingFromTheMenuOfARowIsSaid_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QString>("said");
        QTest::newRow("the client ID") << QByteArray("copyClientIdAction") << u"Copied the client ID."_s;
        QTest::newRow("the user ID") << QByteArray("copyUserIdAction") << u"Copied the user ID."_s;
    }

    void copyingFromTheMenuOfARowIsSaid()
    {
        QFETCH(QByteArray, action);
        QFETCH(QString, said);
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        stage.table()->setCurrentIndex(stage.table()->model()->index(0, 0));
        Q_EMIT stage.table()->customContextMenuRequested(
            stage.table()->visualRect(stage.table()->currentIndex()).center());
        auto *menu = part<QMenu>(*stage.pane, "userRowMenu");
        part<QAction>(*menu, action.constData())->trigger();
        QVERIFY2(stage.toastTexts().contains(said), qPrintable(stage.toastTexts().join(u'\n')));
        menu->close();
    }
};

LABDESK_TEST(tst_copykeys)
#include "tst_copykeys.moc"
