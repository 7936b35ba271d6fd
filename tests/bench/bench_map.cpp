// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_map: shows thirty centers on the map of 900 x 700, moves it, zooms it and gives it another result, and prints
// one JSON object with the medians of the event that painted the frame after each.
#include "map/centermap.h"
#include "watchedapplication.h"
#include "widgets/appearance.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

std::vector<MapItem> invented(GeoPoint around, double step)
{
    std::vector<MapItem> items;
    for (int number = 1; number <= 30; ++number) {
        const GeoPoint place{around.latitude + step * (number % 6 - 2.5), around.longitude + step * (number / 6 - 2)};
        items.push_back(
            {.label = u"Center %1"_s.arg(number), .number = number, .exact = place, .zip = {}, .miles = number / 2.0});
    }
    return items;
}

/// ms from what was done to the end of the event that painted it.
double frameAfter(bench::WatchedApplication &app, const std::function<void()> &act)
{
    qint64 begun = 0;
    QMetaObject::invokeMethod(
        &app,
        [&] {
            begun = bench::nowNs();
            act();
        },
        Qt::QueuedConnection);
    return bench::msBetween(begun, app.runUntil([&] { return begun > 0 && app.lastPaintNs() > begun; }));
}

void press(QWidget *widget, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QKeyEvent event(QEvent::KeyPress, key, modifiers);
    QCoreApplication::sendEvent(widget, &event);
}

} // namespace

int main(int argc, char **argv)
{
    bench::WatchedApplication app(argc, argv);
    applyTheme(app, ThemeChoice::Light);
    CenterMap map;
    map.resize(900, 700);
    bool markersPlaced = false;
    QObject::connect(&map, &CenterMap::markersPlaced, &map, [&markersPlaced] { markersPlaced = true; });
    const GeoPoint phoenix{33.45, -112.07};
    const GeoPoint newYork{40.75, -73.99};
    map.setCenters(MapOrigin{u"85004"_s, phoenix}, 25, invented(phoenix, 0.06));
    app.watchPaint(&map);
    map.show();
    app.runUntil([&] { return markersPlaced && app.lastPaintNs() > 0; });
    frameAfter(app, [&map] { map.update(); });

    std::vector<double> pans, zooms, results;
    for (int round = 0; round < 20; ++round) {
        pans.push_back(
            frameAfter(app, [&] { press(&map, round % 2 ? Qt::Key_Left : Qt::Key_Right, Qt::ShiftModifier); }));
        zooms.push_back(frameAfter(app, [&] { round % 2 ? map.zoomOut() : map.zoomIn(); }));
        const GeoPoint &place = round % 2 ? phoenix : newYork;
        results.push_back(frameAfter(app, [&] {
            map.setCenters(MapOrigin{round % 2 ? u"85004"_s : u"10001"_s, place}, 25, invented(place, 0.06));
        }));
    }
    const auto median = [](std::vector<double> &values) {
        std::sort(values.begin(), values.end());
        return values[values.size() / 2];
    };
    const double frames[] = {median(pans), median(zooms), median(results)};
    const QJsonObject result{{u"pan_ms"_s, frames[0]},
                             {u"zoom_ms"_s, frames[1]},
                             {u"result_ms"_s, frames[2]},
                             {u"frame_ms"_s, *std::max_element(std::begin(frames), std::end(frames))}};
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
