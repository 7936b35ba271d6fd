// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userstore.h"

#include "store/usersegmentbuilder.h"
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

/// What a search looks at in one user, folded.
QStringList searchable(const User &user)
{
    const QString id = user.id.text().toCaseFolded();
    QStringList parts{user.clientUserId.toCaseFolded(), id, QString(id).remove(u'-')};
    for (const auto &source : user.sources)
        parts << source.name.toCaseFolded() << source.slug.toCaseFolded();
    if (user.timeZone)
        parts << user.timeZone->id.toCaseFolded();
    return parts;
}

/// The rule itself, without any cleverness: the reference for the store.
bool matchesNaively(const QStringList &parts, const QString &words)
{
    for (const QString &word : words.simplified().toCaseFolded().split(u' ', Qt::SkipEmptyParts))
        if (std::none_of(parts.begin(), parts.end(), [&](const QString &part) { return part.contains(word); }))
            return false;
    return true;
}

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
    return QStringList{store.id(row).text(), store.clientUserId(row), store.teamId(row), store.createdOn(row).text,
                       store.createdOn(row).utc.toString(Qt::ISODateWithMs), store.createdOn(row).isDateOnly ? u"day"_s : u"moment"_s,
                       QString::number(store.createdMs(row)), sources.join(u','), store.zone(row),
                       store.hasBirthDate(row) ? u"born"_s : u"-"_s, bound(store.ingestionStart(row)), bound(store.ingestionEnd(row))}
        .join(u'|');
}

QString userText(const User &user)
{
    QStringList sources;
    for (const auto &source : user.sources)
        sources << source.name + u'/' + source.slug;
    const auto bound = [](const std::optional<Timestamp> &stamp) { return stamp ? stamp->text : u"-"_s; };
    const QDateTime &created = user.createdOn.utc;
    return QStringList{user.id.text(), user.clientUserId, user.teamId, user.createdOn.text, created.toString(Qt::ISODateWithMs),
                       user.createdOn.isDateOnly ? u"day"_s : u"moment"_s,
                       QString::number(created.isValid() ? created.toMSecsSinceEpoch() : std::numeric_limits<qint64>::min()),
                       sources.join(u','), user.timeZone ? user.timeZone->id : QString(), user.birthDate ? u"born"_s : u"-"_s,
                       bound(user.ingestionStart), bound(user.ingestionEnd)}
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
    return User{.id = *UserId::parse(id), .teamId = {}, .clientUserId = clientUserId, .createdOn = {}, .sources = {}, .timeZone = {},
                .birthDate = {}, .ingestionStart = {}, .ingestionEnd = {}};
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
    void searches_data();
    void searches();
    void searchesInManyUsersAgainstTheRule_data();
    void searchesInManyUsersAgainstTheRule();
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
    for (const QString &word : {u"client"_s, u"zürich"_s, u"oura"_s, u"-4"_s})
        for (const auto row : store.rowsMatching(word))
            QVERIFY(matchesNaively(searchable(list[row]), word));
}

void tst_userstore::changesAreAnnouncedAroundThem()
{
    UserStore store;
    QStringList told;
    connect(&store, &UserStore::aboutToReset, this, [&] { told << u"about to reset, %1"_s.arg(store.size()); });
    connect(&store, &UserStore::wasReset, this, [&] { told << u"reset, %1"_s.arg(store.size()); });
    connect(&store, &UserStore::aboutToAppend, this, [&](quint32 rows) { told << u"about to append %1, %2"_s.arg(rows).arg(store.size()); });
    connect(&store, &UserStore::appended, this, [&] { told << u"appended, %1"_s.arg(store.size()); });
    connect(&store, &UserStore::rowChanged, this, [&](quint32 row) { told << u"changed %1, %2"_s.arg(row).arg(store.size()); });
    connect(&store, &UserStore::aboutToRemove, this, [&](quint32 row) { told << u"about to remove %1, %2"_s.arg(row).arg(store.size()); });
    connect(&store, &UserStore::removed, this, [&] { told << u"removed, %1"_s.arg(store.size()); });
    store.reset({userNamed(u"a"_s, {}), userNamed(u"b"_s, {})});
    store.put(userNamed(u"c"_s, {}));
    store.put(userNamed(u"b"_s, u"now"_s));
    store.remove(*UserId::parse(u"a"_s));
    store.remove(*UserId::parse(u"a"_s));
    QCOMPARE(told, (QStringList{u"about to reset, 0"_s, u"reset, 2"_s, u"about to append 1, 2"_s, u"appended, 3"_s, u"changed 1, 3"_s,
                                u"about to remove 0, 3"_s, u"removed, 2"_s}));
}

