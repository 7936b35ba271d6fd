// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace labdesk {

/// The number of the ticket that is worked on. Each write is recorded with the one that stood there when it was asked
/// for. In memory only; for the GUI thread.
class TicketNumber : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype longest = 40; ///< characters

    using QObject::QObject;

    /// ASCII letters, digits, and # . _ / : - only: enough for the numbers of any help desk, but not for names.
    static bool isValid(const QString &number);

    const QString &value() const { return m_value; } ///< empty: there is none
    void set(const QString &number);                 ///< of a number that is not valid nothing is taken
    void clear() { set({}); }

    void setRequired(bool required) { m_isRequired = required; } ///< the administrator wants one for each write
    bool isRequired() const { return m_isRequired; }
    /// Whether a change is allowed now. If not, needed() is emitted, and `then` runs once a number was entered, unless
    /// `asking` is destroyed before.
    bool allowsWrite(QObject *asking, std::function<void()> then);

Q_SIGNALS:
    void changed();
    /// A change isn't allowed without a number; `then` makes it.
    void needed(const std::function<void()> &then);

private:
    QString m_value;
    bool m_isRequired = false;
};

} // namespace labdesk
