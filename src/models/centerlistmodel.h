// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "text/chip.h"

#include <QAbstractListModel>
#include <QDateTime>

#include <functional>
#include <optional>
#include <vector>

namespace labdesk {

/// Criteria for listing centers. A center with missing details doesn't match criteria that need them.
struct CenterFilter
{
    bool openNow = false;
    int day = 0;                   ///< open on that day of the week, 1 is Monday; 0: any
    bool opensBeforeEight = false; ///< opens before 8:00 on `day`, or on any day if it is 0
    QString words = {};            ///< each must occur in the name, the address, or the lab
    QStringList features = {};     ///< capabilities and bill types, by slug; all must match
    bool isEmpty() const { return *this == CenterFilter{.words = words} && words.trimmed().isEmpty(); }
    friend bool operator==(const CenterFilter &, const CenterFilter &) = default;
};

/// Service centers as a list, numbered by distance: 1 is always the nearest, independent of sort order and filter.
class CenterListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = FirstModelRole, ///< int, from 1
        AddressRole,                 ///< QString, one line
        PhoneRole,
        HoursRole,      ///< QString, see hoursToday()
        HasHoursRole,   ///< bool
        DistanceRole,   ///< QString: "2.7 mi", or as sent
        OpenNowRole,    ///< bool; invalid if unknown
        ClosesSoonRole, ///< bool: open for less than an hour
        LabRole         ///< QString; empty if all have the same lab
    };
    enum class Order { Distance, Name, City };

    explicit CenterListModel(QObject *parent = nullptr);

    /// The IANA time zone of a ZIP; empty if unknown. Without this function, all zones are unknown.
    using ZoneLookup = std::function<QByteArray(const QString &zip)>;
    void setZones(ZoneLookup zoneLookup);
    /// The name of a center's lab; by default empty.
    using LabLookup = std::function<QString(const ServiceCenter &center)>;
    void setLabs(LabLookup labLookup);
    void setOriginZip(const QString &zip) { m_originZip = zip; } ///< the ZIP that was searched; empty for an order
    void setNow(const QDateTime &now);                           ///< for opening hours

    void setCenters(std::vector<ServiceCenter> centers);
    int found() const { return int(m_all.size()); } ///< before the filter
    void setFilter(const CenterFilter &filter);
    const CenterFilter &filter() const { return m_filter; }
    /// The capabilities and bill types of all centers found, by slug.
    QStringList features() const;
    int countMatching(const CenterFilter &filter) const; ///< how many match that filter
    int undeterminedCount() const;                       ///< how many aren't listed because details are missing
    void setOrder(Order order);
    Order order() const { return m_order; }

    const ServiceCenter &centerAt(int row) const { return m_all[m_rows[size_t(row)]]; }
    int numberAt(int row) const { return int(m_rows[size_t(row)]) + 1; }
    QModelIndex indexOfNumber(int number) const; ///< invalid if it isn't listed
    bool fitsFilter(int number) const { return fits(size_t(number - 1), m_filter); }
    QDateTime localTimeAt(int number) const; ///< local time at that center; invalid if unknown

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void arrange();
    void findZones();
    QString labOf(const ServiceCenter &center) const { return m_labLookup ? m_labLookup(center) : QString(); }
    bool fits(size_t center, const CenterFilter &filter) const { return evaluate(center, filter).value_or(false); }
    std::optional<bool> evaluate(size_t center, const CenterFilter &filter) const; ///< no value: unknown

    std::vector<ServiceCenter> m_all; ///< by numeric distance, those without a number last
    std::vector<QByteArray> m_zones;  ///< by center
    std::vector<size_t> m_rows;
    Order m_order = Order::Distance;
    CenterFilter m_filter;
    ZoneLookup m_zoneLookup;
    LabLookup m_labLookup;
    QString m_originZip;
    QDateTime m_now;
};

/// "1300 N 12th St, Ste 300, Phoenix AZ 85006"; missing parts leave no gap.
QString oneLine(const Address &address);
/// "2.7 mi" for a number, otherwise the text as sent.
QString distanceText(const Distance &distance);
/// The same, but for very small distances "in this ZIP", or "under 0.1 mi" if the center is in another ZIP.
QString distanceText(const ServiceCenter &center, const QString &originZip);

} // namespace labdesk
