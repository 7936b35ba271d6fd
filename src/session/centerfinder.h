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
    qint64 labId = 0;              ///< 0: whichever the service takes then (contract 4.3)
    std::vector<qint64> labs = {}; ///< several, each searched by itself; empty: `labId` alone
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
    std::optional<Radius> radius = Radius::Miles25; ///< nothing: the service's own
    bool isPersonal = false; ///< the ZIP is from a person's record: it is neither remembered nor put into a link
    friend bool operator==(const CenterQuery &, const CenterQuery &) = default;
};

/// The ZIP that it is about; null for an order, and for none.
inline const NearZip *nearZipOf(const CenterQuery &query)
{
    return std::get_if<NearZip>(&query.where);
}

const NearZip *nearZipOf(CenterQuery &&) = delete; // it would not outlive the call

inline const NearZip *nearZipOf(const std::optional<CenterQuery> &query)
{
    return query ? std::get_if<NearZip>(&query->where) : nullptr;
}

/// A lookup that was answered.
struct PastCenterLookup
{
    CenterQuery query;
    QDateTime at; ///< UTC
    int found = 0;
    qint64 labId = 0; ///< as it was answered; 0: several
    QString labSlug;  ///< empty when the answer named none
};

/// A search that finds something where another found nothing.
struct OtherCenterSearch
{
    CenterQuery query;
    int found = 0;
};

/// Searches service centers, on request only (operations 10 and 11). Centers are sorted by numeric distance; those
/// without a number are last. If nothing is found, the widest radius is searched at once, and a neighboring ZIP if one
/// was given, so that what is suggested is known to find something. Each of several labs is searched once, and nothing
/// else is requested.
class CenterFinder : public QObject
{
    Q_OBJECT

public:
    explicit CenterFinder(api::ApiClient &client, QObject *parent = nullptr);

    const std::optional<CenterQuery> &query() const { return m_query; } ///< what the state is about
    const Remote<ServiceCenterList> &state() const { return m_state; }

    /// Of several labs, those that are missing in what is there.
    const std::vector<LabFailure> &failedLabs() const { return m_failedLabs; }
    /// After nothing was found: what finds something, with the smallest radius that does; nothing: it is not known.
    const std::optional<OtherCenterSearch> &instead() const { return m_instead; }
    /// After a search without results: the widest radius had none either.
    bool isNoneWithinMaxRadius() const { return m_isNoneWithinMaxRadius; }

    static constexpr size_t maxPastLookups = 20;
    /// The lookups of this session, each once, the latest first, but for personal ones. Kept in memory alone, and gone
    /// with the session.
    const std::vector<PastCenterLookup> &past() const { return m_past; }

    /// `zipInstead`: the mapped ZIP that replaces one without an area; empty: none.
    void search(const CenterQuery &query, const QString &zipInstead = {});
    void retry();
    void cancel();
    void drop(); ///< what was found and looked up, and what is under way

Q_SIGNALS:
    void stateChanged();
    void labSeen(qint64 id, const QString &slug); ///< an answer named it

private:
    using Found = Outcome<api::Response<ServiceCenterList>, ApiError>;
    void ask(const CenterQuery &query, void (CenterFinder::*receiver)(Found));
    void searchLabs(const NearZip &near);
    void receive(Found outcome);
    void receiveLabs(MultiLabSearch::Result result);
    void receiveOther(Found outcome);
    void searchElsewhere();
    void settle();
    void remember(const ServiceCenterList &list);

    api::ApiClient &m_client;
    std::optional<CenterQuery> m_query;
    QString m_zipInstead;
    std::optional<Ready<ServiceCenterList>> m_answer; ///< which came, until it is known what else there is
    std::vector<CenterQuery> m_others;                ///< still to be tried, the next one last
    std::optional<OtherCenterSearch> m_instead;
    std::vector<LabFailure> m_failedLabs;
    bool m_isNoneWithinMaxRadius = false;
    std::vector<PastCenterLookup> m_past;
    Remote<ServiceCenterList> m_state;
    api::Call m_call;
    MultiLabSearch m_sweep;
};

} // namespace labdesk
