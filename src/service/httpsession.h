// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The connections of httpserver.cpp. Only for that file, because Boost compiles slowly.
#include "service/beastmessages.h"
#include "service/connectiontable.h"
#include "service/httpserver.h"
#include "service/tlsstream.h"

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

namespace labdesk::service {

// Programs that the console starts, such as a browser, must not inherit the socket.
template <class Socket> void closeOnExec(Socket &socket)
{
#ifdef Q_OS_UNIX
    ::fcntl(socket.native_handle(), F_SETFD, FD_CLOEXEC);
#else
    Q_UNUSED(socket)
#endif
}

inline net::ip::address toBoost(const IpAddress &address)
{
    const net::ip::address_v6 v6(address.bytes);
    if (address.isV4())
        return net::ip::make_address_v4(net::ip::v4_mapped, v6);
    return v6;
}

inline IpAddress addressOf(const Socket &socket)
{
    beast::error_code ec;
    const net::ip::address peer = socket.remote_endpoint(ec).address();
    const auto v6 = peer.is_v6() ? peer.to_v6() : net::ip::make_address_v6(net::ip::v4_mapped, peer.to_v4());
    return {v6.to_bytes()};
}

inline net::const_buffer bufferOf(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// A TCP connection with or without TLS, so that HTTP is read and written through one type.
class Wire
{
public:
    using executor_type = LoopExecutor;

    Wire(Socket socket, std::shared_ptr<TlsContext> tls) : m_socket(std::move(socket)), m_context(std::move(tls))
    {
        if (m_context)
            m_tls = m_context->streamOver(m_socket);
    }

    executor_type get_executor() { return m_socket.get_executor(); }
    Socket &socket() { return m_socket; }
    bool hasTls() const { return m_tls != nullptr; }

    template <class Token> auto async_handshake(Token &&token)
    {
        return begin([this](TlsStream::Done done) { m_tls->handshake(std::move(done)); }, token);
    }
    template <class Token> auto async_shutdown(Token &&token)
    {
        return begin([this](TlsStream::Done done) { m_tls->shutdown(std::move(done)); }, token);
    }
    template <class Buffers, class Token> auto async_read_some(const Buffers &buffers, Token &&token)
    {
        const auto read = [this](auto handler, const Buffers &where) {
            const net::mutable_buffer first = *net::buffer_sequence_begin(where);
            if (m_tls)
                m_tls->readSome(first, once(std::move(handler)));
            else
                m_socket.async_read_some(first, once(std::move(handler)));
        };
        return net::async_initiate<Token, Outcome>(read, token, buffers);
    }
    template <class Buffers, class Token> auto async_write_some(const Buffers &buffers, Token &&token)
    {
        const auto write = [this](auto handler, const Buffers &what) {
            const std::vector<net::const_buffer> all(net::buffer_sequence_begin(what), net::buffer_sequence_end(what));
            if (m_tls)
                m_tls->writeSome(all, once(std::move(handler)));
            else
                m_socket.async_write_some(all, once(std::move(handler)));
        };
        return net::async_initiate<Token, Outcome>(write, token, buffers);
    }

private:
    using Outcome = void(beast::error_code, std::size_t);

    // Converts all handlers to one type, so that Beast is compiled once. The handler may be move-only, but
    // std::function must be copyable.
    template <class Handler> static TlsStream::Done once(Handler handler)
    {
        return [kept = std::make_shared<Handler>(std::move(handler))](beast::error_code error, std::size_t bytes) {
            Handler called = std::move(*kept);
            called(error, bytes);
        };
    }
    template <class Operation, class Token> static auto begin(Operation operation, Token &&token)
    {
        return net::async_initiate<Token, Outcome>([operation](auto handler) { operation(once(std::move(handler))); },
                                                   token);
    }

    Socket m_socket;
    std::shared_ptr<TlsContext> m_context; // of this connection; new connections may have another
    std::unique_ptr<TlsStream> m_tls;
};

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

struct RequestParser : http::request_parser<http::string_body>
{
    bool isFolded = false; ///< the head has a folded field

    RequestParser(std::uint32_t maxHead, std::uint64_t maxBody)
    {
        header_limit(maxHead);
        body_limit(maxBody);
    }
};

struct HttpSession : OpenConnection
{
    using Clock = std::chrono::steady_clock;

    /// The response whose reader must not be too slow.
    struct SentBody
    {
        const BodySource &source;
        const qint64 &sent; ///< bytes
        Clock::time_point since = Clock::now();
    };

    static constexpr Clock::duration noLimit = Clock::duration::max();

    ConnectionTable &table;
    Wire wire;
    beast::flat_buffer buffer; // also holds bytes after the current request
    net::steady_timer timer{wire.get_executor()};
    std::optional<RequestParser> parser; // of the request; here because frames of over 1 KiB are allocated slowly
    HttpFields fields;                   // of the previous request, with its authResult
    std::shared_ptr<const AuthenticationResult> authResult;
    std::string head;                                      // of a response; kept for its memory
    Clock::time_point deadline = Clock::time_point::max(); // for what is waited for; see isOverdue()
    std::optional<SentBody> sentBody;

    HttpSession(ConnectionTable &owner, Socket socket, const IpAddress &peer, std::shared_ptr<TlsContext> tls,
                std::size_t maxBuffered)
        : table(owner), wire(std::move(socket), std::move(tls)), buffer(maxBuffered)
    {
        address = peer;
        since = Clock::now();
        table.add(*this);
    }
    HttpSession(const HttpSession &) = delete;
    HttpSession &operator=(const HttpSession &) = delete;
    ~HttpSession() { table.remove(*this); }

    Socket &socket() { return wire.socket(); }

    // Returns false if the connection was given up while its coroutine was about to resume. What the phase waits for
    // may take `most`.
    bool enter(Phase next, Clock::duration most = noLimit)
    {
        if (phase == Phase::GivenUp)
            return false;
        phase = next;
        since = Clock::now();
        expireNever();
        if (most != noLimit)
            deadline = since + most;
        return true;
    }
    void expireAfter(Clock::duration most) { deadline = Clock::now() + most; }
    void expireNever() { deadline = Clock::time_point::max(); } // while the service itself is at work

    // To be asked from time to time: a timer for each read and write would cost more.
    bool isOverdue(Clock::time_point now) const
    {
        if (phase == Phase::GivenUp || (now < deadline && !sentBody))
            return false;
        if (now >= deadline)
            return true;
        const auto age = std::chrono::duration_cast<std::chrono::milliseconds>(now - sentBody->since);
        return HttpServer::isTooSlow(age, sentBody->sent) || sentBody->source.isTooExpensive(age, sentBody->sent);
    }

    void remember(const HttpRequest &request)
    {
        if (authResult == request.authResult)
            return;
        authResult = request.authResult;
        fields = request.fields;
    }

    void giveUp()
    {
        phase = Phase::GivenUp;
        timer.cancel();
        beast::error_code ignored;
        socket().close(ignored);
    }
};

} // namespace labdesk::service
