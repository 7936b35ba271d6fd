// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace labdesk {

enum class ErrorAct;

/// What a part can ask of the page or window it is in, without knowing which.
class WidgetHost
{
public:
    virtual ~WidgetHost() = default;
    virtual void showToast(const QString &text) = 0;
    virtual void requestAct(ErrorAct act) = 0; ///< what mends an error, for the connection in use

    /// The nearest one around the part, also from within a dialog or a window of it; null where there is none.
    static WidgetHost *around(QWidget *part)
    {
        for (QWidget *at = part; at; at = at->parentWidget())
            if (auto *host = dynamic_cast<WidgetHost *>(at))
                return host;
        return nullptr;
    }
};

} // namespace labdesk
