// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/segmentedcontrol.h"

#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/painting.h"
#include "widgets/repaint.h"
#include "widgets/theme.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

class Segment : public QAbstractButton
{
public:
    explicit Segment(const QString &text, QWidget *parent) : QAbstractButton(parent)
    {
        setText(text);
        setCheckable(true);
        setAccessibleRole(this, QAccessible::RadioButton);
        setFocusPolicy(Qt::NoFocus);
        setCursor(Qt::ArrowCursor);
    }

    QSize sizeHint() const override
    {
        const Metrics m = metricsFor(this);
        const int text
            = QFontMetrics(fontOf(TextStyle::Strong, this)).horizontalAdvance(withoutMnemonic(QAbstractButton::text()));
        return {std::max(text + 2 * m.oneAndHalf, m.px(40)), m.control};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Metrics m = metricsFor(this);
        const Tokens &t = tokensFor(this);
        QPainter painter(this);
        const QRectF inside = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        if (isChecked())
            fillRounded(painter, inside, m.px(5), t.select);
        else if (underMouse() && isEnabled())
            fillRounded(painter, inside.adjusted(1.5, 1.5, -1.5, -1.5), m.half, t.hover);
        if (isChecked())
            strokeRounded(painter, rect(), m.radiusControl, hasFocus() ? t.ink : t.accent, hasFocus() ? 2 : 1.75);
        painter.setFont(fontOf(isChecked() ? TextStyle::Strong : TextStyle::Body, this));
        painter.setPen(!isEnabled() ? t.ink3 : isChecked() ? t.accent : t.ink2);
        painter.drawText(rect(), int(Qt::AlignCenter) | mnemonicFlags(this), text());
    }
    void enterEvent(QEnterEvent *) override { update(); }
    void leaveEvent(QEvent *) override { update(); }
};

} // namespace

SegmentedControl::SegmentedControl(const QString &name, QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_layout(new QHBoxLayout(this))
{
    repaintWithChildren(this);
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(name);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::clicked);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        // Tab moves to the selected segment, arrow keys to the others.
        m_group->button(id)->setFocusPolicy(on ? Qt::TabFocus : Qt::NoFocus);
        update(); // no separators next to the selected segment
        if (on)
            Q_EMIT currentIndexChanged(id);
    });
}

void SegmentedControl::setLabel(QLabel *label)
{
    buddyWithChecked(label, this, m_group);
}

int SegmentedControl::addSegment(const QString &text, const QString &accessibleName)
{
    const int index = count();
    auto *segment = new Segment(text, this);
    segment->setObjectName(u"segment%1Button"_s.arg(index));
    segment->setAccessibleName(accessibleName.isEmpty() ? withoutMnemonic(text) : accessibleName);
    segment->installEventFilter(this);
    m_layout->addWidget(segment);
    m_group->addButton(segment, index);
    if (index == 0) {
        const QSignalBlocker quiet(m_group);
        segment->setChecked(true);
        segment->setFocusPolicy(Qt::TabFocus);
    }
    return index;
}

void SegmentedControl::setSegmentText(int index, const QString &text)
{
    QAbstractButton *segment = m_group->button(index);
    if (!segment || segment->text() == text)
        return;
    segment->setText(text);
    segment->setAccessibleName(withoutMnemonic(text));
    segment->updateGeometry();
}

int SegmentedControl::count() const
{
    return static_cast<int>(m_group->buttons().size());
}

int SegmentedControl::currentIndex() const
{
    return m_group->checkedId();
}

void SegmentedControl::setCurrentIndex(int index)
{
    if (QAbstractButton *segment = m_group->button(index))
        segment->setChecked(true);
}

void SegmentedControl::setSegmentEnabled(int index, bool enabled)
{
    if (QAbstractButton *segment = m_group->button(index))
        segment->setEnabled(enabled);
}

void SegmentedControl::setSegmentShown(int index, bool shown)
{
    QAbstractButton *segment = m_group->button(index);
    if (!segment || segment->isHidden() != shown)
        return;
    segment->setVisible(shown);
    update();
}

/// The next selectable segment in that direction; `from` may be out of range.
int SegmentedControl::nextEnabled(int from, int step) const
{
    for (int at = from + step; at >= 0 && at < count(); at += step)
        if (const QAbstractButton *segment = m_group->button(at); segment->isEnabled() && !segment->isHidden())
            return at;
    return -1;
}

bool SegmentedControl::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int at = m_group->id(static_cast<QAbstractButton *>(watched));
    const int rightStep = isRightToLeft() ? -1 : 1; // arrow keys follow the visual order
    int to = -1;
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Left:
        to = nextEnabled(at, -rightStep);
        break;
    case Qt::Key_Right:
        to = nextEnabled(at, rightStep);
        break;
    case Qt::Key_Up:
        to = nextEnabled(at, -1);
        break;
    case Qt::Key_Down:
        to = nextEnabled(at, 1);
        break;
    case Qt::Key_Home:
        to = nextEnabled(-1, 1);
        break;
    case Qt::Key_End:
        to = nextEnabled(count(), -1);
        break;
    default:
        return QWidget::eventFilter(watched, event);
    }
    if (QAbstractButton *segment = m_group->button(to)) {
        segment->setChecked(true);
        segment->setFocus(Qt::TabFocusReason);
    }
    return true;
}

void SegmentedControl::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    const Metrics m = metricsFor(this);
    QPainter painter(this);
    fillRounded(painter, rect(), m.radiusControl, t.base);
    strokeRounded(painter, rect(), m.radiusControl, t.line);
    int before = -1; // the previous visible segment
    for (int i = 0; i < count(); ++i) {
        if (m_group->button(i)->isHidden())
            continue;
        const int neighbor = std::exchange(before, i);
        if (neighbor < 0 || i == currentIndex() || neighbor == currentIndex())
            continue; // the selected segment has an outline
        const QRect segment = m_group->button(i)->geometry();
        painter.fillRect(QRect(isRightToLeft() ? segment.right() : segment.left(), 1, 1, height() - 2), t.hair);
    }
}

} // namespace labdesk
