// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QAbstractButton>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace labdesk {

/// A user that is at hand in the sidebar.
struct SideBarPin
{
    QString id;
    QString text;
    friend bool operator==(const SideBarPin &, const SideBarPin &) = default;
};

/// One line of the sidebar: drawing, label, and a count or a shortcut at the right. Painted, so that it costs no
/// children.
class SideBarItem : public QAbstractButton
{
    Q_OBJECT

public:
    /// Below a heading the lines are smaller.
    enum class Rank { Place, Heading, Below };

    SideBarItem(IconName icon, const QString &text, QWidget *parent = nullptr);
    void setRank(Rank rank);
    void setWords(IconName icon, const QString &text);
    void setTrailing(const QString &text); ///< "1,204"
    void setCompact(bool compact);         ///< drawing only; the label becomes the tooltip
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QFont wordsFont(bool current) const;

    IconName m_iconName;
    Rank m_rank = Rank::Place;
    QString m_trailing;
    bool m_compact = false;
};

/// The window's sections, and at the bottom what concerns the whole program. Arrow keys move between items.
class SideBar : public QWidget
{
    Q_OBJECT

public:
    explicit SideBar(QWidget *parent = nullptr);

    /// A section, which can be the current one. Returns its index.
    int addSection(IconName icon, const QString &text, const QString &objectName);
    void addSeparator();
    /// At the bottom; only clicked, never current.
    SideBarItem *addTool(IconName icon, const QString &text, const QString &objectName);

    int currentIndex() const;
    void setCurrentIndex(int index);
    void setCount(int index, const QString &count);
    void setCompact(bool compact); ///< drawings only, for narrow windows
    bool isCompact() const { return m_compact; }
    void clearCounts();

    /// The users that are pinned, below the sections under a heading that folds them away. None: there is no heading
    /// either. Where there is room for drawings only they are left out.
    void setPins(std::vector<SideBarPin> pins);

Q_SIGNALS:
    void sectionChosen(int index);
    void pinChosen(const QString &id);
    void unpinRequested(const QString &id);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void resizeColumn();
    std::vector<SideBarItem *> items() const; ///< that can be seen, from top to bottom
    void addPin();
    void showPins();

    std::vector<SideBarItem *> m_sections;
    std::vector<SideBarItem *> m_tools;
    std::vector<SideBarPin> m_pins;
    std::vector<SideBarItem *> m_pinItems;
    SideBarItem *m_pinsHeading;
    QVBoxLayout *m_top;
    QVBoxLayout *m_middle; ///< the pins
    QVBoxLayout *m_bottom;
    bool m_isFolded = false;
    bool m_compact = false;
};

} // namespace labdesk
