// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerfilterbar.h"

#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/metrics.h"
#include "widgets/searchfield.h"

#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace labdesk {

CenterFilterBar::CenterFilterBar(QWidget *parent)
    : QWidget(parent), m_words(new SearchField), m_openNow(makeFacetButton(tr("Open now"), u"openNowFacet"_s)),
      m_saturday(makeFacetButton(tr("Saturday"), u"saturdayFacet"_s)),
      m_early(makeFacetButton(tr("Before 8 AM"), u"earlyFacet"_s))
{
    const Metrics metrics = metricsFor(this);
    m_words->setObjectName(u"centerFilterEdit"_s);
    m_words->setAccessibleName(tr("Filter results"));
    m_words->setPlaceholderText(tr("Name or street"));
    m_openNow->setToolTip(tr("Open right now, in the center’s local time"));
    m_saturday->setToolTip(tr("Open on Saturday"));
    m_early->setToolTip(tr("Opens before 8 AM on any day, or on Saturday if that’s selected"));
    for (QToolButton *facet : {m_openNow, m_saturday, m_early})
        connect(facet, &QToolButton::toggled, this, [this] {
            if (!m_quiet)
                Q_EMIT filterChanged(filter());
        });
    const auto inARow = [&metrics](std::initializer_list<QToolButton *> facets) {
        auto *group = new QWidget;
        auto *row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(metrics.px(6));
        for (QToolButton *facet : facets)
            row->addWidget(facet);
        row->addStretch(1);
        group->setSizePolicy(
            QSizePolicy::Preferred,
            QSizePolicy::Fixed); // as high as its words, for which a style's least height can be too low
        return group;
    };
    auto *facets = new AdaptiveRow(inARow({m_openNow, m_saturday}), inARow({m_early}),
                                   AdaptiveRow::Room::Second); // long words in large letters
    facets->layout()->setSpacing(metrics.px(6));               // as far from each other as within a group
    connect(m_words, &QLineEdit::textChanged, this, [this] {
        if (!m_quiet)
            Q_EMIT filterChanged(filter());
    });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics.two, 0, metrics.two, metrics.one);
    layout->addWidget(new AdaptiveRow(m_words, facets));
}

CenterFilter CenterFilterBar::filter() const
{
    return {m_openNow->isChecked(), m_saturday->isChecked(), m_early->isChecked(), m_words->text()};
}

void CenterFilterBar::setFilter(const CenterFilter &wanted)
{
    if (filter() == wanted)
        return;
    m_quiet = true;
    m_openNow->setChecked(wanted.openNow);
    m_saturday->setChecked(wanted.onSaturday);
    m_early->setChecked(wanted.beforeEight);
    m_words->setText(wanted.words);
    m_quiet = false;
    Q_EMIT filterChanged(wanted);
}

} // namespace labdesk
