// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP on Boost.Beast: one io_context, C++20 coroutines. The only file compiled with Boost, because that is slow.
//
// GCC 12 destroys some temporaries of co_await expressions twice. So in an expression with co_await: no Struct{...}, no
// capturing lambda, no "?:"; arguments are named first, and co_await stands alone on the right of "=".
#include "service/httpserver.h"

#include "service/beastmessages.h"
#include "service/httpsession.h"
#include "service/requestreport.h"

#include <QScopeGuard>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

#include <system_error>

namespace labdesk::service {

using namespace std::chrono_literals;

namespace {

constexpr std::uint32_t maxHead = 16 * 1024;
constexpr std::uint64_t maxBody = 1024 * 1024;
constexpr std::uint64_t maxOpenBody = 16 * 1024; // without a valid key
constexpr std::size_t readBlock = 64 * 1024;
constexpr auto idleTime = 75s;
constexpr auto headTime = 15s;
constexpr auto bodyTime = 30s;
// A response may take writeTime for each block, and responseGracePeriod for all of them. After that, it must have been
// sent at minBytesPerSecond on average.
constexpr auto writeTime = 30s;
constexpr auto responseGracePeriod = 60s;
constexpr qint64 minBytesPerSecond = 64 * 1024;
constexpr auto sweepInterval = 1s;        // how late a deadline may be noticed
constexpr qsizetype maxCopiedBody = 4096; // copied behind its head: one buffer is cheaper than two
constexpr auto busyTime = 5s;
constexpr auto minBusyPause = 5ms, maxBusyPause = 80ms;
constexpr std::uint64_t maxSmallBody = 16 * 1024;
constexpr std::uint64_t maxLargeBodyBytes = 32 * 1024 * 1024; // total of large request bodies in memory
constexpr std::uint64_t maxLargeResponseBytes
    = 128 * 1024 * 1024; // total of large responses in memory that aren't sent in blocks
constexpr std::uint64_t minLargeResponse = 64 * 1024;
constexpr auto lingerTime = 1s; // reads remaining input, so that the client can read a refusal

constexpr std::string_view emptyLine = "\r\n";
constexpr std::string_view lastChunk = "0\r\n\r\n";
constexpr std::string_view continueHead = "HTTP/1.1 100 Continue\r\n\r\n";

std::string_view viewOf(const beast::flat_buffer &buffer)
{
    return {static_cast<const char *>(buffer.data().data()), buffer.size()};
}

template <class Result> using Awaitable = net::awaitable<Result, LoopExecutor>;

// Completion token for co_await without exceptions: errors are stored in ec.
auto into(beast::error_code &ec)
{
    return net::redirect_error(net::use_awaitable_t<LoopExecutor>(), ec);
}

HttpResponse overloaded()
{
    return refused(503, u"Too many large requests or responses at the same time", {{"Retry-After", "1"}});
}

void reportDropped(const std::exception_ptr &error)
{
    try {
        if (error)
            std::rethrow_exception(error);
    } catch (const std::exception &e) {
        qWarning("local service: a connection was dropped: %s", e.what());
    }
}

} // namespace

struct HttpServer::Private
{
    using Session = HttpSession;
    using Phase = OpenConnection::Phase;
    using Parser = RequestParser;

    Private(const HttpListener &where, Hooks called)
        : hooks(std::move(called)), listener(where),
          sessions(where.isBehindProxy ? ConnectionTable::maxConnections : ConnectionTable::defaultPerAddress),
          acceptor(io, tcp::endpoint(toBoost(where.address), where.port))
    {
        closeOnExec(acceptor);
        net::co_spawn(io.get_executor(), acceptAll(), reportDropped);
    }

    void stop()
    {
        stopping = true;
        beast::error_code ignored; // if it can't be closed, its destructor closes it
        acceptor.close(ignored);
        sessions.forEach([&ignored](OpenConnection &open) {
            auto &session = static_cast<Session &>(open);
            session.timer.cancel();
            if (session.phase == Phase::Idle)
                session.socket().cancel(ignored);
        });
        io.stop();
    }

    bool closeLeastNeeded(const IpAddress &address)
    {
        OpenConnection *found = sessions.leastNeeded(address);
        if (found)
            static_cast<Session *>(found)->giveUp();
        return found;
    }

