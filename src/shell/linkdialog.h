// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/link.h"
#include "widgets/dialogframe.h"

namespace labdesk {

/// Asks before a link is followed that may have come from any page: in production, and when it names another service
/// than the one that is open. accepted() means open it; nothing else ever happens by a link.
class LinkDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `isElsewhere`: it names another service; `other`: the connection that leads there, null: none does.
    LinkDialog(const Link &link, const Connection &open, bool isElsewhere, const Connection *other,
               QWidget *parent = nullptr);
};

} // namespace labdesk
