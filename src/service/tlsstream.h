// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Only an interface, so that a program that serves plain HTTP doesn't link TLS.
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/error.hpp>

#include <functional>
#include <memory>
#include <vector>

namespace labdesk::service {

namespace net = boost::asio;
namespace beast = boost::beast;
using tcp = net::ip::tcp;

// Not Asio's defaults, which work with any executor and pay for that with each operation.
using LoopExecutor = net::io_context::executor_type;
using Socket = net::basic_stream_socket<tcp, LoopExecutor>;

/// TLS over one connection. Each operation calls `done` once, in the thread of the connection, or drops it.
class TlsStream
{
public:
    using Done = std::function<void(beast::error_code error, std::size_t bytes)>;

    virtual ~TlsStream() = default;
    virtual void handshake(Done done) = 0;
    virtual void shutdown(Done done) = 0;
    virtual void readSome(net::mutable_buffer where, Done done) = 0;
    virtual void writeSome(const std::vector<net::const_buffer> &what, Done done) = 0;
};

/// A certificate and its key.
class TlsContext
{
public:
    virtual ~TlsContext() = default;
    virtual std::unique_ptr<TlsStream> streamOver(Socket &connection) = 0;
};

} // namespace labdesk::service
