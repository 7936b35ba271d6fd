// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"
#include "widgets/theme.h"

#include <QAbstractButton>

namespace labdesk {

/// A button on the environment banner, in its colors. Its text is also its accessible name.
///
/// Not a QPushButton with a style sheet: it would write the keys in the font of the text and right after it, and need a
/// style sheet of its own for each environment and appearance.
class BannerButton : public QAbstractButton
{
    Q_OBJECT

public:
    BannerButton(IconName icon, const QString &text, const QString &objectName, QWidget *parent);

    void setKeys(const QString &keys); ///< shown after the text
    void setCompact(bool compact);     ///< icon only; the text and keys become the tooltip
    void setFramed(bool framed);       ///< as wide as a text field, with a frame
    void setFilled(bool filled);       ///< filled like a badge, to show that it is on
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
