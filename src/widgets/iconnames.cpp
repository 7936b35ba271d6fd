// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/icon.h"

#include <QString>

using namespace Qt::StringLiterals;

namespace labdesk {

QString iconFileName(IconName name)
{
    switch (name) {
    case IconName::Activity:
        return u"activity"_s;
    case IconName::Appearance:
        return u"appearance"_s;
    case IconName::Bad:
        return u"bad"_s;
    case IconName::Calendar:
        return u"calendar"_s;
    case IconName::Center:
        return u"center"_s;
    case IconName::Chart:
        return u"chart"_s;
    case IconName::Check:
        return u"check"_s;
    case IconName::ChevronDown:
        return u"chevron-down"_s;
    case IconName::ChevronLeft:
        return u"chevron-left"_s;
    case IconName::ChevronRight:
        return u"chevron-right"_s;
    case IconName::ChevronUp:
        return u"chevron-up"_s;
    case IconName::Clock:
        return u"clock"_s;
    case IconName::Close:
        return u"close"_s;
    case IconName::Columns:
        return u"columns"_s;
    case IconName::Compare:
        return u"compare"_s;
    case IconName::Copy:
        return u"copy"_s;
    case IconName::Export:
        return u"export"_s;
    case IconName::External:
        return u"external"_s;
    case IconName::Eye:
        return u"eye"_s;
    case IconName::EyeOff:
        return u"eye-off"_s;
    case IconName::Filter:
        return u"filter"_s;
    case IconName::Fit:
        return u"fit"_s;
    case IconName::Flask:
        return u"flask"_s;
    case IconName::Help:
        return u"help"_s;
    case IconName::Info:
        return u"info"_s;
    case IconName::Jobs:
        return u"jobs"_s;
    case IconName::Key:
        return u"key"_s;
    case IconName::Live:
        return u"live"_s;
    case IconName::Lock:
        return u"lock"_s;
    case IconName::Minus:
        return u"minus"_s;
    case IconName::Monitor:
        return u"monitor"_s;
    case IconName::More:
        return u"more"_s;
    case IconName::Ok:
        return u"ok"_s;
    case IconName::Pause:
        return u"pause"_s;
    case IconName::Payor:
        return u"payor"_s;
    case IconName::Phone:
        return u"phone"_s;
    case IconName::Pin:
        return u"pin"_s;
    case IconName::Plus:
        return u"plus"_s;
    case IconName::Print:
        return u"print"_s;
    case IconName::Provider:
        return u"provider"_s;
    case IconName::Raw:
        return u"raw"_s;
    case IconName::Reload:
        return u"reload"_s;
    case IconName::Request:
        return u"request"_s;
    case IconName::Resume:
        return u"resume"_s;
    case IconName::Route:
        return u"route"_s;
    case IconName::Search:
        return u"search"_s;
    case IconName::Settings:
        return u"settings"_s;
    case IconName::Star:
        return u"star"_s;
    case IconName::Stopped:
        return u"stopped"_s;
    case IconName::Switch:
        return u"switch"_s;
    case IconName::Trash:
        return u"trash"_s;
    case IconName::UnderWay:
        return u"under-way"_s;
    case IconName::Undo:
        return u"undo"_s;
    case IconName::Unlink:
        return u"unlink"_s;
    case IconName::Unlock:
        return u"unlock"_s;
    case IconName::Users:
        return u"users"_s;
    case IconName::Warn:
        return u"warn"_s;
    case IconName::Zone:
        return u"zone"_s;
    }
    Q_UNREACHABLE();
}

const std::vector<IconName> &allIcons()
{
    static const std::vector<IconName> all = {
        IconName::Activity,  IconName::Appearance, IconName::Bad,         IconName::Calendar,    IconName::Center,
        IconName::Chart,     IconName::Check,      IconName::ChevronDown, IconName::ChevronLeft, IconName::ChevronRight,
        IconName::ChevronUp, IconName::Clock,      IconName::Close,       IconName::Columns,     IconName::Compare,
        IconName::Copy,      IconName::Export,     IconName::External,    IconName::Eye,         IconName::EyeOff,
        IconName::Filter,    IconName::Fit,        IconName::Flask,       IconName::Help,        IconName::Info,
        IconName::Jobs,      IconName::Key,        IconName::Live,        IconName::Lock,        IconName::Minus,
        IconName::Monitor,   IconName::More,       IconName::Ok,          IconName::Pause,       IconName::Payor,
        IconName::Phone,     IconName::Pin,        IconName::Plus,        IconName::Print,       IconName::Provider,
        IconName::Raw,       IconName::Reload,     IconName::Request,     IconName::Resume,      IconName::Route,
        IconName::Search,    IconName::Settings,   IconName::Star,        IconName::Stopped,     IconName::Switch,
        IconName::Trash,     IconName::UnderWay,   IconName::Undo,        IconName::Unlink,      IconName::Unlock,
        IconName::Users,     IconName::Warn,       IconName::Zone,
    };
    return all;
}

} // namespace labdesk
