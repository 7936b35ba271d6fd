// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parthost.h"

#include <QWidget>

namespace labdesk {

PartHost *PartHost::around(QWidget *part)
{
    for (QWidget *at = part; at; at = at->parentWidget())
        if (auto *host = dynamic_cast<PartHost *>(at))
            return host;
    return nullptr;
}

} // namespace labdesk
