// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

class QLineEdit;

namespace labdesk {

class TicketNumber;

/// Asks for the number of the current ticket, or removes it.
class TicketDialog : public DialogFrame
{
    Q_OBJECT

public:
    explicit TicketDialog(TicketNumber &ticket, QWidget *parent = nullptr);

    void offerBrowser(); ///< to open the current ticket

Q_SIGNALS:
    void browserRequested();

private:
    QString typedNumber() const;
    void showState();
    void apply();

    TicketNumber &m_ticket;
    QLineEdit *m_number;
    QLabel *m_problem;
};

} // namespace labdesk
