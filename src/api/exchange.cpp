// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/exchange.h"

#include "api/requestbuilder.h"
#include "api/tlsreason.h"
#include "api/writeoncedevice.h"

#include <QNetworkAccessManager>
#include <QSslError>

#include <algorithm>

namespace labdesk::api {

namespace {

constexpr qint64 BufferedByTransport = 4 * 1024 * 1024; // without it a reader that stalls makes it buffer everything
constexpr qint64 LargestRefusal = 1024 * 1024;          // of a 4xx or 5xx, whose status says most
constexpr qsizetype ReadAtOnce = 256 * 1024;            // for an intake: stays in the cache until it was read again

} // namespace

Exchange::Exchange(std::shared_ptr<HardenedNetwork> network, QNetworkRequest request, Verb verb, const QByteArray &body,
                   Limits limits, std::function<void(HttpReply)> done, std::unique_ptr<StreamIntake> intake, QObject *parent)
    : QObject(parent), m_network(std::move(network)), m_done(std::move(done)), m_intake(std::move(intake)),
      m_largestBody(limits.largestBody), m_uploadSize(body.size())
{
    m_clock.start();
    if (verb == Verb::Get) {
        m_reply = m_network->manager().get(request);
    } else {
        request.setHeader(QNetworkRequest::ContentLengthHeader, body.size());
        m_upload = new WriteOnceDevice(body);
        m_reply = m_network->manager().sendCustomRequest(request, verbName(verb), m_upload);
        m_upload->setParent(m_reply);
    }
    m_reply->setReadBufferSize(BufferedByTransport);
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
    letGo();
}

void Exchange::watch()
{
    // Timers of our own: the transport's starts while the call still waits in its queue, and never ends a slow drip.
    connect(&m_idle, &QTimer::timeout, this, [this] { conclude(HttpReply::End::Silent); });
    connect(&m_deadline, &QTimer::timeout, this, [this] { conclude(HttpReply::End::DeadlinePassed); });
    connect(m_reply, &QNetworkReply::socketStartedConnecting, this, [this] { m_isConnecting = true; });
    connect(m_reply, &QNetworkReply::requestSent, this, [this] {
        m_sentAt = m_clock.elapsed();
        m_somethingLeft = true;
        m_idle.start();
    });
    connect(m_reply, &QNetworkReply::uploadProgress, this, [this] { m_idle.start(); });
    connect(m_reply, &QNetworkReply::metaDataChanged, this, [this] {
        if (!m_headAt)
            m_headAt = m_clock.elapsed();
        m_somethingLeft = true;
        m_idle.start();
    });
    connect(m_reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError> &errors) {
        m_certificateRefused = true;
        m_received.tlsReason = tlsReason(errors);
    });
    // Queued: who hears of progress or of the end may delete the client, and with it the transport that says so.
    connect(m_reply, &QIODevice::readyRead, this, &Exchange::takeBytes, Qt::QueuedConnection);
    connect(m_reply, &QNetworkReply::finished, this, &Exchange::transportFinished, Qt::QueuedConnection);
}

void Exchange::takeBytes()
{
    if (!m_reply)
        return;
    if (const auto over = readBody())
        return conclude(*over);
    m_idle.start(); // now: an intake may have taken its time, in which nothing could arrive
    Q_EMIT progressed();
}

void Exchange::transportFinished()
{
    if (!m_reply)
        return;
    HttpReply::End end = endFromTransport();
    if (end == HttpReply::End::TlsFailed && m_received.tlsReason.isEmpty())
        m_received.tlsReason = tlsReason({});
    if (const auto over = readBody(); over && end == HttpReply::End::Complete)
        end = *over;
    if (end == HttpReply::End::Complete && m_intake && m_received.status < 300) {
        // No body came at all, so nobody looked at the head yet.
        const auto refused = m_intake->hasBegun() ? std::nullopt : m_intake->begin(m_received);
        end = unlessRefused(refused ? refused : m_intake->finish()).value_or(end);
    }
    conclude(end);
}

