// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogframe.h"

#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/environmenttag.h"
#include "widgets/fitscrollarea.h"
#include "widgets/focushandoff.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"
#include "widgets/windowsize.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The body of a dialog: as high as necessary, and scrollable only if the screen is too small.
class BodyScrollArea : public FitScrollArea
{
public:
    explicit BodyScrollArea(QWidget *body) : FitScrollArea(body)
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        markClippedEdges(this);
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return std::min(needed(width), maxSize().height()); }
    QSize sizeHint() const override { return withScrollBar(widget()->sizeHint()); }
    QSize minimumSizeHint() const override { return withScrollBar(widget()->minimumSizeHint()); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            fit();
        return FitScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent *event) override
    {
        FitScrollArea::resizeEvent(event);
        fit();
    }

private:
    int needed(int width) const
    {
        const QLayout *body = widget()->layout();
        return body->hasHeightForWidth() ? body->totalHeightForWidth(width) : body->totalSizeHint().height();
    }

    /// Adds the width of the scroll bar if it is needed.
    QSize withScrollBar(QSize size) const
    {
        const QSize room = maxSize();
        const int bar = needed(size.width()) > room.height() ? verticalScrollBar()->sizeHint().width() : 0;
        return (size + QSize(bar, 0)).boundedTo(room);
    }

    void fit()
    {
        // No scroll bar while the dialog is about to grow: it would make the body narrower, so that lines wrap.
        const QSize room = maxSize();
        const auto bar = [](bool scrolls) { return scrolls ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff; };
        setVerticalScrollBarPolicy(bar(needed(width()) > room.height()));
        setHorizontalScrollBarPolicy(bar(widget()->minimumSizeHint().width() > room.width()));
        updateGeometry(); // scroll areas don't propagate size changes
    }

    /// The screen size minus the title, buttons, and margins. If the parent window is larger than its screen, the
    /// dialog may be, too.
    QSize maxSize() const
    {
        const QWidget *dialog = parentWidget();
        QSize room = availableWindowSize(dialog);
        if (const QWidget *owner = dialog->parentWidget())
            room = room.expandedTo(owner->window()->size());
        const QLayout *all = dialog->layout();
        const QMargins margins = all->contentsMargins();
        int others = margins.top() + margins.bottom();
        for (int i = 0; i < all->count(); ++i) {
            QLayoutItem *item = all->itemAt(i);
            if (item->widget() != this && !item->isEmpty())
                others += item->sizeHint().height() + all->spacing();
        }
        return (room - QSize(margins.left() + margins.right(), others)).expandedTo(QSize(100, 100));
    }
};

} // namespace

DialogFrame::DialogFrame(const QString &title, QWidget *parent)
    : QDialog(parent), m_tag(new EnvironmentTag(this)), m_title(makeLabel({}, TextStyle::Title, this)),
      m_body(new QVBoxLayout), m_buttons(new QHBoxLayout),
      m_cancel(makeButton(tr("Cancel"), ButtonKind::Plain, u"cancelButton"_s, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_tag->setObjectName(u"environmentTag"_s);
    m_tag->hide();
    m_title->setObjectName(u"dialogTitleLabel"_s);
    m_title->setWordWrap(true);
    m_buttons->addStretch(1);
    m_buttons->addWidget(m_cancel);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_tag, 0, Qt::AlignLeft);
    layout->addWidget(m_title);
    auto *body = new QWidget;
    body->setLayout(m_body);
    m_body->setContentsMargins({});
    m_bodyArea = new BodyScrollArea(body);
    layout->addWidget(m_bodyArea);
    // Space left by a hidden message, which stays until typing ends, is below the fields, which stay together.
    layout->addSpacerItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));
    layout->addLayout(m_buttons);
    applyStyle();
    hideFromAccessibility(m_title); // the same as the dialog's name
    m_cancel->setDefault(true);
    connect(m_cancel, &QPushButton::clicked, this, [this] { QDialog::reject(); });
    setTitle(title);
}

void DialogFrame::applyStyle()
{
    const Metrics m = metricsFor(this);
    setMinimumWidth(m.px(520)); // so that paragraphs don't end in single words
    m_body->setSpacing(m.oneAndHalf);
    m_buttons->setSpacing(m.one);
    m_buttons->setContentsMargins(0, m.one, 0, 0);
    layout()->setContentsMargins(m.three, m.px(20), m.three, m.px(20));
    layout()->setSpacing(m.oneAndHalf);
}

void DialogFrame::setTitle(const QString &title)
{
    setWindowTitle(title);
    setHeading(title);
}

void DialogFrame::setHeading(const QString &heading)
{
    setWrappedText(m_title, withUnbrokenIds(heading));
    setAccessibleName(heading);
}

void DialogFrame::setEnvironment(const Connection &connection)
{
    m_tag->setConnection(connection);
    m_tag->show();
}

