// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"
#include "service/lane.h"
#include "service/servicemetrics.h"
#include "service/tlscontext.h"

#include <functional>
#include <memory>
#include <optional>

namespace labdesk::service {

/// Where a server listens, and how.
struct HttpListener
{
    IpAddress address = IpAddress::loopback();
    quint16 port = 0;                         ///< 0: a free one
    std::shared_ptr<TlsContext> tls = {};     ///< none: plain HTTP
    bool isBehindProxy = false;               ///< X-Forwarded-For says who asks
    std::chrono::milliseconds stopTime{1000}; ///< for requests that are under way when the server stops
};

/// A strict HTTP/1.1 server. Create, run and destroy it in one thread at a time; gate and handler are called in that
/// thread, or where the executor calls them. What is malformed or too large never reaches the handler.
///
/// Heads up to 16 KiB (431), bodies up to 1 MiB (413), no chunked requests (501), one Host field in HTTP/1.1 and no
/// folded ones (400). A head has 15 s, a body 30 s, each block of an answer 30 s, all blocks a minute and after that 64
/// KiB a second; a connection that is waited on for 75 s is closed. Bodies over 16 KiB share 32 MiB, answers over 64
/// KiB share 128 MiB (503). Who may ask is settled when the head is there, before the body. At most 640 connections,
/// 600 of one address: ConnectionTable says which one makes room for a new one. A proxy, through which everybody comes,
/// may have all.
class HttpServer
{
public:
    /// Access of a request, decided from its header. Refused: the handler answers without the body. Open: no key
    /// needed, and a body of at most 16 KiB.
    enum class AccessLevel { Refused, Open, Trusted };
    struct Admission
    {
        AccessLevel accessLevel = AccessLevel::Refused;
        Lane lane = Lane::Front; ///< in which the handler is called, and the source of its answer
        bool needsBody = true;   ///< false: the handler answers without it, as it refuses anyway
        std::optional<HttpResponse> refusal
            = {};                     ///< is sent in place of what the handler would answer, without the body
        QByteArray rateLimitKey = {}; ///< whose limit the request counts against
    };

    using Gate = std::function<Admission(const HttpRequest &head)>;
    using Handler = std::function<HttpResponse(const HttpRequest &)>;
    using Served = std::function<void(const ServedRequest &)>;

    /// Calls the work once, in any thread, or drops it. It must have finished or dropped all work before the server is
    /// destroyed.
    using Executor = std::function<void(Lane lane, std::function<void()> work)>;

    /// Called for each request. Gate and handler must not throw.
    struct Hooks
    {
        Gate gate;
        std::function<std::optional<Admission>(const HttpRequest &head)> fastGate = {}; ///< what needs no executor
        Handler handler;
        Handler again = {};     ///< where set, after an answer that isBusy: until it isn't, for five seconds at most
        Executor executor = {}; ///< for gate, handler and the source of a body: the server's thread then never waits
        std::function<void()> cancelPending
            = {};           ///< when most of stopTime is over: requests in progress should fail now
        Served served = {}; ///< in the server's thread, after each answer
        std::function<void(int change)> connections = {}; ///< likewise, when one is opened (1) or closed (-1)
    };

    /// Throws std::system_error when the port cannot be had.
    HttpServer(const HttpListener &listener, Hooks hooks);
    ~HttpServer();

    /// Whether a client that takes a body block by block has taken too little in this time.
    static bool isTooSlow(std::chrono::milliseconds age, qint64 sent);

    quint16 port() const;
    void run();                            ///< until requestStop(), and until requests in progress have ended
    void requestStop();                    ///< from any thread, as long as the server exists
    void post(std::function<void()> work); ///< to be done between two requests; from any thread, as requestStop()
    void useTls(std::shared_ptr<TlsContext> tls); ///< for new connections; from any thread

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace labdesk::service
