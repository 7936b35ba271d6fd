// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace labdesk {

enum class ErrorAction;

/// Requests from a widget to the page or window that contains it, without depending on which one it is.
class WidgetHost
{
public:
    virtual ~WidgetHost() = default;
    virtual void showToast(const QString &text) = 0;
    virtual void requestErrorAction(ErrorAction action) = 0; ///< fixes an error, for the current connection

    /// The nearest host around the widget, even from inside a dialog or a window of its own; null if there is none.
    static WidgetHost *around(QWidget *part)
    {
        for (QWidget *at = part; at; at = at->parentWidget())
            if (auto *host = dynamic_cast<WidgetHost *>(at))
                return host;
        return nullptr;
    }
};

} // namespace labdesk
