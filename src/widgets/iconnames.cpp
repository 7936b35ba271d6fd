// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/enumtable.h"
#include "icondrawings.h"
#include "widgets/icon.h"

#include <QPainterPath>
#include <QString>

#include <algorithm>
#include <utility>

namespace labdesk {

namespace {

constexpr std::pair<IconName, const char *> iconFiles[] = {{IconName::Activity, "activity"},
                                                           {IconName::Appearance, "appearance"},
                                                           {IconName::Bad, "bad"},
                                                           {IconName::Calendar, "calendar"},
                                                           {IconName::Center, "center"},
                                                           {IconName::Chart, "chart"},
                                                           {IconName::Check, "check"},
                                                           {IconName::ChevronDown, "chevron-down"},
                                                           {IconName::ChevronLeft, "chevron-left"},
                                                           {IconName::ChevronRight, "chevron-right"},
                                                           {IconName::ChevronUp, "chevron-up"},
                                                           {IconName::Clock, "clock"},
                                                           {IconName::Close, "close"},
                                                           {IconName::Columns, "columns"},
                                                           {IconName::Compare, "compare"},
                                                           {IconName::Copy, "copy"},
                                                           {IconName::Export, "export"},
                                                           {IconName::External, "external"},
                                                           {IconName::Eye, "eye"},
                                                           {IconName::EyeOff, "eye-off"},
                                                           {IconName::Filter, "filter"},
                                                           {IconName::Fit, "fit"},
                                                           {IconName::Flask, "flask"},
                                                           {IconName::Help, "help"},
                                                           {IconName::Info, "info"},
                                                           {IconName::Jobs, "jobs"},
                                                           {IconName::Key, "key"},
                                                           {IconName::Live, "live"},
                                                           {IconName::Lock, "lock"},
                                                           {IconName::Minus, "minus"},
                                                           {IconName::Monitor, "monitor"},
                                                           {IconName::More, "more"},
                                                           {IconName::Ok, "ok"},
                                                           {IconName::Pause, "pause"},
                                                           {IconName::Payor, "payor"},
                                                           {IconName::Phone, "phone"},
                                                           {IconName::Pin, "pin"},
                                                           {IconName::Plus, "plus"},
                                                           {IconName::Print, "print"},
                                                           {IconName::Provider, "provider"},
                                                           {IconName::Raw, "raw"},
                                                           {IconName::Reload, "reload"},
                                                           {IconName::Request, "request"},
                                                           {IconName::Resume, "resume"},
                                                           {IconName::Route, "route"},
                                                           {IconName::Search, "search"},
                                                           {IconName::Settings, "settings"},
                                                           {IconName::Star, "star"},
                                                           {IconName::Stopped, "stopped"},
                                                           {IconName::Switch, "switch"},
                                                           {IconName::Trash, "trash"},
                                                           {IconName::UnderWay, "under-way"},
                                                           {IconName::Undo, "undo"},
                                                           {IconName::Unlink, "unlink"},
                                                           {IconName::Unlock, "unlock"},
                                                           {IconName::Users, "users"},
                                                           {IconName::Warn, "warn"},
                                                           {IconName::Zone, "zone"}};
static_assert(isTableOf(iconFiles, IconName::Zone));
// Another icon belongs into IconName and above, in the order of the files.
static_assert(std::ranges::equal(iconFiles, drawn::names, {}, &std::pair<IconName, const char *>::second));

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
    return QLatin1StringView(iconFiles[size_t(name)].second);
}

std::optional<IconName> iconOfFile(const QString &fileName)
{
    const auto row
        = std::ranges::find(iconFiles, fileName, [](const auto &file) { return QLatin1StringView(file.second); });
    return row == std::end(iconFiles) ? std::nullopt : std::optional(row->first);
}

std::vector<QPainterPath> iconPaths(IconName name)
{
    std::vector<QPainterPath> paths;
    for (size_t number = drawn::drawings[size_t(name)]; number < drawn::drawings[size_t(name) + 1]; ++number)
        paths.push_back(drawnPath(number));
    return paths;
}

} // namespace labdesk
