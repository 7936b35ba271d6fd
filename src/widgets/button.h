// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QPushButton>
#include <QToolButton>

class QMenu;

namespace labdesk {

/// How heavy a button is. One Primary a pane; DangerFilled only in the dialog that destroys something.
enum class ButtonKind { Plain, Primary, Danger, DangerFilled, Flat, Link, OnTint };

/// Sets the style sheet's `kind`, for buttons that come from a form too.
void setButtonKind(QWidget *button, ButtonKind kind);
/// A drawing before the text, in the ink of the kind and at its distance; for buttons that come from a form.
void setButtonIcon(QPushButton *button, IconName iconName, ButtonKind kind);
/// 26 instead of 30 high.
void setSmall(QWidget *button);

/// `objectName` is the button's name in forms and tests; its text is its accessible name.
QPushButton *makeButton(const QString &text, ButtonKind kind, const QString &objectName, QWidget *parent = nullptr);
QPushButton *makeButton(const QString &text, IconName iconName, ButtonKind kind, const QString &objectName,
                        QWidget *parent = nullptr);
/// A flat button that shows only a drawing. `name` is spoken and shown as tooltip.
QToolButton *makeIconButton(IconName iconName, const QString &name, const QString &objectName,
                            QWidget *parent = nullptr);
/// A round chip that can be switched on: a facet of a filter.
QToolButton *makeFacetButton(const QString &text, const QString &objectName, QWidget *parent = nullptr);

/// Sets the minimum width to what the current text needs. Call it once for each text that the button can have, so that
/// changing the text doesn't move its neighbors.
void reserveCurrentWidth(QAbstractButton *button);

/// Says why a control cannot be used: tooltip and accessible description, disabled. An empty reason enables it.
void setUnavailable(QWidget *control, const QString &reason);

/// From right to left at the right edge of the button.
void popUpBelow(const QWidget *button, QMenu *menu);
/// The menu opens below the button. Not setMenu(): from right to left a styled button leaves its words no room beside
/// an arrow that is not there.
void openMenuBy(QPushButton *button, QMenu *menu);

} // namespace labdesk
