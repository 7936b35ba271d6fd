// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/pii.h"
#include "models/usertablemodel.h"
#include "privacy/sensitive.h"
#include "text/localtexts.h"
#include "text/plaintooltip.h"

// What the table's cells say.
namespace labdesk {

using namespace Qt::StringLiterals;
using privacy::Field;

namespace {

QString dateText(const Timestamp &stamp)
{
    if (!stamp.utc.isValid())
        return stamp.text;
    const QDate date = stamp.isDateOnly ? stamp.utc.date() : stamp.utc.toLocalTime().date();
    return localDate(date);
}

QString momentText(const Timestamp &stamp)
{
    if (!stamp.utc.isValid() || stamp.isDateOnly)
        return stamp.text;
    const QDateTime local = stamp.utc.toLocalTime();
    return u"%1\n%2 UTC"_s.arg(localMoment(local), stamp.utc.toString(u"yyyy-MM-dd HH:mm:ss"_s));
}

QString cellText(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

QString userIdText(const UserSnapshot &users, UserRow row)
{
    const auto [segment, at] = users.at(row);
    return cellText(segment->idText(at));
}

} // namespace

QVariant UserTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row row = (*m_shown.rows)[size_t(index.row())];
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row, column);
    case Qt::AccessibleTextRole:
        return accessibleText(row, column);
    case Qt::ToolTipRole:
        return plainToolTip(toolTip(row, column));
    case IdRole:
        return userIdText(m_shown.users, row);
    case PersonalDataRole:
        return personalDataIn(clientUserId(row)) != PersonalData::None;
    case ChipsRole:
        return QVariant::fromValue(chips(row, column));
    case SortRole:
        return sortValue(row, column);
    default:
        return {};
    }
}

QString UserTableModel::clientUserId(Row row) const
{
    const auto [segment, at] = m_shown.users.at(row);
    return cellText(segment->clientUserId(at));
}

/// Nearly all are times in the usual form, which need not be read from text.
Timestamp UserTableModel::createdOn(Row row) const
{
    const auto [segment, at] = m_shown.users.at(row);
    const auto text = segment->createdText(at);
    const qint64 ms = segment->createdMs()[at];
    if (!text.empty() || ms == UserFields::noMoment)
        return Timestamp::parse(cellText(text));
    return {{}, QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC), false};
}

QStringList UserTableModel::sourceNames(Row row) const
{
    const auto [segment, at] = m_shown.users.at(row);
    const UserDictionary &dictionary = m_shown.users.dictionary();
    QStringList names;
    for (const auto source : dictionary.sourceList(segment->sourceList(at)))
        names.append(dictionary.source(source).name);
    return names;
}

QString UserTableModel::zone(Row row) const
{
    const auto [segment, at] = m_shown.users.at(row);
    return m_shown.users.dictionary().text(segment->zone(at));
}

std::optional<Timestamp> UserTableModel::bound(Row row, Column column) const
{
    const auto [segment, at] = m_shown.users.at(row);
    const quint32 number = column == Column::IngestionStart ? segment->ingestionStart(at) : segment->ingestionEnd(at);
    return number == 0 ? std::nullopt : std::optional(Timestamp::parse(m_shown.users.dictionary().text(number)));
}

/// Times as milliseconds, so that it can be told what the order of a column means.
QVariant UserTableModel::sortValue(Row row, Column column) const
{
    switch (column) {
    case Column::Created: {
        const auto [segment, at] = m_shown.users.at(row);
        return segment->createdMs()[at];
    }
    case Column::IngestionStart:
    case Column::IngestionEnd: {
        const auto stamp = bound(row, column);
        return stamp ? stamp->utc.toMSecsSinceEpoch() : qint64(0);
    }
    case Column::ClientId:
        return clientUserId(row);
    case Column::Id:
        return userIdText(m_shown.users, row);
    default:
        return displayText(row, column);
    }
}

QString UserTableModel::displayText(Row row, Column column) const
{
    switch (column) {
    case Column::ClientId:
        return privacy::shown(Field::ClientUserId, clientUserId(row));
    case Column::Id:
        return privacy::shown(Field::UserId, userIdText(m_shown.users, row));
    case Column::Created:
        return dateText(createdOn(row));
    case Column::Sources: {
        const QStringList names = sourceNames(row);
        return names.isEmpty() ? u"—"_s : names.join(u", "_s);
    }
    case Column::Zone: {
        const QString place = zonePlace(zone(row));
        return place.isEmpty() ? u"—"_s : place;
    }
    case Column::BirthDate: {
        const auto [segment, at] = m_shown.users.at(row);
        return segment->hasBirthDate(at) ? tr("set") : u"—"_s;
    }
    case Column::IngestionStart:
    case Column::IngestionEnd: {
        const auto stamp = bound(row, column);
        return stamp ? dateText(*stamp) : u"—"_s;
    }
    }
    return {};
}

/// What a screen reader says: the value in words, never a dash.
QString UserTableModel::accessibleText(Row row, Column column) const
{
    if (column == Column::Id)
        return privacy::spoken(Field::UserId, userIdText(m_shown.users, row));
    if (column == Column::ClientId && privacy::isPrivacyMode())
        return privacy::spoken(Field::ClientUserId, clientUserId(row));
    const QString text = displayText(row, column);
    if (text == u"—")
        return tr("none");
    if (column == Column::ClientId && personalDataIn(text) != PersonalData::None)
        return tr("%1, looks like personal data").arg(text);
    return text;
}

QString UserTableModel::toolTip(Row row, Column column) const
{
    switch (column) {
    case Column::ClientId:
        return personalDataIn(clientUserId(row)) == PersonalData::None
            ? displayText(row, column)
            : tr("This client ID looks like personal data. The contract forbids e-mail addresses and phone numbers "
                 "here.");
    case Column::Created:
        return momentText(createdOn(row));
    case Column::Zone:
        return zone(row);
    case Column::IngestionStart:
    case Column::IngestionEnd:
        return momentText(bound(row, column).value_or(Timestamp()));
    default:
        return displayText(row, column);
    }
}

Chips UserTableModel::chips(Row row, Column column) const
{
    Chips chips;
    if (column == Column::ClientId && personalDataIn(clientUserId(row)) != PersonalData::None)
        chips.append({tr("PII"), Chip::Tone::Warn});
    if (column == Column::Sources)
        for (const QString &name : sourceNames(row))
            chips.append({name, Chip::Tone::Neutral});
    return chips;
}

QVariant UserTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Column::ClientId:
        return tr("Client ID");
    case Column::Id:
        return tr("User ID");
    case Column::Created:
        return tr("Created");
    case Column::Sources:
        return tr("Sources");
    case Column::Zone:
        return tr("Zone");
    case Column::BirthDate:
        return tr("Birth date");
    case Column::IngestionStart:
        return tr("Ingestion start");
    case Column::IngestionEnd:
        return tr("Ingestion end");
    }
    return {};
}

} // namespace labdesk
