// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace labdesk {

/// The line below the map that says what its marks mean. Drops what does not fit, from the right end of the marks on.
class MapLegend : public QWidget
{
    Q_OBJECT

public:
    explicit MapLegend(QWidget *parent = nullptr);

    /// `originZip` empty: there is no origin, and `reason` says why. `any`: there are centers at all. `anyExact`: the
    /// service sent where a center lies.
    void show(const QString &originZip, bool any, bool anyExact, bool anyUnknownDirection, const QString &reason = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString remark() const;

    QString m_originZip;
    bool m_any = false;
    bool m_anyExact = false;
    bool m_anyUnknownDirection = false;
    QString m_reason;
};

} // namespace labdesk
