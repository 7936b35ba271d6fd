// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/usertablemodel.h"

#include "domain/pii.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

QString dateText(const Timestamp &stamp)
{
    if (!stamp.utc.isValid())
        return stamp.text;
    const QDate date = stamp.isDateOnly ? stamp.utc.date() : stamp.utc.toLocalTime().date();
    return QLocale().toString(date, u"d MMM yyyy"_s);
}

QString momentText(const Timestamp &stamp)
{
    if (!stamp.utc.isValid() || stamp.isDateOnly)
        return stamp.text;
    const QDateTime local = stamp.utc.toLocalTime();
    return UserTableModel::tr("%1 %2\n%3 UTC")
        .arg(QLocale().toString(local, QLocale::ShortFormat), local.timeZoneAbbreviation(),
             stamp.utc.toString(u"yyyy-MM-dd HH:mm:ss"_s));
}

} // namespace

UserTableModel::UserTableModel(const UserStore &store, QObject *parent) : QAbstractTableModel(parent), m_store(store)
{
    m_collator.setNumericMode(true);
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    connect(&store, &UserStore::aboutToReset, this, [this] { beginResetModel(); });
    connect(&store, &UserStore::wasReset, this, [this] {
        m_rows = m_store.rowsMatching(m_filter);
        arrange(m_rows);
        endResetModel();
    });
    connect(&store, &UserStore::appended, this, &UserTableModel::rebuild);
    connect(&store, &UserStore::rowChanged, this, &UserTableModel::rebuild);
    connect(&store, &UserStore::aboutToRemove, this, &UserTableModel::rowAboutToGo);
    connect(&store, &UserStore::removed, this, &UserTableModel::rowGone);
    rebuild();
}

void UserTableModel::setFilter(const QString &words)
{
    if (words == m_filter)
        return;
    m_filter = words;
    beginResetModel();
    m_rows = m_store.rowsMatching(m_filter);
    arrange(m_rows);
    endResetModel();
}

/// After single changes: the selection and the scroll position stay, by user.
void UserTableModel::rebuild()
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<std::optional<UserId>> users;
    for (const auto &index : before)
        users.push_back(userAt(index.row()));
    auto rows = m_store.rowsMatching(m_filter);
    arrange(rows);
    m_rows = std::move(rows);
    for (qsizetype i = 0; i < before.size(); ++i) {
        const QModelIndex now = indexOf(*users[size_t(i)]);
        changePersistentIndex(before[i], now.isValid() ? index(now.row(), before[i].column()) : QModelIndex());
    }
    Q_EMIT layoutChanged();
}

void UserTableModel::rowAboutToGo(quint32 storeRow)
{
    m_going = storeRow;
    const auto at = std::find(m_rows.begin(), m_rows.end(), storeRow);
    if (at != m_rows.end())
        beginRemoveRows({}, int(at - m_rows.begin()), int(at - m_rows.begin()));
}

void UserTableModel::rowGone()
{
    const auto at = std::find(m_rows.begin(), m_rows.end(), m_going);
    const bool wasShown = at != m_rows.end();
    if (wasShown)
        m_rows.erase(at);
    for (auto &later : m_rows)
        if (later > m_going)
            --later; // the store has closed up
    if (wasShown)
        endRemoveRows();
}

void UserTableModel::arrange(std::vector<UserStore::Row> &rows) const
{
    if (m_column == Column::ClientId) { // a collator's keys are made once for each row, not once for each comparison
        std::vector<QCollatorSortKey> keys;
        keys.reserve(rows.size());
        for (const auto row : rows)
            keys.push_back(m_collator.sortKey(m_store.clientUserId(row)));
        std::vector<size_t> order(rows.size());
        std::iota(order.begin(), order.end(), size_t(0));
        std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
            return m_order == Qt::AscendingOrder ? keys[a].compare(keys[b]) < 0 : keys[b].compare(keys[a]) < 0;
        });
        std::vector<UserStore::Row> sorted;
        sorted.reserve(rows.size());
        for (const size_t i : order)
            sorted.push_back(rows[i]);
        rows = std::move(sorted);
        return;
    }
    std::stable_sort(rows.begin(), rows.end(), [this](UserStore::Row a, UserStore::Row b) {
        return m_order == Qt::AscendingOrder ? comesBefore(a, b) : comesBefore(b, a);
    });
}

