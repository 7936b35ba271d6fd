// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/coverscreen.h"

#include "views/button.h"
#include "views/ear.h"
#include "views/iconlabel.h"
#include "views/metrics.h"
#include "views/painting.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QPainterPath>
#include <QPushButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

CoverScreen::CoverScreen(QWidget *window, QWidget *content)
    : QWidget(window)
    , m_window(window)
    , m_content(content)
    , m_focus(QApplication::focusWidget() ? QApplication::focusWidget() : window->focusWidget())
{
    setObjectName(u"coverScreen"_s);
    setAccessibleName(tr("Hidden"));
    speakAs(this, QAccessible::Dialog);
    setProperty("overlay", true); // lies over the rest on purpose
    build();
    coverRest();
    content->hide();
    setGeometry(window->rect());
    raise();
    show();
    m_again->setFocus(Qt::OtherFocusReason);
    qApp->installEventFilter(this);
}

void CoverScreen::build()
{
    const Metrics m = metricsFor(this);
    m_drawing = new IconLabel(IconName::EyeOff, IconInk::Accent, m.px(34), this);
    leaveOut(m_drawing);
    QLabel *title = makeLabel(tr("Hidden"), TextStyle::Display, this);
    title->setObjectName(u"coverTitleLabel"_s);
    QLabel *text = makeLabel(tr("What was on the screen is hidden, and nothing else: this is no protection. Anybody at this computer "
                                "can show it again."),
                             TextStyle::Body, this);
    text->setObjectName(u"coverTextLabel"_s);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    text->setFixedWidth(m.px(376));
    text->setFixedHeight(text->heightForWidth(m.px(376))); // centered it would get the height of one line
    setAccessibleDescription(text->text());
    leaveOut(title); // what the cover says by itself
    leaveOut(text);
    m_note = makeLabel({}, TextStyle::Small, this);
    m_note->setObjectName(u"coverNoteLabel"_s);
    m_note->hide();
    m_again = makeButton(tr("Show again"), IconName::Eye, ButtonKind::Primary, u"showAgainButton"_s, this);
    connect(m_again, &QPushButton::clicked, this, &CoverScreen::lift);

    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(0);
    layout->addStretch(2);
    layout->addSpacing(m.px(27)); // the disk around the drawing
    for (const auto &[part, below] : std::initializer_list<std::pair<QWidget *, int>>{
             {m_drawing, m.px(49)}, {title, m.two}, {text, m.three}, {m_again, m.three}, {m_note, 0}}) {
        layout->addWidget(part, 0, Qt::AlignHCenter);
        layout->addSpacing(below);
    }
    layout->addStretch(4);
}

void CoverScreen::addNote(const QString &text)
{
    m_note->setText(text);
    m_note->show();
    setAccessibleDescription(u"%1 %2"_s.arg(accessibleDescription(), text));
}

/// What else can be read: dialogs come back, menus and tooltips are of the moment.
void CoverScreen::coverRest()
{
    QToolTip::hideText();
    while (QWidget *popup = QApplication::activePopupWidget())
        if (!popup->close())
            break;
    for (QWidget *other : QApplication::topLevelWidgets())
        hideWindow(other);
}

void CoverScreen::hideWindow(QWidget *other)
{
    if (other == m_window || !other->isVisible() || other->property("staysOverCover").toBool())
        return;
    if (qobject_cast<QDialog *>(other) || other->property("comesBackAfterCover").toBool())
        m_away += other;
    other->hide(); // not closed: it is as it was when it comes back
}

void CoverScreen::lift()
{
    qApp->removeEventFilter(this);
    hide();
    if (m_content)
        m_content->show();
    Q_EMIT lifted();
    for (const auto &dialog : std::as_const(m_away))
        if (dialog)
            dialog->show();
    if (m_focus) {
        m_focus->window()->activateWindow();
        m_focus->setFocus(Qt::OtherFocusReason);
    }
    deleteLater();
}

bool CoverScreen::eventFilter(QObject *watched, QEvent *event)
{
    auto *widget = qobject_cast<QWidget *>(watched);
    if (widget == m_window && event->type() == QEvent::Resize)
        setGeometry(m_window->rect());
    else if (widget && widget->isWindow() && event->type() == QEvent::Show)
        // Not from within its showing, which would go on.
        QMetaObject::invokeMethod(
            this, [this, other = QPointer<QWidget>(widget)] { if (other) hideWindow(other); }, Qt::QueuedConnection);
    else if (widget && event->type() == QEvent::ToolTip && widget->window() != m_window)
        return true;
    return QWidget::eventFilter(watched, event);
}

void CoverScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return m_again->click();
    QWidget::keyPressEvent(event);
}

QPoint CoverScreen::middleOfRings() const
{
    return m_drawing->geometry().center();
}

void CoverScreen::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    const Metrics m = metricsFor(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle = QPointF(middleOfRings()) + QPointF(0.5, 0.5);
    QRadialGradient light(middle, m.px(760));
    light.setColorAt(0, t.base);
    light.setColorAt(1, t.window);
    painter.fillRect(rect(), light);

    // Fading out towards the words, which stand on nothing.
    QLinearGradient ink(0, middle.y() - m.px(120), 0, middle.y() + m.px(56));
    QColor gone = t.hair;
    gone.setAlpha(0);
    ink.setColorAt(0, t.hair);
    ink.setColorAt(1, gone);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QBrush(ink), 1.25));
    static constexpr std::array radii = {120, 190, 272, 366, 472, 590, 720};
    for (const int radius : radii)
        painter.drawEllipse(middle, m.px(radius), m.px(radius));
    painter.setPen(QPen(t.hair, 1.25));
    painter.setBrush(t.base);
    painter.drawEllipse(middle, m.px(44), m.px(44));
}

} // namespace labdesk
