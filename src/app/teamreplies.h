// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/replies.h"
#include "views/common/command.h"

#include <QObject>

#include <vector>

namespace labdesk {

class CurrentSession;
class MainWindow;
class Settings;

/// The team's own texts for users: read from the file that the policy or Preferences specify, passed to each session,
/// and copied from the palette.
class TeamReplies : public QObject
{
    Q_OBJECT

public:
    TeamReplies(const Settings &settings, CurrentSession &session, MainWindow &window);

    const QString &fault() const { return m_fault; } ///< why the file can't be used; empty if it can
    void addCommands(std::vector<Command> &all) const;

Q_SIGNALS:
    void changed();

private:
    void read(const QString &file);

    CurrentSession &m_session;
    MainWindow &m_window;
    Replies m_replies;
    QString m_fault;
};

} // namespace labdesk
