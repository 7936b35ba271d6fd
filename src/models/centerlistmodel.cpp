// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/centerlistmodel.h"

#include "models/hourstext.h"
#include "models/localtexts.h"

#include <algorithm>
#include <numeric>

namespace labdesk {

using namespace Qt::StringLiterals;

QString oneLine(const Address &address)
{
    const auto join = [](const QStringList &parts, const QString &with) {
        QStringList present;
        for (const auto &part : parts)
            if (!part.isEmpty())
                present.append(part);
        return present.join(with);
    };
    const QString place = join({address.city, address.state, address.zip}, u" "_s);
    return join({address.firstLine, address.secondLine, place}, u", "_s);
}

QString distanceText(const Distance &distance)
{
    if (!distance.miles)
        return distance.text.isEmpty() ? u"—"_s : distance.text;
    return CenterListModel::tr("%1 mi").arg(localMiles(*distance.miles));
}

CenterListModel::CenterListModel(QObject *parent) : QAbstractListModel(parent) {}

void CenterListModel::setCenters(std::vector<ServiceCenter> centers)
{
    beginResetModel();
    m_all = std::move(centers);
    std::stable_sort(m_all.begin(), m_all.end(), [](const ServiceCenter &a, const ServiceCenter &b) {
        if (a.distance.miles && b.distance.miles)
            return *a.distance.miles < *b.distance.miles;
        return a.distance.miles.has_value() && !b.distance.miles;
    });
    arrange();
    endResetModel();
}

void CenterListModel::setOrder(Order order)
{
    if (order == m_order)
        return;
    m_order = order;
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<int> numbers;
    for (const auto &index : before)
        numbers.push_back(numberAt(index.row()));
    arrange();
    for (qsizetype i = 0; i < before.size(); ++i)
        changePersistentIndex(before[i], indexOfNumber(numbers[size_t(i)]));
    Q_EMIT layoutChanged();
}

void CenterListModel::arrange()
{
    m_rows.resize(m_all.size());
    std::iota(m_rows.begin(), m_rows.end(), size_t(0));
    if (m_order == Order::Distance)
        return;
    std::stable_sort(m_rows.begin(), m_rows.end(), [this, names = nameOrder()](size_t a, size_t b) {
        const auto &one = m_order == Order::Name ? m_all[a].name : m_all[a].address.city;
        const auto &two = m_order == Order::Name ? m_all[b].name : m_all[b].address.city;
        return names.compare(one, two) < 0;
    });
}

QModelIndex CenterListModel::indexOfNumber(int number) const
{
    const auto at = std::find(m_rows.begin(), m_rows.end(), size_t(number - 1));
    return at == m_rows.end() ? QModelIndex() : index(int(at - m_rows.begin()));
}

int CenterListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CenterListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ServiceCenter &center = centerAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return center.name;
    case Qt::AccessibleTextRole: // values only, the most useful first
        return u"%1, %2, %3, %4, %5"_s.arg(center.name, distanceText(center.distance), oneLine(center.address),
                                           center.phoneNumber, hoursSummary(center.hours));
    case Qt::ToolTipRole:
        return hoursByDay(center.hours);
    case SortRole:
        return center.distance.miles ? QVariant(*center.distance.miles) : QVariant();
    case NumberRole:
        return numberAt(index.row());
    case AddressRole:
        return oneLine(center.address);
    case PhoneRole:
        return center.phoneNumber;
    case HoursRole:
        return hoursSummary(center.hours);
    case HasHoursRole:
        return !std::holds_alternative<HoursNotProvided>(center.hours);
    case DistanceRole:
        return distanceText(center.distance);
    default:
        return {};
    }
}

} // namespace labdesk
