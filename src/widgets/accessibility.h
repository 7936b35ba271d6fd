// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

class QAbstractButton;
class QAbstractItemView;
class QListView;
class QMenu;
class QModelIndex;
class QTableView;
class QToolButton;
class QWidget;

namespace labdesk {

// Additions to the accessibility of Qt's widgets. docs/accessibility.md describes what screen readers say on each
// screen.

/// Call this before creating widgets, so that text fields get our accessible interface; functions that set a role call
/// it, too. Only the first call has an effect. The factory installed last is asked first, and Qt installs its own with
/// the application.
void installAccessibility();

/// Gives a custom-painted widget a role; without one, it is a nameless filler. Call this in its constructor, before
/// setting its name.
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

/// Hides a widget from assistive technology, if it is decorative or its parent's name says the same.
void hideFromAccessibility(QWidget *widget);

/// Exposes `part` as the last child of `around`. Needed for widgets in a row of a view, since Qt exposes only a view's
/// cells.
void setAccessibleChild(QWidget *around, QWidget *part);

/// Whether an announced widget was already visible. If so, it must be reported as shown again to be spoken.
enum class Before { Hidden, Showing };

/// Announces a widget's name, wherever the focus is. Qt 6.4 has no announcements, so this sends an alert; in addition,
/// a widget with the notification role is spoken when it appears or is reported as shown. With Qt 6.8 and later, it is
/// also announced.
void announce(QWidget *widget, Before before);

/// Announces a change of state that isn't shown by a new widget: "Privacy mode is on". If there are several about the
/// same widget, only the last one is spoken.
void announceText(QWidget *about, const QString &words);

/// Dynamic property of notifications, set by announceFirst().
inline constexpr const char *announcedFirstProperty = "saidFirst";
/// Announces a notification as soon as it appears, before other pending events, for texts that would soon be out of
/// date.
void announceFirst(QWidget *notification);

/// Makes a button that opens and closes something report "expanded" or "collapsed" in its description. Its role is a
/// button instead of a check box. If it has the focus, a change is announced, because with Qt 6.4 screen readers don't
/// notice changes of names or descriptions.
void setDisclosure(QAbstractButton *button);
void describeExpanded(QWidget *button, bool isExpanded);

/// For a button that switches between two states and is named after its next action: "Hide map", "Show map".
void setToggleNames(QAbstractButton *button, const QString &nameIfOff, const QString &nameIfOn);

/// For a field that keeps the focus while its keys move the current row of `view`: the row is announced anyway.
void setAnnouncedFrom(QWidget *field, QAbstractItemView *view);
/// Whether changes of the view's current row should be announced.
bool areRowsAnnounced(const QAbstractItemView &view);

/// Announces a count once it has stopped changing, so that a screen reader doesn't speak at every keystroke. Owned by
/// the label that shows it. If the count changes and returns to the same value, it is announced again, as it answers a
/// new query.
class CountAnnouncer : public QObject
{
    Q_OBJECT

public:
    explicit CountAnnouncer(QWidget *label);

    void set(const QString &words); ///< empty: nothing to announce
    void setDelay(std::chrono::milliseconds rest) { m_delay.setInterval(rest); }

Q_SIGNALS:
    void announced(const QString &words);

private:
    void say();

    QWidget *m_label;
    QTimer m_delay;
    QString m_words;
};

/// Describes a table by its sort order ("Sorted by Created, newest first"), and makes a row selected by assistive
/// technology the current one, which it can't do itself. Both work once the table has a model.
void setUpTableAccessibility(QTableView *table);
void setHiddenColumns(QTableView *table,
                      const QStringList &titles); ///< columns hidden for lack of space, for the description
/// Makes a row toggled by assistive technology the current one; Qt only changes the selection. `choose` is called in
/// addition, if a click on a row does more than that.
void setUpListAccessibility(QListView *list, std::function<void(const QModelIndex &)> choose = {});
/// Sets the menu of a menu button, with an accessible action to open it, which Qt lacks.
void setMenuOf(QToolButton *button, QMenu *menu);
/// Activates the first entry of a menu opened by a key: screen readers say nothing until an entry is active.
void selectFirstOnOpen(QMenu *menu);
void setUnsortedOrder(QTableView *table, const QString &words); ///< the description while no column sorts it

} // namespace labdesk
