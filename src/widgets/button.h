// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QPushButton>
#include <QToolButton>

class QAction;
class QMenu;

namespace labdesk {

/// The visual weight of a button. One Primary per pane; DangerFilled only in the dialog that destroys something.
enum class ButtonKind { Plain, Primary, Danger, DangerFilled, Flat, Link, OnTint };

/// Sets the style sheet's `kind`, also for buttons from a .ui file.
void setButtonKind(QWidget *button, ButtonKind kind);
/// Sets an icon in the color and at the distance of the kind, also for buttons from a .ui file.
void setButtonIcon(QPushButton *button, IconName iconName, ButtonKind kind);
/// Sets a height of 26 instead of 30.
void setSmall(QWidget *button);

/// `objectName` is for forms and tests; the text is the accessible name.
QPushButton *makeButton(const QString &text, ButtonKind kind, const QString &objectName, QWidget *parent = nullptr);
QPushButton *makeButton(const QString &text, IconName iconName, ButtonKind kind, const QString &objectName,
                        QWidget *parent = nullptr);
/// A flat button with an icon only. `name` is its accessible name and tooltip.
QToolButton *makeIconButton(IconName iconName, const QString &name, const QString &objectName,
                            QWidget *parent = nullptr);
/// A rounded toggle button for a facet of a filter.
QToolButton *makeFacetButton(const QString &text, const QString &objectName, QWidget *parent = nullptr);

/// Sets the minimum width to what the current text needs. Call it once for each text that the button can have, so that
/// changing the text doesn't move its neighbors.
void reserveCurrentWidth(QAbstractButton *button);

/// Disables a control, with the reason in its tooltip and accessible description. An empty reason enables it.
void setUnavailable(QWidget *control, const QString &reason);
/// The same for an action of a menu, whose tooltips must be visible.
void setUnavailable(QAction *action, const QString &reason);

/// Opens a menu below a button; in right-to-left layouts, aligned to its right edge.
void popUpBelow(const QWidget *button, QMenu *menu);
/// Makes a button open a menu below it. Not with setMenu(), which in right-to-left layouts takes space from the text
/// for an invisible arrow.
void openMenuBy(QPushButton *button, QMenu *menu);

} // namespace labdesk
