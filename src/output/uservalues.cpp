// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/uservalues.h"

#include "domain/pii.h"

#include <QCoreApplication>

#include <span>

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

Value optionalText(const QByteArray &text)
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
    const auto each = [](quint32) { return true; };
    shared.forEachSourceList(each, [&](quint32, std::span<const quint16> list) {
        QByteArrayList &named = m_sourceLists.emplace_back();
        for (const quint16 source : list)
            if (source < slugs.size()) // later sources aren't used by users of this snapshot
                named += slugs[source];
    });
}

/// The team ID follows the other IDs, though the list has no column for it.
std::vector<Column> UserValues::columns()
{
    std::vector<Column> columns;
    for (const UserColumnRow &row : userColumns) {
        const QString title = row.file.title ? UserValueWords::tr(row.file.title)
                                             : QCoreApplication::translate("labdesk::UserTableModel", row.title);
        columns.push_back({row.file.key ? row.file.key : row.json, title});
        if (row.type == ColumnType::ClientId)
            columns.back().field = privacy::Field::ClientUserId;
        if (row.type == ColumnType::Id) {
            columns.back().field = privacy::Field::UserId;
            columns.push_back({"team_id", UserValueWords::tr("Team"), privacy::Field::TeamId});
        }
    }
    return columns;
}

Row UserValues::of(UserRow row) const
{
    const auto [segment, at] = m_users.at(row);
    Row values;
    values.reserve(userColumns.size() + 1);
    for (const UserColumnRow &is : userColumns) {
        values.push_back(valueOf(is, *segment, at));
        if (is.type == ColumnType::Id)
            values.push_back(textOf(segment->team(at)));
    }
    return values;
}

Value UserValues::textOf(quint32 number) const
{
    return number < m_texts.size() ? optionalText(m_texts[number]) : Value();
}

Value UserValues::valueOf(const UserColumnRow &is, const UserSegment &segment, quint32 row) const
{
    const UserColumn column = is.column;
    switch (is.type) {
    case ColumnType::ClientId:
        return bytesOf(segment.clientUserId(row));
    case ColumnType::Id:
        return bytesOf(segment.idText(row));
    case ColumnType::Moment:
        return optionalText(bytesOf(segment.momentText(column, row)));
    case ColumnType::Sources: {
        const quint32 list = segment.sourceList(row);
        return list < m_sourceLists.size() ? m_sourceLists[list] : QByteArrayList();
    }
    case ColumnType::Flag:
        return segment.number(column, row) != 0;
    case ColumnType::Word:
    case ColumnType::RareMoment:
        return textOf(segment.number(column, row));
    }
    return {};
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
