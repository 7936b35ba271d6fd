// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace labdesk {

/// A row of small bars, one for each refresh that a user is usually allowed per hour: filled for those requested from
/// this console, crossed out for those that the service rejected. Decorative, because the number is shown next to it.
class RefreshMeter : public QWidget
{
    Q_OBJECT

public:
    /// The usual limit per user in deployments; a hint, not a rule (field notes, operation 6).
    static constexpr int usualLimit = 8;

    explicit RefreshMeter(QWidget *parent = nullptr);

    void setUsed(int used, int refused = 0); ///< `refused`: how many of `used` were rejected
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_used = 0;
    int m_refused = 0;
};

} // namespace labdesk
