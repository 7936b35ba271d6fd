// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <chrono>

class QLabel;
class QPainter;
class QPushButton;

namespace labdesk {

/// Shown while waiting for the first response: nothing for 150 ms, then a skeleton of rows, a text after 1 s, Cancel
/// after 5 s. The skeleton is painted, because a screen reader would find bars that are widgets.
class BusyView : public QWidget
{
    Q_OBJECT

public:
    struct Delays
    {
        std::chrono::milliseconds skeleton{150};
        std::chrono::milliseconds text{1000};
        std::chrono::milliseconds cancel{5000};
    };

    explicit BusyView(const QString &text, QWidget *parent = nullptr);
    BusyView(const QString &text, Delays delays, QWidget *parent = nullptr);

    void start(); ///< starts over
    void stop();
    void setText(const QString &text);
    void setDetailMargin(int margin); ///< shows cards instead of rows, with this margin on both sides in px
    bool showsSkeleton() const { return m_skeletonShown; }

Q_SIGNALS:
    void cancelRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void paintRows(QPainter &painter, int y) const;
    void paintCards(QPainter &painter, int y) const;

    Delays m_delays;
    QTimer m_skeletonTimer;
    QTimer m_textTimer;
    QTimer m_cancelTimer;
    bool m_skeletonShown = false;
    bool m_isDetail = false;
    QLabel *m_text;
    QPushButton *m_cancel;
};

} // namespace labdesk
