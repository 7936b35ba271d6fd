// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/ids.h"
#include "domain/servicecenter.h"
#include "session/remote.h"

#include <QObject>

#include <optional>
#include <variant>

namespace labdesk {

struct NearZip
{
    QString zip; ///< five digits
    qint64 labId = 0;
    friend bool operator==(const NearZip &, const NearZip &) = default;
};
struct NearOrder
{
    OrderId order;
    friend bool operator==(const NearOrder &, const NearOrder &) = default;
};

struct CenterQuery
{
    std::variant<NearZip, NearOrder> where;
    Radius radius = Radius::Miles25;
    friend bool operator==(const CenterQuery &, const CenterQuery &) = default;
};

/// Looks up service centers, only when told to (operations 10 and 11). Centers come sorted by numeric distance; those
/// whose distance is not a number stand last.
class CenterFinder : public QObject
{
    Q_OBJECT

public:
    explicit CenterFinder(api::ApiClient &client, QObject *parent = nullptr);

    const std::optional<CenterQuery> &query() const { return m_query; } ///< what the state is about
    const Remote<ServiceCenterList> &state() const { return m_state; }

    void search(const CenterQuery &query);
    void retry();
    void cancel();

Q_SIGNALS:
    void stateChanged();

private:
    void receive(Outcome<api::Answer<ServiceCenterList>, ApiError> outcome);

    api::ApiClient &m_client;
    std::optional<CenterQuery> m_query;
    Remote<ServiceCenterList> m_state;
    api::Call m_call;
};

} // namespace labdesk
