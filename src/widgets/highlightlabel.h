// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/matchmark.h"

#include <QWidget>

namespace labdesk {

/// A line of plain text with highlighted search matches. Elided at the end if it doesn't fit; the tooltip has the whole
/// text. A QLabel shows formats only in HTML, which it can't elide.
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
