// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP on Boost.Beast: one io_context, C++20 coroutines. The only file compiled with Boost, because that is slow.
//
// GCC 12 destroys some temporaries of co_await expressions twice. So in an expression with co_await: no Struct{...}, no
// capturing lambda, no "?:"; arguments are named first, and co_await stands alone on the right of "=".
#include "service/httpserver.h"

#include "service/beastmessages.h"
#include "service/connectiontable.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include <system_error>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

namespace labdesk::service {

namespace net = boost::asio;
using tcp = net::ip::tcp;
using namespace std::chrono_literals;

namespace {

constexpr std::uint32_t maxHead = 16 * 1024;
constexpr std::uint64_t maxBody = 1024 * 1024;
constexpr std::uint64_t maxOpenBody = 16 * 1024; // of whoever has shown no key
constexpr std::size_t readBlock = 64 * 1024;
constexpr auto idleTime = 75s;
constexpr auto headTime = 15s;
constexpr auto bodyTime = 30s;
constexpr auto writeTime = 30s; // for each block
constexpr auto lingerTime = 1s; // drain at the end, so that the client gets to read a refusal
constexpr auto graceTime = 1s;  // for answers that are being sent when the server stops

constexpr std::string_view continueHead = "HTTP/1.1 100 Continue\r\n\r\n";

// An operation given into(ec) is awaited without exceptions; its outcome is in ec.
auto into(beast::error_code &ec)
{
    return net::redirect_error(net::use_awaitable, ec);
}

// A program that the console starts (a browser) must not inherit the listener.
template <class Socket> void closeOnExec(Socket &socket)
{
#ifdef Q_OS_UNIX
    ::fcntl(socket.native_handle(), F_SETFD, FD_CLOEXEC);
#else
    Q_UNUSED(socket)
#endif
}

quint32 addressOf(const tcp::socket &socket)
{
    beast::error_code ec;
    const auto peer = socket.remote_endpoint(ec);
    return !ec && peer.address().is_v4() ? peer.address().to_v4().to_uint() : 0;
}

void reportDropped(std::exception_ptr error)
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
    Private(quint16 port, Gate judge, Handler answer, Executor where)
        : gate(std::move(judge)), handler(std::move(answer)), executor(std::move(where)),
          acceptor(io, tcp::endpoint(net::ip::address_v4::loopback(), port))
    {
        closeOnExec(acceptor);
        net::co_spawn(io, acceptAll(), reportDropped);
    }

    using Phase = OpenConnection::Phase;

    struct Session : OpenConnection
    {
        Private &server;
        beast::tcp_stream stream;
        beast::flat_buffer buffer{maxHead + readBlock}; // keeps what was read beyond the current request
        net::steady_timer timer{server.io};

        Session(Private &owner, tcp::socket socket, quint32 peer) : server(owner), stream(std::move(socket))
        {
            address = peer;
            since = std::chrono::steady_clock::now();
            server.sessions.add(*this);
        }
        Session(const Session &) = delete;
        ~Session() { server.sessions.remove(*this); }

        // False when the connection was given up while its coroutine was about to go on.
        bool enter(Phase next)
        {
            if (phase == Phase::GivenUp)
                return false;
            phase = next;
            since = std::chrono::steady_clock::now();
            return true;
        }

        void giveUp()
        {
            phase = Phase::GivenUp;
            timer.cancel();
            stream.close();
        }
    };

    void stop()
    {
        stopping = true;
        beast::error_code ignored; // a listener that cannot be closed is closed by its destructor
        acceptor.close(ignored);
        sessions.forEach([](OpenConnection &open) {
            auto &session = static_cast<Session &>(open);
            session.timer.cancel();
            if (session.phase != Phase::Answering)
                session.stream.cancel();
        });
        io.stop();
    }

    bool makeRoom(quint32 address)
    {
        OpenConnection *found = sessions.leastNeeded(address);
        if (found)
            static_cast<Session *>(found)->giveUp();
        return found;
    }

