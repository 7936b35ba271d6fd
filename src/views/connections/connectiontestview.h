// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connectiontest.h"
#include "views/connections/connectiondrafts.h"

#include <QWidget>

#include <array>
#include <functional>
#include <memory>

class QLabel;

namespace labdesk {

class ConnectionForm;
class IconLabel;
class InlineMessage;

/// Tests the connection in the form, with the typed secrets, or the stored ones for empty fields. Shows the result of
/// each step. Sends a single read request. Hidden until the first test.
class ConnectionTestView : public QWidget
{
    Q_OBJECT

public:
    /// Creates the client for a test, which is destroyed with it. Empty: a default client.
    using ClientFactory = std::function<std::unique_ptr<api::ApiClient>(const Connection &, const Credentials &)>;

    /// `registry`, `drafts` and `form` must outlive it.
    ConnectionTestView(ConnectionRegistry &registry, const ConnectionDrafts &drafts, ConnectionForm &form,
                       ClientFactory makeClient);

    void start();      ///< cancels a running test
    void stop();       ///< also hides the result
    void formEdited(); ///< hides a result that no longer applies

Q_SIGNALS:
    void runningChanged(bool running);

private:
    void run(const Connection &connection, const Credentials &secret);
    void showSteps(const ConnectionTest &test, bool isOver);
    void showResult(const ConnectionTest &result);

    ConnectionRegistry &m_registry;
    const ConnectionDrafts &m_drafts;
    ConnectionForm &m_form;
    ConnectionDraft m_testedDraft; ///< the draft that the shown or pending result is for
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
    api::Call m_call; // declared after its client, so that it is destroyed first
};

} // namespace labdesk
