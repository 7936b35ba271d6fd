// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace labdesk {

/// Two groups of controls side by side where there is room for both, else one above the other. A group may be a row
/// that folds, too: the outer one folds first. What is hidden takes no room.
class AdaptiveRow : public QWidget
{
    Q_OBJECT

public:
    enum class Room { First, Second, Both }; ///< who gets what is left of the width
    /// Takes both over.
    AdaptiveRow(QWidget *first, QWidget *second, Room room = Room::First, QWidget *parent = nullptr);

    bool isFolded() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    int flatWidth() const; ///< what both need side by side
    void fold();

    QWidget *m_first;
    QWidget *m_second;
    QBoxLayout *m_layout;
};

} // namespace labdesk