    net::awaitable<void> acceptAll()
    {
        net::steady_timer pause(io);
        while (!stopping) {
            beast::error_code ec;
            auto socket = co_await acceptor.async_accept(into(ec));
            const quint32 address = ec ? 0 : addressOf(socket);
            while (!ec && !stopping && sessions.isFullFor(address)) {
                if (makeRoom(address))
                    continue;
                pause.expires_after(50ms);
                co_await pause.async_wait(into(ec));
            }
            if (!ec) {
                closeOnExec(socket);
                socket.set_option(tcp::no_delay(true), ec);
                net::co_spawn(io, serve(std::move(socket), address), reportDropped);
            } else if (!stopping) { // out of file descriptors, most likely: do not spin
                pause.expires_after(50ms);
                co_await pause.async_wait(into(ec));
            }
        }
    }

    net::awaitable<void> serve(tcp::socket socket, quint32 address)
    {
        Session session(*this, std::move(socket), address);
        bool open = true;
        while (open && !stopping) {
            const bool begun = co_await nextBegins(session);
            if (!begun)
                co_return;
            open = co_await exchange(session);
        }
        co_await linger(session);
    }

    // Waits for the first byte of a request; false when none comes.
    net::awaitable<bool> nextBegins(Session &session)
    {
        beast::error_code ec;
        if (!session.enter(Phase::Idle))
            co_return false;
        if (session.buffer.size() == 0) {
            session.stream.expires_after(idleTime);
            const auto room = session.buffer.prepare(readBlock);
            const std::size_t bytes = co_await session.stream.async_read_some(room, into(ec));
            session.buffer.commit(bytes);
        }
        co_return !ec && !stopping && session.enter(Phase::Reading);
    }

    // Closing with unread input would reset the connection and destroy an answer that the client has not read yet.
    net::awaitable<void> linger(Session &session)
    {
        beast::error_code ec;
        if (!session.enter(Phase::Idle))
            co_return;
        session.stream.socket().shutdown(tcp::socket::shutdown_send, ec);
        session.stream.expires_after(lingerTime);
        while (!ec && !stopping) {
            session.buffer.clear();
            const auto room = session.buffer.prepare(readBlock);
            co_await session.stream.async_read_some(room, into(ec));
        }
    }

    // Reads one request and sends its answer; false when the connection has to end.
    net::awaitable<bool> exchange(Session &session)
    {
        http::request_parser<http::string_body> parser;
        parser.header_limit(maxHead);
        parser.body_limit(maxBody);
        beast::error_code ec;
        session.stream.expires_after(headTime);
        co_await http::async_read_header(session.stream, session.buffer, parser, into(ec));
        const Message &message = parser.get();
        std::optional<int> refusal = ec ? refusalOf(ec) : refusalOf(message);
        if (ec && !refusal)
            co_return false;
        Standing standing = Standing::Refused;
        if (!refusal) {
            const std::function<void()> judge = [&] { standing = gate(requestOf(message)); };
            co_await execute(judge);
        }
        session.isTrusted = session.isTrusted || standing == Standing::Trusted;
        const std::uint64_t length = refusal ? 0 : parser.content_length().value_or(0);
        const bool isHere = length <= session.buffer.size(); // and is taken, so that the connection can go on
        if (standing == Standing::Open && length > maxOpenBody)
            refusal = 413;
        if (!refusal && !parser.is_done() && (isHere || standing != Standing::Refused)) {
            session.stream.expires_after(bodyTime);
            if (standing != Standing::Refused && beast::iequals(message[http::field::expect], "100-continue"))
                co_await net::async_write(session.stream, net::buffer(continueHead), into(ec));
            if (!ec)
                co_await http::async_read(session.stream, session.buffer, parser, into(ec));
            refusal = refusalOf(ec);
        }
        if ((ec && !refusal) || !session.enter(Phase::Answering))
            co_return false;

        HttpAnswer answer;
        if (refusal) {
            answer = refused(*refusal);
        } else {
            const std::function<void()> handle = [&] { answer = handler(requestOf(message)); };
            co_await execute(handle);
        }
        const bool goOn
            = co_await respond(session, message, answer, !refusal && parser.is_done() && message.keep_alive());
        co_return goOn;
    }

