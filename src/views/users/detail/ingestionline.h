// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"

#include <QDateTime>
#include <QWidget>

#include <optional>

namespace labdesk {

/// Positions on the line, from 0 (left) to 1 (right). Separate from painting for testing.
struct IngestionSpan
{
    double begin = 0; ///< start of data collection
    double end = 1;
    double now = 0.5;
    bool hasStart = false;
    bool hasEnd = false;
};
IngestionSpan ingestionSpan(const std::optional<Timestamp> &start, const std::optional<Timestamp> &end,
                            const QDateTime &now);

/// A timeline of data collection: solid for the past, dashed for the future, with a mark for "now". Describes the same
/// in words to screen readers.
class IngestionLine : public QWidget
{
    Q_OBJECT

public:
    explicit IngestionLine(QWidget *parent = nullptr);

    void setUser(const User &user, const QDateTime &now);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintWords(QPainter &painter, double left, double width, double top) const;

    IngestionSpan m_span;
    QString m_startWords;
    QString m_endWords;
};

} // namespace labdesk
