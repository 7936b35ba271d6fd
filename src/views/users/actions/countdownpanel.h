// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"
#include "text/users/actiontexts.h"
#include "views/common/command.h"

#include <QTimer>
#include <QWidget>

#include <map>

namespace labdesk {

class CountdownRow;

/// Countdowns whose own row isn't visible, because the pane, the user or the window size changed. Keeps Cancel within
/// reach everywhere.
class CountdownPanel : public QWidget
{
    Q_OBJECT

public:
    CountdownPanel(UserActions &actions, ProviderNameLookup nameOf, QWidget *parent);

private:
    void follow();
    bool isSeenElsewhere(quint64 id) const;

    UserActions &m_actions;
    ProviderNameLookup m_nameOf;
    QTimer m_followTimer; ///< delays follow() until the other parts have updated
    std::map<quint64, CountdownRow *> m_rows;
};

/// Cancel commands for all countdowns, for the palette from anywhere; the newest first.
std::vector<Command> cancelCommands(UserActions &actions);

} // namespace labdesk
