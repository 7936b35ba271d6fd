// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usersegmentbuilder.h"
#include "store/userstore.h"
#include "support/testmain.h"
#include "support/usermaker.h"
#include "support/usertexts.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using labdesk::Timestamp;
using labdesk::User;
using labdesk::UserId;
using labdesk::UserStore;
using labdesk::tests::UserMaker;

namespace {

std::vector<User> manyUsers(size_t count, unsigned seed)
{
    UserMaker maker(seed);
    std::vector<User> users;
    for (size_t i = 0; i < count; ++i)
        users.push_back(maker.make());
    return users;
}

/// Everything that a store knows of a row, as text: what comes out must be what went in.
QString rowText(const UserStore &store, UserStore::Row row)
{
    QStringList sources;
    for (const auto source : store.sources(row))
        sources << store.sourceName(source) + u'/' + store.sourceSlug(source);
    const auto bound = [](const std::optional<Timestamp> &stamp) { return stamp ? stamp->text : u"-"_s; };
    return QStringList{store.id(row).text(),
                       store.clientUserId(row),
                       store.teamId(row),
                       store.createdOn(row).text,
                       store.createdOn(row).utc.toString(Qt::ISODateWithMs),
                       store.createdOn(row).isDateOnly ? u"day"_s : u"moment"_s,
                       QString::number(store.createdMs(row)),
                       sources.join(u','),
                       store.zone(row),
                       store.hasBirthDate(row) ? u"born"_s : u"-"_s,
                       bound(store.ingestionStart(row)),
                       bound(store.ingestionEnd(row))}
        .join(u'|');
}

QString userText(const User &user)
{
    QStringList sources;
    for (const auto &source : user.sources)
        sources << source.name + u'/' + source.slug;
    const auto bound = [](const std::optional<Timestamp> &stamp) { return stamp ? stamp->text : u"-"_s; };
    const QDateTime &created = user.createdOn.utc;
    return QStringList{
        user.id.text(),
        user.clientUserId,
        user.teamId,
        user.createdOn.text,
        created.toString(Qt::ISODateWithMs),
        user.createdOn.isDateOnly ? u"day"_s : u"moment"_s,
        QString::number(created.isValid() ? created.toMSecsSinceEpoch() : std::numeric_limits<qint64>::min()),
        sources.join(u','),
        user.timeZone ? user.timeZone->id : QString(),
        user.birthDate ? u"born"_s : u"-"_s,
        bound(user.ingestionStart),
        bound(user.ingestionEnd)}
        .join(u'|');
}

QStringList all(const UserStore &store)
{
    QStringList texts;
    for (UserStore::Row row = 0; row < store.size(); ++row)
        texts << rowText(store, row);
    return texts;
}

QStringList all(const std::vector<User> &users)
{
    QStringList texts;
    for (const User &user : users)
        texts << userText(user);
    return texts;
}

User userNamed(const QString &id, const QString &clientUserId)
{
    return User{.id = *UserId::parse(id),
                .teamId = {},
                .clientUserId = clientUserId,
                .createdOn = {},
                .sources = {},
                .timeZone = {},
                .birthDate = {},
                .ingestionStart = {},
                .ingestionEnd = {}};
}

const QString aUuid = u"8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e"_s;

} // namespace

class tst_userstore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatGoesInComesOut();
    void ofTwoWithOneIdTheLaterCounts();
    void singleChangesAgainstAPlainList();
    void changesAreAnnouncedAroundThem();
    void segmentsAreAppended();
    void singleUsersShareASegment();
    void aSnapshotOutlivesTheChange();
};

