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

/// Tests the connection in the form, with typed secrets, or the stored ones where a field is empty. Shows the result of
/// each step. Sends a single read request. Hidden until the first test.
class ConnectionTestView : public QWidget
{
    Q_OBJECT

public:
    /// Makes the client that tries a connection; it lives no longer than its test. Empty: an ordinary one.
    using ClientFactory = std::function<std::unique_ptr<api::ApiClient>(const Connection &, const Credentials &)>;

    /// Registry, drafts and form must outlive it.
    ConnectionTestView(ConnectionRegistry &registry, const ConnectionDrafts &drafts, ConnectionForm &form,
                       ClientFactory makeClient);

    void start();      ///< in place of one that is still running
    void stop();       ///< and says nothing of it
    void formEdited(); ///< what was found may not be true any more

Q_SIGNALS:
    void runningChanged(bool running);

private:
    void run(const Connection &connection, const Credentials &secret);
    void showSteps(const ConnectionTest &test, bool isOver);
    void showResult(const ConnectionTest &result);

    ConnectionRegistry &m_registry;
    const ConnectionDrafts &m_drafts;
    ConnectionForm &m_form;
    ConnectionDraft m_tested; ///< what the result that is shown, or on its way, is about
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
