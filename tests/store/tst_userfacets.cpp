// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plainusers.h"
#include "store/userfacets.h"
#include "support/testmain.h"

#include <QMap>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace labdesk;
using tests::plainUsers;
using tests::unevenSnapshot;

namespace {

const QDateTime facetNow(QDate(2026, 3, 31), QTime(12, 0), Qt::UTC);

QStringList linesOfCounts(const std::vector<UserFacets::Count> &counts)
{
    QStringList lines;
    for (const auto &count : counts)
        lines << u"%1 (%2) %3"_s.arg(count.value, count.name).arg(count.users);
    return lines;
}

/// Most first, then by value; the empty one last.
std::vector<UserFacets::Count> ordered(const QMap<QString, UserRow> &users, const QMap<QString, QString> &names)
{
    std::vector<UserFacets::Count> counts;
    for (auto value = users.cbegin(); value != users.cend(); ++value)
        if (!value.key().isEmpty())
            counts.push_back({value.key(), names.value(value.key()), *value});
    std::stable_sort(counts.begin(), counts.end(), [](const auto &a, const auto &b) { return a.users > b.users; });
    if (users.contains(QString()))
        counts.push_back({{}, {}, users.value(QString())});
    return counts;
}

UserFacets plainFacets(const std::vector<User> &users, const RowSet &rows)
{
    QMap<QString, UserRow> sources, zones, months;
    QMap<QString, QString> names;
    UserRow unreadable = 0;
    for (UserRow row = 0; row < rows.size(); ++row) {
        const User &user = users[row];
        for (const auto &source : user.sources)
            if (!names.contains(source.slug))
                names.insert(source.slug, source.name);
        if (!rows.has(row))
            continue;
        QSet<QString> slugs;
        for (const auto &source : user.sources)
            slugs << source.slug;
        for (const QString &slug : slugs)
            ++sources[slug];
        if (slugs.isEmpty())
            ++sources[QString()];
        ++zones[user.timeZone ? user.timeZone->id : QString()];
        if (user.createdOn.utc.isValid())
            ++months[user.createdOn.utc.toString(u"yyyy-MM"_s)];
        else
            ++unreadable;
    }
    UserFacets facets{ordered(sources, names), ordered(zones, {}), {}};
    for (auto month = months.cbegin(); month != months.cend(); ++month)
        facets.months.push_back({month.key(), {}, *month});
    if (unreadable > 0)
        facets.months.push_back({{}, {}, unreadable});
    return facets;
}

User facetUser(const QString &created, std::vector<ConnectedSource> sources = {})
{
    static int number = 0;
    return User{.id = *UserId::parse(u"user-%1"_s.arg(++number)),
                .teamId = {},
                .clientUserId = {},
                .createdOn = Timestamp::parse(created),
                .sources = std::move(sources),
                .timeZone = {},
                .birthDate = {},
                .ingestionStart = {},
                .ingestionEnd = {}};
}

} // namespace

class tst_userfacets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void againstThePlainCount();
    void whatWasCountedNeedNotBeCountedAgain();
    void monthsWithoutUsersAreThere();
    void monthsAreNotEndless();
    void sourcesOfOneSlug();
    void aCountLeadsToThoseItCounted();
    void nothing();
};

