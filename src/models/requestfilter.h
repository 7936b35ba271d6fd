// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/fieldfilter.h"
#include "session/requestlog.h"

#include <QString>
#include <QStringList>

namespace labdesk {

/// The text filter of the request list: `method:patch status:>=400 took:>500 refresh`, see FieldFilter.
///
///   method:patch      status:404   status:>=400   status:4xx   status:none (no response)
///   state:failed      done, failed, running, waiting, canceled, retried
///   op:getUser        the name of the operation
///   took:>500         milliseconds
///   size:>1000        bytes received
///   drift:yes         the response contains something outside the known contract
class RequestFilter
{
public:
    RequestFilter() = default;
    explicit RequestFilter(const QString &typed);

    bool isEmpty() const { return m_terms.isEmpty(); }
    /// `words`: the case-folded texts of its row.
    bool matches(const api::RequestRecord &record, const QString &words) const;
    const QStringList &unknownFields() const { return m_terms.unknownFields(); }
    static QStringList fields();

private:
    FieldFilter m_terms;
};

} // namespace labdesk
