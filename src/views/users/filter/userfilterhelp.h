// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/overlay.h"
#include "widgets/suggestionlist.h"

class QListView;

namespace labdesk {

/// What can be typed into the filter of users: examples and what they find, right below the field. One that is chosen,
/// by a click or with Enter, is announced and closes it.
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
    QWidget *m_foot;
};

} // namespace labdesk
