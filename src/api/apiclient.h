// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bodysink.h"
#include "api/call.h"
#include "api/endpoint.h"
#include "api/proxyauthenticator.h"
#include "api/requestrecord.h"
#include "api/retrypolicy.h"
#include "domain/apierror.h"
#include "domain/connection.h"
#include "domain/credentials.h"
#include "domain/undecodableentries.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>

#include <any>
#include <functional>
#include <memory>
#include <optional>

namespace labdesk::api {

struct TransportSettings;

/// Dependencies and settings of the client, which tests can replace.
struct ClientOptions
{
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
    std::function<double()> jitter; ///< returns 0..1; empty: a system random source
    RetryPolicy retry = {};
    std::chrono::milliseconds idleTimeout{15'000};
    std::chrono::milliseconds deadline{30'000}; ///< for one attempt of a short call, from sending it to its last byte
    std::chrono::milliseconds bulkDeadline{600'000};
    /// For one attempt of a long call, with the wait for the response: a refresh may take the service 60 s (field
    /// notes, operation 6).
    std::chrono::milliseconds longDeadline{75'000};
    ProxyAuthenticator::MakeNegotiator negotiator = &systemNegotiator; ///< signs in to proxies with Kerberos tickets
};

/// A decoded response, with what it was decoded from.
template <class T> struct Response
{
    T value;
    int httpStatus = 200;
    QByteArray body;   ///< as received, for the raw view
    QStringList drift; ///< paths outside the known contract
    UndecodableEntries undecodable = {};
};

/// Sends requests to one service over HTTP/1.1 and maps every failure to an ApiError. A write is sent at most once. No
/// cookies, no cache, and no redirects except one that adds or drops the slash at the end of a path. For the GUI
/// thread; streams, and inflating and decoding of long bodies, run in workers. Contract, sections 4 and 5.
class ApiClient : public QObject
{
    Q_OBJECT

public:
    /// The key of `credentials` is the API key, or the client secret of the legacy scheme; empty: calls fail with
    /// NoCredential.
    ApiClient(Connection connection, Credentials credentials, ClientOptions clientOptions = {},
              QObject *parent = nullptr);
    ~ApiClient() override;

    const Connection &connection() const;
    /// Overwrites the secrets, and drops tokens and idle connections that may hold copies of them. Calls that were
    /// sent continue; all others fail with NoCredential until setSecret().
    void forgetSecret();
    /// Until setSecret(), only calls in the background are sent; all others fail with NoCredential.
    void limitToBackground();
    void setSecret(Credentials credentials);
    void setKey(Secret key); ///< the next requests use it; those that were sent continue
    /// Takes over the name and whether changes are allowed and asked about. Where requests go stays as it is.
    void adopt(const Connection &connection);
    /// Called for each write when its call is made. If it returns false, the call fails with ReadOnly, whose detail is
    /// `notRecorded`.
    void setMayWrite(std::function<bool()> mayWrite);
    using Send = std::function<void(bool isNoted)>;
    /// Called for each write before it is sent, which `send` does, then or later, in this thread. If the write couldn't
    /// be noted, it is sent anyway, unless setMayWrite() was called.
    void setBeforeWrite(std::function<void(Send send)> beforeWrite);
    std::optional<QDateTime> tokenExpiresAt() const; ///< UTC, of the bearer token in use; nothing: there is none
    TransportSettings transportSettings() const;     ///< for probing the network without sending a request

    template <class Reply> using Handler = std::function<void(Outcome<Response<Reply>, ApiError>)>;

    /// Runs `done` exactly once, never from within send(), and not at all after the Call or the client was destroyed.
    /// The Call has ended before that: it may be assigned a new one, and the client may be deleted.
    template <class Reply> Call send(const Endpoint<Reply> &endpoint, Handler<Reply> done);

    using Progressed = std::function<void(const StreamProgress &)>;
    using Streamed = std::function<void(std::optional<ApiError>)>;

    /// Like send(), for a read of any size: the body goes to `sink` in a worker thread while it arrives. Both
    /// handlers run in this thread. Retried only while `sink` has received nothing. After `done` the client no
    /// longer uses `sink`; if the Call is destroyed first, `sink` may still be reading one last piece.
    Call stream(const StreamEndpoint &endpoint, std::shared_ptr<BodySink> sink, Progressed progressed, Streamed done);

Q_SIGNALS:
    /// A request began, changed, or ended. It has the same `id` each time.
    void requestChanged(const labdesk::api::RequestRecord &record);

public:
    struct Untyped;                          ///< an endpoint without its type
    using Decoded = wire::Decoded<std::any>; ///< a value without its type, and its drift
    using Received = Response<std::any>;     ///< a validated response, decoded but without its type
private:
    Call sendUntyped(Untyped request, std::function<void(Outcome<Received, ApiError>)> done);

    struct Private;
    std::unique_ptr<Private> d;
};

struct ApiClient::Untyped : Request
{
    /// Decodes, and checks that the response is about the requested record. May run in a worker thread.
    std::function<Outcome<Decoded, ApiError>(const QByteArray &)> decode;
};

template <class Reply> Call ApiClient::send(const Endpoint<Reply> &endpoint, Handler<Reply> done)
{
    auto decode = [decode = endpoint.decode,
                   matchesRequest = endpoint.matchesRequest](const QByteArray &body) -> Outcome<Decoded, ApiError> {
        auto decoding = decode(body);
        if (!decoding.ok())
            return ApiError{.kind = ApiError::Kind::BadResponse, .detail = decoding.error().text()};
        auto decoded = std::move(decoding).value();
        if (matchesRequest && !matchesRequest(decoded.value))
            return ApiError{.kind = ApiError::Kind::WrongRecord};
        return Decoded{std::make_shared<Reply>(std::move(decoded.value)), std::move(decoded.drift),
                       std::move(decoded.undecodable)};
    };
    return sendUntyped({endpoint, std::move(decode)}, [done = std::move(done)](Outcome<Received, ApiError> outcome) {
        if (!outcome.ok())
            return done(std::move(outcome).error());
        Received received = std::move(outcome).value();
        auto value = std::any_cast<std::shared_ptr<Reply>>(std::move(received.value));
        done(Response<Reply>{std::move(*value), received.httpStatus, std::move(received.body),
                             std::move(received.drift), std::move(received.undecodable)});
    });
}

} // namespace labdesk::api
