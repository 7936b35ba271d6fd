// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QIcon>

#include <optional>

namespace labdesk {

/// The program's own drawings, one file each in resources/icons, which becomes a painter path while building. The style
/// sheet has them too, as url(:/icons/check.onFill): the drawing and its ink.
enum class IconName {
    Activity,
    Appearance,
    Bad,
    Calendar,
    Center,
    Chart,
    Check,
    ChevronDown,
    ChevronLeft,
    ChevronRight,
    ChevronUp,
    Clock,
    Close,
    Columns,
    Compare,
    Copy,
    Export,
    External,
    Eye,
    EyeOff,
    Filter,
    Fit,
    Flask,
    Help,
    Info,
    Jobs,
    Key,
    Live,
    Lock,
    Minus,
    Monitor,
    More,
    Ok,
    Pause,
    Payor,
    Phone,
    Pin,
    Plus,
    Print,
    Provider,
    Raw,
    Reload,
    Request,
    Resume,
    Route,
    Search,
    Settings,
    Star,
    Stopped,
    Switch,
    Trash,
    UnderWay,
    Undo,
    Unlink,
    Unlock,
    Users,
    Warn,
    Zone
};

/// Which token a drawing takes its color from.
enum class IconInk { Ink, Ink2, Ink3, Accent, Ok, Warn, Bad, OnFill, OnBad };

QColor inkColor(IconInk ink, const Tokens &tokens);

/// Sharp at every scale. The color is looked up when it is painted, so it follows a change of appearance; disabled:
/// ink3.
QIcon icon(IconName name, IconInk ink = IconInk::Ink2);

/// Paints a drawing into a square of `rect`'s smaller side, centred.
void paintIcon(QPainter *painter, IconName name, const QRectF &rect, const QColor &color);

/// circle-tick, triangle, octagon, circle-i.
IconName toneIcon(Tone tone);
IconInk toneIconInk(Tone tone);
/// monitor, flask, live; zone for others.
IconName environmentIcon(Environment environment);
/// The program's own icon: the smaller its size, the fewer and wider its lines. The desktop takes the larger ones from
/// where they are installed; reading them here would cost each start some milliseconds and megabytes.
QIcon windowIcon();

/// users, chevron-down, ...: the file's name without its ending.
QString iconFileName(IconName name);
std::optional<IconName> iconOfFile(const QString &fileName);

} // namespace labdesk
