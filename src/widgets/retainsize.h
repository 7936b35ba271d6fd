// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizePolicy>
#include <QWidget>

namespace labdesk {

/// Whether `part` keeps its room in a layout while it is hidden, so that nothing beside it moves as it comes and goes.
inline void keepSizeWhenHidden(QWidget *part, bool keep = true)
{
    QSizePolicy policy = part->sizePolicy();
    policy.setRetainSizeWhenHidden(keep);
    part->setSizePolicy(policy);
}

} // namespace labdesk
