// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/usertimelinetab.h"

#include "text/users/usertexts.h"
#include "widgets/chiplabel.h"
#include "widgets/group.h"
#include "widgets/metrics.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

UserTimelineTab::UserTimelineTab(QWidget *parent) : QWidget(parent), m_list(new Group(tr("Events, newest first")))
{
    const Metrics m = metricsFor(this);
    m_list->setObjectName(u"timelineList"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.three);
    layout->setSpacing(m.two);
    m_list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // height for width
    layout->addWidget(m_list);
    layout->addStretch(1);
}

void UserTimelineTab::setEntries(const std::vector<TimelineEntry> &entries, const QDateTime &now)
{
    m_now = now;
    if (entries == m_entries && m_list->rowCount() > 0)
        return;
    m_entries = entries;
    fill();
}

void UserTimelineTab::fill()
{
    m_list->clearRows();
    m_isNarrow = isNarrow();
    int maxWidth = 0; // gives all moments the same width, so that the texts line up
    const auto moment = [](const TimelineEntry &entry) {
        return formatMoment({{}, entry.at, entry.isDateOnly}, QTimeZone::systemTimeZone());
    };
    const QFontMetrics words(fontOf(TextStyle::Label, this));
    for (const TimelineEntry &entry : m_entries)
        maxWidth = std::max(maxWidth, words.horizontalAdvance(moment(entry)) + 2);
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
        const Timestamp at{{}, entry->at, entry->isDateOnly};
        FormRow *row = m_list->addRow(moment(*entry), entry->text);
        row->label()->setFixedWidth(std::min(maxWidth, metricsFor(this).px(190)));
        row->label()->setHidden(m_isNarrow);
        row->valueLabel()->setObjectName(u"timelineEntryLabel"_s);
        row->valueLabel()->setToolTip(momentToolTip(at, QTimeZone::systemTimeZone(), m_now));
        row->setSecondLine(!m_isNarrow                   ? entry->detail
                               : entry->detail.isEmpty() ? moment(*entry)
                                                         : moment(*entry) + u'\n' + entry->detail);
        const bool isTrouble = entry->tone == Tone::Warn || entry->tone == Tone::Bad;
        row->addTrailing(new ChipLabel({formatArea(entry->area), isTrouble ? entry->tone : Tone::Neutral, isTrouble}));
    }
    if (m_entries.empty())
        m_list->addRow(tr("Events"), tr("No events with a date for this user."))
            ->valueLabel()
            ->setObjectName(u"timelineEntryLabel"_s);
}

/// Whether a separate column for the moments would leave too little space for the texts.
bool UserTimelineTab::isNarrow() const
{
    return width() < metricsFor(this).px(440);
}

void UserTimelineTab::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (isNarrow() != m_isNarrow)
        fill();
}

} // namespace labdesk
