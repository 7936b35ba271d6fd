// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace labdesk {

class CountAnnouncer;
class InlineMessage;

/// The header of a list: its title, its count, and Reload. In a narrow list, the buttons are below the title.
class ListHeader : public QWidget
{
    Q_OBJECT

public:
    explicit ListHeader(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// "41 of 1,204". `reason` is announced with it, if the list explains why it is empty.
    void setCount(const QString &count, const QString &reason = {});
    void addAction(QWidget *widget); ///< before Reload, which is always at the end
    QToolButton *reloadButton() const { return m_reload; }
    QList<QWidget *> tabStops() const; ///< focusable widgets, in reading order

Q_SIGNALS:
    void reloadRequested();
    void countSettled(); ///< the count hasn't changed for a moment, and was announced

private:
    QLabel *m_title;
    QLabel *m_count;
    CountAnnouncer *m_announcer;
    QToolButton *m_reload;
    QHBoxLayout *m_actions;
};

/// The list side of a pane, from top to bottom: `header` with `filters` below it (null: none), notices, and the widget
/// with the list, which gets the remaining height. Takes ownership of all.
QWidget *makeListSide(ListHeader *header, QWidget *filters, const QList<InlineMessage *> &notices, QWidget *list);

/// A field that filters the list, with its label close before it.
QWidget *makeLabeledFilter(const QString &label, QWidget *field);

} // namespace labdesk
