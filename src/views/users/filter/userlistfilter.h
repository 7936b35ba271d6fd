// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/usertablemodel.h"
#include "views/users/filter/userfilteredit.h"

#include <QList>
#include <QObject>

#include <optional>

class QMenu;
class QToolButton;
class QWidget;

namespace labdesk {

class UserDirectory;
class UserFacetsPanel;
class UserFilterBar;
class UserFilterDiagnosis;
class UserQuickFilters;

/// What narrows the user list: the bar, the counts behind its button, and why nobody is left. Whoever lays the parts
/// out owns them.
class UserListFilter : public QObject
{
    Q_OBJECT

public:
    UserListFilter(UserDirectory &directory, UserTableModel &model, QObject *parent);

    UserFilterBar *bar() const { return m_bar; }
    UserFilterEdit *edit() const { return m_edit; }
    UserFacetsPanel *facets() const { return m_facets; }
    UserQuickFilters *quickFilters() const { return m_quick; }
    UserFilterDiagnosis *diagnosis() const { return m_why; }       ///< stands where nobody is left
    QList<QWidget *> stops() const;                                ///< what Tab reaches after the field, in order
    void addToBar(QWidget *widget);                                ///< at the end, by eye and by Tab
    void addTopValues(QMenu *menu, UserTableModel::Column column); ///< the most frequent ones of a column, to filter by
    void forgetValues() { m_values.reset(); }                      ///< another list came

Q_SIGNALS:
    void applied(); ///< the model has another filter

private:
    void apply();
    void showFacets();
    void showCounts();
    void takeFaults(UserFilterEdit::Values &values) const;
    UserFilterEdit::Values values();

    UserDirectory &m_directory;
    UserTableModel &m_model;
    UserFilterBar *m_bar;
    UserFilterEdit *m_edit;
    QToolButton *m_facetsButton;
    UserFacetsPanel *m_facets;
    UserQuickFilters *m_quick;
    UserFilterDiagnosis *m_why;
    QWidget *m_lastInBar;
    std::optional<UserFilterEdit::Values> m_values; ///< of the list that is there; counted when they are wanted
};

} // namespace labdesk
