// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/button.h"

#include "domain/enumtable.h"
#include "widgets/accessibility.h"
#include "widgets/metrics.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The style sheet's name of a kind, and the color of its icon.
constexpr std::pair<ButtonKind, std::pair<QLatin1StringView, IconInk>> kinds[] = {
    {ButtonKind::Plain, {"plain"_L1, IconInk::Ink2}},   {ButtonKind::Primary, {"primary"_L1, IconInk::OnFill}},
    {ButtonKind::Danger, {"danger"_L1, IconInk::Bad}},  {ButtonKind::DangerFilled, {"dangerFilled"_L1, IconInk::OnBad}},
    {ButtonKind::Flat, {"flat"_L1, IconInk::Ink2}},     {ButtonKind::Link, {"link"_L1, IconInk::Accent}},
    {ButtonKind::OnTint, {"onTint"_L1, IconInk::Ink2}},
};
static_assert(isTableOf(kinds, ButtonKind::OnTint));

/// In a button wider than its text, Qt 6.4 separates the icon and text in right-to-left layouts.
class TextButton : public QPushButton
{
public:
    using QPushButton::QPushButton;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        const int spareWidth = width() - sizeHint().width();
        if (!isRightToLeft() || icon().isNull() || spareWidth <= 0)
            return QPushButton::paintEvent(event);
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        painter.drawControl(QStyle::CE_PushButtonBevel, option);
        option.rect = style()
                          ->subElementRect(QStyle::SE_PushButtonContents, &option, this)
                          .adjusted(spareWidth / 2, 0, spareWidth / 2 - spareWidth, 0);
        painter.drawControl(QStyle::CE_PushButtonLabel, option);
    }
};

/// Makes Enter press the focused button, like Space. Qt passes the key to the dialog, whose default button may be
/// another one: with the focus on "Disconnect", the dialog would close without disconnecting.
class EnterKeyFilter : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (!isEnter || (key->modifiers() & ~Qt::KeypadModifier))
            return false;
        if (!key->isAutoRepeat()) // a held key must not confirm anything
            static_cast<QAbstractButton *>(watched)->click();
        return true;
    }
};

void installEnterKeyFilter(QWidget *button)
{
    static auto *enterKeyFilter = new EnterKeyFilter(qApp);
    if (qobject_cast<QAbstractButton *>(button))
        button->installEventFilter(enterKeyFilter);
}

} // namespace

void setButtonKind(QWidget *button, ButtonKind kind)
{
    installEnterKeyFilter(button);
    button->setProperty("kind", QString(entryOf(kinds, kind).first));
    repolish(button);
}

void setButtonIcon(QPushButton *button, IconName iconName, ButtonKind kind)
{
    const Metrics m = metricsFor(button);
    button->setIcon(icon(iconName, entryOf(kinds, kind).second));
    // Style sheets fix the gap between icon and text at four pixels; a wider icon size makes it seven.
    button->setIconSize({m.icon + m.px(3), m.icon});
}

void setSmall(QWidget *button)
{
    button->setProperty("density", u"small"_s);
    repolish(button);
}

QPushButton *makeButton(const QString &text, ButtonKind kind, const QString &objectName, QWidget *parent)
{
    auto *button = new TextButton(text, parent);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    // A click doesn't move the focus; the focus ring is for keyboard use.
    button->setFocusPolicy(Qt::TabFocus);
    setButtonKind(button, kind);
    return button;
}

QPushButton *makeButton(const QString &text, IconName iconName, ButtonKind kind, const QString &objectName,
                        QWidget *parent)
{
    QPushButton *button = makeButton(text, kind, objectName, parent);
    setButtonIcon(button, iconName, kind);
    return button;
}

QToolButton *makeIconButton(IconName iconName, const QString &name, const QString &objectName, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(objectName);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setFocusPolicy(Qt::TabFocus);
    button->setIcon(icon(iconName));
    const int side = metricsFor(button).icon;
    button->setIconSize({side, side});
    setButtonKind(button, ButtonKind::Flat);
    return button;
}

QToolButton *makeFacetButton(const QString &text, const QString &objectName, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(objectName);
    button->setText(text);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setProperty("kind", u"facet"_s);
    installEnterKeyFilter(button);
    const int side = metricsFor(button).iconSmall;
    button->setIconSize({side, side});
    QObject::connect(button, &QToolButton::toggled, button, [button](bool on) {
        button->setIcon(on ? icon(IconName::Check, IconInk::Accent) : QIcon());
        button->setToolButtonStyle(on ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
    });
    repolish(button);
    for (const bool on : {true, false}) {
        button->setChecked(on);
        reserveCurrentWidth(button);
    }
    return button;
}

void reserveCurrentWidth(QAbstractButton *button)
{
    button->ensurePolished();
    button->setMinimumWidth(std::max(button->minimumWidth(), button->sizeHint().width()));
}

void setUnavailable(QWidget *control, const QString &reason)
{
    control->setEnabled(reason.isEmpty());
    control->setToolTip(reason);
    control->setAccessibleDescription(reason);
}

void setUnavailable(QAction *action, const QString &reason)
{
    action->setEnabled(reason.isEmpty());
    action->setToolTip(reason);
    action->setStatusTip(reason);
}

void popUpBelow(const QWidget *button, QMenu *menu)
{
    const int along = button->isRightToLeft() ? button->width() - menu->sizeHint().width() : 0;
    menu->popup(button->mapToGlobal(QPoint(along, button->height())));
}

void openMenuBy(QPushButton *button, QMenu *menu)
{
    setAccessibleRole(button, QAccessible::ButtonMenu);
    selectFirstOnOpen(menu);
    QObject::connect(button, &QPushButton::clicked, menu, [button, menu] { popUpBelow(button, menu); });
}

} // namespace labdesk
