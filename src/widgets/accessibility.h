// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

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

/// Announces a count once it has stopped changing, so that a screen reader doesn't speak at every keystroke. Owned by
/// the label that shows it.
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
    QString m_said;
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
void setUnsortedOrder(QTableView *table, const QString &words); ///< its description while no column sorts it

} // namespace labdesk
