// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QWidget>

namespace labdesk {

/// One token: a patch of its color and its name.
class Swatch : public QWidget
{
    Q_OBJECT

public:
    explicit Swatch(const QString &token, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_token;
};

/// One drawing in its three sizes, and its name.
class IconSample : public QWidget
{
    Q_OBJECT

public:
    explicit IconSample(IconName name, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    IconName m_name;
};

} // namespace labdesk
