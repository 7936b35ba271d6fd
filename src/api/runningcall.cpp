// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/runningcall.h"

#include "api/errormapping.h"
#include "api/inflater.h"
#include "api/operations.h"
#include "api/requestbuilder.h"
#include "api/responsevalidator.h"

#include <QPointer>
#include <QRandomGenerator>

#include <algorithm>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

constexpr qint64 MaxResponseBytes = qint64(64) * 1024 * 1024;      // compressed and inflated bytes together
constexpr qint64 MaxStreamBytes = qint64(64) * 1024 * 1024 * 1024; // a list reaches the limit of memory earlier
constexpr qint64 ReportEveryMs = 100;
constexpr qsizetype MaxBytesDecodedHere = 64 * 1024; // takes about 1 ms; larger ones are decoded in a worker

bool isCompressed(const HttpReply &reply)
{
    return isGzip(reply) != std::optional(false);
}

DecodeWorker::Result evaluateBody(HttpReply reply, const ApiClient::Untyped &request)
{
    // The compressed and the inflated body are in memory together.
    auto admitted = validateReply(reply, isCompressed(reply) ? MaxResponseBytes - reply.body.size() : MaxResponseBytes);
    if (!admitted.ok())
        return std::move(admitted).error();
    QByteArray body = std::move(admitted).value();
    reply.body.clear();
    if (auto failure = failureInBody(body, reply.status))
        return std::move(*failure);
    auto decoded = request.decode(body);
    if (!decoded.ok()) {
        ApiError error = std::move(decoded).error();
        error.httpStatus = reply.status;
        if (error.kind == ApiError::Kind::BadResponse && isWebPage(body))
            error.reason = ApiError::Reason::WebPage;
        return error;
    }
    auto [value, drift, undecodable] = std::move(decoded).value();
    return ApiClient::Received{std::move(value), reply.status, std::move(body), std::move(drift),
                               std::move(undecodable)};
}

/// Small and uncompressed enough to decode in the GUI thread.
bool isQuickToEvaluate(const HttpReply &reply)
{
    return reply.bodyBytes <= MaxBytesDecodedHere && !isCompressed(reply);
}

/// Interprets a complete reply: a decoded value, or an error. The body was joined from chunks. Pure; may run in any
/// thread, and ends early if interrupted.
DecodeWorker::Result evaluateReply(HttpReply reply, const ApiClient::Untyped &request, const QDateTime &now)
{
    if (reply.status >= 300) {
        ApiError error = refusalFrom(reply, now, 1h); // for display; retries wait less
        if (error.kind == ApiError::Kind::Duplicate && request.name != QByteArrayView(createUser.name)
            && request.name != QByteArrayView(patchUser.name)) { // something else "already exists"
            error.kind = ApiError::Kind::BadRequest;
            error.existingUserId.clear();
        }
        return error;
    }
    return evaluateBody(std::move(reply), request);
}

// Paths are served with and without a trailing slash (field notes, "Operations"), but some services support only one
// form and redirect to it. Such a redirect has no side effects, so it may be followed with any verb.

/// The whole address, for comparing all its parts.
QString fullAddress(QUrl address)
{
    const int defaultPort = address.scheme() == u"https" ? 443 : 80;
    if (address.port() == defaultPort)
        address.setPort(-1);
    return address.toString(QUrl::FullyEncoded);
}

/// The same address with the trailing slash of its path added or removed.
QUrl withToggledSlash(const QUrl &address)
{
    QUrl other = address;
    const QString path = address.path(QUrl::FullyEncoded);
    other.setPath(path.endsWith(u'/') ? path.chopped(1) : path + u'/', QUrl::StrictMode);
    return other;
}

/// Whether the reply redirects `address` to its other form: a 301, 302, 307, or 308 to the same origin, path, and
/// query, except for the trailing slash of the path. No other redirect must be followed.
bool redirectsToToggledSlash(const HttpReply &reply, const QUrl &address)
{
    if (reply.status != 301 && reply.status != 302 && reply.status != 307 && reply.status != 308)
        return false;
    // Several Location headers would be joined by commas, which makes a different address.
    const QUrl target = QUrl::fromEncoded(reply.header("location").trimmed(), QUrl::StrictMode);
    if (!target.isValid() || target.isEmpty())
        return false;
    return fullAddress(address.resolved(target)) == fullAddress(withToggledSlash(address));
}

} // namespace