    // Closes connections that have taken too long. Runs only while there are any, so that an idle service sleeps and a
    // stopping one ends.
    void sweep()
    {
        sweepTimer.expires_after(sweepInterval);
        sweepTimer.async_wait([this](beast::error_code) {
            isSweeping = !sessions.isEmpty();
            if (!isSweeping)
                return;
            sessions.forEach([now = std::chrono::steady_clock::now()](OpenConnection &open) {
                auto &session = static_cast<Session &>(open);
                if (session.isOverdue(now))
                    session.giveUp();
            });
            sweep();
        });
    }

    Awaitable<void> acceptAll()
    {
        net::steady_timer pause(io);
        while (!stopping) {
            beast::error_code ec;
            auto socket = co_await acceptor.async_accept(into(ec));
            const IpAddress address = addressOf(socket);
            bool isRefused = false;
            while (!ec && !stopping && sessions.isFullFor(address)) {
                if (closeLeastNeeded(address))
                    continue;
                isRefused = !sessions.isFull(); // only this address is at its limit, so others needn't wait
                if (isRefused)
                    break;
                pause.expires_after(50ms);
                co_await pause.async_wait(into(ec));
            }
            if (isRefused)
                continue;
            if (!ec) {
                closeOnExec(socket);
                socket.set_option(tcp::no_delay(true), ec);
                socket.non_blocking(true, ec); // for sendsAtOnce()
                net::co_spawn(io.get_executor(), serve(std::move(socket), address),
                              [this](const std::exception_ptr &error) {
                                  reportDropped(error);
                                  if (sessions.isEmpty())
                                      sweepTimer.cancel();
                              });
            } else if (!stopping) { // most likely out of file descriptors; don't spin
                pause.expires_after(50ms);
                co_await pause.async_wait(into(ec));
            }
        }
    }

    Awaitable<void> serve(Socket socket, IpAddress address)
    {
        Session session(sessions, std::move(socket), address, listener.tls, maxHead + readBlock);
        if (!std::exchange(isSweeping, true))
            sweep();
        const auto count = [this](int change) {
            if (hooks.connectionCountChanged)
                hooks.connectionCountChanged(change);
        };
        count(1);
        const auto uncount = qScopeGuard([count] { count(-1); });
        bool isOpen = true;
        if (session.wire.hasTls())
            isOpen = co_await shakeHands(session);
        if (!isOpen)
            co_return;
        while (isOpen && !stopping) {
            const bool begun = co_await nextBegins(session);
            if (!begun)
                co_return;
            isOpen = co_await exchange(session);
            session.parser.reset(); // frees the body
        }
        co_await linger(session);
    }

    Awaitable<bool> shakeHands(Session &session)
    {
        beast::error_code ec;
        session.enter(Phase::Reading, headTime);
        co_await session.wire.async_handshake(into(ec));
        co_return !ec;
    }

    // Waits for the first byte of a request. Returns false if none arrives.
    Awaitable<bool> nextBegins(Session &session)
    {
        beast::error_code ec;
        if (!session.enter(Phase::Idle, idleTime))
            co_return false;
        while (!ec && needsMore(session.buffer)) {
            const std::size_t bytes = co_await readSome(session, ec);
            session.buffer.commit(bytes);
        }
        if (isEmptyLine(session.buffer)) {
            session.buffer.consume(emptyLine.size());
            if (session.buffer.size() == 0) {
                const std::size_t bytes = co_await readSome(session, ec);
                session.buffer.commit(bytes);
            }
        }
        co_return !ec && !stopping && session.enter(Phase::Reading, headTime);
    }

    static bool needsMore(const beast::flat_buffer &buffer)
    {
        return buffer.size() == 0 || (buffer.size() == 1 && viewOf(buffer) == emptyLine.substr(0, 1));
    }
    // An empty line before a request is ignored (RFC 9112, 2.2), because old clients send one after a body.
    static bool isEmptyLine(const beast::flat_buffer &buffer)
    {
        return viewOf(buffer).substr(0, emptyLine.size()) == emptyLine;
    }

    // To be committed to the buffer. Not a coroutine, because each costs memory and time.
    static Awaitable<std::size_t> readSome(Session &session, beast::error_code &ec)
    {
        const auto room = session.buffer.prepare(readBlock);
        return session.wire.hasTls() ? session.wire.async_read_some(room, into(ec))
                                     : session.socket().async_read_some(room, into(ec));
    }

