// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userwatch.h"
#include "text/users/actiontexts.h"
#include "widgets/inlinemessage.h"

namespace labdesk {

/// "Oura: Sign-in expired → Connected, 2:07 PM".
QString formatWatchChange(const UserWatch::Change &change, const ProviderNameLookup &nameOf);

/// The changes that the watch of a user's sources found, the time of the next check, and Stop. Hidden if there is
/// nothing to show.
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
