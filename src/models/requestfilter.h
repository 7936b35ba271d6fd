// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/requestlog.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace labdesk {

struct UserQueryToken;

/// What a person types to narrow the list of requests: `method:patch status:>=400 took:>500 refresh`. Words, phrases,
/// `-` and `OR` are those of the user filter (UserQuery). A field that is not known is a word like any other.
///
///   method:patch      status:404   status:>=400   status:4xx   status:none (no answer came)
///   state:failed      is done, failed, running, waiting, canceled, retried
///   op:getUser        the name of the operation
///   took:>500         milliseconds
///   size:>1000        bytes that came
///   drift:yes         the answer had something outside the known contract
class RequestFilter
{
public:
    RequestFilter() = default;
    explicit RequestFilter(const QString &typed);

    bool isEmpty() const { return m_choices.empty(); }
    /// `words`: all that its row shows, folded.
    bool matches(const api::RequestRecord &record, const QString &words) const;
    const QStringList &unknownFields() const { return m_unknownFields; }
    static QStringList fields();

private:
    enum class Field { Words, Method, Status, State, Operation, Took, Size, Drift };
    struct Term
    {
        Field field = Field::Words;
        QString comparison = {}; ///< as in UserQueryToken
        QString text = {};       ///< folded
        qint64 number = -1;      ///< where it is one
        bool isNot = false;
    };
    std::optional<Term> termOf(const UserQueryToken &token, const QString &typed);
    static bool holds(const Term &term, const api::RequestRecord &record, const QString &words);
    static bool compares(const Term &term, qint64 value);

    std::vector<std::vector<Term>> m_choices; ///< all must hold, of each any term
    QStringList m_unknownFields;
};

} // namespace labdesk
