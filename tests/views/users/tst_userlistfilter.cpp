// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/faultserver.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "text/localtexts.h"
#include "views/users/filter/userfacetspanel.h"
#include "views/users/filter/userfilterdiagnosis.h"
#include "views/users/filter/userfilteredit.h"
#include "views/users/list/userlistpane.h"
#include "widgets/inlinemessage.h"
#include "widgets/sheet.h"

#include <QListView>
#include <QMenu>
#include <QTcpSocket>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;
using Page = RemoteStack::Page;

namespace {

constexpr int zoneColumn = 4;

QByteArray listedUser(int number)
{
    return R"({"user_id":"00000000-0000-4000-8000-)" + QByteArray::number(number).rightJustified(12, '0')
        + R"(","client_user_id":"client-)" + QByteArray::number(number)
        + R"(","team_id":"t","created_on":"2026-03-01T10:00:00Z","connected_sources":[]})";
}

QByteArray okReply(const QByteArray &body, qsizetype length)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(length)
        + "\r\n\r\n" + body;
}

QByteArray manyUsers(int count)
{
    QByteArrayList all;
    for (int number = 1; number <= count; ++number)
        all << listedUser(number);
    return R"({"users":[)" + all.join(',') + R"(],"total":)" + QByteArray::number(count) + '}';
}

/// The Users place on a service that plays its list.
struct PlayedList
{
    explicit PlayedList(std::vector<Play> plays) : server(std::move(plays))
    {
        Connection connection = stage.live.connection();
        connection.baseUrl = server.url();
        stage.open(connection);
    }
    FaultServer server;
    UsersStage stage{0};
};

UserFacets::Count facet(const char *slug, UserRow users)
{
    return {QString::fromLatin1(slug), {}, users};
}

} // namespace

