// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"
#include "shell/lockpreferences.h"
#include "widgets/dialogframe.h"

namespace labdesk {

/// The first page of somebody who has never used Labdesk: where to begin, how it looks, and what others get to see of
/// it. One page, and it can be skipped, which is the same as beginning with the built-in service. Nothing is sent
/// anywhere before it is closed.
class WelcomeDialog : public DialogFrame
{
    Q_OBJECT

public:
    struct Facts
    {
        Settings::Appearance appearance = Settings::Appearance::FollowSystem;
        QString setAsideFile = {}; ///< where unreadable settings were put; empty: there were none
        QString link = {};         ///< that the program was started with, and waits; empty: none
        LockChoices lock = {};
        bool isOffered = false; ///< the administrator has set up a connection
    };

    explicit WelcomeDialog(const Facts &facts, QWidget *parent = nullptr);

Q_SIGNALS:
    void themeChosen(Settings::Appearance appearance); ///< shown at once
    void lockMinutesChosen(int minutes);
    void privacyStartChosen(bool starts);
    void connectRequested(); ///< to a service of one's own; the dialog is accepted after it
    void localRequested();   ///< the built-in one: by its button, Skip, Escape

private:
    QWidget *makeWays(bool isOffered);
    QWidget *makeLook(Settings::Appearance appearance);
    QWidget *makePrivacy(const LockChoices &now);

    QPushButton *m_local = nullptr;
    bool m_connects = false;
};

} // namespace labdesk
