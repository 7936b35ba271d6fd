// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

namespace labdesk {

/// Ctrl+C, SIGTERM, and the end of the terminal as a signal of Qt. One for a program, before its first thread starts.
class StopSignal : public QObject
{
    Q_OBJECT

public:
    StopSignal();
    ~StopSignal() override;

    int descriptor() const
    {
        return m_descriptor;
    } ///< readable from when the signal arrives until received() is emitted

Q_SIGNALS:
    void received();

private:
    const int m_descriptor;
    QSocketNotifier m_notifier;
};

} // namespace labdesk
