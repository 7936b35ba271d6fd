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

/// The body of a dialog: as tall as it needs to be, and scrolled only where the screen is smaller than that.
class BodyRoom : public FitScrollArea
{
public:
    explicit BodyRoom(QWidget *body) : FitScrollArea(body)
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        markClippedEdges(this);
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return std::min(needed(width), most().height()); }
    QSize sizeHint() const override { return withBar(widget()->sizeHint()); }
    QSize minimumSizeHint() const override { return withBar(widget()->minimumSizeHint()); }

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

    /// Where it scrolls, the bar takes room beside it.
    QSize withBar(QSize size) const
    {
        const QSize room = most();
        const int bar = needed(size.width()) > room.height() ? verticalScrollBar()->sizeHint().width() : 0;
        return (size + QSize(bar, 0)).boundedTo(room);
    }

    void fit()
    {
        // No bar while the dialog is about to grow: it would make the body narrower, and its lines more.
        const QSize room = most();
        const auto bar = [](bool scrolls) { return scrolls ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff; };
        setVerticalScrollBarPolicy(bar(needed(width()) > room.height()));
        setHorizontalScrollBarPolicy(bar(widget()->minimumSizeHint().width() > room.width()));
        updateGeometry(); // a scrolled widget keeps to itself that it needs more room
    }

    /// What the screen leaves beside title, buttons and margins. A window that is larger than its screen may have a
    /// dialog that is, too.
    QSize most() const
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
    m_room = new BodyRoom(body);
    layout->addWidget(m_room);
    // What is left when a message goes while somebody types stays below: the fields keep together.
    layout->addSpacerItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));
    layout->addLayout(m_buttons);
    applyStyle();
    hideFromAccessibility(m_title); // the dialog's own name
    m_cancel->setDefault(true);
    connect(m_cancel, &QPushButton::clicked, this, [this] { QDialog::reject(); });
    setTitle(title);
}

void DialogFrame::applyStyle()
{
    const Metrics m = metricsFor(this);
    setMinimumWidth(m.px(520)); // paragraphs end in more than one word
    m_body->setSpacing(m.oneAndHalf);
    m_buttons->setSpacing(m.one);
    m_buttons->setContentsMargins(0, m.one, 0, 0);
    layout()->setContentsMargins(m.three, m.px(20), m.three, m.px(20));
    layout()->setSpacing(m.oneAndHalf);
}

void DialogFrame::setTitle(const QString &title)
{
    m_title->setText(withWholeIds(title));
    setWindowTitle(title);
    setAccessibleName(title);
}

void DialogFrame::setEnvironment(const Connection &connection)
{
    m_tag->setConnection(connection);
    m_tag->show();
}

QLabel *DialogFrame::addText(const QString &text)
{
    QLabel *label = makeLabel(withWholeIds(text), TextStyle::Body, this);
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

void DialogFrame::letBodyGrow()
{
    static_cast<QBoxLayout *>(layout())->setStretchFactor(m_room, 1);
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
    m_discard = new InlineMessage(Tone::Warn, this);
    m_discard->setObjectName(u"discardMessage"_s);
    m_discard->hide();
    m_body->addWidget(m_discard);
    connect(m_discard, &InlineMessage::buttonClicked, this, [this] { QDialog::reject(); });
}

bool DialogFrame::holdsTyped() const
{
    for (auto field = m_shownWith.begin(); field != m_shownWith.end(); ++field)
        if (field.key()->text() != field.value())
            return true;
    return false;
}

void DialogFrame::reject()
{
    if (!m_discard || !holdsTyped() || m_isSent() || m_discard->isVisible())
        return QDialog::reject();
    m_discard->showMessage(Tone::Warn, tr("Discard your changes?"), tr("Nothing was sent. Press Esc again to discard."),
                           tr("&Discard"));
}

void DialogFrame::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fitHeight();
    connect(windowHandle(), &QWindow::windowStateChanged, this, &DialogFrame::undoMinimizing, Qt::UniqueConnection);
    if (m_discard && m_shownWith.isEmpty())
        for (QLineEdit *field : findChildren<QLineEdit *>()) {
            m_shownWith.insert(field, field->text());
            connect(field, &QLineEdit::textChanged, m_discard,
                    &QWidget::hide); // gone on with: the next Escape asks again
        }
}

/// The frame that Qt 6.4 draws on Wayland has its button to minimize whatever flags a dialog has, and what is in front
/// of a window stays in front of it unseen. A compositor brings nothing back; a new surface is seen.
void DialogFrame::undoMinimizing(Qt::WindowState state)
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

/// Unasked for, a window is as high as its words need at the width that they like, which is less than the dialog's.
void DialogFrame::fitHeight()
{
    if (testAttribute(Qt::WA_Resized) || !layout()->hasHeightForWidth())
        return;
    resize(width(), layout()->totalHeightForWidth(width()));
    m_fittedHeight = height();
    setAttribute(Qt::WA_Resized, false);
}

/// A message that appears, or a line that wraps, makes the dialog taller; a layout alone only squeezes what is there.
/// When it goes, the height goes with it: not one that a person gave the dialog, and not while somebody types, which
/// would move the buttons with every key.
void DialogFrame::followHeight()
{
    const int wide = std::max(width(), layout()->totalMinimumSize().width()); // longer words, in another language
    const int high = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wide) : 0;
    const QWidget *at = focusWidget();
    const bool isTyping = at && at->isEnabled() && at->testAttribute(Qt::WA_InputMethodEnabled);
    const bool isChosen
        = height() > std::max(m_fittedHeight, minimumHeight()); // the layout has pushed it to its least height
    const int next = isChosen || isTyping || high == 0 ? std::max(high, height()) : high;
    if (wide != width() || next != height())
        resize(wide, next);
    if (!isChosen)
        m_fittedHeight = height();
}

bool DialogFrame::focusNextPrevChild(bool next)
{
    return handOffFocus(this) || QDialog::focusNextPrevChild(next);
}

void DialogFrame::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->isAutoRepeat())
        return; // a key held down answers no question
    QDialog::keyPressEvent(event);
}

bool DialogFrame::event(QEvent *event)
{
    const bool handled = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest)
        followHeight();
    return handled;
}

} // namespace labdesk
