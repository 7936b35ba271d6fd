// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/usertablemodel.h"

#include "domain/pii.h"
#include "models/localtexts.h"

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

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

} // namespace

UserTableModel::UserTableModel(const UserStore &store, QObject *parent)
    : QAbstractTableModel(parent), m_store(store), m_order(store)
{
    followStore();
    fill();
}

void UserTableModel::followStore()
{
    connect(&m_store, &UserStore::aboutToReset, this, [this] { beginResetModel(); });
    connect(&m_store, &UserStore::wasReset, this, [this] {
        m_order.forget();
        fill();
        endResetModel();
    });
    connect(&m_store, &UserStore::aboutToAppend, this, [this](quint32 rows) {
        m_arriving = rows;
        if (rows > 1)
            beginResetModel();
    });
    connect(&m_store, &UserStore::appended, this, [this] {
        if (m_arriving == 1)
            return rowAppended();
        fill();
        endResetModel();
    });
    connect(&m_store, &UserStore::rowChanged, this, &UserTableModel::rowChanged);
    connect(&m_store, &UserStore::aboutToRemove, this, &UserTableModel::rowAboutToGo);
    connect(&m_store, &UserStore::removed, this, &UserTableModel::rowGone);
}

void UserTableModel::fill()
{
    m_rows = m_store.rowsMatching(m_filter);
    m_order.sort(m_rows);
}

void UserTableModel::setFilter(const QString &words)
{
    if (words == m_filter)
        return;
    beginResetModel();
    m_filter = words;
    fill();
    endResetModel();
}

std::ptrdiff_t UserTableModel::placeOf(Row row) const
{
    const auto at = std::find(m_rows.begin(), m_rows.end(), row);
    return at == m_rows.end() ? -1 : at - m_rows.begin();
}

void UserTableModel::insertSorted(Row row)
{
    const auto at = std::lower_bound(m_rows.begin(), m_rows.end(), row, [this](Row a, Row b) { return m_order.comesBefore(a, b); });
    const int place = int(at - m_rows.begin());
    beginInsertRows({}, place, place);
    m_rows.insert(at, row);
    endInsertRows();
}

void UserTableModel::rowAppended()
{
    m_order.refresh();
    const Row row = m_store.size() - 1;
    if (m_store.matches(row, m_filter))
        insertSorted(row);
}

/// The change can take a row out of what is shown, bring it in, or give it another place.
void UserTableModel::rowChanged(Row row)
{
    m_order.refresh();
    const std::ptrdiff_t place = placeOf(row);
    const bool matches = m_store.matches(row, m_filter);
    if (place < 0) {
        if (matches)
            insertSorted(row);
        return;
    }
    if (!matches) {
        beginRemoveRows({}, int(place), int(place));
        m_rows.erase(m_rows.begin() + place);
        endRemoveRows();
        return;
    }
    // All others are still in order among themselves: the row's new place is found without it.
    const auto isBefore = [this](Row a, Row b) { return m_order.comesBefore(a, b); };
    const auto at = m_rows.begin() + place;
    auto target = std::lower_bound(m_rows.begin(), at, row, isBefore);
    if (target == at)
        target = std::lower_bound(at + 1, m_rows.end(), row, isBefore);
    const int to = int(target - m_rows.begin());
    if (to != place && to != place + 1) {
        beginMoveRows({}, int(place), int(place), {}, to);
        if (to < place)
            std::rotate(target, at, at + 1);
        else
            std::rotate(at, at + 1, target);
        endMoveRows();
    }
    const int now = int(placeOf(row));
    Q_EMIT dataChanged(index(now, 0), index(now, columns - 1));
}

void UserTableModel::rowAboutToGo(Row row)
{
    const std::ptrdiff_t place = placeOf(row);
    m_going = row;
    m_goingIsShown = place >= 0;
    if (!m_goingIsShown)
        return;
    beginRemoveRows({}, int(place), int(place));
    m_rows.erase(m_rows.begin() + place);
}

void UserTableModel::rowGone()
{
    for (Row &later : m_rows)
        later -= later > m_going ? 1 : 0; // the store has closed up
    if (m_goingIsShown)
        endRemoveRows();
}

void UserTableModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= columns || (Column(column) == sortColumn() && order == sortOrder()))
        return;
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<Row> rows;
    for (const auto &kept : before)
        rows.push_back(m_rows[size_t(kept.row())]);
    m_order.set(Column(column), order);
    m_order.sort(m_rows);
    for (qsizetype i = 0; i < before.size(); ++i)
        changePersistentIndex(before[i], index(int(placeOf(rows[size_t(i)])), before[i].column()));
    Q_EMIT layoutChanged();
}

UserId UserTableModel::userAt(int row) const
{
    return m_store.id(m_rows[size_t(row)]);
}

QModelIndex UserTableModel::indexOf(const UserId &user) const
{
    const auto storeRow = m_store.find(user);
    const std::ptrdiff_t place = storeRow ? placeOf(*storeRow) : -1;
    return place < 0 ? QModelIndex() : index(int(place), 0);
}

int UserTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : shown();
}

int UserTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant UserTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = m_rows[size_t(index.row())];
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row, column);
    case Qt::AccessibleTextRole:
        return accessibleText(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case IdRole:
        return m_store.idText(row);
    case PersonalDataRole:
        return personalDataIn(m_store.clientUserId(row)) != PersonalData::None;
    case ChipsRole:
        return QVariant::fromValue(chips(row, column));
    case SortRole:
        return sortValue(row, column);
    default:
        return {};
    }
}

/// Times as milliseconds, so that it can be told what the order of a column means.
QVariant UserTableModel::sortValue(Row row, Column column) const
{
    const auto moment = [](const std::optional<Timestamp> &stamp) { return stamp ? stamp->utc.toMSecsSinceEpoch() : qint64(0); };
    switch (column) {
    case Column::Created:
        return m_store.createdMs(row);
    case Column::IngestionStart:
        return moment(m_store.ingestionStart(row));
    case Column::IngestionEnd:
        return moment(m_store.ingestionEnd(row));
    default:
        return displayText(row, column);
    }
}

QString UserTableModel::displayText(Row row, Column column) const
{
    const auto bound = [](const std::optional<Timestamp> &stamp) { return stamp ? dateText(*stamp) : u"—"_s; };
    switch (column) {
    case Column::ClientId:
        return m_store.clientUserId(row);
    case Column::Id:
        return m_store.idText(row);
    case Column::Created:
        return dateText(m_store.createdOn(row));
    case Column::Sources: {
        QStringList names;
        for (const auto source : m_store.sources(row))
            names.append(m_store.sourceName(source));
        return names.isEmpty() ? u"—"_s : names.join(u", "_s);
    }
    case Column::Zone: {
        const QString zone = m_store.zone(row);
        return zone.isEmpty() ? u"—"_s : zonePlace(zone);
    }
    case Column::BirthDate:
        return m_store.hasBirthDate(row) ? tr("set") : u"—"_s;
    case Column::IngestionStart:
        return bound(m_store.ingestionStart(row));
    case Column::IngestionEnd:
        return bound(m_store.ingestionEnd(row));
    }
    return {};
}

/// What a screen reader says: the value in words, never a dash.
QString UserTableModel::accessibleText(Row row, Column column) const
{
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
        return personalDataIn(m_store.clientUserId(row)) == PersonalData::None
            ? m_store.clientUserId(row)
            : tr("This client id looks like personal data. The contract forbids e-mail addresses and phone numbers here.");
    case Column::Id:
        return m_store.idText(row);
    case Column::Created:
        return momentText(m_store.createdOn(row));
    case Column::Zone:
        return m_store.zone(row);
    case Column::IngestionStart:
        return momentText(m_store.ingestionStart(row).value_or(Timestamp()));
    case Column::IngestionEnd:
        return momentText(m_store.ingestionEnd(row).value_or(Timestamp()));
    default:
        return displayText(row, column);
    }
}

Chips UserTableModel::chips(Row row, Column column) const
{
    Chips chips;
    if (column == Column::ClientId && personalDataIn(m_store.clientUserId(row)) != PersonalData::None)
        chips.append({tr("PII"), Chip::Tone::Warn});
    if (column == Column::Sources)
        for (const auto source : m_store.sources(row))
            chips.append({m_store.sourceName(source), Chip::Tone::Neutral});
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
