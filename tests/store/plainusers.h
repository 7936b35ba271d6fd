// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knownvalues.h"
#include "domain/pii.h"
#include "domain/textnormalization.h"
#include "store/userquery.h"
#include "store/usersegmentbuilder.h"
#include "store/usersnapshot.h"
#include "support/usermaker.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace labdesk::tests {

/// Invented users, some of them with what makes filters stumble.
inline std::vector<User> plainUsers(size_t count, unsigned seed)
{
    UserMaker maker(seed);
    static const QStringList odd{QStringLiteral("jo@example.org"),
                                 QStringLiteral("+1 602 555 0100"),
                                 QStringLiteral("6025550100"),
                                 QStringLiteral("STRASSE Straße"),
                                 QStringLiteral("ab@"),
                                 QStringLiteral("say \"hi\""),
                                 QStringLiteral("none"),
                                 QStringLiteral("-4"),
                                 QStringLiteral("ab-cd"),
                                 QStringLiteral("x\n@y.zz"),
                                 QStringLiteral("\u00a0+16025550100"),
                                 QStringLiteral("client-1"),
                                 QStringLiteral("src:oura"),
                                 QStringLiteral("a"),
                                 QStringLiteral("\u00a0"),
                                 QStringLiteral("caf\u00e9 cafe\u0301"),
                                 QStringLiteral("\u200eclient\u20111\u2069"),
                                 QStringLiteral("\u0661\u0662\u0663"),
                                 QStringLiteral("\uff43\uff4c\uff49\uff0d\uff11")};
    std::vector<User> users;
    for (size_t i = 0; i < count; ++i) {
        users.push_back(maker.make());
        if (maker.pick(12) == 0)
            users.back().clientUserId = odd[qsizetype(maker.pick(quint32(odd.size())))];
        if (maker.pick(200) == 0)
            users.back().id = *UserId::parse(QStringLiteral("AB-cd-%1").arg(i));
        if (maker.pick(200) == 0)
            users.back().timeZone = FallbackTimeZone{QStringLiteral("Zone %1").arg(i), {}, {}};
    }
    return users;
}

/// In segments of sizes that are no multiples of anything.
inline UserSnapshot unevenSnapshot(const std::vector<User> &users, unsigned seed)
{
    UserMaker maker(seed);
    UserSnapshot snapshot;
    UserSegmentBuilder builder(snapshot.sharedDictionary());
    quint32 size = 1;
    for (const User &user : users) {
        builder.append(user);
        if (builder.size() >= size) {
            snapshot.append(builder.take());
            size = maker.pick(2) == 0 ? 1 + maker.pick(150) : 1 + maker.pick(3'000);
        }
    }
    snapshot.append(builder.take());
    return snapshot;
}

/// One in ten has failing sources, and so has somebody who is none of them.
inline FaultsByUser plainFaults(const std::vector<User> &users, unsigned seed)
{
    static const QStringList slugs{QStringLiteral("oura"), QStringLiteral("garmin"), QStringLiteral("whoop_v2")};
    static const QStringList types{QStringLiteral("token_expired"), QString(), QStringLiteral("odd")};
    UserMaker maker(seed);
    FaultsByUser faults{{*UserId::parse(QStringLiteral("gone")), {{}, {{slugs[0], types[0]}}}}};
    for (const User &user : users)
        if (maker.pick(10) == 0)
            for (quint32 count = 1 + maker.pick(2); count > 0; --count)
                faults[user.id].faults.push_back({slugs[qsizetype(maker.pick(3))], types[qsizetype(maker.pick(3))]});
    return faults;
}

inline QString foldedLine(QString text)
{
    return searchKey(text.replace(u'\n', u' '));
}

/// The rule itself, without any cleverness.
inline bool holdsPlainly(const User &user, const UserQuery::Term &term, const QDateTime &now,
                         const FaultsByUser &faults = {})
{
    using Field = UserQuery::Field;
    using Kind = UserQuery::Term::Kind;
    const QString text = QString::fromStdString(term.text);
    const auto fits = [&](const QString &value) {
        return term.kind == Kind::Whole ? foldedLine(value) == text : foldedLine(value).contains(text);
    };
    const auto anyFits = [&](const QStringList &values) { return std::any_of(values.begin(), values.end(), fits); };
    const QStringList ids{user.id.text(), QString(user.id.text()).remove(u'-')};
    QStringList sources;
    for (const auto &source : user.sources)
        sources << source.name << source.slug;
    const QStringList zone = user.timeZone ? QStringList{user.timeZone->id} : QStringList();
    const bool isBounded = user.ingestionStart || user.ingestionEnd;
    const auto holds = [&]() -> bool {
        const bool isValue = term.kind == Kind::Part || term.kind == Kind::Whole;
        const bool wantsNone = term.kind == Kind::None;
        switch (term.field) {
        case Field::Any:
            return anyFits(ids + QStringList{user.clientUserId} + sources + zone);
        case Field::Id:
            return isValue && anyFits(ids);
        case Field::Client:
            return isValue ? fits(user.clientUserId) : user.clientUserId.isEmpty() == wantsNone;
        case Field::Source:
            return isValue ? anyFits(sources) : user.sources.empty() == wantsNone;
        case Field::Zone:
            return isValue ? anyFits(zone) : zone.isEmpty() == wantsNone;
        case Field::Created:
        case Field::Connected: {
            QDateTime moment = user.createdOn.utc;
            if (term.field == Field::Connected) {
                moment = {};
                for (const ConnectedSource &source : user.sources)
                    if (source.createdOn.utc.isValid() && (!moment.isValid() || moment < source.createdOn.utc))
                        moment = source.createdOn.utc;
            }
            const bool isTime = moment.isValid();
            const qint64 ms = isTime ? moment.toMSecsSinceEpoch() : 0;
            return isValue ? isTime && ms >= term.fromMs && ms < term.beforeMs : isTime != wantsNone;
        }
        case Field::Birth:
            return user.birthDate.has_value() != wantsNone;
        case Field::Ingestion:
            if (term.kind == Kind::Ended)
                return user.ingestionEnd && user.ingestionEnd->utc.isValid() && user.ingestionEnd->utc <= now;
            return isBounded != wantsNone;
        case Field::PersonalData:
            return (personalDataIn(user.clientUserId) != PersonalData::None) != wantsNone;
        case Field::Trouble: {
            QStringList said;
            for (const SourceFault &fault : faults.value(user.id).faults) {
                said << fault.slug << fault.type;
                if (term.kind == Kind::Part)
                    said << known::nameOf(known::List::Providers, fault.slug)
                         << known::nameOf(known::List::ConnectionErrors, fault.type);
            }
            return isValue ? anyFits(said) : faults.contains(user.id) != wantsNone;
        }
        }
        return false;
    };
    return holds() != term.isNegated;
}

inline bool holdsPlainly(const User &user, const UserQuery::Choice &choice, const QDateTime &now,
                         const FaultsByUser &faults = {})
{
    return std::any_of(choice.begin(), choice.end(),
                       [&](const UserQuery::Term &term) { return holdsPlainly(user, term, now, faults); });
}

inline bool holdsPlainly(const User &user, const UserQuery &query, const QDateTime &now,
                         const FaultsByUser &faults = {})
{
    return std::all_of(query.choices().begin(), query.choices().end(),
                       [&](const UserQuery::Choice &choice) { return holdsPlainly(user, choice, now, faults); });
}

} // namespace labdesk::tests
