// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/inlinemessage.h"

namespace labdesk {

class Session;

/// Explains why each payor search is sent to the service: the list of all payors couldn't be loaded.
class PayorCatalogNotice : public InlineMessage
{
    Q_OBJECT

public:
    explicit PayorCatalogNotice(Session &session);

    void showState();
    void retryWhenVisible(); ///< what failed with the service; call it when the pane is shown

Q_SIGNALS:
    void rawRequested();
    void reloadRequested();

private:
    void followOutage();

    Session &m_session;
    bool m_isCovered = false; ///< the window already shows the reason
    bool m_isRetryPending = false;
};

} // namespace labdesk
