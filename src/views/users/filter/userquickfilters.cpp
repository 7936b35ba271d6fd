// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/filter/userquickfilters.h"

#include "domain/inthread.h"
#include "store/userfilter.h"
#include "text/localtexts.h"
#include "views/users/filter/userfilterterms.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/icon.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/tools.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace labdesk {

UserQuickFilters::UserQuickFilters(const UserStore &store, QWidget *parent)
    : QWidget(parent), m_store(store), m_row(new QHBoxLayout(this)), m_offers(new QWidget(this)),
      m_canceled(std::make_shared<CancelFlag>(false))
{
    setObjectName(u"userQuickFilters"_s);
    setAccessibleName(tr("Quick filters"));
    setAccessibleRole(this, QAccessible::Grouping);
    m_row->setContentsMargins({});
    m_row->setSpacing(metricsFor(this).half);
    makeRowLayout(m_offers, m_row->spacing());
    m_row->addWidget(m_offers);
    setTool(m_offers);
    addPart(tr("Needs attention"), u"trouble:yes"_s, u"troubleFilter"_s);
    addPart(tr("No source"), u"src:none"_s, u"noSourceFilter"_s);
    addPart(tr("No time zone"), u"tz:none"_s, u"noZoneFilter"_s);
    addPart(tr("Personal data in ID"), u"pii:yes"_s, u"personalDataFilter"_s);
    m_row->addStretch(1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_parts.front().button->ensurePolished();
    // Reserves the height, so that the list doesn't move when the counts arrive.
    m_offers->setMinimumHeight(m_parts.front().button->sizeHint().height());
    if (m_offers->isHidden())
        hide();
    connect(&tools(), &Tools::shownChanged, this, &UserQuickFilters::updateTokens);
    m_countTimer.setSingleShot(true);
    m_countTimer.setInterval(std::chrono::milliseconds(150));
    connect(&m_countTimer, &QTimer::timeout, this, &UserQuickFilters::count);
    connect(&m_counting, &QFutureWatcherBase::finished, this, [this] { show(m_counting.result()); });
    const auto later = [this] {
        if (!m_countTimer.isActive())
            m_countTimer.start();
    };
    connect(&m_store, &UserStore::wasReset, this, later);
    connect(&m_store, &UserStore::appended, this, later);
    connect(&m_store, &UserStore::removed, this, later);
    connect(&m_store, &UserStore::rowChanged, this, later);
    connect(&m_store, &UserStore::faultsChanged, this, later);
    later();
}

UserQuickFilters::~UserQuickFilters()
{
    *m_canceled = true;
}

void UserQuickFilters::addPart(const QString &name, const QString &term, const QString &objectName)
{
    QToolButton *button = makeFacetButton(name, objectName, this);
    button->hide();
    connect(button, &QToolButton::clicked, this, [this, term] { Q_EMIT termToggled(term); });
    m_offers->layout()->addWidget(button);
    m_parts.push_back({button, name, term});
}

void UserQuickFilters::setQuery(const UserQuery &query, const QStringList &terms)
{
    for (const Part &part : m_parts)
        part.button->setChecked(hasTerm(query, part.term));
    m_terms = terms;
    updateTokens();
}

/// Terms of the filter without a quick filter get a chip, and so do all of them if no quick filters are shown.
void UserQuickFilters::updateTokens()
{
    QStringList wanted;
    for (const QString &term : m_terms)
        if (m_offers->isHidden()
            || std::none_of(m_parts.begin(), m_parts.end(), [&](const Part &part) { return part.term == term; }))
            wanted += term;
    QStringList shown;
    for (const Part &token : m_tokens)
        shown += token.term;
    if (shown == wanted)
        return fit();
    for (const Part &token : m_tokens) {
        token.button->hide();
        token.button->deleteLater(); // this may run in its click handler
    }
    m_tokens.clear();
    for (const QString &term : wanted) {
        const QString name = formatFilterTerm(term);
        QToolButton *button = makeFacetButton(name, u"filterToken%1Button"_s.arg(m_tokens.size()), this);
        button->setChecked(true);
        button->setIcon(icon(IconName::Close, IconInk::Accent));
        button->setToolTip(tr("Removes this term from the filter"));
        connect(button, &QToolButton::clicked, this, [this, term] { Q_EMIT termToggled(term); });
        m_row->insertWidget(int(m_tokens.size()), button);
        m_tokens.push_back({button, name, term});
    }
    fit();
}

QList<QWidget *> UserQuickFilters::tabStops() const
{
    QList<QWidget *> buttons;
    for (const Part &part : m_parts)
        buttons += part.button;
    return buttons;
}

void UserQuickFilters::count()
{
    *m_canceled = true; // the count for the previous list
    m_canceled = std::make_shared<CancelFlag>(false);
    QStringList terms;
    for (const Part &part : m_parts)
        terms += part.term;
    m_counting.setFuture(
        inThread([terms, users = m_store.snapshot(), canceled = m_canceled]() -> std::optional<Counts> {
            const QDateTime now = QDateTime::currentDateTimeUtc();
            Counts counts;
            for (const QString &term : terms) {
                const auto rows
                    = rowsMatching(users, UserQuery::parse(term, now), now.toMSecsSinceEpoch(), 0, canceled.get());
                if (!rows)
                    return std::nullopt;
                counts.push_back(rows->count());
            }
            return counts;
        }));
}

void UserQuickFilters::show(const std::optional<Counts> &counts)
{
    if (!counts)
        return;
    for (size_t at = 0; at < m_parts.size(); ++at) {
        Part &part = m_parts[at];
        part.users = (*counts)[at];
        part.button->setText(
            tr("%1 %2", "a quick filter, how many users it finds").arg(part.name, localNumber(part.users)));
    }
    fit();
}

QSize UserQuickFilters::minimumSizeHint() const
{
    return {0, QWidget::minimumSizeHint().height()};
}

void UserQuickFilters::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void UserQuickFilters::fit()
{
    if (parentWidget()) // without a parent, showing it would open a window
        setHidden(m_tokens.empty() && m_offers->isHidden());
    int room = width();
    bool isAny = !m_tokens.empty();
    // Chips of the current filter are elided rather than hidden.
    const int share = m_tokens.empty() ? 0 : room / int(m_tokens.size()) - m_row->spacing();
    for (const Part &token : m_tokens) {
        const int frame
            = token.button->sizeHint().width() - token.button->fontMetrics().horizontalAdvance(token.button->text());
        token.button->setText(token.button->fontMetrics().elidedText(token.name, Qt::ElideMiddle, share - frame));
        token.button->setAccessibleName(token.name);
        token.button->show();
        room -= token.button->sizeHint().width() + m_row->spacing();
    }
    for (const Part &part : m_parts) {
        const bool isWanted = part.users > 0 || part.button->isChecked();
        // minimumSize() includes the check mark, sizeHint() may not.
        const int needed = part.button->sizeHint().expandedTo(part.button->minimumSize()).width() + m_row->spacing();
        const bool isShown = isWanted && (needed <= room + m_row->spacing() || !isAny);
        part.button->setVisible(isShown);
        isAny = isAny || isWanted;
        room -= isShown ? needed : 0;
    }
}

} // namespace labdesk