class tst_userlistfilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLanguageIsWhatNarrowsTheList()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        auto *filter = part<UserFilterEdit>(*stage.pane, "filterEdit");
        filter->setText(u"tz:none"_s);
        QTRY_VERIFY(stage.rows() > 0 && stage.rows() < 30);
        const int without = stage.rows();
        for (const QString &zone : columnOf(stage.table(), zoneColumn))
            QCOMPARE(zone, u"—"_s);
        filter->setText(u"-tz:none"_s);
        QTRY_COMPARE(stage.rows(), 30 - without);
    }

    void aLongListSaysHowToNarrowIt_data()
    {
        QTest::addColumn<int>("users");
        QTest::addColumn<QString>("words");
        QTest::newRow("one that can be scrolled") << 50'000 << QString();
        QTest::newRow("one more") << 50'001 << u"Type in the filter to narrow the list."_s;
    }

    void aLongListSaysHowToNarrowIt()
    {
        QFETCH(int, users);
        QFETCH(QString, words);
        const QByteArray body = manyUsers(users);
        PlayedList played({Play{.bytes = okReply(body, body.size())}});
        QTRY_COMPARE_WITH_TIMEOUT(played.stage.rows(), users, 30'000);
        QTRY_COMPARE(played.stage.pane->status(), words);
        part<UserFilterEdit>(*played.stage.pane, "filterEdit")->setText(u"client-"_s);
        QTRY_VERIFY(played.stage.label("listCountLabel").contains(u" of "_s));
        QCOMPARE(played.stage.pane->status(), QString());
    }

    void valuesThatOccurAreOffered()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        auto *filter = part<UserFilterEdit>(*stage.pane, "filterEdit");
        QTest::keyClicks(filter, u"tz:"_s);
        QVERIFY(filter->isListOpen());
        QVERIFY(filter->suggestions()->rows().size() > 3);
    }

    void facetsCountWhatIsShownAndFilterIt()
    {
        UsersStage stage(60);
        QTRY_COMPARE(stage.rows(), 60);
        auto *panel = part<UserFacetsPanel>(*stage.pane, "userFacetsPanel");
        QVERIFY2(!panel->isVisible(), "the list comes first");
        part<QToolButton>(*stage.pane, "facetsButton")->click();
        QVERIFY(panel->isVisible());
        auto *zones = part<QListView>(*panel, "zoneFacetsList");
        QTRY_VERIFY(zones->model()->rowCount() > 1);
        const QModelIndex first = zones->model()->index(0, 0);
        const QString term = first.data(UserFacetModel::TermRole).toString();
        const QString count = first.data(UserFacetModel::CountRole).toString();
        const QString spoken = first.data(Qt::AccessibleTextRole).toString();
        QVERIFY(spoken.contains(count));
        zones->setCurrentIndex(first);
        QTest::keyClick(zones, Qt::Key_Return);
        auto *filter = part<UserFilterEdit>(*stage.pane, "filterEdit");
        QVERIFY2(filter->text().isEmpty(), "a click writes no term into the field");
        QTRY_COMPARE(localNumber(stage.rows()), count);
        QTRY_VERIFY(zones->model()->index(0, 0).data(UserFacetModel::FilteredRole).toBool());
        QVERIFY(zones->model()->index(0, 0).data(Qt::AccessibleTextRole).toString().endsWith(u"filtered"_s));

        QTest::mouseClick(zones->viewport(), Qt::LeftButton, {},
                          zones->visualRect(zones->model()->index(0, 0)).center());
        QCOMPARE(filter->text(), QString());
        QTRY_COMPARE(stage.rows(), 60);
    }

    void facetsLeaveNoEmptyBlockUnderFewValues()
    {
        UsersStage stage(60);
        QTRY_COMPARE(stage.rows(), 60);
        part<QToolButton>(*stage.pane, "facetsButton")->click();
        auto *panel = part<UserFacetsPanel>(*stage.pane, "userFacetsPanel");
        auto *months = part<QListView>(*panel, "monthFacetsList");
        QTRY_VERIFY(months->model()->rowCount() > 1);
        const int whole = months->height();
        const QString id = stage.table()->model()->index(0, 0).data().toString();
        part<UserFilterEdit>(*stage.pane, "filterEdit")->setText(id);
        QTRY_COMPARE(stage.rows(), 1);
        QTRY_COMPARE(months->model()->rowCount(), 1);
        int most = 1;
        for (const char *name : {"sourceFacetsList", "zoneFacetsList", "monthFacetsList"})
            most = std::max(most, part<QListView>(*panel, name)->model()->rowCount());
        QCOMPARE(months->height(), most * months->sizeHintForRow(0));
        part<UserFilterEdit>(*stage.pane, "filterEdit")->clear();
        QTRY_COMPARE(stage.rows(), 60);
        QTRY_COMPARE(months->height(), whole);
    }

    void ofManyValuesTheFirstAreShownAndTheRestIsAskedFor()
    {
        UserFacetModel model;
        std::vector<UserFacets::Count> counts;
        for (const char *slug : {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"})
            counts.push_back(facet(slug, 10));
        model.setRows(UserQuery::Field::Source, counts);
        QCOMPARE(model.rowCount(), UserFacetModel::first + 1);
        QVERIFY(model.isMoreRow(UserFacetModel::first));
        QVERIFY(model.index(UserFacetModel::first).data().toString().contains(u'2'));
        model.showAll();
        QCOMPARE(model.rowCount(), 10);
        QVERIFY(!model.isMoreRow(UserFacetModel::first));
    }

    void monthsAreNewestFirstAndNobodysAreLeftOut()
    {
        UserFacetModel model;
        model.setRows(UserQuery::Field::Created, {facet("2026-01", 3), facet("2026-02", 0), facet("2026-03", 6)});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0).data(UserFacetModel::TermRole).toString(), u"created:2026-03"_s);
        QCOMPARE(model.index(0).data(UserFacetModel::ShareRole).toDouble(), 1.0);
        QCOMPARE(model.index(1).data(UserFacetModel::ShareRole).toDouble(), 0.5);
    }

    void nothingMatchesAndSaysWhichTermIsInTheWay()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        auto *filter = part<UserFilterEdit>(*stage.pane, "filterEdit");
        filter->setText(u"client nobody-at-all"_s);
        QTRY_VERIFY(stage.shows(Page::FilteredEmpty));
        QCOMPARE(stage.stack()->filteredEmpty()->title(), u"0 of 30 match"_s);
        QTRY_VERIFY(stage.pane->findChild<QPushButton *>(u"dropTerm0Button"_s));
        QPushButton *drop = stage.button("dropTerm0Button");
        QVERIFY(drop->isVisible());
        QVERIFY2(drop->text().contains(u"nobody-at-all"_s) && drop->text().contains(u" to see "_s),
                 qPrintable(drop->text()));
        drop->click();
        QCOMPARE(filter->text(), u"client"_s);
        QTRY_VERIFY(stage.shows(Page::Content));

        filter->setText(u"nobody-at-all"_s);
        QTRY_VERIFY(stage.shows(Page::FilteredEmpty));
        QVERIFY2(!stage.pane->findChild<QPushButton *>(u"dropTerm0Button"_s), "without its only term it is no filter");
    }

    void aTermInTheWayStandsInQuotes_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<UserRow>("without");
        QTest::addColumn<QString>("button");
        QTest::newRow("a comma belongs to the term")
            << u"Evanston, IL"_s << UserRow(7) << u"Remove “Evanston,” to see 7 user(s)"_s;
        QTest::newRow("brackets belong to the term")
            << u"(206) 555-0172"_s << UserRow(7) << u"Remove “(206)” to see 7 user(s)"_s;
        QTest::newRow("a term that isn't alone in the way")
            << u"Evanston, IL"_s << UserRow(0) << u"Remove “Evanston,”"_s;
    }
    void aTermInTheWayStandsInQuotes()
    {
        QFETCH(const QString, filter);
        QFETCH(const UserRow, without);
        UserFilterDiagnosis diagnosis;
        diagnosis.explain(UserQuery::parse(filter, QDateTime::currentDateTime()), {{0, without}});
        QTEST(part<QPushButton>(diagnosis, "dropTerm0Button")->text(), "button");
    }

    void aCellsValueIsFilteredByOrExcluded()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        auto *filter = part<UserFilterEdit>(*stage.pane, "filterEdit");
        const auto openMenu = [&](int column) {
            stage.table()->setCurrentIndex(stage.table()->model()->index(0, column));
            Q_EMIT stage.table()->customContextMenuRequested(
                stage.table()->visualRect(stage.table()->currentIndex()).center());
            return part<QMenu>(*stage.pane, "userRowMenu");
        };
        stage.table()->setColumnHidden(zoneColumn, false);
        QMenu *menu = openMenu(zoneColumn);
        part<QAction>(*menu, "filterByAction")->trigger();
        delete menu;
        const auto *list = part<UserListPane>(*stage.pane, "userListPane");
        QVERIFY2(list->filter().startsWith(u"tz:"_s), qPrintable(list->filter()));
        QTRY_VERIFY(stage.rows() > 0 && stage.rows() < 30);
        const int with = stage.rows();

        menu = openMenu(zoneColumn);
        part<QAction>(*menu, "excludeAction")->trigger();
        delete menu;
        QVERIFY(list->filter().startsWith(u"-tz:"_s));
        QTRY_COMPARE(stage.rows(), 30 - with);
        QVERIFY2(filter->text().isEmpty(), qPrintable(filter->text()));

        QTest::keyClick(filter, Qt::Key_Backspace); // takes the last term away
        QTRY_COMPARE(stage.rows(), 30);
        menu = openMenu(1);
        QVERIFY2(!menu->findChild<QAction *>(u"filterByAction"_s), "an id is nobody else's");
        delete menu;
    }

    void aListThatArrivesIsShownWithHowFarItIs()
    {
        const QByteArray body = manyUsers(3000);
        const qsizetype part1 = body.size() * 2 / 3;
        PlayedList list({{.bytes = okReply(body.left(part1), body.size())}});
        UsersStage &stage = list.stage;
        QTRY_VERIFY(stage.rows() > 0);
        QVERIFY(std::holds_alternative<Loading>(stage.session->users().state()));
        QVERIFY(stage.shows(Page::Content));
        QVERIFY2(!stage.pane->status().contains(u" of "_s), "one place says how far it is");
        auto *message = part<InlineMessage>(*stage.pane, "loadingMessage");
        QTRY_VERIFY2(message->isVisible(), "also while nothing more comes");
        QVERIFY(allWordsOf(*message).contains(u" of "_s));
        QCOMPARE(message->button()->text(), u"Cancel"_s);
        list.server.findChild<QTcpSocket *>()->write(body.mid(part1));
        QTRY_COMPARE(stage.rows(), 3000);
    }

    void aListThatBrokeOffSaysAfterHowMany()
    {
        const QByteArray body = manyUsers(3000);
        PlayedList list({{.bytes = okReply(body.left(body.size() * 2 / 3), body.size()), .then = Play::Then::Close},
                         {.bytes = okReply(manyUsers(4), manyUsers(4).size())}});
        UsersStage &stage = list.stage;
        auto *notice = part<InlineMessage>(*stage.stack(), "staleMessage");
        QTRY_VERIFY(notice->isVisible());
        QVERIFY2(notice->sentence().contains(localNumber(stage.session->users().store().size())),
                 qPrintable(notice->sentence()));
        QVERIFY(stage.rows() > 0);
        notice->button()->click();
        QTRY_COMPARE(stage.rows(), 4);
        QVERIFY(!notice->isVisible());
    }

    void aListThatIsShorterThanTheServiceSaysIsTold_data()
    {
        QTest::addColumn<QByteArray>("said"); ///< beside the users
        QTest::addColumn<int>("pages");       ///< that are requested
        QTest::addColumn<QString>("told");
        QTest::newRow("more than it sends")
            << QByteArray(R"("total":9)") << 2 << u"Only the first 2 user(s) were loaded."_s;
        QTest::newRow("a next page in a form of its own")
            << QByteArray(R"("next_cursor":"abc")") << 1 << u"There may be more users than these."_s;
    }
    void aListThatIsShorterThanTheServiceSaysIsTold()
    {
        QFETCH(const QByteArray, said);
        QFETCH(const int, pages);
        QFETCH(const QString, told);
        const QByteArray body = R"({"users":[)" + listedUser(1) + ',' + listedUser(2) + "]," + said + '}';
        const QByteArray whole = R"({"users":[)" + listedUser(1) + R"(],"total":1})";
        std::vector<Play> plays(size_t(pages), Play{.bytes = okReply(body, body.size())});
        plays.push_back({.bytes = okReply(whole, whole.size())});
        PlayedList list(std::move(plays));
        UsersStage &stage = list.stage;
        QTRY_COMPARE(stage.rows(), 2);
        auto *message = part<InlineMessage>(*stage.pane, "cutShortMessage");
        QTRY_VERIFY(message->isVisible());
        QCOMPARE(message->sentence(), told);
        stage.session->users().reload();
        QTRY_COMPARE(stage.rows(), 1);
        QVERIFY(!message->isVisible());
    }

    void usersThatCannotBeReadAreCountedWithReasons()
    {
        const QByteArray body
            = R"({"users":[)" + listedUser(1) + R"(,{"user_id":7},)" + listedUser(2) + R"(,{}],"total":4})";
        PlayedList list({{.bytes = okReply(body, body.size())}});
        UsersStage &stage = list.stage;
        QTRY_COMPARE(stage.rows(), 2);
        auto *message = part<InlineMessage>(*stage.pane, "unreadUsersMessage");
        QTRY_VERIFY(message->isVisible());
        QVERIFY(message->sentence().contains(u'2'));
        message->button()->click();
        auto *sheet = part<Sheet>(*stage.pane->window(), "unreadUsersSheet");
        QVERIFY(sheet->isVisible());
        QVERIFY(allWordsOf(*sheet).contains(u"users[1]"_s));
    }
};

LABDESK_TEST(tst_userlistfilter)
#include "tst_userlistfilter.moc"