QLabel *DialogFrame::addText(const QString &text)
{
    QLabel *label = makeLabel({}, TextStyle::Body, this);
    setWrappedText(label, withUnbrokenIds(text));
    if (label->text() != text)
        label->setAccessibleName(text);
    label->setWordWrap(true);
    m_body->addWidget(label);
    return label;
}

void DialogFrame::addBody(QWidget *widget)
{
    m_body->addWidget(widget);
}

void DialogFrame::addBody(QLayout *layout)
{
    m_body->addLayout(layout);
}

void DialogFrame::setBodyExpanding()
{
    static_cast<QBoxLayout *>(layout())->setStretchFactor(m_bodyArea, 1);
}

QPushButton *DialogFrame::setAction(const QString &verb, ButtonKind kind)
{
    if (!m_action) {
        m_action = makeButton(verb, kind, u"actionButton"_s, this);
        m_buttons->addWidget(m_action);
        connect(m_action, &QPushButton::clicked, this, &DialogFrame::actionRequested);
    }
    m_action->setText(verb);
    setButtonKind(m_action, kind);
    return m_action;
}

void DialogFrame::askBeforeDiscarding(std::function<bool()> isSent)
{
    m_isSent = std::move(isSent);
    m_discardMessage = new InlineMessage(Tone::Warn, this);
    m_discardMessage->setObjectName(u"discardMessage"_s);
    m_discardMessage->hide();
    m_body->addWidget(m_discardMessage);
    connect(m_discardMessage, &InlineMessage::buttonClicked, this, [this] { QDialog::reject(); });
}

bool DialogFrame::hasTypedText() const
{
    for (auto field = m_initialTexts.begin(); field != m_initialTexts.end(); ++field)
        if (field.key()->text() != field.value())
            return true;
    return false;
}

void DialogFrame::reject()
{
    if (!m_discardMessage || !hasTypedText() || m_isSent() || m_discardMessage->isVisible())
        return QDialog::reject();
    m_discardMessage->showMessage(Tone::Warn, tr("Discard your changes?"),
                                  tr("Nothing was sent. Press Esc again to discard."), tr("&Discard"));
}

void DialogFrame::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fitHeight();
    connect(windowHandle(), &QWindow::windowStateChanged, this, &DialogFrame::restoreMinimized, Qt::UniqueConnection);
    if (m_discardMessage && m_initialTexts.isEmpty())
        for (QLineEdit *field : findChildren<QLineEdit *>()) {
            m_initialTexts.insert(field, field->text());
            connect(field, &QLineEdit::textChanged, m_discardMessage,
                    &QWidget::hide); // after further input, the next Escape asks again
        }
}

/// On Wayland, the frame drawn by Qt 6.4 always has a minimize button, and a minimized dialog would block its window
/// invisibly. Compositors don't restore it, but they show a new surface.
void DialogFrame::restoreMinimized(Qt::WindowState state)
{
    if (state == Qt::WindowMinimized && isOnWayland())
        QMetaObject::invokeMethod(
            this,
            [this] {
                hide();
                show();
            },
            Qt::QueuedConnection);
}

/// By default, Qt sets the height for the preferred width of the texts, which is less than the dialog's width.
void DialogFrame::fitHeight()
{
    if (testAttribute(Qt::WA_Resized) || !layout()->hasHeightForWidth())
        return;
    resize(width(), layout()->totalHeightForWidth(width()));
    m_fittedHeight = height();
    setAttribute(Qt::WA_Resized, false);
}

/// Grows the dialog if a message appears or a line wraps; the layout alone would only compress its content. Shrinks it
/// afterwards, unless the person has resized it, or is typing, when the buttons would move with every key.
void DialogFrame::updateHeight()
{
    const int newWidth
        = std::max(width(), layout()->totalMinimumSize().width()); // in other languages, texts may be longer
    const int newHeight = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(newWidth) : 0;
    const QWidget *at = focusWidget();
    const bool isTyping = at && at->isEnabled() && at->testAttribute(Qt::WA_InputMethodEnabled);
    const bool isResizedByUser
        = height() > std::max(m_fittedHeight, minimumHeight()); // the layout enforces the minimum height
    const int next = isResizedByUser || isTyping || newHeight == 0 ? std::max(newHeight, height()) : newHeight;
    if (newWidth != width() || next != height())
        resize(newWidth, next);
    if (!isResizedByUser)
        m_fittedHeight = height();
}

bool DialogFrame::focusNextPrevChild(bool next)
{
    return handOffFocus(this) || QDialog::focusNextPrevChild(next);
}

void DialogFrame::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->isAutoRepeat())
        return; // a held key must not confirm anything
    QDialog::keyPressEvent(event);
}

bool DialogFrame::event(QEvent *event)
{
    const bool handled = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest)
        updateHeight();
    return handled;
}

} // namespace labdesk
