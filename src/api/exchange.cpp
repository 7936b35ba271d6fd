// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/exchange.h"

#include "api/responsevalidator.h"

#include <algorithm>
#include <utility>

namespace labdesk::api {

namespace {

constexpr qint64 MaxRefusalBytes = 1024 * 1024; // for a 4xx or 5xx, where the status matters most

} // namespace

Exchange::Exchange(std::shared_ptr<ServiceNetwork> network, const QNetworkRequest &request, Verb verb,
                   const QByteArray &body, Limits limits, std::function<void(HttpReply)> done,
                   std::unique_ptr<ResponsePipeline> pipeline, QObject *parent)
    : QObject(parent), m_network(std::move(network)), m_reply(m_network->send(request, verbName(verb), body)),
      m_done(std::move(done)), m_pipeline(std::move(pipeline)), m_maxBodyBytes(limits.maxBodyBytes)
{
    m_received.url = request.url();
    m_clock.start();
    for (QTimer *timer : {&m_idle, &m_deadline})
        timer->setSingleShot(true);
    m_deadline.setTimerType(Qt::PreciseTimer);
    m_idle.setInterval(limits.idle);
    m_deadline.start(limits.deadline);
    m_idle.start();
    watch();
}

Exchange::~Exchange()
{
    detachReply();
}

void Exchange::watch()
{
    connect(&m_idle, &QTimer::timeout, this, [this] { conclude(HttpReply::End::IdleTimeout); });
    connect(&m_deadline, &QTimer::timeout, this, [this] { conclude(HttpReply::End::DeadlinePassed); });
    connect(m_reply, &QNetworkReply::socketStartedConnecting, this, [this] { m_isConnecting = true; });
    connect(m_reply, &QNetworkReply::requestSent, this, [this] {
        m_sentAt = m_clock.elapsed();
        m_idle.start();
    });
    connect(m_reply, &QNetworkReply::uploadProgress, this, [this] { m_idle.start(); });
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &Exchange::noteHead);
    connect(m_reply, &QIODevice::readyRead, this, &Exchange::takeBytes);
    connect(m_reply, &QNetworkReply::finished, this, &Exchange::transportFinished);
}

void Exchange::takeBytes()
{
    if (const auto endReason = takeBody(m_reply->takeArrived()))
        return conclude(*endReason);
    m_idle.start();      // restarted, because nothing could arrive while the pipeline worked
    Q_EMIT progressed(); // a listener may delete this
}

void Exchange::transportFinished()
{
    if (m_reply->error() == QNetworkReply::NoError)
        return conclude(completeEnd());
    const HttpReply failure = m_reply->failure().value_or(HttpReply{.end = HttpReply::End::Lost});
    m_received.tlsReason = failure.tlsReason;
    m_received.reason = failure.reason;
    m_received.proxyStatus = failure.proxyStatus;
    m_received.proxy = failure.proxy;
    conclude(failure.end);
}

/// Takes a piece of the body. Returns why no more is needed, if so.
std::optional<HttpReply::End> Exchange::takeBody(QByteArrayView piece)
{
    m_received.bodyBytes += piece.size();
    if (m_pipeline && m_received.status < 300) // the body of a refusal is collected, because its text is shown
        return feedPipeline(piece);
    if (std::max(m_received.bodyBytes, announcedBytes()) > maxBodyBytes())
        return HttpReply::End::TooLarge;
    // Reserved at once, because growing it would copy it and need twice the memory. Reserved pages that aren't written
    // to cost nothing.
    if (m_received.bodyBytes > MaxRefusalBytes)
        m_received.body.reserve(m_maxBodyBytes);
    m_received.body += piece;
    return std::nullopt;
}

/// What the head says of the body; 0 if it says nothing, or is a refusal, of which the beginning is shown.
qint64 Exchange::announcedBytes() const
{
    const QList<QByteArray> lengths = m_received.items("content-length"); // if there are several, they are equal
    return m_received.status >= 300 || lengths.isEmpty() ? 0 : announcedLength(lengths.constFirst());
}

qint64 Exchange::maxBodyBytes() const
{
    return m_received.status >= 300 ? std::min(MaxRefusalBytes, m_maxBodyBytes) : m_maxBodyBytes;
}

std::optional<HttpReply::End> Exchange::feedPipeline(QByteArrayView piece)
{
    if (!m_pipeline->hasBegun())
        if (const auto endReason = endIfRefused(m_pipeline->begin(m_received)))
            return endReason;
    if (const auto endReason = endIfRefused(m_pipeline->take(piece)))
        return endReason;
    return m_pipeline->hasEnough() ? std::optional(completeEnd()) : std::nullopt;
}

std::optional<HttpReply::End> Exchange::endIfRefused(std::optional<ApiError> error)
{
    m_received.wasStreamed = m_pipeline->hasDelivered();
    if (!error)
        return std::nullopt;
    m_received.refused = std::move(error);
    return HttpReply::End::RejectedBySink;
}

/// Called when the response is complete.
HttpReply::End Exchange::completeEnd()
{
    if (!m_pipeline || m_received.status >= 300)
        return HttpReply::End::Complete;
    // There was no body, so the head hasn't been checked yet.
    const auto refused = m_pipeline->hasBegun() ? std::nullopt : m_pipeline->begin(m_received);
    return endIfRefused(refused ? refused : m_pipeline->finish()).value_or(HttpReply::End::Complete);
}

void Exchange::noteHead()
{
    m_headAt = m_clock.elapsed();
    m_idle.start();
    m_received.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    m_received.headers = m_reply->headers();
}

void Exchange::conclude(HttpReply::End end)
{
    if (!m_done)
        return;
    m_received.end = end;
    if (m_reply && (end == HttpReply::End::IdleTimeout || end == HttpReply::End::DeadlinePassed)) {
        m_received.reason = m_reply->waitingFor();
        m_received.proxy = m_reply->proxy();
    }
    m_received.nothingWasSent = !mayHaveBeenSent();
    m_received.timing = timing();
    m_received.body.squeeze();
    detachReply();
    m_pipeline.reset(); // stops its use of the sink before the listener reads it
    const auto done = std::exchange(m_done, {});
    done(std::move(m_received)); // may delete this
}

/// Phases that weren't reached have no time; the one in which it ended gets all the rest.
RequestTiming Exchange::timing() const
{
    using std::chrono::milliseconds;
    const qint64 end = m_clock.elapsed();
    RequestTiming parts;
    // The time before the first report counts as part of it, so that the parts add up to the whole.
    const qint64 sent = m_isConnecting ? m_sentAt.value_or(end) : 0;
    if (m_isConnecting)
        parts.connect = milliseconds(sent);
    if (m_sentAt)
        parts.wait = milliseconds(std::max<qint64>(0, m_headAt.value_or(end) - sent));
    if (m_headAt)
        parts.read = milliseconds(end - *m_headAt);
    return parts;
}

void Exchange::detachReply()
{
    m_idle.stop();
    m_deadline.stop();
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater(); // its own code may be on the stack
    m_reply.clear();
}

} // namespace labdesk::api