    // Does the work where the executor says, and goes on in the loop. A session that is given up meanwhile waits for
    // its end, so the work can refer to what the session owns.
    net::awaitable<void> execute(const std::function<void()> &work)
    {
        if (!executor) {
            work();
            co_return;
        }
        auto done = std::make_shared<net::steady_timer>(io, net::steady_timer::time_point::max());
        executor([this, &work, done]() mutable {
            work();
            net::post(io, [done = std::move(done)] { done->cancel(); });
        });
        beast::error_code ec;
        co_await done->async_wait(into(ec));
    }

    net::awaitable<bool> respond(Session &session, const Message &message, HttpAnswer &answer, bool keepAlive)
    {
        beast::error_code ec;
        if (answer.delay > 0ms) {
            session.timer.expires_after(answer.delay);
            co_await session.timer.async_wait(into(ec));
        }
        if (ec || answer.dropped)
            co_return false;
        if (answer.raw) {
            const net::const_buffer all(answer.body.constData(), static_cast<std::size_t>(answer.body.size()));
            session.stream.expires_after(writeTime);
            co_await net::async_write(session.stream, all, into(ec));
            co_return false;
        }
        const bool goOn = co_await send(session.stream, message, answer, keepAlive && !stopping);
        co_return goOn;
    }

    net::awaitable<bool> send(beast::tcp_stream &stream, const Message &request, HttpAnswer &answer, bool keepAlive)
    {
        beast::error_code ec;
        const bool bodyless = request.method() == http::verb::head || answer.status == 204;
        Response response = headOf(request, answer, keepAlive);
        if (!answer.source && !bodyless)
            response.body() = {answer.body.constData(), static_cast<std::size_t>(answer.body.size())};
        http::response_serializer<http::span_body<const char>> serializer(response);
        stream.expires_after(writeTime);
        if (bodyless || answer.source)
            co_await http::async_write_header(stream, serializer, into(ec));
        else
            co_await http::async_write(stream, serializer, into(ec));
        bool whole = true;
        if (answer.source && !bodyless && !ec)
            whole = co_await pump(stream, *answer.source);
        co_return !ec && whole && keepAlive;
    }

    // False when the client has gone, or when the source ended early: then only closing tells the client.
    net::awaitable<bool> pump(beast::tcp_stream &stream, BodySource &source)
    {
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
        for (qint64 left = source.size();; left -= block.size()) {
            co_await execute(take);
            if (error)
                std::rethrow_exception(error);
            if (block.isEmpty())
                co_return left == 0;
            const net::const_buffer bytes(block.constData(), static_cast<std::size_t>(block.size()));
            stream.expires_after(writeTime);
            co_await net::async_write(stream, bytes, into(ec));
            if (ec)
                co_return false;
        }
    }

    Gate gate; // these outlive io, whose destructor ends the coroutines that are left
    Handler handler;
    Executor executor;        // empty: the loop itself
    ConnectionTable sessions; // every open connection
    bool stopping = false;
    net::io_context io{1};
    tcp::acceptor acceptor;
};

HttpServer::HttpServer(quint16 port, Gate gate, Handler handler, Executor executor)
{
    try {
        d = std::make_unique<Private>(port, std::move(gate), std::move(handler), std::move(executor));
    } catch (const boost::system::system_error &e) { // which is not the standard's before Boost 1.80
        throw std::system_error(static_cast<std::error_code>(e.code()));
    }
}

HttpServer::~HttpServer() = default;

quint16 HttpServer::port() const
{
    return d->acceptor.local_endpoint().port();
}

void HttpServer::run()
{
    d->io.run(); // until stop()
    d->io.restart();
    d->io.run_for(graceTime); // returns as soon as no answer is left
}

void HttpServer::requestStop()
{
    Private *server = d.get();
    net::post(server->io, [server] { server->stop(); });
}

void HttpServer::post(std::function<void()> work)
{
    net::post(d->io, std::move(work));
}

} // namespace labdesk::service
