// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/lockscreen.h"

#include "domain/connection.h"
#include "shell/passphrasefield.h"
#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/environmenttag.h"
#include "widgets/iconlabel.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/repaint.h"

#include <QApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

LockScreen::LockScreen(Kind kind, QWidget *window, QWidget *content)
    : QWidget(window), m_kind(kind), m_window(window), m_content(content),
      m_focus(QApplication::focusWidget() ? QApplication::focusWidget() : window->focusWidget())
{
    repaintWithChildren(this);
    setObjectName(u"coverScreen"_s);
    setAccessibleName(tr("Locked"));
    setAccessibleRole(this, QAccessible::Dialog);
    setProperty("overlay", true); // overlaps other widgets on purpose
    build();
    coverOtherWindows();
    content->hide();
    setGeometry(window->rect());
    raise();
    show();
    (kind == Kind::Lock ? static_cast<QWidget *>(m_passphrase) : m_showAgain)->setFocus(Qt::OtherFocusReason);
    qApp->installEventFilter(this);
}

void LockScreen::build()
{
    const Metrics m = metricsFor(this);
    const bool isLock = m_kind == Kind::Lock;
    m_image = new IconLabel(isLock ? IconName::Lock : IconName::EyeOff, IconInk::Accent, m.px(34), this);
    hideFromAccessibility(m_image);
    QLabel *title = makeLabel(accessibleName(), TextStyle::Display, this);
    title->setObjectName(u"coverTitleLabel"_s);
    m_tag = new EnvironmentTag(this);
    m_tag->setObjectName(u"coverEnvironmentTag"_s);
    m_tag->hide();
    const auto makeWrapped = [&](const QString &words, TextStyle style, const QString &name) {
        QLabel *label = makeLabel(words, style, this);
        label->setObjectName(name);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        label->setFixedWidth(m.px(376));
        if (words.isEmpty())
            label->hide();
        return label;
    };
    m_jobs = makeWrapped({}, TextStyle::Strong, u"coverJobsLabel"_s);
    QLabel *text = makeWrapped(tr("No passphrase is set, so anyone at this computer can unlock Labdesk."),
                               TextStyle::Body, u"coverTextLabel"_s);
    m_note = makeWrapped({}, TextStyle::Small, u"coverNoteLabel"_s);
    m_note->setFixedHeight(m_note->fontMetrics().height());
    text->setFixedHeight(text->heightForWidth(m.px(376))); // a centered label would get the height of one line
    if (isLock)                                            // same height, so that both kinds have the same layout
        text->setText(tr("All loaded data was cleared from memory."));
    setAccessibleDescription(text->text());
    hideFromAccessibility(title); // the cover has the same accessible name and description
    hideFromAccessibility(text);
    m_showAgain = makeButton(tr("Unlock"), IconName::Unlock, ButtonKind::Primary, u"showAgainButton"_s, this);
    m_showAgain->setVisible(!isLock);
    connect(m_showAgain, &QPushButton::clicked, this, &LockScreen::backRequested);

    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(0);
    layout->addStretch(2);
    layout->addSpacing(m.px(27)); // the disk behind the drawing
    for (const auto &[part, below] : std::initializer_list<std::pair<QWidget *, int>>{{m_image, m.px(26)},
                                                                                      {title, m.oneAndHalf},
                                                                                      {m_tag, m.oneAndHalf},
                                                                                      {m_jobs, m.one},
                                                                                      {text, m.oneAndHalf},
                                                                                      {m_showAgain, 0}}) {
        layout->addWidget(part, 0, Qt::AlignHCenter);
        layout->addSpacing(below);
    }
    m_spacer = new QSpacerItem(0, isLock ? 0 : captionHeight() + m.one + m.controlSmall); // the passphrase's space
    layout->addItem(m_spacer);
    if (isLock)
        buildPassphrase(*layout);
    buildMessage(*layout);
    layout->addSpacing(m.one);
    layout->addWidget(m_note, 0, Qt::AlignHCenter);
    layout->addStretch(4);
    keepSizeWhenHidden(m_note); // prevents a change of layout when these are shown or hidden
    if (m_forget)
        keepSizeWhenHidden(m_forget);
}

void LockScreen::buildMessage(QVBoxLayout &layout)
{
    m_message = new InlineMessage(Tone::Warn, this);
    m_message->setObjectName(u"coverMessage"_s);
    m_message->setMinimumWidth(metricsFor(this).px(376));
    m_message->hide();
    connect(m_message, &InlineMessage::buttonClicked, this, [this] {
        if (m_needsKeyring)
            Q_EMIT continueWithoutKeyRequested();
        else if (asksToForget()) {
            m_forgetting = Forgetting::Running;
            setChecking(true);
            showMessage();
            Q_EMIT forgetKeysRequested();
        }
    });
    m_messageArea = new QWidget(this);
    auto *column = makeColumnLayout(m_messageArea);
    auto *row = new QHBoxLayout; // a layout instead of an alignment, which would limit its height to one line
    row->addStretch(1);
    row->addWidget(m_message, 100);
    row->addStretch(1);
    column->addLayout(row);
    column->addStretch(1);
    layout.addSpacing(metricsFor(this).half);
    layout.addWidget(m_messageArea);
}