RunningCall::RunningCall(CallContext &context, CallSpec spec, Done done, QObject *parent)
    : Running(parent), m_context(context), m_spec(std::move(spec)), m_done(std::move(done))
{
    m_record.id = ++m_context.lastId;
    m_record.endpoint = m_spec.request.name;
    m_record.verb = m_spec.request.verb;
    m_record.about = m_spec.request.about;
    for (const auto &[name, value] : m_spec.request.query)
        m_record.queryNames += name;
    m_record.hasBody = !m_spec.request.body.isEmpty();
    m_record.sentBody = RequestRecorder({m_context.secret}).bodyOf(m_spec.request.body, !m_spec.carriesCredential);
    m_time.pause.setSingleShot(true);
    connect(&m_time.pause, &QTimer::timeout, this, &RunningCall::acquireCredential);
    m_time.deadline.setSingleShot(true);
    m_time.deadline.setTimerType(Qt::PreciseTimer);
    connect(&m_time.deadline, &QTimer::timeout, this, &RunningCall::evaluationTimedOut);
    connect(&m_decoding, &QFutureWatcherBase::finished, this, [this] {
        if (m_decoding.isCanceled())
            return; // its deadline has passed
        m_time.deadline.stop();
        if (const auto unpacked = std::exchange(m_unpacked, {}); unpacked && *unpacked)
            recorder().noteInflated(m_record.attempts.back(), **unpacked);
        // Copied, not taken: takeResult() would reset the future, and the worker's promise, destroyed slightly later,
        // would finish it again.
        settle(m_decoding.result(), false);
    });
    QMetaObject::invokeMethod(this, &RunningCall::begin, Qt::QueuedConnection);
}

RunningCall::~RunningCall()
{
    const bool mayBeDone = !m_outcome && sendState() == SendState::Open;
    m_decoding.future().cancel(); // so that a worker that hasn't begun won't begin
    m_exchange.reset();
    m_stream.reset();
    m_slot.reset();
    if (!m_spec.carriesCredential)
        overwrite(m_spec.request.body); // it contains a credential
    if (!m_hasBegun || m_hasEnded)
        return;
    // The call was dropped. Its state is still recorded, because a write may have been done.
    if (mayBeDone)
        m_outcome = ApiError{.kind = ApiError::Kind::OutcomeUnknown};
    if (m_outcome)
        reportEnd();
    else
        report(RequestRecord::State::Canceled);
}

/// Between two attempts (waiting for a slot, a token, or the pause) nothing is pending: each earlier attempt is
/// settled.
Running::SendState RunningCall::sendState() const
{
    if (!m_spec.isWrite)
        return SendState::NothingSent;
    if (m_outcome && (m_outcome->ok() || hasUnknownOutcome(m_outcome->error())))
        return SendState::Open;
    if (m_exchange && m_exchange->mayHaveBeenSent() && !isSettledBy(m_exchange->status()))
        return SendState::Open;
    if (isEvaluating() && !isSettledBy(m_evaluated.status))
        return SendState::Open;
    const bool wasRefused = (m_exchange && m_exchange->mayHaveBeenSent())
        || std::ranges::any_of(m_record.attempts,
                               [](const RequestAttempt &attempt) { return attempt.httpStatus >= 300; });
    return wasRefused ? SendState::Refused : SendState::NothingSent;
}

/// The status of a refusal is enough, whatever its body says, except for one of a gateway.
bool RunningCall::isSettledBy(int status) const
{
    return status >= 300
        && !hasUnknownOutcome(toWriteError(refusalFrom({.status = status}, m_context.clientOptions.now(), {}), false));
}

void RunningCall::begin()
{
    m_hasBegun = true;
    m_time.call.start();
    m_record.startedAt = m_context.clientOptions.now();
    const auto &request = m_spec.request;
    const bool withSlash = m_context.pathForms.value(request.name, request.trailingSlash);
    auto built = buildUrl(m_spec.base, request.segments, withSlash, request.query);
    if (built.ok()) {
        m_url = built.value();
        m_record.path = m_url.path(QUrl::FullyEncoded);
    }
    if (auto reason = preflightError(m_context.connection, m_context.secret, m_spec.isWrite))
        return end(std::move(*reason));
    if (m_spec.isForbidden)
        return end(ApiError{.kind = ApiError::Kind::ReadOnly, .detail = QLatin1StringView(ApiError::notRecorded)});
    if (!built.ok())
        return end(std::move(built).error());
    if (m_context.transport.obstacle)
        return end(*m_context.transport.obstacle);
    const QPointer<RunningCall> self(this);
    report(RequestRecord::State::Running);
    if (!self)
        return;
    if (!m_spec.isWrite || !m_context.beforeWrite)
        return acquireCredential();
    m_context.beforeWrite([self](bool isNoted) {
        if (self)
            self->beginWrite(isNoted);
    });
}