void tst_userstore::whatGoesInComesOut()
{
    const auto users = manyUsers(2'000, 1);
    UserStore store;
    store.reset(users);
    QCOMPARE(all(store), all(users));
    for (UserStore::Row row = 0; row < store.size(); ++row)
        QCOMPARE(store.find(users[row].id), std::optional(row));
    QVERIFY(!store.find(*UserId::parse(u"nobody"_s)));
    QVERIFY(!store.find(*UserId::parse(u"00000000-0000-0000-0000-000000000000"_s)));
    store.reset(std::vector<User>());
    QCOMPARE(store.size(), 0u);
    QVERIFY(!store.find(users[0].id));
}

void tst_userstore::ofTwoWithOneIdTheLaterCounts()
{
    UserStore store;
    store.reset({userNamed(aUuid, u"old"_s), userNamed(u"own-1"_s, u"first"_s), userNamed(u"own-2"_s, u"other"_s),
                 userNamed(aUuid, u"new"_s), userNamed(u"own-1"_s, u"second"_s)});
    QStringList names;
    for (UserStore::Row row = 0; row < store.size(); ++row)
        names << store.clientUserId(row);
    QCOMPARE(names, (QStringList{u"other"_s, u"new"_s, u"second"_s}));
}

void tst_userstore::singleChangesAgainstAPlainList()
{
    UserMaker maker(7);
    std::vector<User> list = manyUsers(60, 3);
    UserStore store;
    store.reset(list);
    for (int step = 0; step < 1'500; ++step) {
        const auto at = list.empty() ? 0 : maker.pick(quint32(list.size()));
        const quint32 what = maker.pick(3);
        if (what == 0 || list.empty()) {
            list.push_back(maker.make());
            store.put(list.back());
        } else if (what == 1) {
            User changed = maker.make();
            changed.id = list[at].id;
            list[at] = changed;
            store.put(changed);
        } else {
            store.remove(list[at].id);
            list.erase(list.begin() + at);
        }
        if (step % 50 == 0)
            QCOMPARE(all(store), all(list));
    }
    QCOMPARE(all(store), all(list));
    store.remove(*UserId::parse(u"nobody"_s));
    QCOMPARE(all(store), all(list));
}

void tst_userstore::changesAreAnnouncedAroundThem()
{
    UserStore store;
    QStringList told;
    connect(&store, &UserStore::aboutToReset, this, [&] { told << u"about to reset, %1"_s.arg(store.size()); });
    connect(&store, &UserStore::wasReset, this, [&] { told << u"reset, %1"_s.arg(store.size()); });
    connect(&store, &UserStore::aboutToAppend, this,
            [&](quint32 rows) { told << u"about to append %1, %2"_s.arg(rows).arg(store.size()); });
    connect(&store, &UserStore::appended, this, [&] { told << u"appended, %1"_s.arg(store.size()); });
    connect(&store, &UserStore::rowChanged, this,
            [&](quint32 row) { told << u"changed %1, %2"_s.arg(row).arg(store.size()); });
    connect(&store, &UserStore::aboutToRemove, this,
            [&](quint32 row) { told << u"about to remove %1, %2"_s.arg(row).arg(store.size()); });
    connect(&store, &UserStore::removed, this, [&] { told << u"removed, %1"_s.arg(store.size()); });
    store.reset({userNamed(u"a"_s, {}), userNamed(u"b"_s, {})});
    store.put(userNamed(u"c"_s, {}));
    store.put(userNamed(u"b"_s, u"now"_s));
    store.remove(*UserId::parse(u"a"_s));
    store.remove(*UserId::parse(u"a"_s));
    QCOMPARE(told,
             (QStringList{u"about to reset, 0"_s, u"reset, 2"_s, u"about to append 1, 2"_s, u"appended, 3"_s,
                          u"changed 1, 3"_s, u"about to remove 0, 3"_s, u"removed, 2"_s}));
}

void tst_userstore::segmentsAreAppended()
{
    const auto users = manyUsers(300, 8);
    UserStore store;
    labdesk::UserSegmentBuilder builder(store.snapshot().sharedDictionary());
    QStringList told;
    connect(&store, &UserStore::aboutToAppend, this,
            [&](quint32 rows) { told << u"about to append %1, %2"_s.arg(rows).arg(store.size()); });
    connect(&store, &UserStore::appended, this, [&] { told << u"appended, %1"_s.arg(store.size()); });
    std::vector<labdesk::UserSegmentPtr> segments;
    for (const User &user : users) {
        builder.append(user);
        if (builder.size() == 70)
            segments.push_back(builder.take());
    }
    segments.push_back(builder.take());
    segments.push_back(builder.take()); // an empty one
    store.append({segments[0]});
    store.append({segments.begin() + 1, segments.end()});
    store.append({});
    store.append({builder.take()});
    QCOMPARE(all(store), all(users));
    QCOMPARE(
        told,
        (QStringList{u"about to append 70, 0"_s, u"appended, 70"_s, u"about to append 230, 70"_s, u"appended, 300"_s}));
}

void tst_userstore::singleUsersShareASegment()
{
    const auto users = manyUsers(2'500, 9);
    UserStore store;
    for (const User &user : users)
        store.put(user);
    QCOMPARE(all(store), all(users));
    QVERIFY(store.snapshot().segments().size() <= 3);
    for (const User &user : users)
        store.remove(user.id);
    QCOMPARE(store.size(), 0u);
    QVERIFY(store.snapshot().segments().empty());
}

void tst_userstore::aSnapshotOutlivesTheChange()
{
    const auto users = manyUsers(200, 10);
    const auto others = manyUsers(50, 11);
    UserStore store;
    store.reset(users);
    const labdesk::UserSnapshot before = store.snapshot();
    store.remove(users[3].id);
    User changed = users[7];
    changed.clientUserId = u"changed"_s;
    store.put(changed);
    store.reset(others);
    QCOMPARE(labdesk::tests::linesOf(before), labdesk::tests::linesOf(users));
    QCOMPARE(all(store), all(others));
    store.reset(before);
    QCOMPARE(all(store), all(users));
}

LABDESK_TEST(tst_userstore)
#include "tst_userstore.moc"
