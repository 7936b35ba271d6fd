// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/apiclient.h"

#include "api/cafile.h"
#include "api/clientcertificate.h"
#include "api/operations.h"
#include "api/runningcall.h"
#include "api/transportsettings.h"
#include "domain/logging.h"
#include "wire/tokenwire.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

struct TokenWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::api::TokenExchange)
};

Outcome<ApiClient::Decoded, ApiError> decodeUsableToken(const QByteArray &body)
{
    const auto unusable
        = [](const QString &why) { return ApiError{.kind = ApiError::Kind::BadResponse, .detail = why}; };
    auto decoding = wire::decode<AccessToken>(body);
    if (!decoding.ok())
        return unusable(decoding.error().text());
    auto decoded = std::move(decoding).value();
    if (!Secret::parse(decoded.value.token.view()))
        return unusable(u"access_token: "_s + TokenWords::tr("can’t be sent in a header"));
    if (!decoded.value.type.isEmpty() && decoded.value.type.compare(u"Bearer", Qt::CaseInsensitive) != 0)
        return unusable(u"token_type: "_s + TokenWords::tr("isn’t Bearer"));
    return ApiClient::Decoded{std::make_shared<AccessToken>(std::move(decoded.value)), decoded.drift};
}

/// Operation 14. It is a POST, but changes nothing at the service, so it may be repeated like a read.
CallSpec tokenCallSpec(const BearerScheme &scheme, const Secret &clientSecret)
{
    ApiClient::Untyped request{requestToken(), &decodeUsableToken};
    request.body = wire::encodeTokenRequest(scheme.clientId, clientSecret, scheme.audience);
    return {.request = std::move(request),
            .base = scheme.authUrl,
            .contentType = "application/x-www-form-urlencoded",
            .carriesCredential = false};
}

Outcome<AccessToken, ApiError> tokenFrom(Outcome<ApiClient::Received, ApiError> outcome)
{
    if (outcome.ok()) {
        ApiClient::Received received = std::move(outcome).value();
        received.body.fill('\0'); // it contains the token in plain text
        return *std::any_cast<std::shared_ptr<AccessToken>>(received.value);
    }
    ApiError error = std::move(outcome).error();
    const QString where = TokenWords::tr("while requesting an access token");
    error.isTokenRequest = true;
    if (!tellsDetail(error))
        error.detail = error.detail.isEmpty() ? where : where + u": "_s + error.detail;
    return error;
}

void trustAuthorities(CallContext &context)
{
    const QString &file = context.connection.network.caFile;
    if (file.isEmpty())
        return;
    auto read = readCaFile(file);
    if (read.ok())
        context.transport.tls = withTrustedAuthorities(read.value());
    else
        context.transport.caFileFault = missingCaFileReason();
}

/// Sets up TLS for the connection. The passphrase is used here and not stored.
void setUpTls(CallContext &context, const Secret &passphrase)
{
    context.transport.tls.reset();
    context.transport.obstacle.reset();
    context.transport.caFileFault.clear();
    trustAuthorities(context);
    const QString &file = context.connection.network.clientCertificate;
    if (file.isEmpty() || context.connection.baseUrl.scheme() != u"https")
        return;
    const auto read = readClientCertificate(file, passphrase, context.clientOptions.now());
    if (read.ok())
        context.transport.tls = withClientCertificate(read.value(), context.transport.tls);
    else
        context.transport.obstacle
            = ApiError{.kind = ApiError::Kind::CertificateUnusable, .detail = describe(read.error())};
}

/// A timeout of the connection overrides those of the options.
void setTimeouts(ClientOptions &clientOptions, std::chrono::milliseconds timeout)
{
    if (timeout == NetworkSettings::defaultTimeout)
        return;
    clientOptions.idleTimeout = clientOptions.deadline = timeout;
    clientOptions.longDeadline = std::max(clientOptions.longDeadline, timeout);
}

/// Logs nothing that could identify a user or a record.
void logState(const RequestRecord &record)
{
    if (record.state == RequestRecord::State::Running)
        return;
    qCDebug(apiLog, "%s: %s after %d attempts, status %d, error %d, %lld ms, %lld bytes", record.endpoint,
            record.isOver() ? "over" : "waiting", record.tries, record.httpStatus,
            record.error ? int(record.error->kind) : -1, qlonglong(record.duration.count()),
            qlonglong(record.bytesReceived));
}

} // namespace

struct ApiClient::Private
{
    CallContext context;
    bool isForgotten = false;         ///< forgetSecret() was called
    QObject calls = QObject(nullptr); ///< their parent; destroyed first, because they use the context
};

static ProxySettings proxySettingsOf(const Connection &connection, Secret password, const ClientOptions &clientOptions)
{
    return {connection.network,
            std::make_shared<ProxyAuthenticator>(connection.network.proxyUser, std::move(password),
                                                 clientOptions.negotiator)};
}

