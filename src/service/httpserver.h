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

/// The address and settings of a server.
struct HttpListener
{
    IpAddress address = IpAddress::loopback();
    quint16 port = 0;                         ///< 0 for a free port
    std::shared_ptr<TlsContext> tls = {};     ///< null for plain HTTP
    bool isBehindProxy = false;               ///< use X-Forwarded-For as the client's address
    std::chrono::milliseconds stopTime{1000}; ///< time for requests in progress to end when the server stops
};

/// A strict HTTP/1.1 server. Create, run and destroy it in one thread at a time; gate and handler are called in that
/// thread, or where the executor calls them. Malformed and oversized requests never reach the handler.
///
/// Limits: heads of 16 KiB (431), bodies of 1 MiB (413), no chunked requests (501), one Host field in HTTP/1.1 and no
/// folded fields (400). Timeouts: 15 s for a head, 30 s for a body and for each block of a response, a minute for all
/// blocks and after that an average of 64 KiB a second, 75 s for an idle connection; each is noticed up to a second
/// late. Bodies over 16 KiB share 32 MiB, responses over 64 KiB share 128 MiB (503). Access is decided from the head,
/// before the body is read. At most 640 connections, 600 of them from one address; ConnectionTable decides which one is
/// closed for a new one. A proxy may use all of them, because all clients connect through it.
class HttpServer
{
public:
    /// The access level of a request, decided from its head. Refused: the handler responds without reading the body.
    /// Open: no key is needed, but the body is limited to 16 KiB.
    enum class AccessLevel { Refused, Open, Trusted };
    struct Admission
    {
        AccessLevel accessLevel = AccessLevel::Refused;
        Lane lane = Lane::Urgent; ///< for calling the handler and the source of its response
        bool needsBody = true;    ///< false if the handler refuses the request without its body
        /// Sent instead of the handler's response, without reading the body.
        std::optional<HttpResponse> refusal = {};
        QByteArray rateLimitKey = {}; ///< identifies the rate limit that the request counts against
        std::shared_ptr<const AuthenticationResult> authResult = {}; ///< for HttpRequest::authResult
    };

    using Gate = std::function<Admission(const HttpRequest &head)>;
    using Handler = std::function<HttpResponse(const HttpRequest &)>;
    using Served = std::function<void(const ServedRequest &)>;

    /// Calls the work once, in any thread, or drops it. All work must be finished or dropped before the server is
    /// destroyed.
    using Executor = std::function<void(Lane lane, std::function<void()> work)>;

    /// Called for each request. Gate and handler must not throw.
    struct Hooks
    {
        Gate gate;
        /// For requests that can be decided without the executor.
        std::function<std::optional<Admission>(const HttpRequest &head)> fastGate = {};
        Handler handler;
        Handler again = {};     ///< if set, called while the response isBusy, for at most five seconds
        Executor executor = {}; ///< runs gate, handler and body source, so that the server's thread never waits
        /// Called when most of stopTime has passed, to make requests in progress fail.
        std::function<void()> cancelPending = {};
        Served served = {}; ///< called in the server's thread after each response
        std::function<void(int change)> connectionCountChanged = {}; ///< likewise; by 1 or -1
    };

    /// Throws std::system_error if the port isn't available.
    HttpServer(const HttpListener &listener, Hooks hooks);
    ~HttpServer();

    /// Whether a client that receives a body in blocks has read too little in this time.
    static bool isTooSlow(std::chrono::milliseconds age, qint64 sent);

    quint16 port() const;
    void run();                            ///< returns after requestStop(), when requests in progress have ended
    void requestStop();                    ///< thread-safe, as long as the server exists
    void post(std::function<void()> work); ///< runs the work between two requests; thread-safe like requestStop()
    void useTls(std::shared_ptr<TlsContext> tls); ///< for new connections; thread-safe

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace labdesk::service