    // Takes what has arrived of a head; returns false if more of it is needed. Like http::async_read_header(), but
    // refuses folded fields. Beast would join them, so that we would see one field where a proxy in front of us sees
    // two.
    static bool takeHead(Session &session, Parser &parser, beast::error_code &ec)
    {
        if (session.buffer.size() > 0) {
            const std::size_t taken = parser.put(session.buffer.data(), ec);
            parser.isFolded = parser.isFolded || hasFold(viewOf(session.buffer).substr(0, taken));
            session.buffer.consume(taken);
        }
        if (!parser.is_header_done() && (!ec || ec == http::error::need_more)) {
            ec = {};
            return false;
        }
        session.expireNever();
        if (parser.isFolded && !ec)
            ec = http::error::bad_value;
        return true;
    }

    Awaitable<void> readHead(Session &session, Parser &parser, beast::error_code &ec)
    {
        do {
            const std::size_t bytes = co_await readSome(session, ec);
            session.buffer.commit(bytes);
        } while (!ec && !takeHead(session, parser, ec));
    }

    Awaitable<void> readBody(Session &session, Parser &parser, bool isAwaited, beast::error_code &ec)
    {
        session.expireAfter(bodyTime);
        if (isAwaited && expectsContinue(parser.get()))
            co_await net::async_write(session.wire, net::buffer(continueHead), into(ec));
        if (!ec)
            co_await http::async_read(session.wire, session.buffer, parser, into(ec));
    }

    // Closing with unread input would reset the connection and discard a response that the client hasn't read yet.
    Awaitable<void> linger(Session &session)
    {
        beast::error_code ec;
        if (!session.enter(Phase::Idle, lingerTime))
            co_return;
        if (session.wire.hasTls())
            co_await session.wire.async_shutdown(into(ec)); // the result doesn't matter
        session.socket().shutdown(Socket::shutdown_send, ec);
        while (!ec && !stopping) {
            session.buffer.clear();
            const auto room = session.buffer.prepare(readBlock);
            co_await session.socket().async_read_some(room, into(ec));
        }
    }

    // Reads one request and sends its response. Returns false if the connection must be closed.
    Awaitable<bool> exchange(Session &session)
    {
        Parser &parser = session.parser.emplace(maxHead, maxBody);
        beast::error_code ec;
        if (!takeHead(session, parser, ec))
            co_await readHead(session, parser, ec);
        const Message &message = parser.get();
        std::optional<int> fault = ec ? refusalOf(ec) : refusalOf(message);
        if (ec && !fault)
            co_return false;
        HttpRequest request = requestOf(message);
        RequestReport report(hooks.served, request);
        Admission admission;
        if (!fault) {
            identify(request, session);
            if (!admitAtOnce(request, admission)) {
                const std::function<void()> runGate = [&] { admission = hooks.gate(request); };
                co_await execute(Lane::Urgent, runGate);
            }
        }
        request.authResult = std::move(admission.authResult);
        session.remember(request);
        session.isTrusted = session.isTrusted || admission.accessLevel == AccessLevel::Trusted;
        const std::uint64_t length = fault ? 0 : parser.content_length().value_or(0);
        const bool isHere = length <= session.buffer.size(); // it is then read, so that the connection can be reused
        if (admission.accessLevel == AccessLevel::Open && length > maxOpenBody)
            fault = 413;
        Share body(largeBodies), reply(largeResponses);
        if (!isHere && isAwaited(admission) && length > maxSmallBody && !body.take(length, maxLargeBodyBytes))
            admission.refusal = overloaded();
        if (!fault && !parser.is_done() && (isHere || isAwaited(admission))) {
            co_await readBody(session, parser, isAwaited(admission), ec);
            fault = refusalOf(ec);
        }
        if ((ec && !fault) || !session.enter(Phase::Responding))
            co_return false;

        HttpResponse response;
        if (fault) {
            response = refused(*fault);
        } else if (admission.refusal) {
            response = std::move(*admission.refusal);
        } else {
            request.body = QByteArray::fromStdString(message.body());
            if (hooks.executor) {
                const std::function<void()> handle = [&] { response = hooks.handler(request); };
                co_await execute(admission.lane, handle);
            } else {
                response = hooks.handler(request);
            }
            if (response.isBusy && hooks.again)
                co_await retry(session, request, admission.lane, response);
        }
        const auto size = static_cast<std::uint64_t>(response.body.size());
        if (request.method == "GET" && size >= minLargeResponse && !reply.take(size, maxLargeResponseBytes))
            response = overloaded();
        const bool keepAlive = !fault && parser.is_done() && message.keep_alive();
        const bool keepsOpen = co_await respond(session, message, response, keepAlive, admission.lane, report.served);
        co_return keepsOpen;
    }

