// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/filter/userlistfilter.h"

#include "domain/knownvalues.h"
#include "session/userdirectory.h"
#include "store/userfacets.h"
#include "store/userorder.h"
#include "text/localtexts.h"
#include "views/users/filter/userfacetspanel.h"
#include "views/users/filter/userfilterbar.h"
#include "views/users/filter/userfilterdiagnosis.h"
#include "views/users/filter/userfilterterms.h"
#include "views/users/filter/userquickfilters.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/mnemonic.h"
#include "widgets/tools.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {
constexpr qsizetype maxMenuValues = 8;
}

UserListFilter::UserListFilter(UserDirectory &directory, UserTableModel &model, QObject *parent)
    : QObject(parent), m_directory(directory), m_model(model), m_bar(new UserFilterBar), m_edit(m_bar->edit()),
      m_facetsButton(makeIconButton(IconName::Filter, tr("Show counts"), u"facetsButton"_s)),
      m_facets(new UserFacetsPanel), m_quickFilters(new UserQuickFilters(directory.store())),
      m_diagnosis(new UserFilterDiagnosis), m_lastBarWidget(m_facetsButton)
{
    m_facetsButton->setCheckable(true);
    setToggleNames(m_facetsButton, tr("Show counts"), tr("Hide counts"));
    m_facetsButton->setProperty("kept", true); // across restarts
    m_bar->addWidget(m_facetsButton);
    setTool(m_facetsButton);
    m_facets->hide();
    m_edit->setValues([this] { return values(); });
    connect(m_bar, &UserFilterBar::queryChanged, this, &UserListFilter::apply);
    connect(m_facetsButton, &QToolButton::toggled, this, &UserListFilter::showFacets);
    connect(&tools(), &Tools::shownChanged, this, &UserListFilter::showFacets);
    connect(m_facets, &UserFacetsPanel::termToggled, m_bar, &UserFilterBar::toggleTerm);
    connect(m_quickFilters, &UserQuickFilters::termToggled, m_bar, &UserFilterBar::toggleTerm);
    connect(m_diagnosis, &UserFilterDiagnosis::removalRequested, m_bar, &UserFilterBar::setFilter);
    connect(&directory.store(), &UserStore::faultsChanged, this, &UserListFilter::resetValues);
    connect(&m_model, &UserTableModel::counted, this, &UserListFilter::showCounts);
}

QList<QWidget *> UserListFilter::tabStops() const
{
    return QList<QWidget *>{m_edit->clearButton(), m_bar->helpButton(), m_facetsButton} + m_quickFilters->tabStops()
        + m_facets->tabStops();
}

void UserListFilter::addToBar(QWidget *widget)
{
    m_bar->addWidget(widget);
    QWidget::setTabOrder(m_lastBarWidget, widget);
    m_lastBarWidget = widget;
}

void UserListFilter::apply()
{
    m_diagnosis->clear(); // the explanation was for the previous filter
    m_model.setFilter(m_bar->query());
    m_facets->setQuery(m_bar->query());
    m_quickFilters->setQuery(m_bar->query(), m_bar->terms());
    Q_EMIT applied();
}

void UserListFilter::showFacets()
{
    const bool on = m_facetsButton->isChecked() && !m_facetsButton->isHidden();
    setButtonKind(m_facetsButton, on ? ButtonKind::Plain : ButtonKind::Flat);
    m_facets->setVisible(on);
    m_model.setFacetsEnabled(on);
    showCounts();
}

void UserListFilter::showCounts()
{
    if (m_model.facets())
        m_facets->setFacets(*m_model.facets());
    if (!m_model.isBusy())
        m_diagnosis->explain(m_model.query(), m_model.blockingTerms());
}

void UserListFilter::addTopValues(QMenu *menu, UserTableModel::Column column)
{
    using Column = UserTableModel::Column;
    if (column != Column::Sources && column != Column::Zone)
        return;
    const bool isSource = column == Column::Sources;
    const UserFilterEdit::Values all = values();
    const auto add = [&](const QString &name, const QString &term) {
        QAction *action = menu->addAction(escapeMnemonic(name), this, [this, term] { m_bar->toggleTerm(term); });
        action->setCheckable(true);
        action->setChecked(hasTerm(m_bar->query(), term));
    };
    menu->addSection(tr("Filter by"));
    add(isSource ? tr("No source") : tr("No time zone"), isSource ? u"src:none"_s : u"tz:none"_s);
    const QStringList &top = isSource ? all.slugs : all.zones;
    for (const QString &value : top.first(std::min(maxMenuValues, top.size()))) {
        const UserFilterEdit::Known known = all.known.value(value);
        const QString name = !isSource ? zonePlace(value) : known.name.isEmpty() ? value : known.name;
        add(tr("%1 (%2)", "a value, how many users have it").arg(name, localNumber(known.users)),
            termFor(isSource ? UserQuery::Field::Source : UserQuery::Field::Zone, value));
    }
    menu->addSeparator();
}

void UserListFilter::addFaultValues(UserFilterEdit::Values &values) const
{
    const auto count = [&values](known::List list, const QString &slug) {
        if (!slug.isEmpty())
            values.knownFaults.insert(slug, {known::nameOf(list, slug), values.knownFaults.value(slug).users + 1});
    };
    for (const SeenFaults &seen : m_directory.store().snapshot().faults())
        for (const SourceFault &fault : seen.faults) {
            count(known::List::Providers, fault.slug);
            count(known::List::ConnectionErrors, fault.type);
        }
    values.faults = values.knownFaults.keys();
    std::ranges::sort(values.faults, [&values](const QString &a, const QString &b) {
        const UserRow left = values.knownFaults[a].users;
        const UserRow right = values.knownFaults[b].users;
        return left != right ? left > right : a < b;
    });
}

UserFilterEdit::Values UserListFilter::values()
{
    if (!m_values) {
        const std::optional<UserFacets> all = countFacets(m_directory.store().snapshot());
        m_values.emplace();
        const auto take = [this](const std::vector<UserFacets::Count> &counts, QStringList &values) {
            for (const UserFacets::Count &count : counts)
                if (!count.value.isEmpty()) {
                    values += count.value;
                    m_values->known.insert(count.value, {count.name, count.users});
                }
        };
        take(all->sources, m_values->slugs);
        take(all->zones, m_values->zones);
        addFaultValues(*m_values);
    }
    return *m_values;
}

} // namespace labdesk
