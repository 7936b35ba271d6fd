// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

class QWidget;

namespace labdesk {

struct ApiError;

/// What the window says about the service over all places, if anything. Parts of that window don't say the same of
/// their own requests, and ask again when it is over.
class Outage : public QObject
{
    Q_OBJECT

public:
    using Covers = std::function<bool(const ApiError &)>;

    /// `saidIn`: the window that says it. `covers`: whether an error says no more than that.
    void begin(QWidget *saidIn, Covers covers);
    void end();
    bool isOn() const { return !m_saidIn.isNull(); }
    bool covers(const ApiError &error) const;
    bool covers(const ApiError &error, const QWidget *part) const; ///< in the window of that part

Q_SIGNALS:
    void changed();

private:
    QPointer<QWidget> m_saidIn;
    Covers m_covers;
};

Outage &outage(); ///< of the connection in use: there is one at a time, as there is one main window

} // namespace labdesk
