// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/timelineaxis.h"

#include "text/localtexts.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qint64 dayMs = 24 * 60 * 60 * 1000;
constexpr double margin = 0.03; ///< of the span, on each side

struct TickStep
{
    int days; ///< 0: by months
    int months;
};
constexpr TickStep tickSteps[]
    = {{1, 0}, {2, 0}, {7, 0}, {14, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 6}, {0, 12}, {0, 24}, {0, 60}, {0, 120}};

QDate firstTick(const QDate &from, const TickStep &step)
{
    if (step.days > 0)
        return from.addDays(1);
    const int months = from.year() * 12 + from.month() - 1;
    const int next = (months / step.months + 1) * step.months;
    return QDate(next / 12, next % 12 + 1, 1);
}

/// "Sep 3", "3. Sep", "3 Sep": day and month in the order in which the locale writes its dates.
QString dayForm(const QLocale &locale)
{
    const QString form = locale.dateFormat(QLocale::LongFormat);
    return form.indexOf(u"MMM"_s) < form.lastIndexOf(u'd') ? u"MMM d"_s
        : form.contains(u"d. "_s)                          ? u"d. MMM"_s
                                                           : u"d MMM"_s;
}

QString tickText(const QDate &day, const TickStep &step)
{
    if (step.days > 0)
        return QLocale().toString(day, dayForm(QLocale()));
    return step.months % 12 == 0 ? QLocale().toString(day, u"yyyy"_s) : localMonth(day);
}

} // namespace

TimelineAxis::TimelineAxis(QDateTime first, QDateTime last, const QDateTime &now)
    : m_first(std::min(first.isValid() ? first : now, now).toUTC()),
      m_last(std::max(last.isValid() ? last : now, now).toUTC())
{
    const qint64 span = std::max(m_first.msecsTo(m_last), dayMs);
    const auto room = qint64(double(span) * margin);
    m_first = m_first.addMSecs(-room);
    m_last = m_first.addMSecs(span + 2 * room);
}

double TimelineAxis::at(const QDateTime &moment) const
{
    return std::clamp(double(m_first.msecsTo(moment)) / double(m_first.msecsTo(m_last)), 0.0, 1.0);
}

std::vector<TimelineAxis::Tick> TimelineAxis::ticks(int most) const
{
    std::vector<Tick> ticks;
    for (const TickStep &step : tickSteps) {
        ticks.clear();
        for (QDate day = firstTick(m_first.date(), step);
             QDateTime(day, {0, 0}, Qt::UTC) <= m_last && int(ticks.size()) <= most;
             day = step.days > 0 ? day.addDays(step.days) : day.addMonths(step.months))
            ticks.push_back({QDateTime(day, {0, 0}, Qt::UTC), tickText(day, step)});
        if (int(ticks.size()) <= most)
            break;
    }
    if (int(ticks.size()) > most)
        ticks.clear();
    return ticks;
}

} // namespace labdesk
