// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/enumtable.h"
#include "icondrawings.h"
#include "widgets/icon.h"

#include <QPainterPath>
#include <QString>

#include <algorithm>

namespace labdesk {

namespace {

// Another icon belongs into IconName, in the order of the files.
static_assert(isTableOf(drawn::names, IconName::Zone));

QPainterPath drawnPath(size_t number)
{
    QPainterPath path;
    const auto point = [](size_t at) { return QPointF(drawn::points[at].x, drawn::points[at].y); };
    for (size_t at = drawn::paths[number]; at < drawn::paths[number + 1]; ++at) {
        if (drawn::points[at].type == QPainterPath::MoveToElement) {
            path.moveTo(point(at));
        } else if (drawn::points[at].type == QPainterPath::LineToElement) {
            path.lineTo(point(at));
        } else {
            path.cubicTo(point(at), point(at + 1), point(at + 2));
            at += 2;
        }
    }
    return path;
}

} // namespace

QString iconFileName(IconName name)
{
    return QLatin1StringView(drawn::names[size_t(name)].second);
}

std::optional<IconName> iconOfFile(const QString &fileName)
{
    const auto row
        = std::ranges::find(drawn::names, fileName, [](const auto &file) { return QLatin1StringView(file.second); });
    return row == std::end(drawn::names) ? std::nullopt : std::optional(row->first);
}

std::vector<QPainterPath> iconPaths(IconName name)
{
    std::vector<QPainterPath> paths;
    for (size_t number = drawn::drawings[size_t(name)]; number < drawn::drawings[size_t(name) + 1]; ++number)
        paths.push_back(drawnPath(number));
    return paths;
}

} // namespace labdesk
