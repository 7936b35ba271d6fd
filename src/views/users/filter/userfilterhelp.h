// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/overlay.h"
#include "widgets/suggestionlist.h"

class QListView;

namespace labdesk {

/// Examples for the user filter with their meanings, shown below the field. Clicking one or pressing Enter emits it and
/// closes the help.
class UserFilterHelp : public Overlay
{
    Q_OBJECT

public:
    UserFilterHelp(QWidget *field, QWidget *window);

    QListView *list() const { return m_list; }
    static std::vector<Suggestion> examples();

Q_SIGNALS:
    void exampleChosen(const QString &example);

protected:
    QRect panelRect() const override;
    QWidget *firstFocusWidget() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void choose(const QModelIndex &index);

    QPointer<QWidget> m_field;
    SuggestionModel m_model;
    QListView *m_list;
    QWidget *m_head;
    QWidget *m_footer;
};

} // namespace labdesk