ApiClient::ApiClient(Connection connection, Credentials credentials, ClientOptions clientOptions, QObject *parent)
    : QObject(parent),
      d(new Private{{.connection = connection,
                     .secret = std::move(credentials.key),
                     .transport = {.url = connection.baseUrl,
                                   .proxySettings
                                   = proxySettingsOf(connection, std::move(credentials.proxyPassword), clientOptions),
                                   .certificate = connection.network.clientCertificate},
                     .clientOptions = std::move(clientOptions),
                     .report = [this](const RequestRecord &record) {
                         logState(record);
                         Q_EMIT requestChanged(record);
                     }}})
{
    CallContext &context = d->context;
    setUpTls(context, credentials.certificatePassphrase);
    setTimeouts(context.clientOptions, context.connection.network.timeout);
    if (const auto *bearer = std::get_if<BearerScheme>(&context.connection.scheme)) {
        auto exchanger = [this, scheme = *bearer](TokenProvider::Exchanged done) {
            auto handler = [done = std::move(done)](Outcome<Received, ApiError> outcome) {
                done(tokenFrom(std::move(outcome)));
            };
            return Call(
                new RunningCall(d->context, tokenCallSpec(scheme, d->context.secret), std::move(handler), &d->calls));
        };
        context.tokens = std::make_unique<TokenProvider>(std::move(exchanger), context.clientOptions.now);
    }
}

ApiClient::~ApiClient()
{
    // No reports while the client is being destroyed: a listener may be half destroyed, too.
    d->context.report = [](const RequestRecord &) {};
}

void ApiClient::forgetSecret()
{
    if (std::exchange(d->isForgotten, true))
        return;
    d->context.secret = Secret();
    d->context.transport.proxySettings.authenticator->forgetPassword();
    d->context.transport.tls.reset(); // it contains the key of the certificate
    if (d->context.tokens)
        d->context.tokens->forget();
    d->context.interactive.renew();
    d->context.bulk.renew();
    d->context.streams.reset(); // memory that its thread freed is overwritten when the thread ends
}

void ApiClient::limitToBackground()
{
    d->context.isForBackground = true;
}

void ApiClient::setSecret(Credentials credentials)
{
    d->context.isForBackground = false;
    setKey(std::move(credentials.key));
    d->context.transport.proxySettings.authenticator->setPassword(std::move(credentials.proxyPassword));
    setUpTls(d->context, credentials.certificatePassphrase);
}

void ApiClient::setKey(Secret key)
{
    d->isForgotten = false;
    d->context.secret = std::move(key);
    if (d->context.tokens)
        d->context.tokens->renew();
}

TransportSettings ApiClient::transportSettings() const
{
    return d->context.transport;
}

std::optional<QDateTime> ApiClient::tokenExpiresAt() const
{
    return d->context.tokens ? d->context.tokens->expiresAt() : std::nullopt;
}

void ApiClient::adopt(const Connection &connection)
{
    Connection &own = d->context.connection;
    own.name = connection.name;
    own.readOnly = connection.readOnly;
    own.readOnlyByPolicy = connection.readOnlyByPolicy;
    own.asksBeforeWrites = connection.asksBeforeWrites;
}

void ApiClient::setMayWrite(std::function<bool()> mayWrite)
{
    d->context.mayWrite = std::move(mayWrite);
}

const Connection &ApiClient::connection() const
{
    return d->context.connection;
}

void ApiClient::setBeforeWrite(std::function<void(Send send)> beforeWrite)
{
    d->context.beforeWrite = std::move(beforeWrite);
}

Call ApiClient::sendUntyped(Untyped request, std::function<void(Outcome<Received, ApiError>)> done)
{
    const bool isWrite = request.verb != Verb::Get;
    CallSpec spec{.request = std::move(request), .base = d->context.connection.baseUrl, .isWrite = isWrite};
    // Checked now, not when the write is sent: the consent is for this write, and other writes may begin before it is
    // sent.
    spec.isForbidden = isWrite && d->context.mayWrite && !d->context.mayWrite();
    return Call(new RunningCall(d->context, std::move(spec), std::move(done), &d->calls));
}

Call ApiClient::stream(const StreamEndpoint &endpoint, std::shared_ptr<BodySink> sink, Progressed progressed,
                       Streamed done)
{
    auto ended = [done = std::move(done)](Outcome<Received, ApiError> outcome) {
        done(outcome.ok() ? std::nullopt : std::optional(std::move(outcome).error()));
    };
    return Call(new RunningCall(d->context,
                                {.request = {endpoint, {}},
                                 .base = d->context.connection.baseUrl,
                                 .sink = std::move(sink),
                                 .progressed = std::move(progressed)},
                                std::move(ended), &d->calls));
}

} // namespace labdesk::api
