// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP on Boost.Beast: one io_context, C++20 coroutines. The only file that includes Boost, because it compiles slowly.
//
// GCC 12 destroys some temporaries of co_await expressions twice. So in an expression with co_await: no Struct{...}, no
// capturing lambda, no "?:"; arguments are named first, and co_await stands alone on the right of "=".
#include "service/httpserver.h"

#include "service/errorbodies.h"

#include <QLocale>
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
#include <boost/beast/http.hpp>

#include <optional>
#include <set>
#include <system_error>
#include <tuple>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

namespace labdesk::service {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = net::ip::tcp;
using namespace std::chrono_literals;

namespace {

constexpr std::uint32_t maxHead = 16 * 1024;
constexpr std::uint64_t maxBody = 1024 * 1024;
constexpr std::size_t readBlock = 64 * 1024;
constexpr std::size_t maxSessions = 640;
constexpr auto idleTime = 75s;
constexpr auto headTime = 15s;
constexpr auto bodyTime = 30s;
constexpr auto writeTime = 30s; // for each block
constexpr auto lingerTime = 1s; // drain at the end, so that the client gets to read a refusal
constexpr auto graceTime = 1s;  // for answers that are being sent when the server stops

constexpr std::string_view continueHead = "HTTP/1.1 100 Continue\r\n\r\n";
using Message = http::request<http::string_body>;

// An operation given into(ec) is awaited without exceptions; its outcome is in ec.
auto into(beast::error_code &ec)
{
    return net::redirect_error(net::use_awaitable, ec);
}

template <class View> // Boost's string_view, which is not the standard's before 1.80
QByteArray toBytes(View view)
{
    return QByteArray(view.data(), static_cast<qsizetype>(view.size()));
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

// The status that answers a failed read; nothing if the peer has gone, or was too slow: then the connection just ends.
std::optional<int> refusalOf(beast::error_code ec)
{
    if (ec == http::error::header_limit || ec == http::error::buffer_overflow)
        return 431;
    if (ec == http::error::body_limit)
        return 413;
    if (ec == http::error::end_of_stream || ec == http::error::partial_message)
        return {};
    if (ec.category() == make_error_code(http::error::bad_method).category())
        return 400;
    return {};
}

// What Beast accepts and this server does not. A chunked body is refused because proxies disagree about its end, and
// because Beast merges its trailers into the fields: a key sent as a trailer would authenticate.
std::optional<int> refusalOf(const Message &message)
{
    if (message.count(http::field::transfer_encoding) != 0)
        return 501;
    if (message.version() != 10 && message.version() != 11)
        return 400;
    if (message.version() == 11 && message.count(http::field::host) != 1)
        return 400;
    return {};
}

HttpAnswer refused(int status)
{
    const auto reason = http::obsolete_reason(http::status(status));
    return {.status = status, .body = detailText(QString::fromLatin1(toBytes(reason)))};
}

HttpRequest requestOf(const Message &message)
{
    HttpRequest request{.method = toBytes(message.method_string()), .target = toBytes(message.target())};
    request.minorVersion = static_cast<int>(message.version() % 10);
    for (const auto &field : message)
        request.fields.emplace_back(toBytes(field.name_string()), toBytes(field.value()));
    request.body = QByteArray::fromStdString(message.body());
    return request;
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
    Private(quint16 port, Handler answer)
        : handler(std::move(answer)), acceptor(io, tcp::endpoint(net::ip::address_v4::loopback(), port))
    {
        closeOnExec(acceptor);
        net::co_spawn(io, acceptAll(), reportDropped);
    }

    enum class Phase { Idle, Head, Busy }; // in the order in which connections are given up for new ones

    struct Session
    {
        Private &server;
        beast::tcp_stream stream;
        beast::flat_buffer buffer{maxHead + readBlock}; // keeps what was read beyond the current request
        net::steady_timer timer{server.io};
        Phase phase = Phase::Idle;
        std::chrono::steady_clock::time_point since = std::chrono::steady_clock::now();

        Session(Private &owner, tcp::socket socket) : server(owner), stream(std::move(socket))
        {
            server.sessions.insert(this);
        }
        Session(const Session &) = delete;
        ~Session() { server.sessions.erase(this); }

        void enter(Phase next)
        {
            phase = next;
            since = std::chrono::steady_clock::now();
        }
    };

    void stop()
    {
        stopping = true;
        beast::error_code ignored; // a listener that cannot be closed is closed by its destructor
        acceptor.close(ignored);
        for (Session *session : sessions) {
            session->timer.cancel();
            if (session->phase != Phase::Busy)
                session->stream.cancel();
        }
        io.stop();
    }

    // Ends the connection that idles longest; without one, the one that takes longest to send its head.
    bool makeRoom()
    {
        const auto order = [](const Session *a, const Session *b) {
            return std::tie(a->phase, a->since) < std::tie(b->phase, b->since);
        };
        const auto found = std::min_element(sessions.begin(), sessions.end(), order);
        if (found == sessions.end() || (*found)->phase == Phase::Busy)
            return false;
        (*found)->enter(Phase::Busy); // so that it is not chosen twice before its coroutine wakes up
        (*found)->stream.cancel();
        return true;
    }

    net::awaitable<void> acceptAll()
    {
        net::steady_timer pause(io);
        while (!stopping) {
            beast::error_code ec;
            auto socket = co_await acceptor.async_accept(into(ec));
            while (!ec && !stopping && sessions.size() >= maxSessions && !makeRoom()) {
                pause.expires_after(50ms);
                co_await pause.async_wait(into(ec));
            }
            if (!ec) {
                closeOnExec(socket);
                socket.set_option(tcp::no_delay(true), ec);
                net::co_spawn(io, serve(std::move(socket)), reportDropped);
            } else if (!stopping) { // out of file descriptors, most likely: do not spin
                pause.expires_after(50ms);
                co_await pause.async_wait(into(ec));
            }
        }
    }

    net::awaitable<void> serve(tcp::socket socket)
    {
        Session session(*this, std::move(socket));
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
        session.enter(Phase::Idle);
        beast::error_code ec;
        if (session.buffer.size() == 0) {
            session.stream.expires_after(idleTime);
            const auto room = session.buffer.prepare(readBlock);
            const std::size_t bytes = co_await session.stream.async_read_some(room, into(ec));
            session.buffer.commit(bytes);
        }
        session.enter(Phase::Head);
        co_return !ec && !stopping;
    }

    // Closing with unread input would reset the connection and destroy an answer that the client has not read yet.
    net::awaitable<void> linger(Session &session)
    {
        beast::error_code ec;
        session.enter(Phase::Idle);
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
        session.enter(Phase::Busy);

        const Message &message = parser.get();
        std::optional<int> refusal = ec ? refusalOf(ec) : refusalOf(message);
        if (!ec && !refusal && !parser.is_done()) {
            session.stream.expires_after(bodyTime);
            if (beast::iequals(message[http::field::expect], "100-continue"))
                co_await net::async_write(session.stream, net::buffer(continueHead), into(ec));
            if (!ec)
                co_await http::async_read(session.stream, session.buffer, parser, into(ec));
            refusal = refusalOf(ec);
        }
        if (ec && !refusal)
            co_return false;

        HttpAnswer answer = refusal ? refused(*refusal) : handler(requestOf(message));
        const bool goOn = co_await respond(session, message, answer, !refusal && message.keep_alive());
        co_return goOn;
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

    using Response = http::response<http::span_body<const char>>;

    static Response headOf(const Message &request, const HttpAnswer &answer, bool keepAlive)
    {
        Response response(http::int_to_status(static_cast<unsigned>(answer.status)), request.version());
        response.result(static_cast<unsigned>(answer.status)); // keeps the numbers that have no name
        response.keep_alive(keepAlive);
        const auto now = QLocale::c().toString(QDateTime::currentDateTimeUtc(), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'");
        response.set(http::field::date, now.toStdString());
        response.set(http::field::cache_control, "no-store"); // answers are health data
        response.set("X-Content-Type-Options", "nosniff");
        if (answer.status != 204) { // which must have neither
            response.set(http::field::content_type, answer.contentType.constData());
            response.content_length(
                static_cast<std::uint64_t>(answer.source ? answer.source->size() : answer.body.size()));
        }
        for (const auto &[name, value] : answer.fields)
            response.set(name.toStdString(), value.toStdString());
        return response;
    }

    static net::awaitable<bool> send(beast::tcp_stream &stream, const Message &request, HttpAnswer &answer,
                                     bool keepAlive)
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
    static net::awaitable<bool> pump(beast::tcp_stream &stream, BodySource &source)
    {
        beast::error_code ec;
        qint64 left = source.size();
        for (QByteArray block = source.next(); !ec && !block.isEmpty(); block = source.next()) {
            left -= block.size();
            const net::const_buffer bytes(block.constData(), static_cast<std::size_t>(block.size()));
            stream.expires_after(writeTime);
            co_await net::async_write(stream, bytes, into(ec));
            if (ec)
                break;
        }
        co_return !ec && left == 0;
    }

    Handler handler;              // the first three outlive io, whose destructor ends the coroutines that are left
    std::set<Session *> sessions; // every open connection
    bool stopping = false;
    net::io_context io{1};
    tcp::acceptor acceptor;
};

HttpServer::HttpServer(quint16 port, Handler handler)
{
    try {
        d = std::make_unique<Private>(port, std::move(handler));
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

} // namespace labdesk::service
