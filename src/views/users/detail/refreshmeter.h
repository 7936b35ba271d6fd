// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace labdesk {

/// Small upright bars, one for each refresh that a user is usually allowed in an hour, filled for those that this
/// console asked for, and crossed out for those that the service refused. A picture only: the figure stands beside it
/// in words.
class RefreshMeter : public QWidget
{
    Q_OBJECT

public:
    /// What deployments usually allow for one user; a hint, never a rule (field notes, operation 6).
    static constexpr int usualLimit = 8;

    explicit RefreshMeter(QWidget *parent = nullptr);

    void setUsed(int used, int refused = 0); ///< `refused` of those
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_used = 0;
    int m_refused = 0;
};

} // namespace labdesk
