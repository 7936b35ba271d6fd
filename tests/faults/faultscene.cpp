// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultscene.h"

#include "api/callkinds.h"
#include "api/systemproxy.h"
#include "api/tlsfiles.h"
#include "api/userliststream.h"
#include "responses.h"
#include "tlspeer.h"

#include <QNetworkProxyFactory>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

namespace {

using Sent = std::function<void(std::optional<ApiError>, QString)>;

template <class Reply, class Text>
api::Call sendAnd(api::ApiClient &client, const api::Endpoint<Reply> &endpoint, Sent sent, Text text)
{
    return client.send<Reply>(endpoint,
                              [sent = std::move(sent), text](Outcome<api::Response<Reply>, ApiError> outcome) {
                                  if (outcome.ok())
                                      sent({}, text(outcome.value().value));
                                  else
                                      sent(outcome.error(), {});
                              });
}

api::Call sendList(api::ApiClient &client, Sent sent)
{
    const auto users = std::make_shared<int>(0);
    auto sink = std::make_shared<api::UserListSink>([users](const UserFields &) { ++*users; });
    return client.stream(api::listUsers({}, {}), sink, {}, [sent = std::move(sent), users](auto error) {
        sent(std::move(error), u"%1 users"_s.arg(*users));
    });
}

api::Call sendRequest(api::ApiClient &client, RequestKind kind, Sent sent)
{
    const UserId id = *UserId::parse(u"u1"_s);
    const auto nothing = [](const auto &) { return QString(); };
    switch (kind) {
    case RequestKind::List:
        return sendList(client, std::move(sent));
    case RequestKind::Get:
    case RequestKind::Token: // which comes before it
        return sendAnd(client, api::getUser(id), std::move(sent), [](const User &user) { return user.id.text(); });
    case RequestKind::Create: {
        NewUser user;
        user.clientUserId = u"c1"_s;
        return sendAnd(client, api::createUser(user), std::move(sent), [](const CreatedUser &created) {
            return created.clientUserId.isEmpty() ? u"c1"_s : created.clientUserId; // it need not say
        });
    }
    case RequestKind::Refresh:
        return sendAnd(client, api::refreshUser(id), std::move(sent), nothing);
    case RequestKind::Patch: {
        UserPatch patch;
        patch.timeZone = u"Europe/Berlin"_s;
        return sendAnd(client, api::patchUser(id, patch), std::move(sent), nothing);
    }
    case RequestKind::Delete:
        return sendAnd(client, api::deleteUser(id), std::move(sent), nothing);
    }
    Q_UNREACHABLE();
}

bool isWriteHead(const QByteArray &head)
{
    return !head.startsWith("GET ") && !head.startsWith("CONNECT "); // which is for the proxy
}

/// The origins of one case are those of the client's connection, or take their place without being them.
bool maySeeKey(Way way)
{
    return way == Way::Plain || way == Way::Tls || way == Way::TlsTrick;
}

} // namespace

std::vector<Play> playsOf(const Fault &fault, const QUrl &elsewhere)
{
    std::vector<Play> plays = fault.plays;
    for (Play &play : plays)
        if (play.bytes.contains("{elsewhere"))
            play.bytes.replace("{elsewhere-authority}", elsewhere.authority().toLatin1())
                .replace("{elsewhere}", elsewhere.toEncoded());
    return plays;
}

api::ClientOptions optionsWith(std::chrono::milliseconds deadline)
{
    api::ClientOptions options = quick(deadline, 2);
    options.jitter = [] { return 1.0; };
    options.retry.maxRetryAfter = std::chrono::milliseconds(20);
    return options;
}

PeerThread::PeerThread() : m_inside(new QObject)
{
    m_inside->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_inside, &QObject::deleteLater);
    m_thread.start();
}

PeerThread::~PeerThread()
{
    m_thread.quit();
    m_thread.wait();
}

void PeerThread::run(const std::function<void()> &what)
{
    QMetaObject::invokeMethod(m_inside, what, Qt::BlockingQueuedConnection);
}

FaultScene::FaultScene(PeerThread &thread, const Fault &fault, RequestKind kind, const QUrl &elsewhere,
                       std::chrono::milliseconds deadline)
    : m_thread(thread), m_fault(fault), m_kind(kind)
{
    m_thread.run([this, &elsewhere] { makePeers(elsewhere); });
    if (isSocks()) { // nothing but the system names one
        const QByteArray proxy = m_fault.way == Way::UnknownSocks ? "proxy.invalid:1080"
            : m_fault.way == Way::NoSocks                         ? "127.0.0.1:1"
                                                                  : "127.0.0.1:" + QByteArray::number(m_port);
        qputenv("https_proxy", "socks5://" + proxy);
        QNetworkProxyFactory::setUseSystemConfiguration(true);
        api::forgetSystemProxies();
    }
    m_client = std::make_unique<api::ApiClient>(connection(), testKey(), optionsWith(deadline));
}

FaultScene::~FaultScene()
{
    m_call.cancel();
    m_client.reset();
    m_thread.run([this] {
        m_peer.reset();
        m_tlsPeer.reset();
        m_service.reset();
    });
    if (!isSocks())
        return;
    qunsetenv("https_proxy");
    QNetworkProxyFactory::setUseSystemConfiguration(false);
}

