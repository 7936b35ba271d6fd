// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connectiontest.h"
#include "views/inlinemessage.h"

#include <functional>
#include <memory>

namespace labdesk {

/// Tries a connection and says beside the form what came of it; hidden until then. Sends one harmless read.
class ConnectionTrial : public InlineMessage
{
    Q_OBJECT

public:
    /// Makes the client that tries a connection; it lives no longer than its test. Empty: an ordinary one.
    using ClientFactory = std::function<std::unique_ptr<api::ApiClient>(const Connection &, const Secret &)>;

    explicit ConnectionTrial(ClientFactory makeClient, QWidget *parent = nullptr);

    void start(const Connection &connection, const Secret &secret); ///< in place of one that is still running
    void stop();                                                    ///< and says nothing of it

Q_SIGNALS:
    void runningChanged(bool running);

private:
    void showResult(const ConnectionTest &result);

    ClientFactory m_makeClient;
    std::unique_ptr<api::ApiClient> m_client;
    api::Call m_call; // after its client: goes before it
};

} // namespace labdesk
