// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"

#include <functional>
#include <memory>

namespace labdesk::service {

/// A strict HTTP/1.1 server on 127.0.0.1. Create, run and destroy it in one thread; gate and handler are called in that
/// thread, or where the executor calls them. What is malformed or too large never reaches the handler.
///
/// Heads up to 16 KiB (431), bodies up to 1 MiB (413), no chunked requests (501), one Host field in HTTP/1.1 (400). A
/// head has 15 s, a body 30 s, each block of an answer 30 s; a connection that is waited on for 75 s is closed. Who may
/// ask is settled when the head is there, before the body. At most 640 connections, 600 of one address: ConnectionTable
/// says which one makes room for a new one.
class HttpServer
{
public:
    /// Of a request whose head is known. Refused: the handler answers without its body. Open: it needs no key, and its
    /// body has at most 16 KiB.
    enum class Standing { Refused, Open, Trusted };

    using Gate = std::function<Standing(const HttpRequest &head)>;
    using Handler = std::function<HttpAnswer(const HttpRequest &)>;

    /// Calls the work once, in any thread, or drops it. What it drops or still does when the server is destroyed would
    /// be done to nobody: end it before.
    using Executor = std::function<void(std::function<void()> work)>;

    /// port 0: a free one. Throws std::system_error when the port cannot be had. Gate and handler must not throw. With
    /// an executor, they and the source of a body are called there, and the server's thread never waits for them.
    HttpServer(quint16 port, Gate gate, Handler handler, Executor executor = {});
    ~HttpServer();

    quint16 port() const;
    void run();                            ///< until requestStop(); answers that are being sent get one more second
    void requestStop();                    ///< from any thread, as long as the server exists
    void post(std::function<void()> work); ///< to be done between two requests; from any thread, as requestStop()

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace labdesk::service