void RunningCall::beginWrite(bool isNoted)
{
    if (!isNoted && m_context.mayWrite)
        return end(ApiError{.kind = ApiError::Kind::ReadOnly, .detail = QLatin1StringView(ApiError::notRecorded)});
    acquireCredential();
}

void RunningCall::acquireCredential()
{
    m_time.queued.start();
    if (!mayUseSecret())
        return end(ApiError{.kind = ApiError::Kind::NoCredential});
    if (!m_spec.carriesCredential || !m_context.tokens)
        return acquireSlot();
    m_context.tokens->ask(this, [this](const Outcome<TokenProvider::Grant, ApiError> &outcome) {
        if (!outcome.ok())
            return end(outcome.error());
        m_grant = outcome.value();
        acquireSlot();
    });
}

bool RunningCall::mayUseSecret() const
{
    if (!m_spec.carriesCredential)
        return true;
    return !m_context.secret.isEmpty() && (!m_context.isForBackground || m_spec.request.isBackground);
}

void RunningCall::acquireSlot()
{
    // The token exchange needs no slot, because calls that occupy the slots may be waiting for it.
    if (!m_spec.carriesCredential)
        return put({});
    lane().enter(this, [this](RequestSlots::Slot slot) { put(std::move(slot)); });
}

void RunningCall::put(RequestSlots::Slot slot)
{
    m_slot = std::move(slot);
    m_time.sinceSent.start();
    send();
}

void RunningCall::send()
{
    if (!mayUseSecret()) // Labdesk was locked while this call waited
        return end(ApiError{.kind = ApiError::Kind::NoCredential});
    ++m_record.tries;
    m_record.path = m_url.path(QUrl::FullyEncoded);
    m_record.nextTryIn.reset();
    m_record.bytesReceived = 0;
    m_record.httpStatus = 0;
    m_spec.sink ? beginStream() : beginExchange();
    report(RequestRecord::State::Running);
}

void RunningCall::beginExchange()
{
    const auto network = lane().network();
    auto done = [this, network](HttpReply reply) {
        if (reply.end == HttpReply::End::IdleTimeout || reply.end == HttpReply::End::DeadlinePassed)
            network->connections().clear();
        m_exchange.release()->deleteLater(); // its own code is on the stack
        evaluate(std::move(reply));
    };
    const QNetworkRequest request = makeRequest();
    recordAttempt(request);
    m_exchange = std::make_unique<Exchange>(network, request, m_spec.request.verb, m_spec.request.body, limits(),
                                            std::move(done));
    connect(m_exchange.get(), &Exchange::progressed, this, [this] {
        if (m_exchange)
            reportProgress(m_exchange->progress());
    });
}

void RunningCall::beginStream()
{
    if (!m_context.streams)
        m_context.streams = std::make_shared<StreamWorker>(m_context.transport.proxySettings);
    auto done = [this](HttpReply reply) {
        m_stream.release()->deleteLater(); // its own code is on the stack
        evaluateStream(std::move(reply));
    };
    const QNetworkRequest request = makeRequest();
    recordAttempt(request);
    m_streams = m_context.streams;
    m_stream = std::make_unique<StreamExchange>(*m_streams, request, limits(), m_spec.sink, std::move(done));
    connect(m_stream.get(), &StreamExchange::progressed, this, [this] { reportProgress(m_stream->progress()); });
}

QNetworkRequest RunningCall::makeRequest() const
{
    QNetworkRequest request = requestTo(m_url);
    if (m_context.transport.tls)
        request.setSslConfiguration(*m_context.transport.tls);
    if (m_spec.request.verb != Verb::Get) // even without a body, because some gateways require it
        request.setRawHeader("Content-Type", m_spec.contentType);
    if (!m_spec.carriesCredential)
        return request;
    if (const auto *apiKey = std::get_if<ApiKeyScheme>(&m_context.connection.scheme))
        setCredential(request, {.header = apiKey->header.toLatin1(), .secret = m_context.secret});
    else if (m_grant)
        setCredential(request, {.header = "Authorization"_ba, .scheme = "Bearer "_ba, .secret = m_grant->token});
    return request;
}

Exchange::Limits RunningCall::limits() const
{
    const ClientOptions &options = m_context.clientOptions;
    Exchange::Limits limits{options.idleTimeout, options.deadline, MaxResponseBytes};
    if (m_spec.sink)
        limits = {options.idleTimeout, options.bulkDeadline, MaxStreamBytes};
    else if (m_spec.request.isLong) // the service is silent while it works, so there is no idle timeout
        limits = {options.longDeadline, options.longDeadline, MaxResponseBytes};
    limits.deadline = std::max(0ms, limits.deadline - std::chrono::milliseconds(m_time.sinceSent.elapsed()));
    return limits;
}

