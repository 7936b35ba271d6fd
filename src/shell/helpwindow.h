// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/helppages.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QToolButton;

namespace labdesk {

class CountAnnouncer;
class HelpView;
class ListDetailPane;
class SearchField;

/// F1: the guide, in a window of its own, available offline. Has no parent, so that it can be read while a dialog is
/// open.
class HelpWindow : public QWidget
{
    Q_OBJECT

public:
    HelpWindow();

    void showPage(const QString &name); ///< ignores an unknown name
    QString page() const;               ///< the name of the current page

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fillList();
    void layOut();
    void listen();
    void search(const QString &words);
    void goToNextMatch();
    void followPage();
    void open(const QListWidgetItem *item);
    QListWidgetItem *itemOf(const QString &name) const;

    HelpPages m_pages;
    QToolButton *m_back;
    SearchField *m_search;
    QLabel *m_count;
    CountAnnouncer *m_announcer;
    QListWidget *m_list;
    HelpView *m_view;
    ListDetailPane *m_listDetail;
};

} // namespace labdesk
