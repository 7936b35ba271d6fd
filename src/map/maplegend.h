// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace labdesk {

/// The line below the map that explains its marks. If space is short, marks are dropped from the right.
class MapLegend : public QWidget
{
    Q_OBJECT

public:
    explicit MapLegend(QWidget *parent = nullptr);

    /// `originZip` is empty if there is no origin; `reason` then says why. `hasMarkers`: there are centers at all.
    /// `hasExact`: the service sent the location of a center.
    void show(const QString &originZip, bool hasMarkers, bool hasExact, bool hasUnknownDirection,
              const QString &reason = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString remark() const;

    QString m_originZip;
    bool m_hasMarkers = false;
    bool m_hasExact = false;
    bool m_hasUnknownDirection = false;
    QString m_reason;
};

} // namespace labdesk
