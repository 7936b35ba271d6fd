// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/nodatamessage.h"

#include "output/desktop/clipboard.h"
#include "session/session.h"
#include "text/localtexts.h"
#include "text/users/nodatatexts.h"
#include "views/common/replyoffers.h"
#include "views/users/detail/reconnectmenu.h"
#include "widgets/outage.h"

#include <QDateTime>
#include <QPointer>
#include <QPushButton>
#include <QTimeZone>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

NoDataMessage::NoDataMessage(Session &session, UserDetails &details, QWidget *parent)
    : InlineMessage(Tone::Warn, parent), m_session(session), m_details(details)
{
    setObjectName(u"noDataAnswerMessage"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    button()->setObjectName(u"noDataDetailsButton"_s);
    hide();
    connect(&details, &UserDetails::opened, this, &NoDataMessage::forget);
    connect(&details, &UserDetails::userChanged, this, &NoDataMessage::evaluate);
    connect(&details, &UserDetails::providersChanged, this, &NoDataMessage::evaluate);
    connect(&session.actions(), &UserActions::changed, this, &NoDataMessage::evaluate);
    connect(&session.providers(), &ProviderCatalog::stateChanged, this, &NoDataMessage::evaluate);
    connect(&outage(), &Outage::changed, this, &NoDataMessage::evaluate);
    evaluate();
}

void NoDataMessage::forget()
{
    hide(); // so that the next message is announced even if its text is the same
    if (m_languageOf != m_details.userId())
        m_language = UserLanguage::English;
    m_finding = {};
    m_step = NoDataStep::Refresh;
    Q_EMIT evaluated();
}

bool NoDataMessage::isWaiting() const
{
    return std::holds_alternative<Loading>(m_details.user()) || std::holds_alternative<Loading>(m_details.providers());
}

void NoDataMessage::evaluate()
{
    if (!readyIn(m_details.user()) || std::holds_alternative<Loading>(m_details.providers()))
        return forget();
    m_finding = findNoDataCause({}, noDataFactsOf(m_session, m_details, QDateTime::currentDateTimeUtc()));
    m_step = stepFor(m_finding);
    const QTimeZone here = QTimeZone::systemTimeZone();
    m_freeAt = m_step == NoDataStep::WaitToRefresh && m_finding.moment
        ? localTime(m_finding.moment->utc.toTimeZone(here).time())
        : QString();
    if (isShownInOverview(m_finding)) {
        const NoDataText text = formatNoData(m_finding, m_language, here);
        const bool hasOther = !text.otherCause.isEmpty() // the window may already report it above all places
            && !(m_finding.nextCause == NoDataCause::ServiceTrouble && outage().isOn());
        const QString more = hasOther ? text.nextStep + u' ' + text.otherCause : text.nextStep;
        showMessage(text.tone, text.sentence, more, tr("Details…"));
        button()->setAccessibleDescription(text.sentence + u' ' + more);
    } else {
        hide();
    }
    Q_EMIT evaluated();
}

void NoDataMessage::take(NoDataStep step)
{
    if (step != m_step)
        return Q_EMIT evaluated(); // the button was for an earlier step
    switch (step) {
    case NoDataStep::Refresh:
    case NoDataStep::WaitToRefresh:
        return;
    case NoDataStep::CopyForUser:
        return copyIn(m_language);
    case NoDataStep::CopyForTicket:
        output::copyText(formatNoData(m_finding, m_language, QTimeZone::systemTimeZone()).ticketText);
        return Q_EMIT toastRequested(tr("Copied the explanation for the ticket."), {}, {});
    case NoDataStep::EditStart:
        return Q_EMIT editRequested(UserField::IngestionStart);
    case NoDataStep::EditEnd:
        return Q_EMIT editRequested(UserField::IngestionEnd);
    }
}

QMenu *NoDataMessage::makeTextsMenu(QWidget *button)
{
    const auto replies = [this] {
        QStringList slugs;
        for (const NoDataSource &source : m_finding.sources)
            slugs += source.slug;
        return replyOffers(m_session, slugs, QDate::currentDate());
    };
    return makeUserTextsMenu(button, u"stepTexts"_s,
                             {.copyMessage = [this](UserLanguage language) { copyIn(language); },
                              .replies = replies,
                              .copyReply = [button](const QString &text) { copyUserText(button, text); }});
}

void NoDataMessage::copyIn(UserLanguage language)
{
    if (m_step != NoDataStep::CopyForUser)
        return Q_EMIT evaluated(); // the menu was for an earlier step
    const auto textIn
        = [this](UserLanguage in) { return formatNoData(m_finding, in, QTimeZone::systemTimeZone()).callerText; };
    m_languageOf = m_details.userId();
    const auto other = language == UserLanguage::English ? UserLanguage::Spanish : UserLanguage::English;
    copyForUser(language, textIn(language), textIn(other));
}

/// The toast offers the other language. Both texts are passed along, because another user may be open by then.
void NoDataMessage::copyForUser(UserLanguage language, const QString &text, const QString &otherText)
{
    if (m_languageOf == m_details.userId())
        m_language = language;
    output::copyText(text);
    const bool isEnglish = language == UserLanguage::English;
    Q_EMIT toastRequested(
        isEnglish ? tr("Copied the message for the user in English.")
                  : tr("Copied the message for the user in Spanish."),
        isEnglish ? u"Español"_s : u"English"_s,
        [self = QPointer(this), other = isEnglish ? UserLanguage::Spanish : UserLanguage::English, text, otherText] {
            if (self)
                self->copyForUser(other, otherText, text);
        });
}

} // namespace labdesk