void FaultScene::makePeers(const QUrl &elsewhere)
{
    const std::vector<Play> plays = playsOf(m_fault, elsewhere);
    if (m_fault.way == Way::TlsTrick) {
        m_tlsPeer = std::make_unique<TlsPeer>(plays.front(), m_fault.trick);
        m_port = m_tlsPeer->serverPort();
    } else {
        m_peer = std::make_unique<FaultServer>(
            plays, m_fault.way == Way::Tls ? std::optional(serverWith(u"good"_s)) : std::nullopt);
        m_port = m_peer->serverPort();
    }
    if (m_kind != RequestKind::Token)
        return;
    m_service = std::make_unique<FaultServer>(std::vector<Play>{sends(goodReply())});
    m_serviceUrl = m_service->url();
}

bool FaultScene::isSocks() const
{
    return m_fault.way == Way::Socks || m_fault.way == Way::SocksAddress || m_fault.way == Way::NoSocks
        || m_fault.way == Way::UnknownSocks;
}

/// The origin that has the fault, or behind which it is.
QUrl FaultScene::peerUrl() const
{
    switch (m_fault.way) {
    case Way::Plain:
        return QUrl(u"http://127.0.0.1:%1"_s.arg(m_port));
    case Way::Tls:
    case Way::TlsTrick:
    case Way::PlainForTls:
        return QUrl(u"https://127.0.0.1:%1"_s.arg(m_port));
    case Way::Proxy:
    case Way::NoProxy:
    case Way::UnknownProxy:
    case Way::Socks:
    case Way::NoSocks:
    case Way::UnknownSocks:
        return QUrl(u"https://other.example"_s);
    case Way::SocksAddress:
        return QUrl(u"https://192.0.2.1"_s);
    case Way::Nothing:
        return QUrl(u"https://127.0.0.1:1"_s);
    case Way::UnknownHost:
        return QUrl(u"https://nowhere.invalid"_s);
    }
    Q_UNREACHABLE();
}

Connection FaultScene::connection() const
{
    Connection connection = keyConnection(peerUrl());
    const bool isBehindProxy
        = m_fault.way == Way::Proxy || m_fault.way == Way::NoProxy || m_fault.way == Way::UnknownProxy;
    if (isBehindProxy) {
        connection.network.proxy = NetworkSettings::Proxy::Own;
        connection.network.ownProxy = {u"127.0.0.1"_s, m_fault.way == Way::NoProxy ? quint16(1) : m_port};
        if (m_fault.way == Way::UnknownProxy)
            connection.network.ownProxy = {u"proxy.invalid"_s, 3128};
    }
    if (m_kind != RequestKind::Token)
        return connection;
    connection.scheme = BearerScheme{.authUrl = peerUrl(), .clientId = u"id"_s, .audience = u"a"_s};
    if (!isBehindProxy && !isSocks())
        connection.baseUrl = m_serviceUrl;
    return connection;
}

void FaultScene::start(std::function<void()> sent, std::function<void()> ended)
{
    const auto meet = [this, sent = std::move(sent), ended = std::move(ended)] {
        sent();
        send(ended);
    };
    if (!m_fault.isKeptAlive)
        return meet();
    // A list has connections of its own, so what comes before it is a list, too.
    const auto first = m_kind == RequestKind::List ? RequestKind::List : RequestKind::Get;
    m_call = sendRequest(*m_client, first, [meet](auto error, const QString &) {
        if (error)
            qFatal("the request before failed");
        meet();
    });
}

void FaultScene::send(std::function<void()> ended)
{
    m_call = sendRequest(*m_client, m_kind, [this, ended = std::move(ended)](auto error, const QString &got) {
        m_end.error = std::move(error);
        m_end.got = m_end.error ? QString() : got;
        ended();
    });
}

CaseEnd FaultScene::end()
{
    m_call.cancel(); // a case that never ended
    m_thread.run([this] {
        QByteArray received = m_tlsPeer ? m_tlsPeer->received() : m_peer->received();
        const QByteArray key = testKey().view().toByteArray();
        if (m_peer)
            for (const QByteArray &head : m_peer->heads())
                ++(isWriteHead(head) ? m_end.writes : m_end.reads);
        if (m_tlsPeer)
            (isWrite(m_kind) ? m_end.writes : m_end.reads) = m_tlsPeer->requests();
        m_end.reads -= m_fault.isKeptAlive ? 1 : 0;
        m_end.isKeyElsewhere = !maySeeKey(m_fault.way) && received.contains(key);
        if (!m_service)
            return;
        // The exchange is a POST that changes nothing. Its secret is for its origin alone, and the token for the
        // service's.
        m_end.reads += std::exchange(m_end.writes, 0);
        m_end.isKeyElsewhere
            = m_end.isKeyElsewhere || received.contains(anyToken) || m_service->received().contains(key);
    });
    return m_end;
}

QString FaultScene::right(const Fault &fault, RequestKind kind)
{
    if (kind == RequestKind::List)
        return u"%1 users"_s.arg(fault.users);
    if (kind == RequestKind::Get || kind == RequestKind::Token)
        return u"u1"_s;
    return kind == RequestKind::Create ? u"c1"_s : QString();
}

} // namespace labdesk::tests
