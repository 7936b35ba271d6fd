// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/tickettexts.h"

#include "domain/ticketform.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

struct TicketWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::TicketDialog)
};

} // namespace

QString formatTicketProblem(const TicketPattern &pattern, const QString &number)
{
    if (!isTicketNumber(number))
        return number.size() > maxTicketNumberLength ? TicketWords::tr("Use at most 40 characters.")
                                                     : TicketWords::tr("Use only letters, digits, and # . _ / : -");
    if (pattern.matches(number))
        return {};
    return pattern.example().isEmpty()
        ? TicketWords::tr("This doesn’t look like one of your team’s ticket numbers.")
        : TicketWords::tr("Your team’s ticket numbers look like %1.").arg(pattern.example());
}

} // namespace labdesk
