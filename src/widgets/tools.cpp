// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tools.h"

#include <QAction>
#include <QTabBar>
#include <QWidget>

namespace labdesk {

namespace {

/// Widgets are visible by default. Showing them explicitly before they have a parent would open them as windows.
template <class Show> void showWithTools(QObject *tool, Show show)
{
    QObject::connect(&tools(), &Tools::shownChanged, tool, show);
    if (!tools().areShown())
        show(false);
}

} // namespace

Tools &tools()
{
    static Tools tools;
    return tools;
}

void Tools::setShown(bool shown)
{
    if (m_areShown == shown)
        return;
    m_areShown = shown;
    Q_EMIT shownChanged(shown);
}

void setTool(QWidget *widget)
{
    showWithTools(widget, [widget](bool shown) { widget->setVisible(shown); });
}

void setTool(QAction *action)
{
    showWithTools(action, [action](bool shown) { action->setVisible(shown); });
}

void setToolTab(QTabBar *bar, int tab)
{
    showWithTools(bar, [bar, tab](bool shown) { bar->setTabVisible(tab, shown); });
}

} // namespace labdesk
