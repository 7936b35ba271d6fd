// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/userrawtab.h"

#include "views/button.h"
#include "views/foldingrow.h"
#include "views/metrics.h"
#include "views/segmentedcontrol.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

UserRawTab::UserRawTab(QWidget *parent)
    : QWidget(parent), m_choice(new SegmentedControl(tr("Answer to show"))),
      m_reveal(makeButton(tr("Show"), IconName::Eye, ButtonKind::Plain, u"rawRevealButton"_s)),
      m_text(new QPlainTextEdit), m_drift(makeLabel(QString(), TextStyle::Small))
{
    const Metrics m = metricsFor(this);
    m_choice->setObjectName(u"rawAnswerControl"_s);
    m_choice->addSegment(tr("User"));
    m_choice->addSegment(tr("Connected providers"));
    m_choice->addSegment(tr("Insurance"));
    m_choice->setCurrentIndex(0);
    m_text->setObjectName(u"rawTextEdit"_s);
    m_text->setAccessibleName(tr("Raw response"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFont(fontOf(TextStyle::Code, this));
    m_text->setProperty("type", u"code"_s);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_drift->setObjectName(u"driftLabel"_s);
    m_drift->setWordWrap(true);
    m_drift->setTextInteractionFlags(Qt::TextSelectableByMouse);

    const auto atItsStart = [](QWidget *part) {
        auto *room = new QWidget;
        auto *row = new QHBoxLayout(room);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(part);
        row->addStretch(1);
        return room;
    };
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.two);
    layout->setSpacing(m.oneAndHalf);
    layout->addWidget(new FoldingRow(atItsStart(m_choice), atItsStart(m_reveal)));
    layout->addWidget(m_drift);
    layout->addWidget(m_text, 1);

    m_hideTimer.setSingleShot(true);
    m_hideTimer.setInterval(30s);
    connect(&m_hideTimer, &QTimer::timeout, this, &UserRawTab::showAnswer);
    connect(m_reveal, &QPushButton::clicked, this, &UserRawTab::toggle);
    connect(m_choice, &SegmentedControl::currentIndexChanged, this, &UserRawTab::showAnswer);
    showAnswer();
}

void UserRawTab::setAnswer(Answer answer, const QByteArray &body, const QStringList &drift, const QString &why)
{
    Shown &shown = m_answers[size_t(answer)];
    if (shown.body == body && shown.drift == drift && shown.why == why)
        return;
    shown = {body, drift, why};
    if (int(answer) == m_choice->currentIndex())
        showAnswer();
}

UserRawTab::Answer UserRawTab::chosen() const
{
    return Answer(m_choice->currentIndex());
}

void UserRawTab::choose(Answer answer)
{
    m_choice->setCurrentIndex(int(answer));
}

void UserRawTab::clear()
{
    m_hideTimer.stop();
    m_answers = {};
    showAnswer();
}

void UserRawTab::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_hideTimer.stop();
    showAnswer();
}

void UserRawTab::toggle()
{
    if (isRevealed()) {
        m_hideTimer.stop();
    } else {
        m_hideTimer.start();
        Q_EMIT revealed();
    }
    showAnswer();
}

privacy::RecordKind UserRawTab::kind() const
{
    switch (chosen()) {
    case Answer::User:
        return privacy::RecordKind::User;
    case Answer::Providers:
        return privacy::RecordKind::ConnectedProviders;
    case Answer::Insurance:
        break;
    }
    return privacy::RecordKind::Insurance; // the strictest
}

void UserRawTab::showAnswer()
{
    const Shown &shown = m_answers[size_t(m_choice->currentIndex())];
    const bool open = isRevealed();
    m_reveal->setText(open ? tr("Hide") : tr("Show"));
    m_reveal->setIcon(icon(open ? IconName::EyeOff : IconName::Eye));
    m_reveal->setAccessibleName(open ? tr("Hide personal values") : tr("Show personal values"));
    m_reveal->setToolTip(open ? tr("Hide personal values") : tr("Show personal values for 30 seconds"));
    m_reveal->setEnabled(!shown.body.isEmpty());
    if (shown.body.isEmpty()) {
        m_text->setPlainText({});
        m_text->setPlaceholderText(shown.why);
    } else {
        const QByteArray text = open ? privacy::prettyJson(shown.body) : privacy::maskedJson(shown.body, kind());
        m_text->setPlaceholderText(
            tr("This answer is not JSON, so nobody can say what in it is personal. Press Show to see it."));
        m_text->setPlainText(QString::fromUtf8(text));
    }
    m_drift->setVisible(!shown.drift.isEmpty());
    m_drift->setText(tr("Outside the known contract: %1").arg(shown.drift.join(u", "_s)));
}

} // namespace labdesk
