// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace labdesk {

class CountAnnouncer;

/// The head of a list: its title, how many there are, and Reload. In a narrow list the buttons go below.
class ListHeader : public QWidget
{
    Q_OBJECT

public:
    explicit ListHeader(const QString &title, QWidget *parent = nullptr);

    /// "41 of 1,204". `reason`: is said with it, where the list shows why there is nothing.
    void setCount(const QString &count, const QString &reason = {});
    void addAction(QWidget *widget); ///< before Reload, which stands at the end of each list
    QToolButton *reloadButton() const { return m_reload; }
    QList<QWidget *> stops() const; ///< of the keyboard, in the order of reading

Q_SIGNALS:
    void reloadRequested();
    void countRested(); ///< the count has not changed for a moment, and was said

private:
    QLabel *m_title;
    QLabel *m_count;
    CountAnnouncer *m_announcer;
    QToolButton *m_reload;
    QHBoxLayout *m_actions;
};

/// The head of a list panel: the header, and below it what is searched for beside what narrows the list, folded where
/// there is no room. Goes to the top of `list`, whose margins the parts bring themselves; takes the widgets over.
void arrangeListHead(QBoxLayout *list, ListHeader *header, QWidget *search, QWidget *facets);

} // namespace labdesk
