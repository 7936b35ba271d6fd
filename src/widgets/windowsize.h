// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QScreen>
#include <QStyle>
#include <QWidget>

namespace labdesk {

inline bool isOnWayland()
{
    return QGuiApplication::platformName().startsWith(QLatin1StringView("wayland"));
}

/// The maximum initial size of a window, in logical pixels. The frame's size isn't known before it is shown: a title
/// bar, and on Wayland, where Qt draws the frame, 6 by 33. Wayland doesn't report the space taken by the desktop's
/// panels, either.
inline QSize availableWindowSize(const QWidget *window)
{
    constexpr QSize waylandFrame(8, 84);
    const QSize titleBar(0, window->style()->pixelMetric(QStyle::PM_TitleBarHeight));
    return window->screen()->availableSize() - (isOnWayland() ? waylandFrame : titleBar);
}

} // namespace labdesk