/// The additional height of a passphrase field compared to a button.
int LockScreen::captionHeight() const
{
    return QFontMetrics(fontOf(TextStyle::Label, this)).height() + metricsFor(this).half;
}

void LockScreen::buildPassphrase(QVBoxLayout &layout)
{
    const Metrics m = metricsFor(this);
    m_entry = new QWidget(this);
    m_entry->setFixedWidth(m.px(376));
    auto *row = makeRowLayout(m_entry);
    m_field = new PassphraseField(tr("Passphrase"), u"passphraseEdit"_s, m_entry);
    m_passphrase = m_field->edit();
    m_passphrase->setContextMenuPolicy(Qt::NoContextMenu); // nothing may appear above the cover
    connect(m_field, &PassphraseField::keyPressed, this, &LockScreen::showMessage);
    m_unlock = makeButton(tr("Unlock"), ButtonKind::Primary, u"unlockButton"_s, m_entry);
    row->addWidget(m_field, 1);
    row->addWidget(m_unlock, 0, Qt::AlignBottom);
    layout.addWidget(m_entry, 0, Qt::AlignHCenter);
    m_forget = makeButton(tr("Forget keys…"), ButtonKind::Link, u"forgetKeysButton"_s, this);
    layout.addSpacing(m.one);
    layout.addWidget(m_forget, 0, Qt::AlignHCenter);
    connect(m_unlock, &QPushButton::clicked, this, &LockScreen::backRequested);
    connect(m_passphrase, &QLineEdit::textEdited, this, [this] {
        m_forgetting = Forgetting::No;
        m_wasIncorrect = m_wasIncorrect && m_waitSeconds > 0;
        showMessage();
    });
    connect(m_forget, &QPushButton::clicked, this, [this] {
        m_forgetting = asksToForget() ? Forgetting::No : Forgetting::Asked;
        showMessage();
    });
}

void LockScreen::setConnection(const Connection &connection)
{
    m_tag->setConnection(connection);
    m_tag->show();
}

void LockScreen::setJobs(const QString &words)
{
    m_jobs->setText(words);
    m_jobs->setVisible(!words.isEmpty());
    m_jobs->setFixedHeight(std::max(0, m_jobs->heightForWidth(m_jobs->width())));
}

void LockScreen::addNote(const QString &text)
{
    if (m_notes.contains(text))
        return;
    m_notes += text;
    m_note->setText(m_notes.join(u'\n'));
    m_note->show();
    m_note->setFixedHeight(m_note->heightForWidth(m_note->width()));
    setAccessibleDescription(u"%1 %2"_s.arg(accessibleDescription(), text));
}

QString LockScreen::takePassphrase()
{
    return m_field ? m_field->take() : QString();
}

void LockScreen::setChecking(bool checking)
{
    // Disabling the focus widget would move the focus to the button that forgets the keys, and the user, still typing,
    // could press it.
    if ((checking || m_waitSeconds > 0) && m_passphrase && (m_passphrase->hasFocus() || m_unlock->hasFocus()))
        setFocus(Qt::OtherFocusReason);
    checking = checking || m_forgetting == Forgetting::Running; // the wait may end meanwhile
    for (QWidget *part :
         {static_cast<QWidget *>(m_passphrase), static_cast<QWidget *>(m_unlock), static_cast<QWidget *>(m_showAgain)})
        if (part)
            part->setEnabled(!checking && m_waitSeconds == 0);
    if (m_forget)
        m_forget->setEnabled(!checking);
    if (!checking && m_waitSeconds == 0 && m_passphrase && m_entry->isVisible())
        m_passphrase->setFocus(Qt::OtherFocusReason);
}

void LockScreen::refuse()
{
    m_wasIncorrect = true;
    if (asksToForget())
        m_forgetting = Forgetting::No;
    setChecking(false);
    showMessage();
}

void LockScreen::setWaitSeconds(int seconds)
{
    if (m_needsKeyring || std::exchange(m_waitSeconds, seconds) == seconds)
        return;
    setChecking(false);
    showMessage();
}

void LockScreen::askForKeyring()
{
    m_needsKeyring = true;
    m_waitSeconds = 0; // the passphrase was correct
    setChecking(false);
    if (m_entry) {
        m_entry->hide();
        m_forget->hide();
        m_spacer->changeSize(0, captionHeight());
    }
    m_showAgain->setText(tr("Try again"));
    setButtonIcon(m_showAgain, IconName::Reload, ButtonKind::Primary);
    m_showAgain->setVisible(true);
    m_showAgain->setFocus(Qt::OtherFocusReason);
    showMessage();
}

