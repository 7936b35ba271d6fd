// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/endpoint.h"
#include "domain/ids.h"
#include "domain/insurance.h"
#include "domain/payor.h"
#include "domain/provider.h"
#include "domain/servicecenter.h"
#include "domain/token.h"
#include "domain/user.h"
#include "wire/errorwire.h"
#include "wire/userwire.h"

#include <tuple>

namespace labdesk::api {

/// The arguments of a call, in the form for its path, query, and body.
struct OperationParts
{
    std::vector<std::optional<QString>> texts; ///< nothing: that query parameter isn't sent
    QByteArray body;

    void add(const QString &text) { texts.emplace_back(text); }
    void add(qint64 number) { texts.emplace_back(QString::number(number)); }
    void add(Radius radius) { add(qint64(radius)); }
    template <class Tag> void add(const Id<Tag> &id) { add(id.text()); }
    template <class T> void add(const std::optional<T> &part) { part ? add(*part) : void(texts.emplace_back()); }
    void add(const PayorQuery &query)
    {
        for (const QString &text : {query.insuranceName, query.clearinghouse, query.providerPayorId})
            add(text.isEmpty() ? std::nullopt : std::optional(text));
    }
    void add(const NewUser &user) { body = wire::encodeNewUser(user); }
    void add(const UserPatch &patch) { body = wire::encodeUserPatch(patch); }
};

/// A request with `parts` inserted into `path` in order, not yet encoded.
Request requestOf(Request request, QLatin1StringView path, const OperationParts &parts);

/// An operation of the contract: one row below. Called with its parts, it makes an Endpoint.
template <class Reply, class... Part> struct Operation
{
    const char *name; ///< as shown in History
    Verb verb;
    const char *path;          ///< "/v2/user/{}?limit={}": each {} takes a part; a trailing slash is sent
    privacy::RecordKind about; ///< what its bodies contain, which decides what may be inspected
    bool isLong = false;       ///< as in Request
    /// Whether a response is about the requested record, if the contract requires it to name one.
    bool (*matchesRequest)(const Reply &, const Part &...) = nullptr;
    /// Set if decoding the response needs the request.
    wire::Decoding<Reply> (*decode)(const QByteArray &, const Part &...) = nullptr;

    Endpoint<Reply> operator()(const Part &...part) const
    {
        OperationParts parts;
        (parts.add(part), ...);
        const Request row{.name = name, .verb = verb, .about = about, .isLong = isLong};
        Endpoint<Reply> endpoint{requestOf(row, QLatin1StringView(path), parts)};
        if constexpr (!std::is_same_v<Reply, BodySink>) {
            endpoint.decode = &wire::decode<Reply>;
            if (decode)
                endpoint.decode = [=, decode = decode](const QByteArray &body) { return decode(body, part...); };
            if (matchesRequest)
                endpoint.matchesRequest
                    = [=, isAbout = matchesRequest](const Reply &reply) { return isAbout(reply, part...); };
        }
        return endpoint;
    }
};

using privacy::RecordKind;

/// Whether a response without a value, which may still name the user, is about this one.
inline bool isAboutUser(const Done &done, const UserId &asked)
{
    return !done.userId || isSameId(*done.userId, asked.text());
}

inline constexpr Operation<CreatedUser, NewUser> createUser{
    .name = "createUser",
    .verb = Verb::Post,
    .path = "/v2/user/",
    .about = RecordKind::User,
    .matchesRequest = [](const CreatedUser &created, const NewUser &asked) {
        if (!created.whole && created.clientUserId.isEmpty())
            return true; // a whole user has it (contract 2.1), a response with IDs may not
        // Some services change its case or trim it.
        return created.clientUserId.trimmed().compare(asked.clientUserId.trimmed(), Qt::CaseInsensitive) == 0
            || isSameId(created.clientUserId, asked.clientUserId);
    }};

inline constexpr Operation<User, UserId> getUser{
    .name = "getUser",
    .verb = Verb::Get,
    .path = "/v2/user/{}",
    .about = RecordKind::User,
    .matchesRequest = [](const User &user, const UserId &asked) { return user.id == asked; }};

inline constexpr Operation<Done, UserId> deleteUser{
    .name = "deleteUser",
    .verb = Verb::Delete,
    .path = "/v2/user/{}",
    .about = RecordKind::User,
    .matchesRequest = [](const Done &done, const UserId &asked) { return isAboutUser(done, asked); }};

/// Without parameters, all users of the team, as in the contract (4.1). With `offset`, and `limit` (1..500), the next
/// page of a deployment that sends the list in pages (field notes, operation 4).
inline constexpr Operation<BodySink, std::optional<qint64>, std::optional<qint64>> listUsers{
    .name = "listUsers", .verb = Verb::Get, .path = "/v2/user/?offset={}&limit={}", .about = RecordKind::User};

inline constexpr Operation<std::vector<ConnectedProvider>, UserId> connectedProviders{.name = "connectedProviders",
                                                                                      .verb = Verb::Get,
                                                                                      .path = "/v2/user/providers/{}",
                                                                                      .about
                                                                                      = RecordKind::ConnectedProviders};

inline constexpr Operation<RefreshResult, UserId> refreshUser{
    .name = "refreshUser",
    .verb = Verb::Post,
    .path = "/v2/user/refresh/{}",
    .about = RecordKind::ConnectedProviders,
    .isLong = true,
    .matchesRequest = [](const RefreshResult &result, const UserId &asked) {
        return !result.userId || isSameId(*result.userId, asked.text());
    }};

inline constexpr Operation<Done, UserId, ProviderSlug> deregisterProvider{
    .name = "deregisterProvider",
    .verb = Verb::Delete,
    .path = "/v2/user/{}/{}",
    .about = RecordKind::ConnectedProviders,
    .matchesRequest
    = [](const Done &done, const UserId &asked, const ProviderSlug &) { return isAboutUser(done, asked); }};

inline constexpr Operation<Done, UserId, UserPatch> patchUser{
    .name = "patchUser",
    .verb = Verb::Patch,
    .path = "/v2/user/{}",
    .about = RecordKind::User,
    .matchesRequest = [](const Done &done, const UserId &asked, const UserPatch &) { return isAboutUser(done, asked); },
    .decode
    = [](const QByteArray &body, const UserId &id, const UserPatch &) { return wire::decodeChangedUser(body, id); }};

inline constexpr Operation<std::vector<Provider>> listProviders{
    .name = "listProviders", .verb = Verb::Get, .path = "/v2/providers", .about = RecordKind::Public};

/// Without a radius, the service uses its default (contract 4.3).
inline constexpr Operation<ServiceCenterList, OrderId, std::optional<Radius>> centersNearOrder{
    .name = "centersNearOrder",
    .verb = Verb::Get,
    .path = "/v3/order/{}/psc/info?radius={}",
    .about = RecordKind::Public};

/// The caller has checked that the ZIP code has five digits. The lab is always sent, because the contract requires it.
/// 0 means the default: any lab in the response is accepted; otherwise it must be the requested one.
inline constexpr Operation<ServiceCenterList, QString, qint64, std::optional<Radius>> centersNearZip{
    .name = "centersNearZip",
    .verb = Verb::Get,
    .path = "/v3/order/psc/info?zip_code={}&lab_id={}&radius={}",
    .about = RecordKind::Public,
    .matchesRequest = [](const ServiceCenterList &list, const QString &, const qint64 &lab,
                         const std::optional<Radius> &) { return lab == 0 || list.labId == lab; }};

inline constexpr Operation<std::vector<Payor>, PayorQuery> searchPayors{
    .name = "searchPayors",
    .verb = Verb::Get,
    .path = "/v3/insurance/search/payor?insurance_name={}&provider={}&provider_payor_id={}",
    .about = RecordKind::Public};

inline constexpr Operation<InsuranceRecord, UserId> latestInsurance{.name = "latestInsurance",
                                                                    .verb = Verb::Get,
                                                                    .path = "/v2/user/{}/insurance/latest",
                                                                    .about = RecordKind::Insurance};

/// Its body is a form with the client secret. The client adds it, and decides which tokens are usable.
inline constexpr Operation<AccessToken> requestToken{
    .name = "requestToken", .verb = Verb::Post, .path = "/oauth/token", .about = RecordKind::Insurance};

/// In the order of the contract (4.1 to 4.4, 5.2).
inline constexpr std::tuple allOperations{createUser,         getUser,          deleteUser,         listUsers,
                                          connectedProviders, refreshUser,      deregisterProvider, patchUser,
                                          listProviders,      centersNearOrder, centersNearZip,     searchPayors,
                                          latestInsurance,    requestToken};

} // namespace labdesk::api
