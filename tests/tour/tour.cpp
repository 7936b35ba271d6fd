// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/tour.h"

#include "tour/windowcheck.h"

#include <QCoreApplication>
#include <QDir>
#include <QInputMethodEvent>
#include <QMap>

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int lookEvery = 20;    // ms
constexpr int deepestLayout = 8; // parts within parts, roughly
constexpr int patience = 30'000; // ms for one stop, on a machine that does other things as well
constexpr int settledLooks = 4;  // looks in a row at which the screen must be there: layouts and fades come to rest

} // namespace

Tour::Tour(Console &console, const Options &options, Plan plan, QObject *parent)
    : QObject(parent), m_hand(console, options), m_folder(std::move(plan.folder)), m_only(std::move(plan.only))
{
    m_timer.setInterval(lookEvery);
    connect(&m_timer, &QTimer::timeout, this, &Tour::look);
    std::vector parts{userChapters,       callChapters,     userDialogChapters, userActionChapters, jobChapters,
                      userOutputChapters, userPartChapters, providerChapters,   centerChapters,     payorChapters,
                      activityChapters,   auditChapters,    inspectorChapters,  faultChapters,      waitingChapters,
                      connectionChapters, privacyChapters,  windowChapters,     practiceChapters,   paletteChapters};
    // Each takes minutes; app/tst_onevoice has their claims, other chapters what they say.
    if (m_only.startsWith(u"drill-"))
        parts.push_back(drillChapters);
    else if (m_only.startsWith(u"error-"))
        parts.push_back(errorChapters);
    for (const auto chapters : parts) {
        for (TourChapter &chapter : chapters(m_hand)) {
            const auto last = std::find_if(chapter.stops.rbegin(), chapter.stops.rend(), [this](const TourStop &stop) {
                return !stop.name.isEmpty() && stop.name.contains(m_only);
            });
            // What goes before a wanted stop leads to it; what comes after it can be left out, but for what puts things
            // back at the end of the chapter.
            const bool toTheEnd = last != chapter.stops.rend()
                && std::all_of(chapter.stops.rbegin(), last, [](const TourStop &stop) { return stop.name.isEmpty(); });
            std::move(chapter.stops.begin(), toTheEnd ? chapter.stops.end() : last.base(), std::back_inserter(m_stops));
            m_chapterEnds.push_back(m_stops.size());
        }
    }
}

void Tour::start()
{
    // Not from here: who calls may be a session that the first step takes away.
    QTimer::singleShot(0, this, [this] {
        m_timer.start();
        goOn(0);
    });
}

void Tour::goOn(size_t to)
{
    m_at = to;
    if (m_at < m_stops.size())
        return begin();
    m_timer.stop();
    Q_EMIT finished(m_stuckAt);
}

void Tour::begin()
{
    m_looks = 0;
    m_settled = 0;
    m_hand.startWaiting();
    QInputMethodEvent touch; // somebody is here: else the window hides itself where a slow machine takes ten minutes
    QCoreApplication::sendEvent(&m_hand.window(), &touch);
    if (m_stops[m_at].go)
        m_stops[m_at].go();
}

void Tour::look()
{
    const TourStop &stop = m_stops[m_at];
    m_settled = m_hand.isIdle() && (!stop.isThere || stop.isThere()) ? m_settled + 1 : 0;
    const int wanted = stop.name.isEmpty() ? 1 : settledLooks;
    if (m_settled < wanted)
        return ++m_looks * lookEvery < patience ? void() : giveUp();
    save(stop) ? goOn(m_at + 1) : giveUp();
}

/// What follows in the chapter would be about another screen than it thinks.
void Tour::giveUp()
{
    const auto named = std::find_if(m_stops.begin() + std::ptrdiff_t(m_at), m_stops.end(),
                                    [](const TourStop &stop) { return !stop.name.isEmpty(); });
    m_stuckAt += named == m_stops.end() ? u"the end"_s : named->name;
    goOn(*std::upper_bound(m_chapterEnds.begin(), m_chapterEnds.end(), m_at));
}

bool Tour::save(const TourStop &stop)
{
    if (stop.name.isEmpty() || !stop.name.contains(m_only))
        return true;
    // What came last may still wait to be laid out, and one layout asks for the next above it.
    for (int level = 0; level < deepestLayout; ++level)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QWidget *subject = stop.shot ? stop.shot() : &m_hand.window();
    if (!subject)
        return false;
    const QPixmap picture = subject->grab();
    if (!m_folder.isEmpty() && !picture.save(QDir(m_folder).filePath(stop.name + u".png"_s), "PNG"))
        return false;
    ++m_pictures;
    Q_EMIT shown(stop.name, subject);
    for (GeometryFault &fault : geometryFaults(*subject))
        m_faults.emplace_back(stop.name, std::move(fault));
    for (GeometryFault &fault : windowFaults())
        m_faults.emplace_back(stop.name, std::move(fault));
    if (const QString what = stop.fault ? stop.fault() : QString(); !what.isEmpty())
        m_faults.emplace_back(stop.name, GeometryFault{stop.name, u"says"_s, what});
    return true;
}

QStringList Tour::faults() const
{
    // The same part is wrong at many stops: it is named once, where it was seen first.
    QMap<QString, int> counts;
    for (const auto &[stop, fault] : m_faults)
        ++counts[fault.path + fault.what];
    QStringList lines;
    for (const auto &[stop, fault] : m_faults) {
        const int count = counts.take(fault.path + fault.what);
        if (count > 0)
            lines += u"%1: %2: %3 (%4)%5"_s.arg(stop, fault.path, fault.what, fault.figures,
                                                count > 1 ? u" and at %1 more"_s.arg(count - 1) : QString());
    }
    return lines;
}

} // namespace labdesk
