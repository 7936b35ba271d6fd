// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/ids.h"
#include "domain/remote.h"
#include "domain/servicecenter.h"
#include "session/multilabsearch.h"

#include <QObject>

#include <optional>
#include <variant>
#include <vector>

namespace labdesk {

struct NearZip
{
    QString zip;                   ///< five digits
    qint64 labId = 0;              ///< 0: the service's default (contract 4.3)
    std::vector<qint64> labs = {}; ///< several, each searched separately; empty: only `labId`
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
    std::optional<Radius> radius = Radius::Miles25; ///< nothing: the service's default
    bool isPersonal = false; ///< the ZIP is from a person's record: it is neither remembered nor put into a link
    friend bool operator==(const CenterQuery &, const CenterQuery &) = default;
};

/// The ZIP of a query; null for an order, and for no query.
inline const NearZip *nearZipOf(const CenterQuery &query)
{
    return std::get_if<NearZip>(&query.where);
}

const NearZip *nearZipOf(CenterQuery &&) = delete; // the pointer would dangle

inline const NearZip *nearZipOf(const std::optional<CenterQuery> &query)
{
    return query ? std::get_if<NearZip>(&query->where) : nullptr;
}

/// A completed lookup.
struct PastCenterLookup
{
    CenterQuery query;
    QDateTime at; ///< UTC
    int found = 0;
    qint64 labId = 0; ///< as the response named it; 0: several
    QString labSlug;  ///< empty if the response named none
};

/// A search that finds something where another found nothing.
struct OtherCenterSearch
{
    CenterQuery query;
    int found = 0;
};

/// Searches service centers, only when requested (operations 10 and 11). Centers are sorted by distance; those without
/// a distance are last. If nothing is found, it also searches the widest radius, and a neighboring ZIP if one was
/// passed, so that what it suggests is known to find something. If several labs are searched, each is requested once,
/// and nothing is suggested.
class CenterFinder : public QObject
{
    Q_OBJECT

public:
    explicit CenterFinder(api::ApiClient &client, QObject *parent = nullptr);

    const std::optional<CenterQuery> &query() const { return m_query; } ///< the query of state()
    const Remote<ServiceCenterList> &state() const { return m_state; }

    /// For a search of several labs, those that failed and are missing in state().
    const std::vector<LabFailure> &failedLabs() const { return m_failedLabs; }
    /// After a search without results: a search that finds something, with the smallest radius that does. Nothing: none
    /// is known.
    const std::optional<OtherCenterSearch> &suggestion() const { return m_suggestion; }
    /// After a search without results: the widest radius had none either.
    bool isNoneWithinMaxRadius() const { return m_isNoneWithinMaxRadius; }

    static constexpr size_t maxPastLookups = 20;
    /// The lookups of this session without duplicates, latest first, except personal ones. In memory only.
    const std::vector<PastCenterLookup> &past() const { return m_past; }

    /// `substituteZip`: the mapped ZIP that replaces one without an area; empty: none.
    void search(const CenterQuery &query, const QString &substituteZip = {});
    void retry();
    void cancel();
    void drop(); ///< drops results, past lookups, and running requests

Q_SIGNALS:
    void stateChanged();
    void labSeen(qint64 id, const QString &slug); ///< a response named it

private:
    using Found = Outcome<api::Response<ServiceCenterList>, ApiError>;
    void ask(const CenterQuery &query, void (CenterFinder::*receiver)(Found));
    void searchLabs(const NearZip &near);
    void receive(Found outcome);
    void receiveLabs(MultiLabSearch::Result result);
    void receiveOther(Found outcome);
    void searchElsewhere();
    void forgetFindings();
    void settle();
    void remember(const ServiceCenterList &list);

    api::ApiClient &m_client;
    std::optional<CenterQuery> m_query;
    QString m_substituteZip;
    std::optional<Ready<ServiceCenterList>> m_response; ///< the result, while other searches still run
    std::vector<CenterQuery> m_others;                  ///< still to be tried, the next one last
    std::optional<OtherCenterSearch> m_suggestion;
    std::vector<LabFailure> m_failedLabs;
    bool m_isNoneWithinMaxRadius = false;
    std::vector<PastCenterLookup> m_past;
    Remote<ServiceCenterList> m_state;
    api::Call m_call;
    MultiLabSearch m_multiLabSearch;
};

} // namespace labdesk
