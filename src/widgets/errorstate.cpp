// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errorstate.h"

#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/iconlabel.h"
#include "widgets/labelheight.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

ErrorState::ErrorState(QWidget *parent)
    : QWidget(parent), m_icon(new IconLabel(IconName::Bad, IconInk::Bad, metricsFor(this).px(40), this)),
      m_sentence(makeLabel({}, TextStyle::Title, this)), m_cause(makeLabel({}, TextStyle::Body, this)),
      m_nextStep(makeLabel({}, TextStyle::Label, this)),
      m_retry(makeButton(tr("Retry"), IconName::Reload, ButtonKind::Plain, u"retryButton"_s, this)),
      m_act(makeButton({}, ButtonKind::Primary, u"errorActButton"_s, this)),
      m_otherWay(makeButton({}, ButtonKind::Plain, u"otherConnectionButton"_s, this)),
      m_more(makeButton(tr("Show details"), ButtonKind::Link, u"detailsButton"_s, this)),
      m_details(makeLabel({}, TextStyle::Code, this))
{
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::Notification);
    for (QLabel *said : {m_sentence, m_cause, m_nextStep})
        hideFromAccessibility(said);
    setObjectName(u"errorState"_s);
    m_sentence->setObjectName(u"errorSentenceLabel"_s);
    m_cause->setObjectName(u"errorCauseLabel"_s);
    m_nextStep->setObjectName(u"errorNextStepLabel"_s);
    m_details->setObjectName(u"errorDetailsLabel"_s);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto *block = makeColumnLayout(m.half);
    block->addWidget(m_icon);
    block->addSpacing(m.one);
    for (QLabel *label : {m_sentence, m_cause, m_nextStep, m_details}) {
        label->setWordWrap(true);
        if (label != m_details)
            block->addWidget(label);
    }
    auto *buttons = makeRowLayout(m.one);
    buttons->addWidget(m_act);
    buttons->addWidget(m_retry);
    buttons->addWidget(m_otherWay);
    buttons->addWidget(m_more);
    buttons->addStretch(1);
    block->addSpacing(m.oneAndHalf);
    block->addLayout(buttons);
    block->addSpacing(m.half);
    block->addWidget(m_details);
    auto *across = new QHBoxLayout;
    across->addStretch(1);
    across->addLayout(block);
    across->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.two);
    layout->addStretch(2);
    layout->addLayout(across);
    layout->addStretch(3);

    connect(m_retry, &QPushButton::clicked, this, &ErrorState::retryRequested);
    connect(m_act, &QPushButton::clicked, this, [this] { Q_EMIT actRequested(m_actOffered); });
    m_act->hide();
    connect(m_otherWay, &QPushButton::clicked, this, &ErrorState::otherWayRequested);
    m_otherWay->hide();
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
    // The same again would come of it: nothing is sent before something else is entered.
    const bool isHeldBack
        = error.kind == ApiError::Kind::ProxySignInRefused || error.kind == ApiError::Kind::CertificateUnusable;
    showText(text, details.join(u'\n'), retry && !needsKey && !isHeldBack, act);
}

void ErrorState::showText(const ErrorText &text, const QString &details, bool retry, ErrorAct act)
{
    m_sentence->setText(text.sentence);
    m_cause->setText(text.cause);
    m_cause->setVisible(!text.cause.isEmpty());
    m_nextStep->setText(text.nextStep);
    m_nextStep->setVisible(!text.nextStep.isEmpty());
    m_retry->setVisible(retry);
    m_actOffered = act;
    m_act->setText(describe(act));
    m_act->setVisible(act != ErrorAct::None);
    m_details->setText(details);
    m_more->setVisible(!details.isEmpty());
    setDetailsShown(false);
    breakLines();
    setAccessibleName(text.sentence);
    setAccessibleDescription(u"%1 %2"_s.arg(text.cause, text.nextStep).trimmed());
}

void ErrorState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    breakLines();
}

void ErrorState::breakLines()
{
    const int room = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    for (QLabel *label : {m_sentence, m_cause, m_nextStep, m_details})
        breakLinesAt(*label, std::clamp(room, 1, fontMetrics().averageCharWidth() * 56));
    placeIcon();
}

void ErrorState::placeIcon()
{
    // In a low place the words need the room more.
    int words
        = layout()->contentsMargins().top() + layout()->contentsMargins().bottom() + 2 * m_retry->sizeHint().height();
    for (const QLabel *label : {m_sentence, m_cause, m_nextStep, m_details})
        words += label->isHidden() ? 0 : label->heightForWidth(label->width());
    m_icon->setVisible(words + 2 * m_icon->height() < height()); // and what lies between them
}

QSize ErrorState::minimumSizeHint() const
{
    const Metrics m = metricsFor(this);
    int buttons = m_more->isHidden() ? 0 : m_more->sizeHint().width();
    for (const QPushButton *button : {m_act, m_retry, m_otherWay})
        buttons += button->isHidden() ? 0 : button->sizeHint().width() + m.one;
    const int icon
        = m_icon->isHidden() ? 0 : m_icon->height() + layout()->spacing(); // goes where there is no room for it
    return {std::max(m.px(200), buttons + 2 * m.three), QWidget::minimumSizeHint().height() - icon};
}

void ErrorState::setOtherWay(const QString &text)
{
    m_otherWay->setText(text);
    m_otherWay->setVisible(!text.isEmpty());
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
