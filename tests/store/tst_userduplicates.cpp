// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userduplicates.h"
#include "store/usersegmentbuilder.h"
#include "support/testmain.h"
#include "support/usermaker.h"
#include "support/usertexts.h"

#include <set>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::linesOf;
using labdesk::tests::UserMaker;

class tst_userduplicates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAnyNothingIsCopied();
    void theLaterCounts_data();
    void theLaterCounts();
};

void tst_userduplicates::withoutAnyNothingIsCopied()
{
    UserMaker maker(1);
    std::vector<User> list;
    while (list.size() < 20'000)
        list.push_back(maker.make());
    const UserSnapshot users = UserSnapshot::of(list);
    QVERIFY(removeEarlierDuplicates(users).segments() == users.segments());
    QCOMPARE(removeEarlierDuplicates(UserSnapshot()).size(), 0u);
}

void tst_userduplicates::theLaterCounts_data()
{
    QTest::addColumn<int>("segments");
    QTest::addColumn<int>("differentIds");
    QTest::newRow("all in one segment") << 1 << 50;
    QTest::newRow("over many segments") << 20 << 500;
    QTest::newRow("nearly all are the same user") << 20 << 3;
    QTest::newRow("few come twice") << 20 << 100'000;
}

void tst_userduplicates::theLaterCounts()
{
    QFETCH(int, segments);
    QFETCH(int, differentIds);
    UserMaker maker(2);
    std::vector<User> ids;
    for (int i = 0; i < qMin(differentIds, 5'000); ++i)
        ids.push_back(maker.make());
    UserSnapshot users;
    std::vector<User> list;
    UserSegmentBuilder builder(users.sharedDictionary());
    for (int segment = 0; segment < segments; ++segment) {
        for (int i = 0; i < 200; ++i) {
            list.push_back(maker.make());
            if (maker.pick(3) == 0 || differentIds < 1'000)
                list.back().id = ids[maker.pick(quint32(ids.size()))].id;
            builder.append(list.back());
        }
        users.append(builder.take());
    }
    std::set<QString> seen;
    std::vector<User> kept;
    for (auto user = list.rbegin(); user != list.rend(); ++user)
        if (seen.insert(user->id.text()).second)
            kept.push_back(*user);
    std::reverse(kept.begin(), kept.end());
    QVERIFY(kept.size() < list.size());
    QCOMPARE(linesOf(removeEarlierDuplicates(users)), linesOf(kept));
    QCOMPARE(linesOf(users), linesOf(list));
}

LABDESK_TEST(tst_userduplicates)
#include "tst_userduplicates.moc"
