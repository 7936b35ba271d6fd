// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QAbstractButton>

namespace labdesk {

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
    void setFaint(bool faint);             ///< it leads nowhere any more
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
    bool m_faint = false;
};

} // namespace labdesk
