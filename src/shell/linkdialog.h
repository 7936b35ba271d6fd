// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/link.h"
#include "widgets/dialogframe.h"

namespace labdesk {

/// Asks before a link is followed that may have come from any page: in production, when it names another service than
/// the one that is open, and when it would replace the ticket number. accepted() means open it; nothing else ever
/// happens by a link.
class LinkDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `isElsewhere`: it names another service; `other`: the connection that leads there, null: none does; `ticket`:
    /// the number that is worked on, which stays when `link` has none.
    LinkDialog(const Link &link, const Connection &open, bool isElsewhere, const Connection *other,
               const QString &ticket, QWidget *parent = nullptr);
};

} // namespace labdesk
