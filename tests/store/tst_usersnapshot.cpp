// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usersegmentbuilder.h"
#include "store/usersnapshot.h"
#include "support/testmain.h"
#include "support/usermaker.h"
#include "support/usertexts.h"

using namespace labdesk;
using labdesk::tests::linesOf;
using labdesk::tests::UserMaker;

namespace {

/// Segments of one to a hundred rows over the same dictionary, and the users in them.
struct ManySegments
{
    explicit ManySegments(unsigned seed, size_t segments) : maker(seed)
    {
        while (users.segments().size() < segments)
            users.append(segment(1 + maker.pick(100), list));
    }
    UserSegmentPtr segment(quint32 rows, std::vector<User> &into)
    {
        UserSegmentBuilder builder(users.sharedDictionary());
        while (builder.size() < rows) {
            into.push_back(maker.make());
            builder.append(into.back());
        }
        return builder.take();
    }
    UserMaker maker;
    std::vector<User> list;
    UserSnapshot users;
};

} // namespace

class tst_usersnapshot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsCountThroughAllSegments();
    void emptySegmentsAreLeftOut();
    void aCopyDoesNotChange();
    void findsTheFirstOfAnId();
    void ofAListInSeveralSegments();
};

void tst_usersnapshot::rowsCountThroughAllSegments()
{
    const ManySegments many(1, 40);
    QCOMPARE(many.users.size(), UserRow(many.list.size()));
    QCOMPARE(many.users.begin(40), many.users.size());
    QCOMPARE(linesOf(many.users), linesOf(many.list));
    for (UserRow row = 0; row < many.users.size(); ++row) {
        const auto [segment, inSegment] = many.users.at(row);
        QCOMPARE(QString::fromStdString(segment->idText(inSegment)), many.list[row].id.text());
        QCOMPARE(many.users.begin(many.users.segmentOf(row)) + inSegment, row);
    }
}

void tst_usersnapshot::emptySegmentsAreLeftOut()
{
    ManySegments many(2, 3);
    UserSegmentBuilder builder(many.users.sharedDictionary());
    many.users.append(builder.take());
    QCOMPARE(many.users.segments().size(), size_t(3));
    const quint32 second = many.users.segments()[1]->size();
    const UserRow before = many.users.begin(1);
    many.users.replace(1, builder.take());
    many.list.erase(many.list.begin() + before, many.list.begin() + before + second);
    QCOMPARE(linesOf(many.users), linesOf(many.list));
    const UserSnapshot again(many.users.sharedDictionary(), {builder.take(), many.users.segments()[0], builder.take()});
    QCOMPARE(again.segments().size(), size_t(1));
    QCOMPARE(again.size(), many.users.begin(1));
    QCOMPARE(UserSnapshot().size(), 0u);
    QVERIFY(UserSnapshot().segments().empty());
}

void tst_usersnapshot::aCopyDoesNotChange()
{
    ManySegments many(3, 5);
    const UserSnapshot copy = many.users;
    const QStringList before = linesOf(copy);
    std::vector<User> more;
    many.users.append(many.segment(10, more));
    many.users.replace(2, many.segment(7, more));
    QCOMPARE(linesOf(copy), before);
    QVERIFY(linesOf(many.users) != before);
}

void tst_usersnapshot::findsTheFirstOfAnId()
{
    ManySegments many(4, 20);
    for (UserRow row = 0; row < many.users.size(); ++row)
        QCOMPARE(many.users.find(many.list[row].id.text().toStdString()), std::optional(row));
    QVERIFY(!many.users.find("nobody"));
    many.users.append(many.users.segments()[7]);
    QCOMPARE(many.users.find(many.users.segments()[7]->idText(0)), std::optional(many.users.begin(7)));
}

void tst_usersnapshot::ofAListInSeveralSegments()
{
    std::vector<User> list;
    UserMaker maker(5);
    while (list.size() < UserSegment::largest + 10)
        list.push_back(maker.make());
    const UserSnapshot users = UserSnapshot::of(list);
    QCOMPARE(users.segments().size(), size_t(2));
    QCOMPARE(linesOf(users), linesOf(list));
    QVERIFY(users.bytes() > 50 * list.size());
}

LABDESK_TEST(tst_usersnapshot)
#include "tst_usersnapshot.moc"
