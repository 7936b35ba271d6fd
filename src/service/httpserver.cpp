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

bool hasFold(std::string_view head)
{
    return head.find("\r\n ") != std::string_view::npos || head.find("\r\n\t") != std::string_view::npos;
}

// Clients of HTTP/1.0 couldn't read a response before the response (RFC 9110, 10.1.1).
bool expectsContinue(const Message &message)
{
    return message.version() == 11 && beast::iequals(message[http::field::expect], "100-continue");
}

// Completion token for co_await without exceptions: errors are stored in ec.
auto into(beast::error_code &ec)
{
    return net::redirect_error(net::use_awaitable, ec);
}

// A share of a memory limit, from take() to the end of the scope. A single share may exceed the limit.
class Share
{
public:
    explicit Share(std::uint64_t &inUse) : m_inUse(inUse) { }
    ~Share() { m_inUse -= m_own; }
    Share(const Share &) = delete;
    Share &operator=(const Share &) = delete;

    bool take(std::uint64_t bytes, std::uint64_t most)
    {
        if (m_inUse > 0 && m_inUse + bytes > most)
            return false;
        m_own += bytes;
        m_inUse += bytes;
        return true;
    }

private:
    std::uint64_t &m_inUse;
    std::uint64_t m_own = 0;
};

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
    using Parser = http::request_parser<http::string_body>;

    Private(const HttpListener &where, Hooks called)
        : hooks(std::move(called)), listener(where),
          sessions(where.isBehindProxy ? ConnectionTable::maxConnections : ConnectionTable::defaultPerAddress),
          acceptor(io, tcp::endpoint(toBoost(where.address), where.port))
    {
        closeOnExec(acceptor);
        net::co_spawn(io, acceptAll(), reportDropped);
    }

    void stop()
    {
        stopping = true;
        beast::error_code ignored; // if it can't be closed, its destructor closes it
        acceptor.close(ignored);
        sessions.forEach([](OpenConnection &open) {
            auto &session = static_cast<Session &>(open);
            session.timer.cancel();
            if (session.phase == Phase::Idle)
                session.stream().cancel();
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

    net::awaitable<void> acceptAll()
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
                net::co_spawn(io, serve(std::move(socket), address), [this](const std::exception_ptr &error) {
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

    net::awaitable<void> serve(tcp::socket socket, IpAddress address)
    {
        Session session(sessions, std::move(socket), address, listener.tls, maxHead + readBlock);
        if (!std::exchange(isSweeping, true))
            sweep();
        const auto count = [this](int change) {
            if (hooks.connections)
                hooks.connections(change);
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
        }
        co_await linger(session);
    }

    net::awaitable<bool> shakeHands(Session &session)
    {
        beast::error_code ec;
        session.enter(Phase::Reading, headTime);
        co_await session.wire.async_handshake(into(ec));
        co_return !ec;
    }

    // Waits for the first byte of a request. Returns false if none arrives.
    net::awaitable<bool> nextBegins(Session &session)
    {
        beast::error_code ec;
        if (!session.enter(Phase::Idle, idleTime))
            co_return false;
        while (!ec && needsMore(session.buffer))
            co_await readMore(session, ec);
        if (isEmptyLine(session.buffer)) {
            session.buffer.consume(emptyLine.size());
            if (session.buffer.size() == 0)
                co_await readMore(session, ec);
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

    net::awaitable<void> readMore(Session &session, beast::error_code &ec)
    {
        const auto room = session.buffer.prepare(readBlock);
        const std::size_t bytes = co_await session.wire.async_read_some(room, into(ec));
        session.buffer.commit(bytes);
    }

    // Like http::async_read_header(), but refuses folded fields. Beast would join them, so that we would see one field
    // where a proxy in front of us sees two.
    net::awaitable<void> readHead(Session &session, Parser &parser, beast::error_code &ec)
    {
        bool isFolded = false;
        for (;;) {
            if (session.buffer.size() > 0) {
                const std::size_t taken = parser.put(session.buffer.data(), ec);
                isFolded = isFolded || hasFold(viewOf(session.buffer).substr(0, taken));
                session.buffer.consume(taken);
            }
            if (parser.is_header_done() || (ec && ec != http::error::need_more))
                break;
            ec = {};
            co_await readMore(session, ec);
            if (ec)
                co_return;
        }
        session.expireNever();
        if (isFolded && !ec)
            ec = http::error::bad_value;
    }

    // Closing with unread input would reset the connection and discard a response that the client hasn't read yet.
    net::awaitable<void> linger(Session &session)
    {
        beast::error_code ec;
        if (!session.enter(Phase::Idle, lingerTime))
            co_return;
        if (session.wire.hasTls())
            co_await session.wire.async_shutdown(into(ec)); // the result doesn't matter
        session.stream().socket().shutdown(tcp::socket::shutdown_send, ec);
        while (!ec && !stopping) {
            session.buffer.clear();
            const auto room = session.buffer.prepare(readBlock);
            co_await session.stream().async_read_some(room, into(ec));
        }
    }

    // Reads one request and sends its response. Returns false if the connection must be closed.
    net::awaitable<bool> exchange(Session &session)
    {
        Parser parser;
        parser.header_limit(maxHead);
        parser.body_limit(maxBody);
        beast::error_code ec;
        co_await readHead(session, parser, ec);
        const Message &message = parser.get();
        std::optional<int> fault = ec ? refusalOf(ec) : refusalOf(message);
        if (ec && !fault)
            co_return false;
        HttpRequest request = requestOf(message);
        RequestReport report(hooks.served, request);
        Admission admission;
        if (!fault) {
            request.peer = peerOf(request, session);
            auto admitted = hooks.fastGate ? hooks.fastGate(request) : std::nullopt;
            const std::function<void()> runGate = [&] { admission = hooks.gate(request); };
            if (admitted)
                admission = *std::move(admitted);
            else
                co_await execute(Lane::Urgent, runGate);
        }
        request.judgment = std::move(admission.judgment);
        session.isTrusted = session.isTrusted || admission.accessLevel == AccessLevel::Trusted;
        const std::uint64_t length = fault ? 0 : parser.content_length().value_or(0);
        const bool isHere = length <= session.buffer.size(); // it is then read, so that the connection can be reused
        if (admission.accessLevel == AccessLevel::Open && length > maxOpenBody)
            fault = 413;
        Share body(largeBodies), reply(largeResponses);
        if (!isHere && isAwaited(admission) && length > maxSmallBody && !body.take(length, maxLargeBodyBytes))
            admission.refusal = overloaded();
        if (!fault && !parser.is_done() && (isHere || isAwaited(admission))) {
            session.expireAfter(bodyTime);
            if (isAwaited(admission) && expectsContinue(message))
                co_await net::async_write(session.wire, net::buffer(continueHead), into(ec));
            if (!ec)
                co_await http::async_read(session.wire, session.buffer, parser, into(ec));
            fault = refusalOf(ec);
        }
        if ((ec && !fault) || !session.enter(Phase::Answering))
            co_return false;

        HttpResponse answer;
        if (fault) {
            answer = refused(*fault);
        } else if (admission.refusal) {
            answer = std::move(*admission.refusal);
        } else {
            request.body = QByteArray::fromStdString(message.body());
            co_await handle(session, request, admission.lane, answer);
        }
        const auto size = static_cast<std::uint64_t>(answer.body.size());
        if (request.method == "GET" && size >= minLargeResponse && !reply.take(size, maxLargeResponseBytes))
            answer = overloaded();
        answer.fields.emplace_back("X-Request-Id", request.id);
        const bool keepAlive = !fault && parser.is_done() && message.keep_alive();
        const bool keepsOpen = co_await respond(session, message, answer, keepAlive, admission.lane, report.served);
        co_return keepsOpen;
    }

    static bool isAwaited(const Admission &admission)
    {
        return admission.accessLevel != AccessLevel::Refused && admission.needsBody && !admission.refusal;
    }

    // Retries a request that failed because of a short lock, while others are handled.
    net::awaitable<void> handle(Session &session, const HttpRequest &request, Lane lane, HttpResponse &answer)
    {
        if (hooks.executor) {
            const std::function<void()> first = [&] { answer = hooks.handler(request); };
            co_await execute(lane, first);
        } else {
            answer = hooks.handler(request);
        }
        if (!answer.isBusy || !hooks.again)
            co_return;
        const std::function<void()> again = [&] { answer = hooks.again(request); };
        const auto end = std::chrono::steady_clock::now() + busyTime;
        std::chrono::milliseconds pause = minBusyPause;
        beast::error_code ec;
        while (answer.isBusy && !stopping && std::chrono::steady_clock::now() < end) {
            session.timer.expires_after(pause);
            co_await session.timer.async_wait(into(ec));
            if (ec)
                co_return;
            pause = std::min<std::chrono::milliseconds>(2 * pause, maxBusyPause);
            co_await execute(lane, again);
        }
    }

    // Behind a proxy, the last address, which the proxy has added. The ones before it may be forged by clients.
    IpAddress peerOf(const HttpRequest &request, const Session &session) const
    {
        const auto forwarded = listener.isBehindProxy ? forwardedPeer(request) : std::nullopt;
        return forwarded.value_or(session.address);
    }

    // Runs the work in the executor and resumes in the event loop. A session that is given up meanwhile waits for the
    // work to end, so the work may refer to data of the session.
    net::awaitable<void> execute(Lane lane, const std::function<void()> &work)
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

    net::awaitable<bool> respond(Session &session, const Message &message, HttpResponse &answer, bool keepAlive,
                                 Lane lane, ServedRequest &served)
    {
        beast::error_code ec;
        served.route = answer.route;
        served.databaseFailed = answer.databaseFailed;
        if (answer.delay > 0ms) {
            session.timer.expires_after(answer.delay);
            co_await session.timer.async_wait(into(ec));
        }
        if (ec || answer.dropped)
            co_return false;
        if (answer.raw) {
            const net::const_buffer all = bufferOf(answer.body);
            session.expireAfter(writeTime);
            co_await net::async_write(session.wire, all, into(ec));
            co_return false;
        }
        const bool keepsOpen = co_await send(session, message, answer, keepAlive && !stopping, lane, served);
        co_return keepsOpen;
    }

    net::awaitable<bool> send(Session &session, const Message &request, HttpResponse &answer, bool keepAlive, Lane lane,
                              ServedRequest &served)
    {
        Wire &wire = session.wire;
        beast::error_code ec;
        const bool bodyless = request.method() == http::verb::head || answer.status == 204;
        const bool sized = !answer.source || answer.source->size() != BodySource::unknownSize;
        const bool chunked = !sized && request.version() == 11;
        keepAlive = keepAlive && (sized || chunked);
        const QByteArray body = bodyless || answer.source ? QByteArray() : answer.body;
        const bool isCopied = body.size() <= maxCopiedBody;
        std::string head
            = headOf(request, answer, keepAlive, date.text(), isCopied ? static_cast<std::size_t>(body.size()) : 0);
        if (isCopied)
            head += viewOf(body);
        std::array<net::const_buffer, 2> bytes{net::buffer(head), isCopied ? net::const_buffer() : bufferOf(body)};
        session.expireAfter(writeTime);
        if (!sendsAtOnce(session, bytes))
            co_await net::async_write(wire, bytes, into(ec));
        if (ec)
            co_return false;
        served.status = answer.status;
        served.bytes = body.size();
        bool whole = true;
        if (answer.source && !bodyless)
            whole = co_await pump(session, *answer.source, chunked, lane, served.bytes);
        co_return (keepAlive && whole);
    }

    // Sends what the socket takes at once, usually everything, which saves a turn of the event loop. Not if the client
    // has sent more requests: others get their turn first. Leaves what wasn't sent.
    static bool sendsAtOnce(Session &session, std::array<net::const_buffer, 2> &bytes)
    {
        if (session.wire.hasTls() || session.buffer.size() > 0)
            return false;
        beast::error_code ec; // found again by the write that follows
        std::size_t sent = session.stream().socket().write_some(bytes, ec);
        for (net::const_buffer &part : bytes) {
            const std::size_t ofPart = std::min(sent, part.size());
            part += ofPart;
            sent -= ofPart;
        }
        return net::buffer_size(bytes) == 0;
    }

    // Returns false if the client has disconnected, or if the source ended early, which the client only notices when
    // the connection is closed.
    net::awaitable<bool> pump(Session &session, BodySource &source, bool chunked, Lane lane, qint64 &sent)
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
    tcp::acceptor acceptor;
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
