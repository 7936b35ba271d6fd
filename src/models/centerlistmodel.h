// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "models/chip.h"

#include <QAbstractListModel>

#include <vector>

namespace labdesk {

/// Service centers as a list, numbered by distance (1 is the nearest, whatever the order shown).
class CenterListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = FirstOwnRole, ///< int, from 1
        AddressRole,               ///< QString, one line
        PhoneRole,
        HoursRole,                 ///< QString, see hoursSummary()
        HasHoursRole,              ///< bool
        DistanceRole               ///< QString: "2.7 mi", or as it came
    };
    enum class Order { Distance, Name, City };

    explicit CenterListModel(QObject *parent = nullptr);

    void setCenters(std::vector<ServiceCenter> centers);
    void setOrder(Order order);
    Order order() const { return m_order; }

    const ServiceCenter &centerAt(int row) const { return m_all[m_rows[size_t(row)]]; }
    int numberAt(int row) const { return int(m_rows[size_t(row)]) + 1; }
    QModelIndex indexOfNumber(int number) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void arrange();

    std::vector<ServiceCenter> m_all; ///< by numeric distance, those without a number last
    std::vector<size_t> m_rows;
    Order m_order = Order::Distance;
};

/// "1300 N 12th St, Ste 300, Phoenix AZ 85006"; parts that are missing leave no gap.
QString oneLine(const Address &address);
/// "2.7 mi" for a number, else the text as it came.
QString distanceText(const Distance &distance);

} // namespace labdesk