    // Returns false if the gate must be asked in the executor.
    bool admitAtOnce(const HttpRequest &head, Admission &admission) const
    {
        auto admitted = hooks.executor ? std::nullopt : std::optional(hooks.gate(head));
        if (hooks.executor && hooks.fastGate)
            admitted = hooks.fastGate(head);
        if (admitted)
            admission = *std::move(admitted);
        return admitted.has_value();
    }

    static bool isAwaited(const Admission &admission)
    {
        return admission.accessLevel != AccessLevel::Refused && admission.needsBody && !admission.refusal;
    }

    // Retries a request that failed because of a short lock, while others are handled.
    Awaitable<void> retry(Session &session, const HttpRequest &request, Lane lane, HttpResponse &response)
    {
        const std::function<void()> again = [&] { response = hooks.again(request); };
        const auto end = std::chrono::steady_clock::now() + busyTime;
        std::chrono::milliseconds pause = minBusyPause;
        beast::error_code ec;
        while (response.isBusy && !stopping && std::chrono::steady_clock::now() < end) {
            session.timer.expires_after(pause);
            co_await session.timer.async_wait(into(ec));
            if (ec)
                co_return;
            pause = std::min<std::chrono::milliseconds>(2 * pause, maxBusyPause);
            co_await execute(lane, again);
        }
    }

    void identify(HttpRequest &request, const Session &session) const
    {
        // Behind a proxy, the last address, which the proxy has added. The ones before it may be forged by clients.
        const auto forwarded = listener.isBehindProxy ? forwardedPeer(request) : std::nullopt;
        request.peer = forwarded.value_or(session.address);
        // Not behind a proxy, where clients share a connection: the time of this could tell one the key of another.
        if (!listener.isBehindProxy && request.fields == session.fields)
            request.authResult = session.authResult;
    }

    // Runs the work in the executor and resumes in the event loop. A session that is given up meanwhile waits for the
    // work to end, so the work may refer to data of the session.
    Awaitable<void> execute(Lane lane, const std::function<void()> &work)
    {
        if (!hooks.executor) {
            work();
            co_return;
        }
        auto done = std::make_shared<net::steady_timer>(io, net::steady_timer::time_point::max());
        hooks.executor(lane, [this, &work, done]() mutable {
            work();
            net::post(io, [done = std::move(done)] { done->cancel(); });
        });
        beast::error_code ec;
        co_await done->async_wait(into(ec));
    }

    Awaitable<bool> respond(Session &session, const Message &message, HttpResponse &response, bool keepAlive, Lane lane,
                            ServedRequest &served)
    {
        beast::error_code ec;
        served.route = response.route;
        served.databaseFailed = response.databaseFailed;
        if (response.delay > 0ms && !stopping) {
            session.timer.expires_after(response.delay);
            co_await session.timer.async_wait(into(ec)); // until stop() at the latest
            ec = {};
        }
        if (session.phase == Phase::GivenUp || response.dropped)
            co_return false;
        if (response.raw) {
            const net::const_buffer all = bufferOf(response.body);
            session.expireAfter(writeTime);
            co_await net::async_write(session.wire, all, into(ec));
            co_return false;
        }
        const bool bodyless = message.method() == http::verb::head || response.status == 204;
        const bool sized = !response.source || response.source->size() != BodySource::unknownSize;
        const bool chunked = !sized && message.version() == 11;
        keepAlive = keepAlive && !stopping && (sized || chunked);
        const QByteArray body = bodyless || response.source ? QByteArray() : response.body;
        const bool isCopied = body.size() <= maxCopiedBody;
        writeHead(session.head, message, response, keepAlive, date.text(), viewOf(served.requestId));
        if (isCopied)
            session.head += viewOf(body);
        std::array<net::const_buffer, 2> bytes{net::buffer(session.head),
                                               isCopied ? net::const_buffer() : bufferOf(body)};
        session.expireAfter(writeTime);
        if (!sendsAtOnce(session, bytes))
            co_await net::async_write(session.wire, bytes, into(ec));
        if (ec)
            co_return false;
        served.status = response.status;
        served.bytes = body.size();
        bool whole = true;
        if (response.source && !bodyless)
            whole = co_await pump(session, *response.source, chunked, lane, served.bytes);
        co_return (keepAlive && whole);
    }

