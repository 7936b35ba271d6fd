// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connectiontest.h"

#include <QWidget>

#include <array>
#include <functional>
#include <memory>

class QLabel;

namespace labdesk {

class IconLabel;
class InlineMessage;

/// Tries a connection and says beside the form what came of it, step by step; hidden until then. Sends one harmless
/// read.
class ConnectionTestView : public QWidget
{
    Q_OBJECT

public:
    /// Makes the client that tries a connection; it lives no longer than its test. Empty: an ordinary one.
    using ClientFactory = std::function<std::unique_ptr<api::ApiClient>(const Connection &, const Credentials &)>;

    explicit ConnectionTestView(ClientFactory makeClient, QWidget *parent = nullptr);

    void start(const Connection &connection, const Credentials &secret); ///< in place of one that is still running
    void stop();                                                         ///< and says nothing of it

Q_SIGNALS:
    void runningChanged(bool running);

private:
    void showSteps(const ConnectionTest &test, bool isOver);
    void showResult(const ConnectionTest &result);

    ClientFactory m_makeClient;
    InlineMessage *m_message;
    QWidget *m_steps;
    struct Line
    {
        IconLabel *icon = nullptr;
        QLabel *words = nullptr;
    };
    std::array<Line, ConnectionTest::allSteps.size()> m_lines;
    std::unique_ptr<api::ApiClient> m_client;
    api::Call m_call; // after its client: goes before it
};

} // namespace labdesk
