// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QWidget>

#include <optional>

namespace labdesk {

/// The tag of a connection: its environment in a colored block, and its name. In every dialog that writes.
///
/// Painted, because a screen reader would read labels as several elements, and a style sheet has no hatching for
/// read-only connections and doesn't clip the block to the round corners.
class EnvironmentTag : public QWidget
{
    Q_OBJECT

public:
    explicit EnvironmentTag(QWidget *parent = nullptr);
    void setConnection(const Connection &connection);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int blockWidth() const;
    int readOnlyWidth() const;

    std::optional<Connection> m_connection;
};

/// The font of environment names: spaced capitals.
QFont environmentWordFont(const QWidget *widget);

} // namespace labdesk
