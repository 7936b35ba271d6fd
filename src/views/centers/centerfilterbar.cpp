// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerfilterbar.h"

#include "domain/knownvalues.h"
#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/searchfield.h"

#include <QComboBox>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace labdesk {

CenterFilterBar::CenterFilterBar(QWidget *parent)
    : QWidget(parent), m_words(new SearchField), m_openNow(makeFacetButton(tr("Open no&w"), u"openNowFacet"_s)),
      m_saturday(makeFacetButton(tr("Saturda&y"), u"saturdayFacet"_s)),
      m_early(makeFacetButton(tr("Before 8 A&M"), u"earlyFacet"_s)), m_day(new QComboBox),
      m_features(makeFacetButton({}, u"featuresFacet"_s))
{
    const Metrics metrics = metricsFor(this);
    m_words->setObjectName(u"centerFilterEdit"_s);
    m_words->setAccessibleName(tr("Filter results"));
    m_words->setPlaceholderText(tr("Name or street"));
    m_openNow->setToolTip(tr("Open right now, in the center’s local time"));
    m_saturday->setToolTip(tr("Open on Saturday"));
    m_early->setToolTip(tr("Opens before 8 AM on the selected day, or on at least one day if no day is selected"));
    for (QToolButton *facet : {m_openNow, m_early})
        connect(facet, &QToolButton::toggled, this, &CenterFilterBar::announce);
    connect(m_saturday, &QToolButton::toggled, this, [this](bool isOn) {
        if (isOn != (m_day->currentIndex() == Qt::Saturday))
            m_day->setCurrentIndex(isOn ? Qt::Saturday : 0);
    });
    m_day->setObjectName(u"dayCombo"_s);
    m_day->setAccessibleName(tr("Open on"));
    m_day->setToolTip(tr("Show centers open on the selected day, with their hours"));
    m_day->setProperty("kind", u"flat"_s);
    m_day->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_day->addItem(tr("Any day"));
    for (int day = 1; day <= 7; ++day) {
        const QString name = QLocale().standaloneDayName(day);
        m_day->addItem(name.first(1).toUpper() + name.sliced(1)); // "Sábado", capitalized like the button beside it
    }
    connect(m_day, &QComboBox::currentIndexChanged, this, [this] {
        m_saturday->setChecked(m_day->currentIndex() == Qt::Saturday);
        announce();
    });
    m_features->setCheckable(false);
    m_features->setToolTip(tr("Services and billing"));
    setMenuOf(m_features, new QMenu(this));
    showFeatures();
    const auto makeFacetRow = [&metrics](std::initializer_list<QWidget *> facets) {
        QWidget *group = makeRow(facets, metrics.px(6));
        group->setSizePolicy(
            QSizePolicy::Preferred,
            QSizePolicy::Fixed); // sizeHint, because the minimum height of some styles is too small for the text
        return group;
    };
    auto *facets = new AdaptiveRow(makeFacetRow({m_openNow, m_saturday, m_early}), makeFacetRow({m_day, m_features}),
                                   AdaptiveRow::ExtraSpace::Second); // for long translations at large font sizes
    facets->layout()->setSpacing(metrics.px(6));                     // same spacing as within a group
    connect(m_words, &QLineEdit::textChanged, this, &CenterFilterBar::announce);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics.two, 0, metrics.two, metrics.one);
    layout->addWidget(new AdaptiveRow(m_words, facets));
}

void CenterFilterBar::announce()
{
    if (!m_quiet)
        Q_EMIT filterChanged(filter());
}

void CenterFilterBar::setFeatures(const QStringList &slugs)
{
    const auto wordsOf = [](const QString &slug) {
        const bool isBillType = known::values().find(known::List::BillTypes, slug) != nullptr;
        return known::nameOf(isBillType ? known::List::BillTypes : known::List::Capabilities, slug);
    };
    m_features->menu()->clear();
    for (const QString &slug : slugs) {
        QAction *action = m_features->menu()->addAction(escapeMnemonic(wordsOf(slug)));
        action->setCheckable(true);
        action->setChecked(m_chosen.contains(slug));
        action->setData(slug);
        connect(action, &QAction::toggled, this, [this, slug](bool isOn) {
            if (isOn != m_chosen.contains(slug))
                isOn ? m_chosen.append(slug) : void(m_chosen.removeAll(slug));
            showFeatures();
            announce();
        });
    }
    showFeatures();
}

void CenterFilterBar::showFeatures()
{
    m_features->setText(m_chosen.isEmpty() ? tr("Ser&vices") : tr("Ser&vices: %Ln", nullptr, int(m_chosen.size())));
    m_features->setAccessibleName(withoutMnemonic(m_features->text()));
    m_features->setEnabled(!m_features->menu()->isEmpty());
    m_features->setMinimumWidth(m_features->sizeHint().width());
}

CenterFilter CenterFilterBar::filter() const
{
    return {m_openNow->isChecked(), m_day->currentIndex(), m_early->isChecked(), m_words->text(), m_chosen};
}

void CenterFilterBar::setFilter(const CenterFilter &wanted)
{
    if (filter() == wanted)
        return;
    m_quiet = true;
    m_openNow->setChecked(wanted.openNow);
    m_day->setCurrentIndex(wanted.day);
    m_early->setChecked(wanted.opensBeforeEight);
    m_words->setText(wanted.words);
    m_chosen = wanted.features;
    for (QAction *action : m_features->menu()->actions())
        action->setChecked(m_chosen.contains(action->data().toString()));
    showFeatures();
    m_quiet = false;
    Q_EMIT filterChanged(wanted);
}

} // namespace labdesk
