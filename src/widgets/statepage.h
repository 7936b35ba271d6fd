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

/// A page in place of content: an icon, lines of text, and buttons, in a centered block with a common left edge: short
/// lines centered individually are hard to read.
class StatePage : public QWidget
{
    Q_OBJECT

public:
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; } ///< it requests the height for its actual width itself

protected:
    /// Lines are wrapped at `lineLength` characters, or earlier if the page is narrower.
    StatePage(IconName icon, IconInk ink, int lineLength, QWidget *parent);

    IconLabel *icon() const { return m_icon; }
    QLabel *makeLine(TextStyle style, const QString &objectName); ///< for arrange()
    /// From top to bottom; the buttons are side by side, with `more` below them.
    void arrange(std::initializer_list<QLabel *> lines, std::initializer_list<QPushButton *> buttons,
                 QLabel *more = nullptr);
    void insertAboveButtons(QWidget *more);
    void resizeEvent(QResizeEvent *event) override;
    virtual int spareHeight() const { return 0; } ///< px of its height that can be omitted

private:
    int m_lineLength;
    IconLabel *m_icon;
    QVBoxLayout *m_block;
    int m_buttonsIndex = 0; ///< index in the block
};

} // namespace labdesk
