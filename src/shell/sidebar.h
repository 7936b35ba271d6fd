// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QWidget>

#include <array>
#include <vector>

class QVBoxLayout;

namespace labdesk {

class SideBarItem;

/// The collapsible groups below the sections, in this order.
enum class SideBarGroup { Pinned, Views, Recent };
inline constexpr size_t sideBarGroups = 3;

/// A line of a group.
struct SideBarLink
{
    QString id;
    QString text;
    QString missing; ///< why its target no longer exists; empty if it does. The link can be clicked anyway.
    friend bool operator==(const SideBarLink &, const SideBarLink &) = default;
};

/// The window's sections, and at the bottom the tools for the whole program. Arrow keys move between items.
class SideBar : public QWidget
{
    Q_OBJECT

public:
    explicit SideBar(QWidget *parent = nullptr);

    /// Adds a section that can become the current one. Returns its index.
    int addSection(IconName icon, const QString &text, const QString &objectName);
    void addSeparator();
    /// Adds a tool at the bottom, which can only be clicked.
    SideBarItem *addTool(IconName icon, const QString &text, const QString &objectName);

    int currentIndex() const;
    void setCurrentIndex(int index);
    void setCount(int index, const QString &count);
    void setCompact(bool compact); ///< icons only, for narrow windows
    bool isCompact() const { return m_compact; }
    void clear(); ///< clears counts and links

    /// A group without links has no heading either. Compact sidebars hide the groups, and low ones hide lines that
    /// don't fit.
    void setLinks(SideBarGroup group, std::vector<SideBarLink> links);
    QSize minimumSizeHint() const override; ///< without the groups

Q_SIGNALS:
    void sectionChosen(int index);
    void linkChosen(labdesk::SideBarGroup group, const QString &id);
    void unpinRequested(const QString &id);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Group
    {
        QVBoxLayout *lines = nullptr;
        SideBarItem *heading = nullptr;
        std::vector<SideBarLink> links = {};
        std::vector<SideBarItem *> items = {}; ///< one for each link
        bool isFolded = false;
    };

    void addGroup(SideBarGroup group);
    void addLine(SideBarGroup group);
    void showGroups();
    int showGroup(SideBarGroup group, int room);
    void resizeColumn();
    std::vector<SideBarItem *> items() const; ///< the visible ones, from top to bottom

    std::vector<SideBarItem *> m_sections;
    std::vector<SideBarItem *> m_tools;
    std::array<Group, sideBarGroups> m_groups;
    QVBoxLayout *m_top;
    QVBoxLayout *m_bottom;
    bool m_compact = false;
};

} // namespace labdesk
