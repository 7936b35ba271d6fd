// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QStyle>
#include <QWidget>

namespace labdesk {

/// How large a window may be at first, in logical pixels. The height of a title bar stays free: what the window manager
/// puts around the window isn't known before it's shown.
inline QSize availableWindowSize(const QWidget *window)
{
    return window->screen()->availableSize() - QSize(0, window->style()->pixelMetric(QStyle::PM_TitleBarHeight));
}

} // namespace labdesk