void LockScreen::tellKeysRemain()
{
    m_forgetting = Forgetting::Failed;
    setChecking(false);
    showMessage();
}

void LockScreen::showMessage()
{
    const QString capsLockText = m_field && m_field->isCapsLockOn() ? tr("Caps Lock is on.") : QString();
    if (m_needsKeyring)
        m_message->showMessage(Tone::Warn, tr("Couldn’t read this connection’s key."),
                               tr("The keychain may be locked. Unlock it and try again."),
                               tr("Continue without the key"));
    else if (m_forgetting == Forgetting::Running)
        m_message->showMessage(Tone::Info, tr("Forgetting keys…"));
    else if (m_forgetting == Forgetting::Failed)
        m_message->showMessage(Tone::Bad, tr("A key may still be in the keychain, so the passphrase stays."),
                               tr("Unlock the keychain, or delete “labdesk” in your keychain app, and try again."),
                               tr("Try again"));
    else if (m_forgetting == Forgetting::Asked)
        m_message->showMessage(
            Tone::Warn, tr("Forget all keys and the passphrase?"),
            tr("Keys are also removed from the keychain, and unfinished jobs end. Settings are kept."),
            tr("Forget keys"));
    else if (m_wasIncorrect)
        m_message->showMessage(Tone::Bad,
                               capsLockText.isEmpty() ? tr("Incorrect passphrase.")
                                                      : tr("Incorrect passphrase. %1").arg(capsLockText));
    else if (m_waitSeconds == 0 && !capsLockText.isEmpty())
        m_message->showMessage(Tone::Warn, capsLockText);
    else
        m_message->setVisible(m_waitSeconds > 0);
    // Shown with any message, because it explains why the field is disabled.
    const QString wait = tr("Try again in %1\u00a0s.").arg(localNumber(m_waitSeconds));
    if (m_passphrase)
        m_passphrase->setPlaceholderText(m_waitSeconds > 0 && asksToForget() ? wait : QString());
    if (m_waitSeconds == 0 || m_forgetting != Forgetting::No)
        return;
    if (!m_wasIncorrect)
        m_message->showMessage(Tone::Bad, tr("Too many incorrect attempts."));
    m_message->setVisualSecondLine(wait);
}

/// Hides other content: dialogs are restored later; menus and tooltips are closed.
void LockScreen::coverOtherWindows()
{
    QToolTip::hideText();
    while (QWidget *popup = QApplication::activePopupWidget())
        if (!popup->close())
            break;
    for (QWidget *other : QApplication::topLevelWidgets())
        hideWindow(other);
}

void LockScreen::hideWindow(QWidget *other)
{
    if (other == m_window || !other->isVisible() || other->property("staysOverCover").toBool())
        return;
    if (qobject_cast<QDialog *>(other) || other->property("comesBackAfterCover").toBool())
        m_hiddenWindows += other;
    other->hide(); // hidden instead of closed, to restore its state
}

void LockScreen::dismiss()
{
    qApp->removeEventFilter(this);
    hide();
    if (m_content)
        m_content->show();
    Q_EMIT uncovered();
    for (const auto &dialog : std::as_const(m_hiddenWindows))
        if (dialog)
            dialog->show();
    if (m_focus) {
        m_focus->window()->activateWindow();
        m_focus->setFocus(Qt::OtherFocusReason);
    }
    deleteLater();
}

bool LockScreen::eventFilter(QObject *watched, QEvent *event)
{
    auto *widget = qobject_cast<QWidget *>(watched);
    if (widget == m_window && event->type() == QEvent::Resize)
        setGeometry(m_window->rect());
    else if (widget && widget->isWindow() && event->type() == QEvent::Show)
        // Queued, because showing the window continues after this event.
        QMetaObject::invokeMethod(
            this,
            [this, other = QPointer<QWidget>(widget)] {
                if (other)
                    hideWindow(other);
            },
            Qt::QueuedConnection);
    else if (widget && event->type() == QEvent::ToolTip && widget->window() != m_window)
        return true;
    return QWidget::eventFilter(watched, event);
}

void LockScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return (m_showAgain->isVisible() ? m_showAgain : m_unlock)->click();
    QWidget::keyPressEvent(event);
}

/// The message is as wide as the field above it, or wider if the window is low, for fewer lines. Its space is reserved
/// while it is empty, so that the content above doesn't move; in a tall window, also for a question and its button.
void LockScreen::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Metrics m = metricsFor(this);
    m_message->setMaximumWidth(m.px(height() < m.px(540) ? 460 : 376));
    m_messageArea->setMinimumHeight(m.px(height() < m.px(700) ? 100 : 124));
}

void LockScreen::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    const Metrics m = metricsFor(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle = QPointF(m_image->geometry().center()) + QPointF(0.5, 0.5);
    painter.fillRect(rect(), t.window); // a gradient between the two grays would show banding

    // Fades out towards the text, which has no background.
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
