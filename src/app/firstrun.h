// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace labdesk {

class ConnectionRegistry;
class ConnectionsOpener;
class ConnectionSwitch;
class MainWindow;
class Presentation;
class Settings;
struct Options;

/// How the program begins for somebody who has never used it.
class FirstRun : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        const Options &options;
        Settings &settings;
        const ConnectionRegistry &connections;
        ConnectionSwitch &connectionSwitch;
        ConnectionsOpener &dialog;
        Presentation &presentation;
        MainWindow &window;
    };
    explicit FirstRun(Parts parts) : m_parts(parts) { }

    /// Of a person's own settings only: whoever names a folder for the data, or a program that shows itself, knows
    /// what is wanted.
    bool isDue() const;
    void welcome();

private:
    void end(bool connects);

    Parts m_parts;
};

} // namespace labdesk
