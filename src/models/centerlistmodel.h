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

/// Which of the centers that were found are listed. What is not known of a center does not fit.
struct CenterFilter
{
    bool openNow = false;
    int day = 0;                   ///< open on that day of the week, 1 is Monday; 0: whichever
    bool opensBeforeEight = false; ///< opens before 8:00 on some day; with a day: on that one
    QString words = {};            ///< each is in the name, the address, or the lab
    QStringList features = {};     ///< capabilities and bill types, by slug: each of them
    bool isEmpty() const { return *this == CenterFilter{.words = words} && words.trimmed().isEmpty(); }
    friend bool operator==(const CenterFilter &, const CenterFilter &) = default;
};

/// Service centers as a list, numbered by distance: 1 is the nearest, whatever the sort order and the filter.
class CenterListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = FirstOwnRole, ///< int, from 1
        AddressRole,               ///< QString, one line
        PhoneRole,
        HoursRole,      ///< QString, see hoursToday()
        HasHoursRole,   ///< bool
        DistanceRole,   ///< QString: "2.7 mi", or as it came
        OpenNowRole,    ///< bool; invalid when it is not known
        ClosesSoonRole, ///< bool: open, for less than an hour
        LabRole         ///< QString; empty: the same for all, and said above them
    };
    enum class Order { Distance, Name, City };

    explicit CenterListModel(QObject *parent = nullptr);

    /// The IANA time zone of a ZIP; empty if it isn't known. Until it is set, no zone is known.
    using ZoneOf = std::function<QByteArray(const QString &zip)>;
    void setZones(ZoneOf zoneOf);
    /// What a center's lab is called; by default nothing is.
    using LabOf = std::function<QString(const ServiceCenter &center)>;
    void setLabs(LabOf labOf);
    void setOriginZip(const QString &zip) { m_originZip = zip; } ///< which was asked for; empty: an order
    void setNow(const QDateTime &now);                           ///< what is open depends on it

    void setCenters(std::vector<ServiceCenter> centers);
    int found() const { return int(m_all.size()); } ///< before the filter
    void setFilter(const CenterFilter &filter);
    const CenterFilter &filter() const { return m_filter; }
    /// The capabilities and bill types of those that were found, by slug.
    QStringList features() const;
    int countWith(const CenterFilter &filter) const; ///< how many it would list
    int undeterminedCount() const; ///< how many it doesn't list because what is known of them doesn't tell
    void setOrder(Order order);
    Order order() const { return m_order; }

    const ServiceCenter &centerAt(int row) const { return m_all[m_rows[size_t(row)]]; }
    int numberAt(int row) const { return int(m_rows[size_t(row)]) + 1; }
    QModelIndex indexOfNumber(int number) const; ///< invalid for one that is not listed
    bool fitsFilter(int number) const { return fits(size_t(number - 1), m_filter); }
    QDateTime thereAt(int number) const; ///< what time it is at that center; invalid when it is not known

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void arrange();
    void findZones();
    QString labOf(const ServiceCenter &center) const { return m_labOf ? m_labOf(center) : QString(); }
    bool fits(size_t center, const CenterFilter &filter) const { return verdict(center, filter).value_or(false); }
    std::optional<bool> verdict(size_t center, const CenterFilter &filter) const; ///< nothing: it can't be told

    std::vector<ServiceCenter> m_all; ///< by numeric distance, those without a number last
    std::vector<QByteArray> m_zones;  ///< by center
    std::vector<size_t> m_rows;
    Order m_order = Order::Distance;
    CenterFilter m_filter;
    ZoneOf m_zoneOf;
    LabOf m_labOf;
    QString m_originZip;
    QDateTime m_now;
};

/// "1300 N 12th St, Ste 300, Phoenix AZ 85006"; parts that are missing leave no gap.
QString oneLine(const Address &address);
/// "2.7 mi" for a number, else the text as it came.
QString distanceText(const Distance &distance);
/// That; for what is nearer than a distance can say: "in this ZIP", or "under 0.1 mi" where it lies in another one.
QString distanceText(const ServiceCenter &center, const QString &originZip);

} // namespace labdesk
