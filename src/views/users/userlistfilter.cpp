// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userlistfilter.h"

#include "models/usertablemodel.h"
#include "session/userdirectory.h"
#include "store/userfacets.h"
#include "views/users/userfacetspanel.h"
#include "views/users/userfilterbar.h"
#include "views/users/userfilterdiagnosis.h"
#include "views/users/userfiltermenu.h"
#include "widgets/button.h"

#include <QToolButton>

using namespace Qt::StringLiterals;

namespace labdesk {

UserListFilter::UserListFilter(UserDirectory &directory, UserTableModel &model, QObject *parent)
    : QObject(parent), m_directory(directory), m_model(model), m_bar(new UserFilterBar), m_edit(m_bar->edit()),
      m_facetsButton(makeIconButton(IconName::Filter, tr("Show counts"), u"facetsButton"_s)),
      m_chartsButton(makeIconButton(IconName::Chart, tr("User charts…"), u"chartsButton"_s)),
      m_facets(new UserFacetsPanel), m_why(new UserFilterDiagnosis), m_lastInBar(m_chartsButton)
{
    m_facetsButton->setCheckable(true);
    m_facetsButton->setProperty("kept", true); // over a restart
    m_bar->addWidget(m_facetsButton);
    m_bar->addWidget(m_chartsButton);
    m_facets->hide();
    m_edit->setValues([this] { return values(); });
    connect(m_bar, &UserFilterBar::queryChanged, this, &UserListFilter::apply);
    connect(m_facetsButton, &QToolButton::toggled, this, &UserListFilter::showFacets);
    connect(m_chartsButton, &QToolButton::clicked, this, &UserListFilter::chartsRequested);
    connect(m_facets, &UserFacetsPanel::termToggled, this, &UserListFilter::toggleTerm);
    connect(m_why, &UserFilterDiagnosis::dropRequested, m_edit, &QLineEdit::setText);
    connect(&m_model, &UserTableModel::counted, this, &UserListFilter::showCounts);
}

QList<QWidget *> UserListFilter::stops() const
{
    return QList<QWidget *>{m_edit->clearButton(), m_bar->helpButton(), m_facetsButton, m_chartsButton}
    + m_facets->stops();
}

void UserListFilter::addToBar(QWidget *widget)
{
    m_bar->addWidget(widget);
    QWidget::setTabOrder(m_lastInBar, widget);
    m_lastInBar = widget;
}

void UserListFilter::apply()
{
    m_why->clear(); // of another filter
    m_model.setFilter(m_bar->query());
    m_facets->setQuery(m_bar->query());
    Q_EMIT applied();
}

void UserListFilter::showFacets(bool on)
{
    setButtonKind(m_facetsButton, on ? ButtonKind::Plain : ButtonKind::Flat);
    m_facets->setVisible(on);
    m_model.setFacetsWanted(on);
    showCounts();
}

void UserListFilter::showCounts()
{
    if (m_model.facets())
        m_facets->setFacets(*m_model.facets());
    if (!m_model.isBusy())
        m_why->explain(m_model.query(), m_model.hindrances());
}

void UserListFilter::toggleTerm(const QString &term)
{
    m_edit->remember();
    m_edit->setText(withTerm(m_edit->text(), term));
}

void UserListFilter::focus()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

UserFilterEdit::Values UserListFilter::values()
{
    if (!m_values) {
        const std::optional<UserFacets> all = countFacets(m_directory.store().snapshot());
        m_values.emplace();
        for (const UserFacets::Count &source : all->sources)
            if (!source.value.isEmpty())
                m_values->slugs += source.value;
        for (const UserFacets::Count &zone : all->zones)
            if (!zone.value.isEmpty())
                m_values->zones += zone.value;
    }
    return *m_values;
}

} // namespace labdesk
