// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/enumtable.h"
#include "widgets/icon.h"

#include <QString>

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

} // namespace

QString iconFileName(IconName name)
{
    return QLatin1StringView(iconFiles[size_t(name)].second);
}

} // namespace labdesk