bool UserTableModel::comesBefore(UserStore::Row a, UserStore::Row b) const
{
    const auto ms = [](const std::optional<Timestamp> &stamp) {
        return stamp && stamp->utc.isValid() ? stamp->utc.toMSecsSinceEpoch() : std::numeric_limits<qint64>::min();
    };
    switch (m_column) {
    case Column::ClientId:
        return m_collator.compare(m_store.clientUserId(a), m_store.clientUserId(b)) < 0;
    case Column::Id:
        return m_store.id(a).text() < m_store.id(b).text();
    case Column::Created:
        return m_store.createdMs(a) < m_store.createdMs(b);
    case Column::Sources:
        return m_store.sources(a).size() < m_store.sources(b).size();
    case Column::Zone:
        return m_store.zone(a) < m_store.zone(b);
    case Column::BirthDate:
        return m_store.hasBirthDate(a) < m_store.hasBirthDate(b);
    case Column::IngestionStart:
        return ms(m_store.ingestionStart(a)) < ms(m_store.ingestionStart(b));
    case Column::IngestionEnd:
        return ms(m_store.ingestionEnd(a)) < ms(m_store.ingestionEnd(b));
    }
    return false;
}

UserId UserTableModel::userAt(int row) const
{
    return m_store.id(m_rows[size_t(row)]);
}

QModelIndex UserTableModel::indexOf(const UserId &user) const
{
    const auto storeRow = m_store.find(user);
    if (!storeRow)
        return {};
    const auto at = std::find(m_rows.begin(), m_rows.end(), *storeRow);
    return at == m_rows.end() ? QModelIndex() : index(int(at - m_rows.begin()), 0);
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
    case Qt::AccessibleTextRole:
        return displayText(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case IdRole:
        return m_store.id(row).text();
    case PersonalDataRole:
        return personalDataIn(m_store.clientUserId(row)) != PersonalData::None;
    case ChipsRole:
        return column == Column::Sources ? QVariant::fromValue(sourceChips(row)) : QVariant();
    case SortRole:
        return column == Column::Created ? QVariant(m_store.createdMs(row)) : QVariant(displayText(row, column));
    default:
        return {};
    }
}

QString UserTableModel::displayText(UserStore::Row row, Column column) const
{
    const auto bound = [](const std::optional<Timestamp> &stamp) { return stamp ? dateText(*stamp) : u"—"_s; };
    switch (column) {
    case Column::ClientId:
        return m_store.clientUserId(row);
    case Column::Id:
        return m_store.id(row).text();
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
        return zone.isEmpty() ? u"—"_s : zone.section(u'/', -1).replace(u'_', u' ');
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

QString UserTableModel::toolTip(UserStore::Row row, Column column) const
{
    switch (column) {
    case Column::ClientId:
        return personalDataIn(m_store.clientUserId(row)) == PersonalData::None
            ? m_store.clientUserId(row)
            : tr("This client id looks like personal data. The contract forbids e-mail addresses and phone numbers here.");
    case Column::Id:
        return m_store.id(row).text();
    case Column::Created:
        return momentText(m_store.createdOn(row));
    case Column::Zone:
        return m_store.zone(row);
    default:
        return displayText(row, column);
    }
}

Chips UserTableModel::sourceChips(UserStore::Row row) const
{
    Chips chips;
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

void UserTableModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= columns || (Column(column) == m_column && order == m_order))
        return;
    m_column = Column(column);
    m_order = order;
    rebuild();
}

} // namespace labdesk