RequestSlots &RunningCall::lane() const
{
    const bool isInBackground = m_spec.sink || m_spec.request.isBackground;
    return isInBackground ? m_context.bulk : m_context.interactive;
}

void RunningCall::evaluate(HttpReply reply)
{
    noteReply(reply, m_spec.sink != nullptr);
    if (!m_wasRedirected && reply.end == HttpReply::End::Complete && redirectsToToggledSlash(reply, m_url))
        return follow();
    m_slot.reset();
    const bool nothingWasSent = reply.nothingWasSent;
    if (const auto failure = reply.status < 300 ? transportFailure(reply) : std::nullopt)
        return settle(*failure, nothingWasSent);
    if (!isQuickToEvaluate(reply))
        return evaluateInWorker(std::move(reply));
    settle(evaluateReply(std::move(reply), m_spec.request, m_context.clientOptions.now()), false);
}

/// Follows a redirect within the slot and the deadline of this attempt. It has no side effects, so a write may follow
/// it.
void RunningCall::follow()
{
    m_wasRedirected = true;
    m_url = withToggledSlash(m_url);
    // It counts as a retry, but isn't limited by the budget.
    (void)m_context.budget.take(m_context.clientOptions.now());
    m_time.queued.start();
    send();
}

/// Evaluates in a worker, within the deadline of the attempt.
void RunningCall::evaluateInWorker(HttpReply reply)
{
    m_evaluated = {.status = reply.status, .headers = reply.headers};
    m_time.deadline.start(limits().deadline);
    m_unpacked = std::make_shared<std::optional<QByteArray>>();
    m_decoding.setFuture(m_context.decoder.run([reply = std::move(reply), request = m_spec.request,
                                                now = m_context.clientOptions.now(), unpacked = m_unpacked]() mutable {
        // Inflated separately: rejected bodies are shown as well, and the inspector keeps only a limited size.
        if (isCompressed(reply))
            *unpacked = gunzip(reply.body, MaxKeptBodyBytes);
        return evaluateReply(std::move(reply), request, now);
    }));
}

void RunningCall::evaluationTimedOut()
{
    m_decoding.future().cancel();
    m_unpacked.reset();
    if (m_evaluated.status >= 300) // the status is enough, whatever the body says
        return settle(evaluateReply(std::exchange(m_evaluated, {}), m_spec.request, m_context.clientOptions.now()),
                      false);
    m_evaluated.end = HttpReply::End::DeadlinePassed;
    settle(*transportFailure(std::exchange(m_evaluated, {})), false);
}

/// The sink has already interpreted the body.
void RunningCall::evaluateStream(HttpReply reply)
{
    m_wasStreamed = reply.wasStreamed;
    if (reply.end != HttpReply::End::Complete || reply.status >= 300)
        return evaluate(std::move(reply));
    noteReply(reply, true);
    m_slot.reset();
    settle(ApiClient::Received{.value = {}, .httpStatus = reply.status, .body = {}, .drift = m_spec.sink->drift()},
           false);
}

void RunningCall::settle(DecodeWorker::Result verdict, bool nothingWasSent)
{
    if (verdict.ok())
        return end(std::move(verdict));
    ApiError error = withNetworkDetails(std::move(verdict).error(), m_context.transport);
    if (dropRefusedToken(error))
        return acquireCredential();
    retryOrFail(std::move(error), nothingWasSent);
}

/// A bearer token can be revoked before it expires. Drops it, once, so that the caller can get a new one.
bool RunningCall::dropRefusedToken(const ApiError &error)
{
    if (error.kind != ApiError::Kind::Unauthorized || !m_grant || m_renewedToken)
        return false;
    m_renewedToken = true;
    m_context.tokens->refuse(m_grant->number);
    return true;
}

void RunningCall::retryOrFail(ApiError error, bool nothingWasSent)
{
    const ClientOptions &options = m_context.clientOptions;
    ++m_failedTries;
    if (m_spec.request.retryDelay) {
        for (const Secret &sent : m_sentSecrets)
            redactSecret(error, sent);
        const QPointer<RunningCall> self(this);
        const auto retryDelay = m_spec.request.retryDelay; // a copy: it may drop the call
        const auto pause = retryDelay(error, m_record.tries);
        if (!self)
            return;
        return pause ? waitBeforeRetry(*pause) : end(std::move(error));
    }
    const RetryPolicy::Failure failure{m_spec.isWrite, nothingWasSent, error.kind, error.httpStatus, error.retryAfter};
    const double jitter = options.jitter ? options.jitter() : QRandomGenerator::system()->generateDouble();
    const auto pause = options.retry.pauseBefore(m_failedTries + 1, failure, jitter);
    if (pause && !m_wasStreamed && m_context.budget.take(options.now()))
        return waitBeforeRetry(*pause);
    end(m_spec.isWrite ? toWriteError(std::move(error), nothingWasSent) : std::move(error));
}

