// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/inlinemessage.h"

namespace labdesk {

class Session;

/// Says why each payor search asks the service: it didn't list all payors.
class PayorCatalogNotice : public InlineMessage
{
    Q_OBJECT

public:
    explicit PayorCatalogNotice(Session &session);

    void showState();

Q_SIGNALS:
    void rawRequested();
    void reloadRequested();

private:
    Session &m_session;
    bool m_isCovered = false; ///< the window says why
};

} // namespace labdesk
