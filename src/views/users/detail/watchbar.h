// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userwatch.h"
#include "views/users/actions/actiontexts.h"
#include "widgets/inlinemessage.h"

namespace labdesk {

/// "Oura: Token expired → Connected, 2:07 PM".
QString formatWatchChange(const UserWatch::Change &change, const ProviderNameLookup &nameOf);

/// What the watch of a user's sources saw, when it looks again, and Stop. Hidden while nothing is watched.
class WatchBar : public InlineMessage
{
    Q_OBJECT

public:
    WatchBar(UserWatch &watch, ProviderNameLookup nameOf, QWidget *parent = nullptr);

private:
    void showState();

    UserWatch &m_watch;
    ProviderNameLookup m_nameOf;
};

} // namespace labdesk