void tst_userstore::segmentsAreAppended()
{
    const auto users = manyUsers(300, 8);
    UserStore store;
    labdesk::UserSegmentBuilder builder(store.snapshot().sharedDictionary());
    QStringList told;
    connect(&store, &UserStore::aboutToAppend, this, [&](quint32 rows) { told << u"about to append %1, %2"_s.arg(rows).arg(store.size()); });
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
    QCOMPARE(told, (QStringList{u"about to append 70, 0"_s, u"appended, 70"_s, u"about to append 230, 70"_s, u"appended, 300"_s}));
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

void tst_userstore::searches_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("found");
    QTest::newRow("nothing finds all") << QString() << true;
    QTest::newRow("blanks are nothing") << u"  \t "_s << true;
    QTest::newRow("part of the client id") << u"ient-0004"_s << true;
    QTest::newRow("any letter case") << u"CLIENT"_s << true;
    QTest::newRow("any letter case beyond ASCII") << u"zoë"_s << true;
    QTest::newRow("a sharp s in any letter case") << u"STRAẞE"_s << true;
    QTest::newRow("part of the user id") << u"4c7a"_s << true;
    QTest::newRow("user id over a dash") << u"5b1e-4c7a"_s << true;
    QTest::newRow("user id without dashes") << u"5b1e4c7a"_s << true;
    QTest::newRow("whole user id in capitals") << aUuid.toUpper() << true;
    QTest::newRow("whole user id without dashes") << QString(aUuid).remove(u'-') << true;
    QTest::newRow("dashes in the wrong places") << u"5b-1e"_s << false;
    QTest::newRow("a dash alone is in every UUID") << u"-"_s << true;
    QTest::newRow("name of a source") << u"apple"_s << true;
    QTest::newRow("slug of a source") << u"health_kit"_s << true;
    QTest::newRow("zone") << u"new_york"_s << true;
    QTest::newRow("all words, anywhere") << u"york apple 5b1e"_s << true;
    QTest::newRow("one word that is nowhere") << u"york apple fitbit"_s << false;
    QTest::newRow("two parts are not one word") << u"9a2eclient"_s << false;
    QTest::newRow("a blank divides words") << u"apple health"_s << true;
    QTest::newRow("the team is not searched") << u"team-9"_s << false;
    QTest::newRow("bounds of ingestion are not searched") << u"2025-01-01"_s << false;
}

void tst_userstore::searches()
{
    QFETCH(QString, words);
    QFETCH(bool, found);
    User user = userNamed(aUuid, u"Client-00042 Zoë Straße"_s);
    user.teamId = u"team-9"_s;
    user.sources = {{u"Apple Health"_s, u"apple_health_kit"_s, {}, {}}};
    user.timeZone = labdesk::FallbackTimeZone{u"America/New_York"_s, {}, {}};
    user.ingestionStart = Timestamp::parse(u"2025-01-01"_s);
    UserStore store;
    store.reset({user});
    QCOMPARE(store.rowsMatching(words).size(), size_t(found ? 1 : 0));
    QCOMPARE(store.matches(0, words), found);
}

void tst_userstore::searchesInManyUsersAgainstTheRule_data()
{
    QTest::addColumn<QString>("words");
    for (const auto &words : {u"client-000"_s, u"a"_s, u"e"_s, u"oura phoenix"_s, u"ÜBUNG"_s, u"straße zürich"_s, u"σίσυφος"_s, u"own-id"_s,
                              u"ownid"_s, u"-4"_s, u"-"_s, u"--"_s, u"a-b"_s, u"12"_s, u"1-2"_s, u"client-1 4"_s, u"lines"_s, u"😀"_s,
                              u"fitbit dexcom oura apple"_s, u"nobody has this"_s, u"\U0001F600 5"_s, u"zoë-1"_s})
        QTest::newRow(qPrintable(words)) << words;
}

void tst_userstore::searchesInManyUsersAgainstTheRule()
{
    QFETCH(QString, words);
    static const std::vector<User> users = manyUsers(100'000, 42);
    static const auto store = [] {
        auto made = std::make_unique<UserStore>();
        made->reset(users);
        return made;
    }();
    static const auto parts = [] {
        std::vector<QStringList> made;
        for (const User &user : users)
            made.push_back(searchable(user));
        return made;
    }();
    QCOMPARE(store->size(), UserStore::Row(users.size()));
    std::vector<UserStore::Row> expected;
    for (UserStore::Row row = 0; row < store->size(); ++row)
        if (matchesNaively(parts[row], words))
            expected.push_back(row);
    QVERIFY(store->rowsMatching(words) == expected);
    if (words != u"--"_s && words != u"nobody has this"_s)
        QVERIFY2(!expected.empty(), "a search that finds nothing proves little");
}

LABDESK_TEST(tst_userstore)
#include "tst_userstore.moc"
