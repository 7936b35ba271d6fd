// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerfailuretext.h"

#include "domain/connection.h"

#include <QCoreApplication>
#include <QUuid>

namespace labdesk {

namespace {

struct FailureText
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CentersPane)
};

} // namespace

std::optional<ErrorText> centerFailureText(const ApiError &error, const CenterQuery &query,
                                           const Connection &connection)
{
    using Kind = ApiError::Kind;
    const auto *forOrder = std::get_if<NearOrder>(&query.where);
    const bool isRefused = forOrder && (error.kind == Kind::BadRequest || error.kind == Kind::Invalid);
    if (error.kind != Kind::NotFound && !isRefused)
        return std::nullopt;
    ErrorText text = describe(error);
    text.nextStep = FailureText::tr("Check the ID and the connection. This is “%1” (%2).")
                        .arg(connection.name, environmentWord(connection.environment));
    if (const auto *near = std::get_if<NearZip>(&query.where))
        text.sentence = !near->labs.empty() ? FailureText::tr("The service doesn’t know these labs.")
            : near->labId == 0              ? FailureText::tr("The service has no default lab. Choose a lab.")
                               : FailureText::tr("The service has no lab with the ID %1.").arg(near->labId);
    else
        text.sentence = isRefused ? FailureText::tr("The service doesn’t accept this as an order ID.")
                                  : FailureText::tr("The service has no order with this ID.");
    // The contract promises no form; where it is another one, the service has the last word.
    if (forOrder && QUuid::fromString(forOrder->order.text()).isNull())
        text.cause = FailureText::tr("It doesn’t look like an order ID, which usually has 36 characters: digits, "
                                     "letters a to f, and four hyphens.");
    return text;
}

} // namespace labdesk
