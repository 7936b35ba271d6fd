// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QTabBar;
class QWidget;

namespace labdesk {

/// Whether the window shows the tools: what integrators, team leads, and administrators need, but not for calls.
/// Global, like privacy mode; follows setting::tools. Each tool is marked once, where it is created, and is then shown
/// and hidden with the others. Columns use ToolRole; commands use Command::tool.
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

/// Nothing else may show or hide the widget; to do so, put it into another one that is the tool.
void setTool(QWidget *widget);
void setTool(QAction *action);
void setToolTab(QTabBar *bar, int tab);

} // namespace labdesk
