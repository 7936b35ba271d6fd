// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace labdesk {

/// Whether the service can't be reached now, and which window says so over all of its places. What stands in that
/// window doesn't say it once more, and what was said because of the outage ends with it.
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
