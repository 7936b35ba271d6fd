// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/requestlog.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace labdesk {

/// What a person types to narrow the list of requests: `method:patch status:>=400 took:>500 refresh`. All parts must
/// hold;
/// `-` before one turns it round. A field that is not known is a word like any other.
///
///   method:patch      status:404   status:>=400   status:4xx   status:none (no answer came)
///   state:failed      is done, failed, running, waiting, cancelled, retried
///   op:getUser        the name of the operation
///   took:>500         milliseconds
///   size:>1000        bytes that came
///   drift:yes         the answer had something outside the known contract
class RequestFilter
{
public:
    RequestFilter() = default;
    explicit RequestFilter(const QString &typed);

    bool isEmpty() const { return m_terms.empty(); }
    /// `words`: all that its row shows, folded.
    bool matches(const api::RequestRecord &record, const QString &words) const;
    const QStringList &unknownFields() const { return m_unknownFields; }
    static QStringList fields();

private:
    enum class Field { Words, Method, Status, State, Operation, Took, Size, Drift };
    enum class Compare { Equal, Less, AtMost, More, AtLeast };
    struct Term
    {
        Field field = Field::Words;
        Compare compare = Compare::Equal;
        QString text = {};  ///< folded
        qint64 number = -1; ///< where it is one
        bool isNot = false;
    };
    static Term termOf(const QString &name, const QString &value);
    static bool holds(const Term &term, const api::RequestRecord &record, const QString &words);
    static bool compares(const Term &term, qint64 value);

    std::vector<Term> m_terms;
    QStringList m_unknownFields;
};

} // namespace labdesk
