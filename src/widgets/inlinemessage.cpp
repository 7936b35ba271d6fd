// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inlinemessage.h"

#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/icon.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/repaint.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

InlineMessage::InlineMessage(Tone tone, QWidget *parent)
    : QFrame(parent), m_tone(tone), m_icon(new QLabel(this)), m_sentence(makeLabel({}, TextStyle::Body, this)),
      m_secondLine(makeLabel({}, TextStyle::Small, this)), m_texts(new QVBoxLayout),
      m_button(makeButton({}, ButtonKind::OnTint, u"messageButton"_s, this))
{
    repaintWithChildren(this);
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::Notification);
    for (QLabel *label : {m_icon, m_sentence, m_secondLine})
        hideFromAccessibility(label); // the message itself has the same text
    setObjectName(u"inlineMessage"_s);
    m_sentence->setObjectName(u"messageLabel"_s);
    m_sentence->setWordWrap(true);
    m_secondLine->setWordWrap(true);
    allowSingleLine(*m_sentence);
    allowSingleLine(*m_secondLine);
    m_secondLine->hide();
    setSmall(m_button);
    m_button->hide();
    m_icon->setFixedSize(m.iconLarge, m.iconLarge);

    m_texts->setSpacing(m.px(2));
    m_texts->addWidget(m_sentence);
    m_texts->addWidget(m_secondLine);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(m.oneAndHalf, m.px(9), m.oneAndHalf, m.px(9));
    layout->setSpacing(m.px(10));
    layout->addWidget(m_icon, 0, Qt::AlignVCenter);
    layout->addLayout(m_texts, 1);
    layout->addWidget(m_button, 0, Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(m_button, &QPushButton::clicked, this, &InlineMessage::buttonClicked);
}

InlineMessage::InlineMessage(Tone tone, const QString &sentence, QWidget *parent) : InlineMessage(tone, parent)
{
    setSentence(sentence);
}

void InlineMessage::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void InlineMessage::setEdgeToEdge(bool edgeToEdge)
{
    m_isEdgeToEdge = edgeToEdge;
    const Metrics m = metricsFor(this);
    const int beside = edgeToEdge ? m.two : m.oneAndHalf; // a message from edge to edge is aligned with the lists below
    layout()->setContentsMargins(beside, m.px(9), beside, m.px(9));
    update();
}

void InlineMessage::setSentence(const QString &sentence)
{
    m_words = sentence;
    setWrappedText(m_sentence, withUnbrokenIds(sentence));
    setAccessibleName(sentence);
}

QString InlineMessage::sentence() const
{
    return m_words;
}

void InlineMessage::setSecondLine(const QString &line)
{
    setVisualSecondLine(line);
    setAccessibleDescription(line);
}

void InlineMessage::setVisualSecondLine(const QString &line)
{
    setWrappedText(m_secondLine, withUnbrokenIds(line));
    m_secondLine->setVisible(!line.isEmpty());
    layout()->setAlignment(m_icon, line.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop);
}

void InlineMessage::setButton(const QString &text)
{
    m_button->setText(text);
    m_button->setVisible(!text.isEmpty());
}

void InlineMessage::showMessage(Tone tone, const QString &sentence, const QString &secondLine, const QString &button)
{
    const Before before = isHidden() ? Before::Hidden : Before::Showing;
    const bool changed = isHidden() || sentence != m_words;
    setTone(tone);
    setSentence(sentence);
    setSecondLine(secondLine);
    setButton(button);
    show();
    if (changed)
        announce(this, before);
}

void InlineMessage::showOutcome(Tone tone, const QString &sentence, const QString &secondLine)
{
    m_words.clear();
    showMessage(tone, sentence, secondLine);
}

/// Moves the button below the text if it would make the text too narrow.
void InlineMessage::placeButton()
{
    const Metrics m = metricsFor(this);
    auto *row = static_cast<QHBoxLayout *>(layout());
    const int words = width() - m.iconLarge - m_button->sizeHint().width() - 2 * m.oneAndHalf - 2 * row->spacing();
    const bool below = !m_button->isHidden() && words < m.px(260);
    if (below == (m_texts->indexOf(m_button) >= 0))
        return;
    m_texts->setSpacing(below ? m.half : m.px(2));
    (below ? static_cast<QLayout *>(row) : m_texts)->removeWidget(m_button);
    if (below)
        m_texts->addWidget(m_button, 0, Qt::AlignLeading);
    else
        row->addWidget(m_button, 0, Qt::AlignVCenter);
}

bool InlineMessage::event(QEvent *event)
{
    const bool ends = event->type() == QEvent::DeferredDelete;
    const bool handled = QFrame::event(event);
    if (ends)
        return handled; // deleted
    if (isHidden() && testAttribute(Qt::WA_WState_ExplicitShowHide))
        return handled; // most messages stay hidden; measured when shown
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        placeButton();
    limitHeightToContents(*this, *event);
    return handled;
}

namespace {

/// Takes no space while its message is hidden, unlike other layouts, which keep their margins.
class NoticeRow : public QVBoxLayout
{
public:
    QSize sizeHint() const override { return isEmpty() ? QSize(0, 0) : QVBoxLayout::sizeHint(); }
    QSize minimumSize() const override { return isEmpty() ? QSize(0, 0) : QVBoxLayout::minimumSize(); }
};

} // namespace

QLayout *makeNoticeRow(InlineMessage *message)
{
    const Metrics m = metricsFor(message);
    auto *row = new NoticeRow;
    row->setContentsMargins(m.two, 0, m.two, m.oneAndHalf); // the widget above has its own margin
    row->addWidget(message);
    return row;
}

void InlineMessage::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    QPainter painter(this);
    if (m_isEdgeToEdge)
        painter.fillRect(rect(), toneBackground(t, m_tone));
    else
        fillTinted(painter, rect(), metricsFor(this).radiusGroup, toneBackground(t, m_tone), t);
    if (m_isEdgeToEdge && t.highContrast)
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.edge);
    // Next to the first line, even if the sentence wraps.
    const QFontMetrics words = m_sentence->fontMetrics();
    const QRect text = m_sentence->contentsRect().translated(m_sentence->pos());
    const int textHeight
        = words.boundingRect(QRect(0, 0, text.width(), 0), Qt::TextWordWrap, m_sentence->text()).height();
    const int firstLine = text.top() + (text.height() - textHeight) / 2 + words.height() / 2;
    QRect mark = m_icon->geometry();
    mark.moveTop(firstLine - mark.height() / 2);
    paintIcon(&painter, toneIcon(m_tone), mark, toneInk(t, m_tone));
}

} // namespace labdesk
