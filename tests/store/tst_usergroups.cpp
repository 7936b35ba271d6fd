// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plainusers.h"
#include "store/usergroups.h"
#include "support/testmain.h"

#include <QElapsedTimer>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_usergroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowIsInTheGroupOfItsValue_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<bool>("descending");
        QTest::newRow("time zones") << int(UserColumn::Zone) << false;
        QTest::newRow("time zones, the other way round") << int(UserColumn::Zone) << true;
        QTest::newRow("all sources of a user") << int(UserColumn::Sources) << false;
        QTest::newRow("months, newest first") << int(UserColumn::Created) << true;
        QTest::newRow("months, oldest first") << int(UserColumn::Created) << false;
    }

    void everyRowIsInTheGroupOfItsValue()
    {
        QFETCH(int, column);
        QFETCH(bool, descending);
        auto list = plainUsers(3'000, 8);
        list[7].createdOn = Timestamp::parse(u"never"_s);
        const UserSnapshot users = unevenSnapshot(list, 8);
        const UserSort sort{UserColumn(column), descending ? Qt::DescendingOrder : Qt::AscendingOrder};
        const auto rows = sortedUsers(users, sort)->rows;
        const auto valueOf = [&](UserRow row) {
            const User &user = list[row];
            QStringList names;
            for (const auto &source : user.sources)
                names << source.name.toCaseFolded();
            names.removeDuplicates();
            names.sort();
            return sort.column == UserColumn::Zone
                ? zonePlace(user.timeZone ? user.timeZone->id : QString()).toCaseFolded()
                : sort.column == UserColumn::Sources ? names.join(u'\n')
                                                     : user.createdOn.utc.toString(u"yyyy-MM"_s);
        };
        int groups = 0;
        for (size_t begin = 0; begin < rows.size(); ++groups) {
            size_t end = begin + 1;
            while (end < rows.size() && valueOf(rows[end]) == valueOf(rows[begin]))
                ++end;
            for (size_t at = begin; at < end; ++at)
                QCOMPARE(groupAround(users, sort.column, rows, at), (UserGroup{begin, end}));
            begin = end;
        }
        QVERIFY(groups > 5);
    }

    void oneSetOfSourcesIsOneGroup()
    {
        const auto source = [](const QString &name) { return ConnectedSource{name, name.toLower(), {}, {}}; };
        auto list = plainUsers(5, 1);
        list[0].sources = {source(u"Fitbit"_s), source(u"Oura"_s)};
        list[1].sources = {source(u"Garmin"_s)};
        list[2].sources = {source(u"Oura"_s), source(u"Fitbit"_s)};
        list[3].sources = {source(u"Oura"_s), source(u"fitbit"_s), source(u"Oura"_s)};
        list[4].sources = {source(u"Oura"_s)};
        const UserSnapshot users = unevenSnapshot(list, 5);
        const auto rows = sortedUsers(users, {UserColumn::Sources, Qt::AscendingOrder})->rows;
        QCOMPARE(groupAround(users, UserColumn::Sources, rows, 0), (UserGroup{0, 3}));
        QCOMPARE(groupAround(users, UserColumn::Sources, rows, 3), (UserGroup{3, 4}));
    }

    void oneOfAllIsAGroupToo()
    {
        const UserSnapshot users = UserSnapshot::of(plainUsers(1, 1));
        QCOMPARE(groupAround(users, UserColumn::Zone, {0}, 0), (UserGroup{0, 1}));
    }

    void whatElseSortsMakesNoGroups()
    {
        QVERIFY(!canGroupBy(UserColumn::ClientId));
        QVERIFY(!canGroupBy(UserColumn::Id));
        QVERIFY(!canGroupBy(UserColumn::IngestionEnd));
    }
};

LABDESK_TEST(tst_usergroups)
#include "tst_usergroups.moc"
