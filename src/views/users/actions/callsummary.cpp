// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/actions/callsummary.h"

#include "domain/link.h"
#include "domain/pii.h"
#include "text/localtexts.h"
#include "text/users/sourcetexts.h"
#include "text/users/usertexts.h"
#include "text/zonetexts.h"
#include "widgets/outage.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct CallWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CallSummary)
};

/// Builds lines of facts and lists in the markup of the form.
class SummaryText
{
public:
    explicit SummaryText(SummaryForm form) : m_isMarkdown(form == SummaryForm::Markdown) { }

    void heading(const QString &text) { m_text += m_isMarkdown ? u"**%1**\n\n"_s.arg(escaped(text)) : text + u'\n'; }
    void fact(const QString &name, const QString &value) { line(name, escaped(value)); }
    /// An ID or a URL, which must not be interpreted as markup.
    void code(const QString &name, const QString &value)
    {
        line(name, m_isMarkdown ? u"`%1`"_s.arg(QString(value).remove(u'`')) : value);
    }
    void list(const QString &title, const QStringList &entries)
    {
        if (entries.isEmpty())
            return;
        m_text += u"\n%1\n"_s.arg(escaped(title));
        if (m_isMarkdown)
            m_text += u'\n';
        for (const QString &entry : entries)
            m_text += u"- %1\n"_s.arg(escaped(entry));
    }
    QString text() const { return m_text; }

private:
    void line(const QString &name, const QString &value)
    {
        const QString words = CallWords::tr("%1: %2", "the name of a fact and the fact").arg(escaped(name), value);
        m_text += (m_isMarkdown ? u"- "_s : QString()) + words + u'\n';
    }
    QString escaped(const QString &text) const
    {
        if (!m_isMarkdown)
            return text;
        QString safe;
        for (const QChar c : text) {
            if (u"\\`*_{}[]<>#|~"_s.contains(c))
                safe += u'\\';
            safe += c;
        }
        return safe;
    }

    bool m_isMarkdown;
    QString m_text;
};

QStringList problemLines(const std::vector<ConnectedProvider> &providers)
{
    QStringList lines;
    for (const ConnectedProvider &provider : providers) {
        if (!provider.isInError())
            continue;
        const bool isDated = provider.fault && provider.fault->erroredAt;
        lines += isDated
            ? CallWords::tr("%1: %2 since %3. %4", "a source, its state, a day, and what helps")
                  .arg(shownName(provider), formatStatus(provider),
                       formatDay(*provider.fault->erroredAt, QTimeZone::systemTimeZone()), formatFault(provider))
            : CallWords::tr("%1: %2. %3", "a source, its state, and what helps")
                  .arg(shownName(provider), formatStatus(provider), formatFault(provider));
    }
    return lines;
}

void addSources(SummaryText &text, const CallFacts &facts)
{
    if (!facts.providers)
        return text.fact(CallWords::tr("Sources"), CallWords::tr("not loaded"));
    const auto working = std::ranges::count_if(*facts.providers, std::not_fn(&ConnectedProvider::isInError));
    text.fact(CallWords::tr("Sources"),
              facts.providers->empty()
                  ? CallWords::tr("none connected")
                  : CallWords::tr("%1 of %2 working")
                        .arg(localNumber(qint64(working)), localNumber(qint64(facts.providers->size()))));
}

QStringList actionLines(const CallFacts &facts, const ProviderNameLookup &nameOf)
{
    const auto at = [](const QDateTime &moment) { return localTime(moment.toLocalTime().time()); };
    QStringList lines;
    if (facts.verifiedAt)
        lines += CallWords::tr("%1: caller verified").arg(at(*facts.verifiedAt));
    for (const UserAction &action : facts.actions)
        if (const QString title = textOf(action, nameOf, isCoveredByOutage).title; !title.isEmpty())
            lines += CallWords::tr("%1: %2", "a time and what was done").arg(at(action.at), title);
    return lines;
}

} // namespace

QString callSummary(const CallFacts &facts, SummaryForm form, const ProviderNameLookup &nameOf, const QDateTime &now)
{
    SummaryText text(form);
    text.heading(CallWords::tr("Labdesk summary, %1").arg(localDateTime(now.toTimeZone(QTimeZone::systemTimeZone()))));
    if (!facts.ticket.isEmpty())
        text.code(CallWords::tr("Ticket"), facts.ticket);
    text.fact(CallWords::tr("Environment"),
              CallWords::tr("%1 (%2)", "a connection's name and its environment")
                  .arg(facts.connection.name, formatEnvironment(facts.connection.environment)));
    const User &user = facts.user;
    if (personalDataIn(user.clientUserId) == PersonalData::None)
        text.code(CallWords::tr("Client ID"), user.clientUserId);
    else
        text.fact(CallWords::tr("Client ID"), CallWords::tr("hidden because it looks like personal data"));
    text.code(CallWords::tr("User ID"), user.id.text());
    text.code(CallWords::tr("Link"),
              linkText({.kind = Link::Kind::User, .id = user.id.text(), .service = linkService(facts.connection)}));
    const bool hasZone = user.timeZone && !user.timeZone->id.isEmpty();
    text.fact(CallWords::tr("Time zone"), hasZone ? formatZoneWithId(user.timeZone->id) : CallWords::tr("not set"));
    addSources(text, facts);
    text.list(CallWords::tr("Sources with problems:"),
              problemLines(facts.providers.value_or(std::vector<ConnectedProvider>())));
    text.list(CallWords::tr("Done on this call:"), actionLines(facts, nameOf));
    return text.text();
}

} // namespace labdesk
