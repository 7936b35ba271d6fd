// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/maskedvalue.h"

#include "output/desktop/clipboard.h"
#include "privacy/sensitive.h"
#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/revealquestion.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Adjacent bullets would merge, so separate them with narrow no-break spaces.
QString spacedMask()
{
    return privacy::masked().split(QString(), Qt::SkipEmptyParts).join(QChar(0x202F));
}

/// Can be focused while its value is shown.
class ValueLabel : public QLabel
{
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QLabel::paintEvent(event);
        if (!hasFocus())
            return;
        QPainter painter(this);
        strokeFocus(painter, rect(), metricsFor(this).radiusControl, tokensFor(this).accent);
    }
};

} // namespace

MaskedValue::MaskedValue(const QString &what, QWidget *parent)
    : QWidget(parent), m_name(what), m_label(new ValueLabel(this)),
      m_copy(makeIconButton(IconName::Copy, tr("Copy %1").arg(what), u"copyRevealedButton"_s, this)),
      m_button(makeButton(tr("Show"), IconName::Eye, ButtonKind::Plain, u"revealButton"_s, this))
{
    m_label->setObjectName(u"maskedLabel"_s);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    setSmall(m_button);
    auto *layout = makeRowLayout(this);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_copy);
    layout->addWidget(m_button);
    keepSizeWhenHidden(m_copy); // keeps the height of the row when the value is shown
    m_copy->setProperty("density", u"small"_s);
    connect(m_copy, &QToolButton::clicked, this, [this] {
        if (!isRevealed())
            return;
        output::copyText(m_value, output::CopySensitivity::Personal);
        Q_EMIT copied();
    });
    setDuration(m_duration);
    connect(&m_tick, &QTimer::timeout, this, &MaskedValue::tick);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (isRevealed())
            return hideValue();
        askBeforeReveal(this, m_name, [this] { reveal(); });
    });
    showState();
}

MaskedValue::~MaskedValue()
{
    if (m_button && !m_button->parent())
        delete m_button;
}

QPushButton *MaskedValue::takeButton()
{
    layout()->removeWidget(m_button);
    m_button->setParent(nullptr);
    return m_button;
}

void MaskedValue::setValue(const QString &value)
{
    m_value = value;
    hideValue();
    showState();
}

QString MaskedValue::notProvided()
{
    return tr("Not provided");
}

void MaskedValue::reveal()
{
    if (m_value.isEmpty())
        return;
    m_secondsLeft = m_duration;
    m_tick.start();
    showState();
    if (m_isCounting) // otherwise the owner announces it for several values
        announceText(this, tr("%1: shown for %Ln second(s)", nullptr, m_duration).arg(m_name));
    Q_EMIT revealed();
}

void MaskedValue::hideValue()
{
    if (!isRevealed())
        return;
    m_secondsLeft = 0;
    m_tick.stop();
    showState();
    Q_EMIT hiddenAgain();
}

void MaskedValue::setCounting(bool counting)
{
    m_isCounting = counting;
    showState();
}

void MaskedValue::setDuration(int seconds, std::chrono::milliseconds second)
{
    m_duration = seconds;
    m_tick.setInterval(second);
}

void MaskedValue::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    hideValue();
}

void MaskedValue::tick()
{
    if (m_secondsLeft <= 1)
        return hideValue();
    --m_secondsLeft;
    showState();
}

void MaskedValue::showState()
{
    const bool shown = isRevealed();
    const bool given = !m_value.isEmpty();
    constexpr qsizetype longestWord = 6; // a longer one, such as an email address, would push the buttons out of view
    m_label->setText(shown ? withBreakOpportunities(m_value, longestWord) : given ? spacedMask() : notProvided());
    setTextStyle(m_label, shown ? TextStyle::Body : TextStyle::Label);
    if (!shown && m_label->hasFocus() && m_button)
        m_button->setFocus();
    m_label->setFocusPolicy(shown ? Qt::TabFocus : Qt::NoFocus);
    m_copy->setVisible(shown);
    m_label->setAccessibleName(shown       ? m_value
                                   : given ? tr("%1, hidden").arg(m_name)
                                           : tr("%1, not provided").arg(m_name));
    if (!m_button)
        return;
    m_button->setVisible(given);
    m_button->setText(!shown             ? tr("Show")
                          : m_isCounting ? tr("Hide · %1\u00a0s").arg(localNumber(m_secondsLeft))
                                         : tr("Hide"));
    m_button->setIcon(labdesk::icon(shown ? IconName::EyeOff : IconName::Eye));
    m_button->setAccessibleName(shown ? tr("Hide %1").arg(m_name) : tr("Show %1").arg(m_name));
    m_button->setAccessibleDescription(tr("Shown for %Ln second(s)", nullptr, m_duration));
}

} // namespace labdesk
