// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/link.h"
#include "widgets/dialogframe.h"

namespace labdesk {

/// Asks before opening a link, which may come from any web page: in production, if it belongs to another service than
/// the open one, and if it would replace the ticket number. accepted() means open it; links never do anything else.
class LinkDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `isElsewhere`: it belongs to another service; `other`: the connection to that service, null if there is none;
    /// `ticket`: the current number, unchanged if `link` has none.
    LinkDialog(const Link &link, const Connection &open, bool isElsewhere, const Connection *other,
               const QString &ticket, QWidget *parent = nullptr);
};

} // namespace labdesk
