// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

namespace labdesk {

inline bool isOnWayland()
{
    return QGuiApplication::platformName().startsWith(QLatin1StringView("wayland"));
}

/// How large a window may be at first, in logical pixels. What is put around it isn't known before it's shown: the
/// frame that Qt draws on Wayland takes 6 and 33, and window managers no more than this. Wayland doesn't tell what the
/// panels of the desktop take, either.
inline QSize availableWindowSize(const QWidget *window)
{
    constexpr QSize frame(0, 40);
    constexpr QSize more(8, 44);
    return window->screen()->availableSize() - frame - (isOnWayland() ? more : QSize(0, 0));
}

} // namespace labdesk
