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

// What the parts tell assistive technology beyond what Qt's widgets tell by themselves. docs/accessibility.md says what
// is heard on each screen.

/// Before the first widget, so that each field is read by an interface of ours; what gives a widget a role sees to it,
/// too. Only the first call counts. The factory installed last is asked first, and Qt's own comes with the application.
void installAccessibility();

/// Gives a painted part a role: without one it is a nameless filler. To be said in its constructor, before its name.
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

/// Nothing is heard of this widget: a decoration, or words that the part around it already says as its own name.
void hideFromAccessibility(QWidget *widget);

/// Has `part` heard as the last child of `around`. For what stands in a row of a view: Qt knows a view's cells only.
void adopt(QWidget *around, QWidget *part);

/// Whether an announced widget was already visible. If so, it must be reported as shown again to be spoken.
enum class Before { Hidden, Showing };

/// Has a widget's name said now, wherever the focus is. Qt 6.4 has no announcement: an alert goes out, and a widget
/// with the role of a notification is said when it appears, or is said to have appeared. From Qt 6.8 on it is announced
/// as well.
void announce(QWidget *widget, Before before);

/// Has words said that a change of state calls for and that no widget appears with: "Privacy mode is on". Of several
/// about one widget only the last is said.
void announceText(QWidget *about, const QString &words);

/// Set to true on a notification by announceFirst().
inline constexpr const char *saidFirstProperty = "saidFirst";
/// Has a notification said when it appears, before anything else that follows: in a moment it is too late.
void announceFirst(QWidget *notification);

/// What a button opens and closes is "expanded" or "collapsed". It is a button and no check box, and of one that can be
/// checked the description follows. Said when it changes under the keyboard: with Qt 6.4 no screen reader hears of a
/// name or a description that changes.
void setDisclosure(QAbstractButton *button);
void describeExpanded(QWidget *button, bool isExpanded);

/// A button that switches between two states and is called by what it does next: "Hide map", "Show map".
void setToggleNames(QAbstractButton *button, const QString &whenOff, const QString &whenOn);

/// The keyboard stays in `field`, and its keys move the current row of `view`, which is said all the same.
void setRowsSpokenFrom(QWidget *field, QAbstractItemView *view);
/// Whether the current row of `view` is where the keyboard is.
bool areRowsSpoken(const QAbstractItemView &view);

/// Announces a count once it has stopped changing, so that a screen reader doesn't speak at every keystroke. Owned by
/// the label that shows it. What is counted the same after it had changed is said again: it answers another question.
class CountAnnouncer : public QObject
{
    Q_OBJECT

public:
    explicit CountAnnouncer(QWidget *label);

    void set(const QString &words); ///< empty: nothing to say any more
    void setRest(std::chrono::milliseconds rest) { m_rest.setInterval(rest); }

Q_SIGNALS:
    void said(const QString &words);

private:
    void say();

    QWidget *m_label;
    QTimer m_rest;
    QString m_words;
};

/// Describes a table by its order ("Sorted by Created, newest first"), and opens the row that assistive technology
/// selects: it cannot make a row the current one. Both from the moment the table has its model.
void setUpTableAccessibility(QTableView *table);
void setHiddenColumns(QTableView *table,
                      const QStringList &titles); ///< there is no room for them: its description says so
/// Makes the row current that assistive technology toggles; Qt only changes its selection. `choose` runs in addition
/// where a click on the row does more.
void setUpListAccessibility(QListView *list, std::function<void(const QModelIndex &)> choose = {});
/// The menu of a button that has nothing else, with an action that opens it: Qt's own does not.
void setMenuOf(QToolButton *button, QMenu *menu);
/// Opened by a key, a menu says nothing before one of its entries is the current one: it begins at the first.
void beginAtFirst(QMenu *menu);
void setUnsortedOrder(QTableView *table, const QString &words); ///< its description while no column sorts it

} // namespace labdesk
