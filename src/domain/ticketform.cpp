// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/ticketform.h"

#include "domain/connection.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr auto ticketPlace = "{ticket}"_L1;
constexpr auto exampleMark = ";example="_L1;

bool isPrintableAscii(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) { return c > u' ' && c <= u'~'; });
}

/// Whether an expression has no lookarounds, backreferences, recursion, or verbs: no ticket number needs them.
bool isPlainExpression(const QString &text)
{
    static const QRegularExpression unsupported(uR"(\\[^dDwW.\-#_/:\\()\[\]{}|?*+^$]|\(\*|\(\?(?!:)|\\\z)"_s);
    QString rest = text; // escaped backslashes and parentheses aren't special
    rest.replace("\\\\"_L1, "x"_L1).replace("\\("_L1, "x"_L1);
    return isPrintableAscii(text) && !text.isEmpty() && text.size() <= TicketPattern::maxLength
        && !unsupported.match(rest).hasMatch();
}

QUrl urlWith(const QString &urlTemplate, const QString &ticket)
{
    return QUrl(QString(urlTemplate).replace(ticketPlace, ticket), QUrl::StrictMode);
}

} // namespace

bool isTicketNumber(const QString &text)
{
    static const QRegularExpression form(u"^[A-Za-z0-9#][A-Za-z0-9#._/:-]*\\z"_s);
    return text.size() <= maxTicketNumberLength && form.match(text).hasMatch();
}

std::optional<TicketPattern> TicketPattern::parse(const QString &urlTemplate)
{
    const qsizetype at = urlTemplate.lastIndexOf(exampleMark);
    const QString expression = at < 0 ? urlTemplate : urlTemplate.first(at);
    if (!isPlainExpression(expression) || !QRegularExpression(expression).isValid())
        return std::nullopt;
    TicketPattern pattern;
    // Without JIT, so that steps are counted as PCRE2 documents.
    pattern.m_expression.emplace(
        u"(*NO_JIT)(*LIMIT_MATCH=%1)(*LIMIT_DEPTH=1000)\\A(?:%2)\\z"_s.arg(QString::number(maxMatchSteps), expression));
    pattern.m_example = at < 0 ? QString() : urlTemplate.sliced(at + exampleMark.size());
    const bool isUsable = pattern.m_expression->isValid() && (at < 0 || pattern.matches(pattern.m_example));
    return isUsable ? std::optional(pattern) : std::nullopt;
}

bool TicketPattern::matches(const QString &number) const
{
    return isTicketNumber(number) && (!m_expression || m_expression->match(number).hasMatch());
}

std::optional<TicketAddress> TicketAddress::parse(const QString &urlTemplate)
{
    if (urlTemplate.size() > maxLength || !isPrintableAscii(urlTemplate) || urlTemplate.count(ticketPlace) != 1
        || urlTemplate.count(u'{') != 1 || urlTemplate.count(u'}') != 1)
        return std::nullopt;
    const QUrl url = urlWith(urlTemplate, u"0"_s);
    // The number must not be able to change the host.
    if (!isWebAddress(url) || url.authority() != urlWith(urlTemplate, u"1"_s).authority())
        return std::nullopt;
    TicketAddress address;
    address.m_template = urlTemplate;
    address.m_host = url.host();
    return address;
}

QUrl TicketAddress::urlOf(const QString &number) const
{
    if (!isTicketNumber(number))
        return {};
    const bool hasHashSign = number.size() > 1 && number[0] == u'#' && number[1].isLetterOrNumber();
    return urlWith(m_template, QString::fromLatin1(QUrl::toPercentEncoding(hasHashSign ? number.sliced(1) : number)));
}

} // namespace labdesk