/// Takes what there is of the body; why it is over when it is.
std::optional<HttpReply::End> Exchange::readBody()
{
    if (m_received.status == 0)
        readHead();
    if (feedsIntake())
        return readIntoIntake();
    m_received.body += m_reply->readAll();
    m_received.bodyBytes = m_received.body.size();
    if (m_received.bodyBytes > (m_received.status >= 300 ? LargestRefusal : m_largestBody))
        return HttpReply::End::TooLarge;
    return std::nullopt;
}

std::optional<HttpReply::End> Exchange::readIntoIntake()
{
    if (!m_intake->hasBegun())
        if (const auto over = unlessRefused(m_intake->begin(m_received)))
            return over;
    m_piece.resize(ReadAtOnce);
    for (qint64 size; (size = m_reply->read(m_piece.data(), m_piece.size())) > 0;) {
        m_received.bodyBytes += size;
        if (const auto over = unlessRefused(m_intake->take(QByteArrayView(m_piece).first(size))))
            return over;
    }
    return std::nullopt;
}

std::optional<HttpReply::End> Exchange::unlessRefused(std::optional<ApiError> error)
{
    m_received.wasHandedOn = m_intake->hasHandedOn();
    if (!error)
        return std::nullopt;
    m_received.refused = std::move(error);
    return HttpReply::End::Unwanted;
}

/// A refusal is collected as ever: somebody reads it.
bool Exchange::feedsIntake() const
{
    return m_intake && m_received.status >= 200 && m_received.status < 300;
}

void Exchange::readHead()
{
    m_received.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    m_received.headers.clear();
    for (const auto &[name, value] : m_reply->rawHeaderPairs())
        m_received.headers.emplace_back(name, value);
}

HttpReply::End Exchange::endFromTransport() const
{
    using End = HttpReply::End;
    if (m_certificateRefused)
        return End::TlsFailed;
    switch (m_reply->error()) {
    case QNetworkReply::NoError:
        return End::Complete;
    case QNetworkReply::HostNotFoundError:
        return End::HostNotFound;
    case QNetworkReply::ConnectionRefusedError:
        return End::Refused;
    case QNetworkReply::SslHandshakeFailedError:
        return End::TlsFailed;
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError:
        return End::ProxyFailed;
    case QNetworkReply::ContentReSendError:
        return End::WouldBeResent;
    default:
        return End::Lost;
    }
}

bool Exchange::mayHaveLeft() const
{
    return !nothingWasSent(HttpReply::End::DeadlinePassed);
}

/// Only what is certain. Errors of the transport come after everything it said about sending, so they can be relied on;
/// a timeout of ours can overtake that, so it can not, unless there was a body and nobody took it.
bool Exchange::nothingWasSent(HttpReply::End end) const
{
    using End = HttpReply::End;
    if (m_somethingLeft || (m_upload && m_upload->wasTouched()))
        return false;
    switch (end) {
    case End::HostNotFound:
    case End::Refused:
    case End::ProxyFailed:
    case End::TlsFailed:
        return true;
    case End::Silent:
    case End::DeadlinePassed:
        return m_uploadSize > 0;
    default:
        return false;
    }
}

void Exchange::conclude(HttpReply::End end)
{
    if (!m_done)
        return;
    readHead();
    m_received.end = end;
    m_received.nothingWasSent = nothingWasSent(end);
    m_received.timing = timing();
    letGo();
    m_intake.reset(); // whoever hears of the end looks at what was taken
    const auto done = std::exchange(m_done, {});
    done(std::move(m_received)); // may delete this
}

/// What it did not come to took no time; what it stopped in took all that was left.
RequestTiming Exchange::timing() const
{
    using std::chrono::milliseconds;
    const qint64 end = m_clock.elapsed();
    RequestTiming parts;
    // What comes before the first thing that is told belongs to it, so that the parts are the whole.
    const qint64 sent = m_isConnecting ? m_sentAt.value_or(end) : 0;
    if (m_isConnecting)
        parts.connect = milliseconds(sent);
    if (m_sentAt)
        parts.wait = milliseconds(std::max<qint64>(0, m_headAt.value_or(end) - sent));
    if (m_headAt)
        parts.read = milliseconds(end - *m_headAt);
    return parts;
}

void Exchange::letGo()
{
    m_idle.stop();
    m_deadline.stop();
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    if (m_reply->isRunning())
        m_reply->abort();
    m_reply->deleteLater();
    m_reply.clear();
}

} // namespace labdesk::api
