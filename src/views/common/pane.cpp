// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/pane.h"

#include "output/desktop/clipboard.h"
#include "widgets/listdetailpane.h"

namespace labdesk {

Pane::Pane(QWidget *parent) : QWidget(parent)
{
    connect(this, &Pane::statusChanged, this, [this](const QString &text) { m_status = text; });
    connect(this, &Pane::syncedAt, this, [this](const QDateTime &at) { m_syncedAt = at; });
    connect(this, &Pane::countChanged, this, [this](int count) { m_count = count; });
    connect(this, &Pane::visited, this, [this](const QString &id) { m_visitedId = id; });
}

void Pane::focusFilterOrDetail()
{
    auto *sides = findChild<ListDetailPane *>();
    const bool isDetailShown = sides && sides->isDetailShown();
    focusFilter();
    if (isDetailShown)
        sides->showDetail(true);
}

void Pane::copy(const QString &text, const QString &done)
{
    output::copyText(text);
    showToast(done);
}

} // namespace labdesk
