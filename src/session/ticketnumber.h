// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ticketform.h"
#include "domain/userjobtypes.h"

#include <QObject>
#include <QString>

#include <functional>
#include <utility>

namespace labdesk {

/// The number of the current ticket. Each write is recorded with the number that was set when it was requested. In
/// memory only; for the GUI thread.
class TicketNumber : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The pattern for numbers that are set from now on.
    void setPattern(TicketPattern pattern) { m_pattern = std::move(pattern); }
    const TicketPattern &pattern() const { return m_pattern; }

    const QString &value() const { return m_value; } ///< empty: there is none
    void set(const QString &number);                 ///< ignored if it doesn't match the pattern
    void clear() { set({}); }

    void setRequired(bool required) { m_isRequired = required; } ///< the administrator requires one for each write
    bool isRequired() const { return m_isRequired; }
    /// Whether a change is allowed now. If not, needed() is emitted, and `then` runs once a number was entered, unless
    /// `asking` is destroyed before.
    bool requestWrite(QObject *asking, std::function<void()> then);
    /// The same for a job, which may only read.
    bool requestJob(UserJobKind kind, QObject *asking, std::function<void()> then)
    {
        return isReadOnly(kind) || requestWrite(asking, std::move(then));
    }

Q_SIGNALS:
    void changed();
    /// A number has to be entered before a change; `then` makes the change.
    void needed(const std::function<void()> &then);

private:
    TicketPattern m_pattern;
    QString m_value;
    bool m_isRequired = false;
};

} // namespace labdesk
