// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errorstate.h"

#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/iconlabel.h"

#include <QLabel>
#include <QLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

ErrorState::ErrorState(QWidget *parent)
    : StatePage(IconName::Bad, IconInk::Bad, 56, parent),
      m_sentence(makeLine(TextStyle::Title, u"errorSentenceLabel"_s)),
      m_cause(makeLine(TextStyle::Body, u"errorCauseLabel"_s)),
      m_nextStep(makeLine(TextStyle::Label, u"errorNextStepLabel"_s)),
      m_retry(makeButton(tr("Try again"), IconName::Reload, ButtonKind::Plain, u"retryButton"_s, this)),
      m_act(makeButton({}, ButtonKind::Primary, u"errorActButton"_s, this)),
      m_secondButton(makeButton({}, ButtonKind::Plain, u"otherConnectionButton"_s, this)),
      m_more(makeButton(tr("Show details"), ButtonKind::Link, u"detailsButton"_s, this)),
      m_details(makeLine(TextStyle::Code, u"errorDetailsLabel"_s))
{
    setAccessibleRole(this, QAccessible::Notification);
    for (QLabel *said : {m_sentence, m_cause, m_nextStep})
        hideFromAccessibility(said);
    setObjectName(u"errorState"_s);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    arrange({m_sentence, m_cause, m_nextStep}, {m_act, m_retry, m_secondButton, m_more}, m_details);
    connect(m_retry, &QPushButton::clicked, this, &ErrorState::retryRequested);
    connect(m_act, &QPushButton::clicked, this, [this] { Q_EMIT actRequested(m_offeredAct); });
    m_act->hide();
    connect(m_secondButton, &QPushButton::clicked, this, &ErrorState::secondActionRequested);
    m_secondButton->hide();
    connect(m_more, &QPushButton::clicked, this, [this] { setDetailsShown(m_details->isHidden()); });
    setDetailsShown(false);
}

void ErrorState::showError(const ApiError &error, ErrorSubject subject)
{
    present(error, describe(error, subject), true, actFor(error, subject));
}

void ErrorState::showError(const ApiError &error, const ErrorText &text, bool retry)
{
    present(error, text, retry, actFor(error));
}

void ErrorState::present(const ApiError &error, const ErrorText &text, bool retry, ErrorAct act)
{
    QStringList details;
    if (error.httpStatus != 0)
        details += tr("Status %1.").arg(error.httpStatus);
    if (!error.serverMessage.isEmpty())
        details += tr("The service said: %1").arg(error.serverMessage);
    for (const FieldProblem &problem : error.problems)
        details += u"%1: %2"_s.arg(problem.loc.join(u'.'), problem.message);
    if (!error.detail.isEmpty())
        details += error.detail;
    if (error.tries > 0)
        details += tr("Tried %Ln time(s).", nullptr, error.tries);
    const bool needsKey = error.kind == ApiError::Kind::NoCredential;
    // Retrying would have the same result: nothing is sent until something else is entered.
    const bool isRetryWithheld
        = error.kind == ApiError::Kind::ProxySignInRefused || error.kind == ApiError::Kind::CertificateUnusable;
    showText(text, details.join(u'\n'), retry && !needsKey && !isRetryWithheld, act);
}

void ErrorState::showText(const ErrorText &text, const QString &details, bool retry, ErrorAct act)
{
    m_sentence->setText(text.sentence);
    m_cause->setText(text.cause);
    m_cause->setVisible(!text.cause.isEmpty());
    m_nextStep->setText(text.nextStep);
    m_nextStep->setVisible(!text.nextStep.isEmpty());
    m_retry->setVisible(retry);
    m_offeredAct = act;
    m_act->setText(describe(act));
    m_act->setVisible(act != ErrorAct::None);
    m_details->setText(details);
    m_more->setVisible(!details.isEmpty());
    setDetailsShown(false);
    placeIcon();
    setAccessibleName(text.sentence);
    setAccessibleDescription(u"%1 %2"_s.arg(text.cause, text.nextStep).trimmed());
}

void ErrorState::resizeEvent(QResizeEvent *event)
{
    StatePage::resizeEvent(event);
    placeIcon();
}

/// In a low page, the texts need the icon's space.
void ErrorState::placeIcon()
{
    const QMargins margins = layout()->contentsMargins();
    int words = margins.top() + margins.bottom() + 2 * m_retry->sizeHint().height();
    for (const QLabel *label : {m_sentence, m_cause, m_nextStep, m_details})
        words += label->isHidden() ? 0 : label->heightForWidth(width() - margins.left() - margins.right());
    icon()->setVisible(words + 2 * icon()->height() < height()); // including the space between them
}

int ErrorState::spareHeight() const
{
    return icon()->isHidden() ? 0 : icon()->height() + layout()->spacing();
}

void ErrorState::setSecondAction(const QString &text)
{
    m_secondButton->setText(text);
    m_secondButton->setVisible(!text.isEmpty());
}

QString ErrorState::sentence() const
{
    return m_sentence->text();
}

void ErrorState::setDetailsShown(bool shown)
{
    m_details->setVisible(shown);
    m_more->setText(shown ? tr("Hide details") : tr("Show details"));
}

} // namespace labdesk
