// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/inlinemessage.h"

#include <QDeadlineTimer>
#include <QTimer>

namespace labdesk {

/// Says that the service has asked for a pause, and counts down to the next try. Heard once, when it appears.
class PauseMessage : public InlineMessage
{
    Q_OBJECT

public:
    explicit PauseMessage(QWidget *parent = nullptr);

    void countTo(QDeadlineTimer end); ///< expired: hides it

private:
    void showLeft();

    QDeadlineTimer m_end;
    QTimer m_tick;
};

} // namespace labdesk
