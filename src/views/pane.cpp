// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pane.h"

#include "views/command.h"

namespace labdesk {

Pane::Pane(QWidget *parent) : QWidget(parent)
{
    connect(this, &Pane::statusChanged, this, [this](const QString &text) { m_status = text; });
    connect(this, &Pane::syncedAt, this, [this](const QDateTime &at) { m_syncedAt = at; });
    connect(this, &Pane::countChanged, this, [this](int count) { m_count = count; });
}

std::vector<Command> Pane::commands()
{
    return {};
}

} // namespace labdesk
