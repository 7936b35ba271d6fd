// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/ticketdialog.h"

#include "domain/textnormalization.h"
#include "session/ticketnumber.h"
#include "text/tickettexts.h"
#include "widgets/layouts.h"
#include "widgets/pastedtext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace labdesk {

TicketDialog::TicketDialog(TicketNumber &ticket, QWidget *parent)
    : DialogFrame(tr("Ticket number"), parent), m_ticket(ticket), m_number(new QLineEdit), m_problem(nullptr)
{
    setObjectName(u"ticketDialog"_s);
    addText(tr("Recorded with each change until you clear it. Locking with a passphrase also clears it."));
    if (ticket.isRequired())
        addText(tr("Your administrator requires a ticket number for changes."));
    m_number->setObjectName(u"ticketNumberEdit"_s);
    m_number->setAccessibleName(tr("Ticket number"));
    removeInvisible(m_number);
    m_number->setText(ticket.value());
    m_number->setMaxLength(10
                           * int(maxTicketNumberLength)); // a number that is too long is rejected instead of truncated
    m_number->selectAll();
    addBody(m_number);
    m_problem = addText({});
    m_problem->setObjectName(u"ticketProblemLabel"_s);
    setAction(tr("Set ticket"))->setDefault(true);
    connect(this, &DialogFrame::actionRequested, this, &TicketDialog::apply);
    connect(m_number, &QLineEdit::textChanged, this, &TicketDialog::showState);
    showState();
    m_number->setFocus();
}

void TicketDialog::offerBrowser()
{
    auto *open = makeButton(tr("Open ticket %1 in the browser").arg(m_ticket.value()), ButtonKind::Link,
                            u"openTicketButton"_s);
    auto *row = makeRowLayout(0);
    row->addWidget(open);
    row->addStretch(1);
    addBody(row);
    connect(open, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT browserRequested();
    });
}

/// The number with plain digits and dashes: no help desk uses other ones.
QString TicketDialog::typedNumber() const
{
    return normalizedText(m_number->text()).trimmed();
}

/// An empty field removes the number.
void TicketDialog::showState()
{
    const QString number = typedNumber();
    const QString problem = number.isEmpty() ? QString() : formatTicketProblem(m_ticket.pattern(), number);
    const bool isValid = problem.isEmpty();
    m_problem->setText(problem);
    m_problem->setVisible(!isValid);
    action()->setText(number.isEmpty() ? tr("Clear ticket") : tr("Set ticket"));
    action()->setEnabled(isValid && number != m_ticket.value());
}

void TicketDialog::apply()
{
    m_ticket.set(typedNumber());
    accept();
}

} // namespace labdesk
