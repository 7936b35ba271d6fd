// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "budgets/paths.h"
#include "platform/auditchain.h"
#include "service/demopayornames.h"
#include "store/payorindex.h"
#include "store/userfilter.h"
#include "store/userorder.h"
#include "store/usersegmentbuilder.h"
#include "support/nodatacase.h"
#include "support/userset.h"
#include "wire/userlistreader.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <string_view>
#include <tuple>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

namespace {

QByteArray listOf(std::string_view profileName, std::uint32_t users)
{
    const bench::UserProfile &profile = *bench::findUserProfile(profileName);
    std::string body = "[";
    for (std::uint32_t index = 0; index < users; ++index) {
        bench::appendJson(body, bench::listedUser(index, users, profile), profile);
        body += index + 1 < users ? ',' : ']';
    }
    return QByteArray::fromStdString(body);
}

UserSnapshot columnsOf(const QByteArray &list)
{
    UserSnapshot users(std::make_shared<UserDictionary>(), {});
    UserSegmentBuilder builder(users.sharedDictionary());
    wire::UserListReader reader;
    reader.feed(list, [&](const UserFields &user) {
        builder.append(user);
        if (builder.size() == UserSegment::largest)
            users.append(builder.take());
    });
    reader.finish();
    users.append(builder.take());
    return users;
}

HotPath reads(const char *name, std::string_view profile, std::uint32_t users)
{
    return {name, [=] { return [list = listOf(profile, users)] { columnsOf(list); }; }};
}

HotPath filters(const char *name, const QString &words)
{
    return {name, [words] {
                return [words, users = columnsOf(listOf("mixed", 20'000))] {
                    const QDateTime now(QDate(2026, 11, 1), QTime(), Qt::UTC);
                    rowsMatching(users, UserQuery::parse(words, now), now.toMSecsSinceEpoch());
                };
            }};
}

HotPath sorts(const char *name, UserColumn column)
{
    return {name, [column] {
                return [column, users = columnsOf(listOf("mixed", 20'000))] {
                    sortedUsers(users, {column, Qt::AscendingOrder});
                };
            }};
}

std::function<void()> decodesUsers()
{
    QByteArrayList users;
    const bench::UserProfile &profile = *bench::findUserProfile("mixed");
    for (std::uint32_t index = 0; index < 200; ++index) {
        std::string user;
        bench::appendJson(user, bench::listedUser(index, 200, profile), profile);
        users.append(QByteArray::fromStdString(user));
    }
    return [users] {
        for (const QByteArray &user : users)
            std::ignore = wire::decode<User>(user);
    };
}

std::function<void()> parsesFilters()
{
    return [] {
        const QDateTime now(QDate(2026, 11, 1), QTime(), Qt::UTC);
        for (int time = 0; time < 500; ++time)
            UserQuery::parse(u"client:=ACME\"two words\" -src:oura created:>30d tz:none maria.garcia"_s, now);
    };
}

std::function<void()> ranksPayors()
{
    std::vector<Payor> payors;
    for (const auto &demo : service::demoPayorNames(3000))
        payors.push_back({u"P%1"_s.arg(payors.size()), demo.name, demo.aliases, {}, {}});
    return [index = std::make_shared<PayorIndex>(payors)] {
        for (const QString &words : {u"medicaid ny"_s, u"blue cros ill"_s, u"b c b s"_s})
            index->rank(words);
    };
}

std::function<void()> findsNoDataCauses()
{
    QFile file(QStringLiteral(TEST_DATA "/nodata/cases.json"));
    std::vector<NoDataCase> cases;
    if (file.open(QIODevice::ReadOnly))
        for (const QJsonValue written : QJsonDocument::fromJson(file.readAll()).array())
            cases.push_back(noDataCaseFrom(written.toObject()));
    return [cases] {
        for (const NoDataCase &one : cases)
            one.judge();
    };
}

QByteArray auditTrail()
{
    QByteArray lines;
    QByteArray previous = firstAuditHash();
    for (quint64 number = 1; number <= 200; ++number) {
        const QByteArray line
            = auditLine({.number = number,
                         .at = QDateTime(QDate(2026, 11, 1), QTime(), Qt::UTC).addSecs(qint64(number)),
                         .who = u"agent"_s,
                         .connection = u"Sandbox"_s,
                         .operation = u"changeZone"_s,
                         .target = u"7f3c1a52-6b0e-4d1f-9d7a-2f4f6f0c9e11"_s,
                         .zoneBefore = u"America/New_York"_s,
                         .zoneAfter = u"America/Denver"_s,
                         .outcome = u"done"_s},
                        previous);
        previous = auditHashOf(line);
        lines += line;
    }
    return lines;
}

} // namespace

std::vector<HotPath> consolePaths()
{
    return {
        reads("read-list-sequential", "sequential", 2000),
        reads("read-list-mixed", "mixed", 2000),
        reads("read-list-wordy", "wordy", 500),
        {"decode-users", decodesUsers},
        filters("filter-few", u"kowalski17"_s),
        filters("filter-many", u"oura"_s),
        {"parse-filter", parsesFilters},
        sorts("sort-client-id", UserColumn::ClientId),
        sorts("sort-created", UserColumn::Created),
        {"rank-payors", ranksPayors},
        {"find-no-data-cause", findsNoDataCauses},
        {"audit-write", [] { return [] { auditTrail(); }; }},
        {"audit-verify", [] { return [trail = auditTrail()] { readAuditFile(trail, AuditLink()); }; }},
    };
}

} // namespace labdesk::tests
