// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/centerlistmodel.h"

#include "domain/knownvalues.h"
#include "domain/textnormalization.h"
#include "domain/zipcode.h"
#include "models/hourstext.h"
#include "models/openhours.h"
#include "text/localtexts.h"
#include "text/plaintooltip.h"
#include "text/timezone.h"

#include <QTimeZone>

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// No value if the center's list of such features is empty, because then it was probably never filled in.
std::optional<bool> hasFeature(const ServiceCenter &center, const QString &slug)
{
    const bool isBillType = known::values().find(known::List::BillTypes, slug) != nullptr;
    const QStringList &own = isBillType ? center.supportedBillTypes : center.capabilities;
    if (center.capabilities.contains(slug) || center.supportedBillTypes.contains(slug))
        return true;
    return own.isEmpty() ? std::nullopt : std::optional(false);
}

} // namespace

QString oneLine(const Address &address)
{
    const auto join = [](QStringList parts, const QString &separator) {
        parts.removeAll(QString());
        return parts.join(separator);
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

QString distanceText(const ServiceCenter &center, const QString &originZip)
{
    constexpr double minShownMiles = 0.05;
    if (!center.distance.miles || *center.distance.miles >= minShownMiles)
        return distanceText(center.distance);
    return !originZip.isEmpty() && zipCodeIn(center.address.zip) == originZip
        ? CenterListModel::tr("in this ZIP")
        : CenterListModel::tr("under %1 mi").arg(localMiles(0.1));
}

CenterListModel::CenterListModel(QObject *parent) : QAbstractListModel(parent) { }

void CenterListModel::setZones(ZoneLookup zoneLookup)
{
    beginResetModel();
    m_zoneLookup = std::move(zoneLookup);
    findZones();
    arrange();
    endResetModel();
}

void CenterListModel::setLabs(LabLookup labLookup)
{
    m_labLookup = std::move(labLookup);
}

void CenterListModel::setNow(const QDateTime &now)
{
    m_now = now;
    const auto stillMatches = [this](size_t center) { return fits(center, m_filter); };
    if (m_filter.openNow
        && (countMatching(m_filter) != rowCount() || !std::all_of(m_rows.begin(), m_rows.end(), stillMatches))) {
        beginResetModel(); // centers have opened or closed
        arrange();
        endResetModel();
    } else if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1),
                           {HoursRole, OpenNowRole, ClosesSoonRole, Qt::AccessibleTextRole});
    }
}

void CenterListModel::setCenters(std::vector<ServiceCenter> centers)
{
    beginResetModel();
    m_all = std::move(centers);
    std::stable_sort(m_all.begin(), m_all.end(), isNearer);
    findZones();
    arrange();
    endResetModel();
}

void CenterListModel::findZones()
{
    m_zones.clear();
    for (const ServiceCenter &center : m_all)
        m_zones.push_back(m_zoneLookup ? m_zoneLookup(center.address.zip) : QByteArray());
}

void CenterListModel::setFilter(const CenterFilter &filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    arrange();
    endResetModel();
}

QStringList CenterListModel::features() const
{
    QStringList features;
    for (const auto of : {&ServiceCenter::capabilities, &ServiceCenter::supportedBillTypes})
        for (const ServiceCenter &center : m_all)
            features += center.*of;
    features.removeDuplicates();
    return features;
}

int CenterListModel::countMatching(const CenterFilter &filter) const
{
    int count = 0;
    for (size_t center = 0; center < m_all.size(); ++center)
        count += fits(center, filter) ? 1 : 0;
    return count;
}

int CenterListModel::undeterminedCount() const
{
    int count = 0;
    for (size_t center = 0; center < m_all.size(); ++center)
        count += evaluate(center, m_filter) ? 0 : 1;
    return count;
}

/// Doesn't match if any criterion is known not to match, even if others are undetermined.
std::optional<bool> CenterListModel::evaluate(size_t at, const CenterFilter &filter) const
{
    const ServiceCenter &center = m_all[at];
    const QString text = searchKey(center.name + u'\n' + oneLine(center.address) + u'\n' + labOf(center));
    std::vector<std::optional<bool>> parts;
    for (const QString &word : searchKey(filter.words).simplified().split(u' ', Qt::SkipEmptyParts))
        parts.emplace_back(text.contains(word));
    for (const QString &feature : filter.features)
        parts.push_back(hasFeature(center, feature));
    if (filter.openNow)
        parts.push_back(isOpenAt(center.hours, localTimeAt(int(at) + 1)));
    if (filter.day > 0)
        parts.push_back(isOpenOn(center.hours, filter.day));
    if (filter.opensBeforeEight)
        parts.push_back(opensBefore(center.hours, QTime(8, 0), filter.day));
    if (std::ranges::find(parts, std::optional(false)) != parts.end())
        return false;
    return std::ranges::find(parts, std::optional<bool>()) == parts.end() ? std::optional(true) : std::nullopt;
}

QDateTime CenterListModel::localTimeAt(int number) const
{
    const QByteArray &zone = m_zones[size_t(number - 1)];
    return zone.isEmpty() || !m_now.isValid() ? QDateTime() : m_now.toTimeZone(timeZoneNamed(zone));
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
    m_rows.clear();
    for (size_t center = 0; center < m_all.size(); ++center)
        if (fits(center, m_filter))
            m_rows.push_back(center);
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
    case Qt::AccessibleTextRole: { // values only, the most important first
        const QString spoken
            = u"%1, %2, %3, %4, %5"_s.arg(center.name, distanceText(center, m_originZip), oneLine(center.address),
                                          center.phoneNumber, index.data(HoursRole).toString());
        const QString lab = labOf(center);
        return lab.isEmpty() ? spoken : spoken + u", "_s + lab;
    }
    case LabRole:
        return labOf(center);
    case Qt::ToolTipRole:
        return plainToolTip(hoursByDay(center.hours));
    case SortRole:
        return center.distance.miles ? QVariant(*center.distance.miles) : QVariant();
    case NumberRole:
        return numberAt(index.row());
    case AddressRole:
        return oneLine(center.address);
    case PhoneRole:
        return center.phoneNumber;
    case HoursRole:
        return m_filter.day > 0 ? hoursOn(center.hours, m_filter.day)
                                : hoursToday(center.hours, localTimeAt(numberAt(index.row())));
    case ClosesSoonRole:
        return minutesToClosing(center.hours, localTimeAt(numberAt(index.row()))).has_value();
    case HasHoursRole:
        return !std::holds_alternative<HoursNotProvided>(center.hours);
    case DistanceRole:
        return distanceText(center, m_originZip);
    case OpenNowRole: {
        const auto isOpen = isOpenAt(center.hours, localTimeAt(numberAt(index.row())));
        return isOpen ? QVariant(*isOpen) : QVariant();
    }
    default:
        return {};
    }
}

} // namespace labdesk
