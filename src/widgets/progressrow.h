// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace labdesk {

class ElidedLabel;
class SegmentedProgressBar;

/// A job with many steps: its name, its progress ("31 of 48"), Pause and Cancel, and below them a bar across the full
/// width with segments for completed, unknown, and failed steps. The owner has to show the numbers of the segments in
/// text, too.
class ProgressRow : public QWidget
{
    Q_OBJECT

public:
    enum class State { Running, Paused, Finished, Stopped };

    struct Progress
    {
        int total = 0; ///< 0: unknown
        int done = 0;
        int unknown = 0;
        int failed = 0;
        int skipped = 0;
        int ended() const { return done + unknown + failed + skipped; }
    };

    explicit ProgressRow(const QString &name, QWidget *parent = nullptr);

    void setName(const QString &name);
    void setProgress(const Progress &progress);
    void setState(State state); ///< Finished and Stopped have no buttons
    State state() const { return m_state; }

Q_SIGNALS:
    void pauseRequested();
    void resumeRequested();
    void cancelRequested();

private:
    QString words() const;
    void showState();

    QString m_name;
    State m_state = State::Running;
    Progress m_progress;
    ElidedLabel *m_label;
    SegmentedProgressBar *m_bar;
    QLabel *m_count;
    QPushButton *m_pause;
    QPushButton *m_cancel;
};

} // namespace labdesk
