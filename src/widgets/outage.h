// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace labdesk {

/// Whether the service is unreachable, and which window shows a message about it. Widgets in that window don't repeat
/// the message, and errors caused by the outage are removed when it ends.
class Outage : public QObject
{
    Q_OBJECT

public:
    void set(bool isOn, QWidget *saidIn); ///< `saidIn`: the window that says it; null: none does
    bool isOn() const { return m_isOn; }
    bool isSaidAround(const QWidget *part) const;

Q_SIGNALS:
    void changed();

private:
    bool m_isOn = false;
    QPointer<QWidget> m_saidIn;
};

Outage &outage(); ///< of the connection in use: there is one at a time, as there is one main window

} // namespace labdesk
