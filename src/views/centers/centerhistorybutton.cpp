// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerhistorybutton.h"

#include "session/labbook.h"
#include "text/localtexts.h"
#include "views/centers/centertexts.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace labdesk {

CenterHistoryButton::CenterHistoryButton(QWidget *parent) : QToolButton(parent)
{
    setObjectName(u"centerHistoryButton"_s);
    const Metrics metrics = metricsFor(this);
    setIcon(labdesk::icon(IconName::Clock));
    setIconSize(QSize(metrics.icon, metrics.icon));
    setText(tr("Recent searches"));
    setAccessibleName(text());
    setProperty("kind", u"flat"_s);
    setMenuOf(this, new QMenu(this));
    menu()->setObjectName(u"centerHistoryMenu"_s);
    connect(menu(), &QMenu::aboutToShow, this, &CenterHistoryButton::fillMenu);
    setUnavailable(this, tr("No searches in this session yet."));
}

QString CenterHistoryButton::words(const PastCenterLookup &past, const LabBook &labs)
{
    const auto *near = std::get_if<NearZip>(&past.query.where);
    QStringList parts{near ? near->zip : tr("Order %1").arg(std::get<NearOrder>(past.query.where).order.text())};
    if (past.query.radius)
        parts += tr("%1 mi").arg(localNumber(int(*past.query.radius)));
    if (near && !near->labs.empty())
        parts += formatAllLabs();
    else if (past.labId != 0)
        parts += formatLab(labs.lab(past.labId, past.labSlug));
    return localRow(parts);
}

void CenterHistoryButton::setPast(const std::vector<PastCenterLookup> &past, const LabBook &labs)
{
    m_past = past;
    m_words.clear();
    for (const PastCenterLookup &each : past)
        m_words += words(each, labs);
    setUnavailable(this, past.empty() ? tr("No searches in this session yet.") : QString());
    if (!past.empty())
        setToolTip(tr("Recent searches. Kept in memory for this session only."));
}

void CenterHistoryButton::fillMenu()
{
    menu()->clear();
    for (size_t at = 0; at < m_past.size(); ++at) {
        const PastCenterLookup &past = m_past[at];
        const QString found = tr("%Ln found", nullptr, past.found);
        QAction *action = menu()->addAction(
            literally(localRow({m_words[qsizetype(at)], found, localTime(past.at.toLocalTime().time())})));
        action->setObjectName(u"pastCenterLookupAction"_s);
        connect(action, &QAction::triggered, this, [this, query = past.query] { Q_EMIT chosen(query); });
    }
}

} // namespace labdesk
