// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace labdesk {

/// A ring that empties, with the seconds that are left inside.
class CountdownRing : public QWidget
{
    Q_OBJECT

public:
    explicit CountdownRing(QWidget *parent = nullptr);
    void setSeconds(int left, int of);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_left = 0;
    int m_of = 1;
};

/// A write that waits to be sent, for the first time or again, and can still be cancelled: "Deregistering Withings in 4 s".
class CountdownRow : public QFrame
{
    Q_OBJECT

public:
    explicit CountdownRow(QWidget *parent = nullptr);

    void setText(const QString &sentence, const QString &secondLine);
    void setSeconds(int left, int of);

Q_SIGNALS:
    void cancelRequested();

protected:
    bool event(QEvent *event) override;

private:
    CountdownRing *m_ring;
    QLabel *m_sentence;
    QLabel *m_second;
    QPushButton *m_cancel;
};

} // namespace labdesk
