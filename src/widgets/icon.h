// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QIcon>

#include <optional>

namespace labdesk {

/// The program's own icons, one file each in resources/icons, converted to painter paths by the build. Also available
/// in the style sheet as url(:/icons/check.onFill): the icon and its ink.
/// An SVG file in a QIcon would have one color for every appearance and state.
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

/// The token that determines an icon's color.
enum class IconInk { Ink, Ink2, Ink3, Accent, Ok, Warn, Bad, OnFill, OnBad };

QColor inkColor(IconInk ink, const Tokens &tokens);

/// Sharp at every scale. The color is determined when painting, so it follows changes of appearance. Disabled: ink3.
QIcon icon(IconName name, IconInk ink = IconInk::Ink2);

/// Paints an icon centered in `rect`, with a size of its smaller side.
void paintIcon(QPainter *painter, IconName name, const QRectF &rect, const QColor &color);

/// circle-tick, triangle, octagon, or circle-i.
IconName toneIcon(Tone tone);
IconInk toneIconInk(Tone tone);
/// monitor, flask, or live; zone for others.
IconName environmentIcon(Environment environment);
/// The program's own icon, with fewer and wider lines in smaller sizes. The desktop uses the installed files for large
/// sizes; loading them here would cost each start some milliseconds and megabytes.
QIcon windowIcon();

/// users, chevron-down, ...: the file name without its extension.
QString iconFileName(IconName name);
std::optional<IconName> iconOfFile(const QString &fileName);

} // namespace labdesk