    // Sends what the socket takes at once, usually everything, which saves a turn of the event loop. Not if the client
    // has sent more requests: others get their turn first. Leaves what wasn't sent.
    static bool sendsAtOnce(Session &session, std::array<net::const_buffer, 2> &bytes)
    {
        if (session.wire.hasTls() || session.buffer.size() > 0)
            return false;
        beast::error_code ec; // found again by the write that follows
        std::size_t sent = session.socket().write_some(bytes, ec);
        for (net::const_buffer &part : bytes) {
            const std::size_t ofPart = std::min(sent, part.size());
            part += ofPart;
            sent -= ofPart;
        }
        return net::buffer_size(bytes) == 0;
    }

    // Returns false if the client has disconnected, or if the source ended early, which the client only notices when
    // the connection is closed.
    Awaitable<bool> pump(Session &session, BodySource &source, bool chunked, Lane lane, qint64 &sent)
    {
        session.sentBody.emplace(HttpSession::SentBody{source, sent});
        const auto guard = qScopeGuard([&session] { session.sentBody.reset(); });
        Wire &wire = session.wire;
        beast::error_code ec;
        QByteArray block;
        std::exception_ptr error;
        const std::function<void()> take = [&] {
            try {
                block = source.next();
            } catch (...) {
                error = std::current_exception();
            }
        };
        const qint64 size = source.size();
        for (;; sent += block.size()) {
            session.expireNever();
            co_await execute(lane, take);
            if (error)
                std::rethrow_exception(error);
            if (block.isEmpty())
                break;
            const QByteArray head = chunked ? QByteArray::number(block.size(), 16) + "\r\n" : QByteArray();
            const QByteArray tail = chunked ? QByteArray("\r\n") : QByteArray();
            const std::array<net::const_buffer, 3> bytes{bufferOf(head), bufferOf(block), bufferOf(tail)};
            session.expireAfter(writeTime);
            co_await net::async_write(wire, bytes, into(ec));
            if (ec)
                co_return false;
        }
        session.expireAfter(writeTime);
        if (chunked)
            co_await net::async_write(wire, net::buffer(lastChunk), into(ec));
        co_return !ec && (size == BodySource::unknownSize || size == sent);
    }

    Hooks hooks; // must outlive io, whose destructor ends the remaining coroutines
    HttpListener listener;
    ConnectionTable sessions; // every open connection
    bool stopping = false;
    std::uint64_t largeBodies = 0, largeResponses = 0; // bytes in memory
    bool isSweeping = false;
    HttpDate date;
    net::io_context io{1};
    net::basic_socket_acceptor<tcp, LoopExecutor> acceptor;
    net::steady_timer sweepTimer{io};
};

HttpServer::HttpServer(const HttpListener &listener, Hooks hooks)
{
    try {
        d = std::make_unique<Private>(listener, std::move(hooks));
    } catch (const boost::system::system_error &e) { // not a std::system_error before Boost 1.80
        throw std::system_error(static_cast<std::error_code>(e.code()));
    }
}

HttpServer::~HttpServer() = default;

bool HttpServer::isTooSlow(std::chrono::milliseconds age, qint64 sent)
{
    return age > responseGracePeriod && sent < minBytesPerSecond * ((age - responseGracePeriod) / 1s);
}

quint16 HttpServer::port() const
{
    return d->acceptor.local_endpoint().port();
}

void HttpServer::run()
{
    d->io.run(); // until stop()
    d->io.restart();
    d->io.run_for(d->listener.stopTime * 4 / 5); // returns when all responses have been sent
    if (d->hooks.cancelPending)
        d->hooks.cancelPending();
    d->io.run_for(d->listener.stopTime / 5);
}

void HttpServer::requestStop()
{
    Private *server = d.get();
    net::post(server->io, [server] { server->stop(); });
}

void HttpServer::useTls(std::shared_ptr<TlsContext> tls)
{
    Private *server = d.get();
    net::post(server->io, [server, tls = std::move(tls)]() mutable { server->listener.tls = std::move(tls); });
}

void HttpServer::post(std::function<void()> work)
{
    net::post(d->io, std::move(work));
}

} // namespace labdesk::service
