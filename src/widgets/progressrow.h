// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace labdesk {

class ElidedLabel;

/// One job of many steps: its name, a thin bar, how far it is ("31 of 48 · 2 failed"), Pause and Cancel. Every state
/// has its word; the bar alone says nothing that the words do not. Where it is narrow the buttons take a line of their
/// own.
class ProgressRow : public QWidget
{
    Q_OBJECT

public:
    enum class State { Running, Paused, Finished, Stopped };

    explicit ProgressRow(const QString &name, QWidget *parent = nullptr);

    void setName(const QString &name);
    /// `failed` of the `done` ones did not work. A `total` of 0: nobody knows yet how many there are.
    void setProgress(int done, int total, int failed = 0);
    void setState(State state); ///< Finished and Stopped have nothing to be pressed any more
    State state() const { return m_state; }

Q_SIGNALS:
    void pauseRequested();
    void resumeRequested();
    void cancelRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QString words() const;
    void showState();

    QString m_name;
    State m_state = State::Running;
    int m_done = 0;
    int m_total = 0;
    int m_failed = 0;
    ElidedLabel *m_label;
    QProgressBar *m_bar;
    QLabel *m_count;
    QPushButton *m_pause;
    QPushButton *m_cancel;
};

} // namespace labdesk
