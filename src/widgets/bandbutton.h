// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"
#include "widgets/theme.h"

#include <QAbstractButton>

namespace labdesk {

/// A button in the colors of the environment band, on which it lies. Its text is also its accessible name.
class BandButton : public QAbstractButton
{
    Q_OBJECT

public:
    BandButton(IconName icon, const QString &text, const QString &objectName, QWidget *parent);

    void setKeys(const QString &keys); ///< shown behind the text
    void setCompact(bool compact);     ///< only the drawing; text and keys become the tooltip
    void setFramed(bool framed);       ///< as wide as a field to type in, with a line around
    void setFilled(bool filled);       ///< as a badge: what it stands for is on
    void setColors(const EnvironmentColors &colors);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    IconName m_iconName;
    QString m_keys;
    bool m_compact = false;
    bool m_framed = false;
    bool m_filled = false;
    EnvironmentColors m_colors;
};

} // namespace labdesk
