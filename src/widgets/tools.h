// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QTabBar;
class QWidget;

namespace labdesk {

/// Whether the window shows the tools: what integrators, leads and administrators need, and a call doesn't. One for the
/// whole program, as its privacy mode is; follows setting::tools. What is a tool says so once, where it is made, and
/// comes and goes with the others. Columns: ToolRole; commands: Command::tool.
class Tools : public QObject
{
    Q_OBJECT

public:
    bool areShown() const { return m_areShown; }
    void setShown(bool shown);

Q_SIGNALS:
    void shownChanged(bool shown);

private:
    bool m_areShown = true;
};

Tools &tools();

/// Nobody else shows or hides it; what does both stands in a widget that is the tool.
void setTool(QWidget *widget);
void setTool(QAction *action);
void setToolTab(QTabBar *bar, int tab);

} // namespace labdesk
