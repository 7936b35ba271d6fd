// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QAbstractButton>

namespace labdesk {

/// One line of the sidebar: icon, label, and a count or a shortcut at the end. Painted directly to avoid child widgets.
class SideBarItem : public QAbstractButton
{
    Q_OBJECT

public:
    /// Lines below a heading are smaller.
    enum class Rank { Place, Heading, Nested };

    SideBarItem(IconName icon, const QString &text, QWidget *parent = nullptr);
    void setRank(Rank rank);
    void setWords(IconName icon, const QString &text);
    void setTrailing(const QString &text); ///< "1,204"
    void setCompact(bool compact);         ///< icon only; the label becomes the tooltip
    void setDimmed(bool dimmed);           ///< its target no longer exists
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
    bool m_isDimmed = false;
};

} // namespace labdesk
