// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QWidget>

#include <optional>

namespace labdesk {

/// The tag of a connection: its environment in a colored block, and its name. In every dialog that writes.
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
