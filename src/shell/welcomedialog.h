// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"
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
        QString link = {};      ///< that the program was started with, and waits; empty: none
        bool isOffered = false; ///< the administrator has set up a connection
    };

    /// `settings` must outlive it.
    WelcomeDialog(Settings &settings, const Facts &facts, QWidget *parent = nullptr);

Q_SIGNALS:
    void connectRequested(); ///< to a service of one's own; the dialog is accepted after it
    void localRequested();   ///< the built-in one: by its button, Skip, Escape

private:
    QWidget *makeWays(bool isOffered);
    QWidget *makeTools();
    QWidget *makeLook();
    QWidget *makePrivacy();

    Settings &m_settings;
    QPushButton *m_local = nullptr;
    bool m_connects = false;
};

} // namespace labdesk
