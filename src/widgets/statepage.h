// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"
#include "widgets/metrics.h"

#include <QWidget>

#include <initializer_list>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace labdesk {

class IconLabel;

/// What stands where contents would be: an icon, lines, buttons. A block in the middle whose lines share a left edge:
/// short lines that are centered one by one read badly.
class StatePage : public QWidget
{
    Q_OBJECT

public:
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; } ///< it asks for the height that it needs at its width

protected:
    /// A line takes `lineLength` characters at most; a narrower place breaks it earlier.
    StatePage(IconName icon, IconInk ink, int lineLength, QWidget *parent);

    IconLabel *icon() const { return m_icon; }
    QLabel *makeLine(TextStyle style, const QString &objectName); ///< for one of the lines below
    /// From top to bottom; the buttons stand side by side, and `more` below them.
    void arrange(std::initializer_list<QLabel *> lines, std::initializer_list<QPushButton *> buttons,
                 QLabel *more = nullptr);
    void insertAboveButtons(QWidget *more);
    void resizeEvent(QResizeEvent *event) override;
    virtual int spareHeight() const { return 0; } ///< px of its height that it can do without

private:
    int m_lineLength;
    IconLabel *m_icon;
    QVBoxLayout *m_block;
    int m_buttonsAt = 0; ///< in the block
};

} // namespace labdesk