void tst_userfacets::againstThePlainCount()
{
    for (unsigned seed = 1; seed <= 2; ++seed) {
        const auto users = plainUsers(4'000, seed);
        const auto snapshot = unevenSnapshot(users, seed);
        for (const QString &typed :
             {QString(), u"oura"_s, u"-client"_s, u"tz:any"_s, u"nobody"_s, u"created:none"_s, u"client-0004"_s}) {
            const auto rows = rowsMatching(snapshot, UserQuery::parse(typed, facetNow), facetNow.toMSecsSinceEpoch());
            const auto found = countFacets(snapshot, &*rows);
            const auto expected = plainFacets(users, *rows);
            QCOMPARE(linesOfCounts(found->sources), linesOfCounts(expected.sources));
            QCOMPARE(linesOfCounts(found->zones), linesOfCounts(expected.zones));
            QCOMPARE(linesOfCounts(found->months),
                     linesOfCounts(expected.months)); // from 0999 to 9999: no empty ones between them
            if (typed.isEmpty())
                QCOMPARE(linesOfCounts(countFacets(snapshot)->sources), linesOfCounts(expected.sources));
        }
    }
    const auto many = plainUsers(60'000, 7); // enough for several threads
    const RowSet all(UserRow(many.size()), true);
    const auto found = countFacets(UserSnapshot::of(many));
    const auto expected = plainFacets(many, all);
    QCOMPARE(linesOfCounts(found->sources), linesOfCounts(expected.sources));
    QCOMPARE(linesOfCounts(found->months), linesOfCounts(expected.months));
}

void tst_userfacets::monthsWithoutUsersAreThere()
{
    const auto users = UserSnapshot::of({facetUser(u"2026-02-01T00:00:00Z"_s),
                                         facetUser(u"2026-01-31T23:59:59+00:00"_s), facetUser(u"2025-11-30"_s),
                                         facetUser(u"2026-02-28T23:30:00-01:00"_s), facetUser(u"soon"_s)});
    QCOMPARE(linesOfCounts(countFacets(users)->months),
             (QStringList{u"2025-11 () 1"_s, u"2025-12 () 0"_s, u"2026-01 () 1"_s, u"2026-02 () 1"_s, u"2026-03 () 1"_s,
                          u" () 1"_s}));
    const auto old = UserSnapshot::of(
        {facetUser(u"1969-12-31T23:59:59Z"_s), facetUser(u"1970-01-01T00:00:00Z"_s), facetUser(u"1969-11-01"_s)});
    QCOMPARE(linesOfCounts(countFacets(old)->months),
             (QStringList{u"1969-11 () 1"_s, u"1969-12 () 1"_s, u"1970-01 () 1"_s}));
}

void tst_userfacets::monthsAreNotEndless()
{
    std::vector<User> users;
    for (int month = 0; month < 1'300; ++month)
        users.push_back(facetUser(QDate(1900, 1, 1).addMonths(2 * month).toString(Qt::ISODate)));
    const auto months = countFacets(UserSnapshot::of(users))->months;
    QCOMPARE(months.size(), UserFacets::maxMonths);
    QCOMPARE(months.back().value, QDate(1900, 1, 1).addMonths(2 * 1'299).toString(u"yyyy-MM"_s));
    QCOMPARE(months.front().users, 1u);
}

void tst_userfacets::sourcesOfOneSlug()
{
    const auto users = UserSnapshot::of(
        {facetUser({}, {{u"Oura"_s, u"oura"_s, {}, {}}, {u"Oura Ring"_s, u"oura"_s, {}, {}}}),
         facetUser({}, {{u"Oura Ring"_s, u"oura"_s, {}, {}}}), facetUser({}, {{u"Own"_s, {}, {}, {}}}),
         facetUser({}, {{u"polar"_s, u"polar"_s, {}, {}}}), facetUser({})});
    QCOMPARE(linesOfCounts(countFacets(users)->sources),
             (QStringList{u"oura (Oura) 2"_s, u"Own () 1"_s, u"polar () 1"_s, u" () 1"_s}));
}

void tst_userfacets::aCountLeadsToThoseItCounted()
{
    const auto snapshot = unevenSnapshot(plainUsers(4'000, 5), 5);
    const auto facets = countFacets(snapshot);
    const auto check = [&](UserQuery::Field field, const std::vector<UserFacets::Count> &counts) {
        for (const auto &count : counts) {
            const QString term = termFor(field, count.value);
            const auto rows = rowsMatching(snapshot, UserQuery::parse(term, facetNow), facetNow.toMSecsSinceEpoch());
            QVERIFY2(rows->count() == count.users, qPrintable(term));
        }
    };
    check(UserQuery::Field::Source, facets->sources);
    check(UserQuery::Field::Zone, facets->zones);
    check(UserQuery::Field::Created, facets->months);
}

void tst_userfacets::whatWasCountedNeedNotBeCountedAgain()
{
    const auto snapshot = unevenSnapshot(plainUsers(4'000, 3), 3);
    const auto rows = rowsMatching(snapshot, UserQuery::parse(u"-oura"_s, facetNow), facetNow.toMSecsSinceEpoch());
    const auto expected = countFacets(snapshot, &*rows);
    for (const UserRow from : {0u, 1u, 63u, 64u, 1'000u, 3'999u, 4'000u}) {
        RowSet first(snapshot.size());
        for (UserRow row = 0; row < from; ++row)
            if (rows->has(row))
                first.set(row);
        const auto found = facetsOf(*countMoreFacets(countMoreFacets({}, 0, snapshot, &first), from, snapshot, &*rows),
                                    snapshot.dictionary());
        QCOMPARE(linesOfCounts(found.sources), linesOfCounts(expected->sources));
        QCOMPARE(linesOfCounts(found.zones), linesOfCounts(expected->zones));
        QCOMPARE(linesOfCounts(found.months), linesOfCounts(expected->months));
    }
}

void tst_userfacets::nothing()
{
    const auto none = countFacets(UserSnapshot());
    QVERIFY(none && none->sources.empty() && none->zones.empty() && none->months.empty());
    const CancelFlag canceled = true;
    QVERIFY(!countFacets(UserSnapshot::of(plainUsers(10, 1)), nullptr, &canceled));
}

LABDESK_TEST(tst_userfacets)
#include "tst_userfacets.moc"
