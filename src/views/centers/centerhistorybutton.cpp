// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerhistorybutton.h"

#include "text/localtexts.h"
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
    setText(tr("Lookups of this session"));
    setAccessibleName(text());
    setProperty("kind", u"flat"_s);
    setMenuOf(this, new QMenu(this));
    menu()->setObjectName(u"centerHistoryMenu"_s);
    connect(menu(), &QMenu::aboutToShow, this, &CenterHistoryButton::fillMenu);
    setPast({});
}

QString CenterHistoryButton::words(const CenterQuery &query, const QString &labSlug)
{
    const QString radius = localNumber(int(query.radius));
    if (const auto *near = std::get_if<NearZip>(&query.where))
        return tr("%1 · %2 mi · lab %3")
            .arg(near->zip, radius, (QString::number(near->labId) + u' ' + labSlug).trimmed());
    return tr("Order %1 · %2 mi").arg(std::get<NearOrder>(query.where).order.text(), radius);
}

void CenterHistoryButton::setPast(const std::vector<PastCenterLookup> &past)
{
    m_past = past;
    setUnavailable(this, past.empty() ? tr("Nothing was looked up in this session.") : QString());
    if (!past.empty())
        setToolTip(tr("Lookups of this session. They are kept in memory only."));
}

void CenterHistoryButton::fillMenu()
{
    menu()->clear();
    for (const PastCenterLookup &past : m_past) {
        const QString found = tr("%Ln found", nullptr, past.found);
        QAction *action = menu()->addAction(
            literally(localRow({words(past.query, past.labSlug), found, localTime(past.at.toLocalTime().time())})));
        action->setObjectName(u"pastCenterLookupAction"_s);
        connect(action, &QAction::triggered, this, [this, query = past.query] { Q_EMIT chosen(query); });
    }
}

} // namespace labdesk
