// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/matchmark.h"

#include <QWidget>

namespace labdesk {

/// One line of plain text in which search hits stand on a tint. Shortened at the end where it does not fit; the tooltip
/// has the whole of it.
class HighlightLabel : public QWidget
{
    Q_OBJECT

public:
    explicit HighlightLabel(QWidget *parent = nullptr);

    void setText(const QString &text, const std::vector<TextRange> &marks);
    QString text() const { return m_text; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    std::vector<TextRange> m_marks;
};

} // namespace labdesk
