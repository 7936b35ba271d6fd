// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/uservalues.h"

#include "domain/pii.h"
#include "store/rfc3339.h"

#include <QCoreApplication>

namespace labdesk::output {

namespace {

struct UserValueWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::output)
};

QByteArray bytesOf(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

Value textOrNothing(const QByteArray &text)
{
    return text.isEmpty() ? Value() : Value(text);
}

} // namespace

UserValues::UserValues(const UserSnapshot &users) : m_users(users)
{
    const UserDictionary &shared = users.dictionary();
    for (const QString &text : shared.texts())
        m_texts.push_back(text.toUtf8());
    std::vector<QByteArray> slugs;
    for (const UserDictionary::Source &source : shared.sources())
        slugs.push_back((source.slug.isEmpty() ? source.name : source.slug).toUtf8());
    shared.eachSourceList([&](const UserDictionary::SourceList &list) {
        QByteArrayList &named = m_sourceLists.emplace_back();
        for (const quint16 source : list)
            if (source < slugs.size()) // one that came since is of no user here
                named += slugs[source];
    });
}

std::vector<Column> UserValues::columns()
{
    return {{"client_user_id", UserValueWords::tr("Client ID"), privacy::Field::ClientUserId},
            {"user_id", UserValueWords::tr("User ID"), privacy::Field::UserId},
            {"team_id", UserValueWords::tr("Team"), privacy::Field::TeamId},
            {"created_on", UserValueWords::tr("Created")},
            {"connected_sources", UserValueWords::tr("Sources")},
            {"fallback_time_zone", UserValueWords::tr("Time zone")},
            {"has_birth_date", UserValueWords::tr("Birth date is set")},
            {"ingestion_start", UserValueWords::tr("Collection start")},
            {"ingestion_end", UserValueWords::tr("Collection end")}};
}

Row UserValues::of(UserRow row) const
{
    const auto [segment, at] = m_users.at(row);
    const auto text
        = [this](quint32 number) { return number < m_texts.size() ? textOrNothing(m_texts[number]) : Value(); };
    QByteArray created = bytesOf(segment->createdText(at));
    if (created.isEmpty() && segment->createdMs()[at] != UserFields::noMoment)
        created = bytesOf(usualTimeText(segment->createdMs()[at]));
    const quint32 list = segment->sourceList(at);
    return {bytesOf(segment->clientUserId(at)),
            bytesOf(segment->idText(at)),
            text(segment->team(at)),
            textOrNothing(created),
            list < m_sourceLists.size() ? m_sourceLists[list] : QByteArrayList(),
            text(segment->zone(at)),
            segment->hasBirthDate(at),
            text(segment->ingestionStart(at)),
            text(segment->ingestionEnd(at))};
}

qint64 countPersonal(const UserSnapshot &users, const std::vector<UserRow> &rows, const std::atomic<bool> &isCanceled)
{
    qint64 count = 0;
    for (const UserRow row : rows) {
        if (isCanceled)
            return count;
        const auto [segment, at] = users.at(row);
        const QString id = QString::fromUtf8(bytesOf(segment->clientUserId(at)));
        count += personalDataIn(id) != PersonalData::None;
    }
    return count;
}

} // namespace labdesk::output