void RunningCall::waitBeforeRetry(std::chrono::milliseconds pause)
{
    m_time.pause.start(pause);
    m_record.nextTryIn = pause;
    report(RequestRecord::State::Waiting);
}

void RunningCall::end(Outcome<ApiClient::Received, ApiError> outcome)
{
    m_outcome = std::move(outcome);
    // Later, so that the handler never runs inside send(), or inside a signal of an object that is destroyed with this
    // call.
    QMetaObject::invokeMethod(this, &RunningCall::deliver, Qt::QueuedConnection);
}

void RunningCall::deliverNow()
{
    if (m_outcome)
        deliver();
}

void RunningCall::deliver()
{
    const QPointer<RunningCall> self(this);
    if (!m_hasEnded) // otherwise a listener of that report wants it delivered now
        reportEnd();
    if (!self)
        return; // a listener dropped the call, or had it delivered
    auto outcome = std::move(*m_outcome);
    const auto done = std::exchange(m_done, {});
    delete this; // nothing of this is on the stack, as it was queued; the Call ends before the handler runs
    done(std::move(outcome));
}

/// The outcome, without the secrets that a service may have sent back.
void RunningCall::reportEnd()
{
    m_hasEnded = true;
    m_record.nextTryIn.reset();
    if (m_outcome->ok()) {
        m_record.drift = m_outcome->value().drift;
        return report(RequestRecord::State::Succeeded);
    }
    ApiError error = m_outcome->error();
    error.tries = m_record.tries;
    for (const Secret &sent : m_sentSecrets)
        redactSecret(error, sent);
    m_record.error = error;
    if (!m_spec.isWrite && !m_record.attempts.empty())
        error.response = RequestRecorder::unusableResponse(m_record.attempts.back());
    m_outcome = std::move(error);
    report(RequestRecord::State::Failed);
}

void RunningCall::remember(const Secret &sent)
{
    const bool isKnown
        = std::ranges::any_of(m_sentSecrets, [&sent](const Secret &known) { return known.view() == sent.view(); });
    if (!sent.isEmpty() && !isKnown)
        m_sentSecrets.push_back(sent);
}

void RunningCall::recordAttempt(const QNetworkRequest &request)
{
    remember(m_context.secret);
    if (m_grant)
        remember(m_grant->token);
    constexpr size_t maxAttempts = 50; // waiting for a service may take days
    if (m_record.attempts.size() >= maxAttempts)
        m_record.attempts.erase(m_record.attempts.begin());
    m_record.attempts.push_back(
        {.startedAt = m_context.clientOptions.now(), .path = m_record.path, .sent = recorder().headersOf(request)});
    m_record.attempts.back().timing.queue = std::chrono::milliseconds(m_time.queued.elapsed());
}

void RunningCall::noteReply(const HttpReply &reply, bool isStream)
{
    m_record.httpStatus = reply.status;
    m_record.bytesReceived = reply.bodyBytes;
    if (m_wasRedirected && reply.status > 0 && reply.status / 100 != 3) // the service supports that form
        m_context.pathForms.insert(m_spec.request.name, m_url.path(QUrl::FullyEncoded).endsWith(u'/'));
    if (!m_record.attempts.empty())
        recorder().noteReply(m_record.attempts.back(), reply, isStream, !m_spec.carriesCredential);
}

void RunningCall::report(RequestRecord::State state)
{
    m_record.state = state;
    m_record.duration = std::chrono::milliseconds(m_time.call.elapsed());
    m_time.sinceReport.start();
    const RequestRecord record = m_record; // a copy, because a listener may drop this call while others still read it
    m_context.report(record);
}

void RunningCall::reportProgress(const StreamProgress &progress)
{
    m_record.bytesReceived = progress.bytes;
    if (m_spec.progressed) {
        const QPointer<RunningCall> self(this);
        const auto progressed = m_spec.progressed; // a copy: the listener may drop the call
        progressed(progress);
        if (!self)
            return;
    }
    if (m_time.sinceReport.elapsed() >= ReportEveryMs)
        report(RequestRecord::State::Running);
}

} // namespace labdesk::api
