// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"
#include "widgets/dialogframe.h"

namespace labdesk {

/// The dialog of the first start: how to connect, which tools to show, the appearance, and privacy. It is a single page
/// that can be skipped, which selects the built-in service. Nothing is sent before it is closed.
class WelcomeDialog : public DialogFrame
{
    Q_OBJECT

public:
    struct Facts
    {
        QString link = {};      ///< the link that the program was started with, opened afterwards; empty for none
        bool isOffered = false; ///< the administrator has set up a connection
    };

    /// `settings` must outlive this dialog.
    WelcomeDialog(Settings &settings, const Facts &facts, QWidget *parent = nullptr);

Q_SIGNALS:
    void connectRequested(); ///< to another service; the dialog is accepted afterwards
    void localRequested();   ///< the built-in one: by its button, Skip, or Escape

private:
    QWidget *makeConnectOptions(bool isOffered);
    QWidget *makeTools();
    QWidget *makeAppearance();
    QWidget *makePrivacy();

    Settings &m_settings;
    QPushButton *m_local = nullptr;
    bool m_asksToConnect = false;
};

} // namespace labdesk
