// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QWidget>

#include <optional>

namespace labdesk {

/// The small tag of a connection: its environment's word in a block, its name beside it. In every dialog that writes.
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

/// The font of environment words: capitals, spaced.
QFont environmentWordFont(const QWidget *widget);

} // namespace labdesk
