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

    /// Letters, digits and # . _ / : - of ASCII: room for every help desk's numbers and for nobody's name.
    static bool isValid(const QString &number);

    const QString &value() const { return m_value; } ///< empty: there is none
    void set(const QString &number);                 ///< of a number that is not valid nothing is taken
    void clear() { set({}); }

    void setRequired(bool required) { m_isRequired = required; } ///< the administrator wants one for each write
    bool isRequired() const { return m_isRequired; }
    /// Whether something may be changed now. If not, `needed` says so, and `then` goes on with it once there is a
    /// number in answer to that, unless `asking` is gone by then.
    bool allowsWrite(QObject *asking, std::function<void()> then);

Q_SIGNALS:
    void changed();
    /// Somebody wants to change something, and may not without a number; `then` goes on with it.
    void needed(const std::function<void()> &then);

private:
    QString m_value;
    bool m_isRequired = false;
};

} // namespace labdesk
