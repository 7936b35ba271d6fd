// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/connections/connectiondrafts.h"
#include "views/connections/connectiontestview.h"

#include <QObject>

namespace labdesk {

class ConnectionForm;

/// Tests what is in the form, with what was typed, and for the rest with what is stored.
class DraftTest : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive it.
    DraftTest(ConnectionRegistry &registry, const ConnectionDrafts &drafts, ConnectionForm &form,
              ConnectionTestView &view, QObject *parent);

    void start();
    void formEdited(); ///< what was found may not be true any more

private:
    ConnectionRegistry &m_registry;
    const ConnectionDrafts &m_drafts;
    ConnectionForm &m_form;
    ConnectionTestView &m_view;
    ConnectionDraft m_tested; ///< what the result that is shown, or on its way, is about
};

} // namespace labdesk
