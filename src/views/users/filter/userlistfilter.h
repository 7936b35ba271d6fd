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

/// The filter of the user list: the bar, the facets behind a button, and an explanation if nothing matches. The widgets
/// are owned by the layout they are added to.
class UserListFilter : public QObject
{
    Q_OBJECT

public:
    UserListFilter(UserDirectory &directory, UserTableModel &model, QObject *parent);

    UserFilterBar *bar() const { return m_bar; }
    UserFilterEdit *edit() const { return m_edit; }
    UserFacetsPanel *facets() const { return m_facets; }
    UserQuickFilters *quickFilters() const { return m_quickFilters; }
    UserFilterDiagnosis *diagnosis() const { return m_diagnosis; } ///< shown if nothing matches
    QList<QWidget *> tabStops() const;                             ///< the stops after the field, in tab order
    void addToBar(QWidget *widget);                                ///< at the end, visually and in tab order
    /// adds the most frequent values of a column as filters
    void addTopValues(QMenu *menu, UserTableModel::Column column);
    void resetValues() { m_values.reset(); } ///< call when the list changed

Q_SIGNALS:
    void applied(); ///< the model has the new filter

private:
    void apply();
    void showFacets();
    void showCounts();
    void addFaultValues(UserFilterEdit::Values &values) const;
    UserFilterEdit::Values values();

    UserDirectory &m_directory;
    UserTableModel &m_model;
    UserFilterBar *m_bar;
    UserFilterEdit *m_edit;
    QToolButton *m_facetsButton;
    UserFacetsPanel *m_facets;
    UserQuickFilters *m_quickFilters;
    UserFilterDiagnosis *m_diagnosis;
    QWidget *m_lastBarWidget;
    std::optional<UserFilterEdit::Values> m_values; ///< values in the current list; collected on demand
};

} // namespace labdesk
