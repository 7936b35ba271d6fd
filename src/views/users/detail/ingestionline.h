// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"

#include <QDateTime>
#include <QWidget>

#include <optional>

namespace labdesk {

/// Where things stand on the line, from 0 (left) to 1 (right). Pure arithmetic, so that a test can look at it.
struct IngestionSpan
{
    double begin = 0; ///< of the window that is open for data
    double end = 1;
    double now = 0.5;
    bool hasStart = false;
    bool hasEnd = false;
};
IngestionSpan ingestionSpan(const std::optional<Timestamp> &start, const std::optional<Timestamp> &end,
                            const QDateTime &now);

/// A drawn line: what was taken in so far solid, what is to come dashed, "now" a tick. Says the same in words to a
/// screen reader; the words below the line belong to it.
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
