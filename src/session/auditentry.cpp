// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/auditentry.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::pair<AuditOutcome, const char *> outcomeNames[]
    = {{AuditOutcome::Done, "done"},           {AuditOutcome::PartlyDone, "partlyDone"},
       {AuditOutcome::Failed, "failed"},       {AuditOutcome::Unknown, "unknown"},
       {AuditOutcome::Withdrawn, "cancelled"}, {AuditOutcome::ConfirmedDone, "foundDone"}};
static_assert(isTableOf(outcomeNames, AuditOutcome::ConfirmedDone));

} // namespace

QString auditKey(AuditOperation operation)
{
    return QLatin1StringView(AuditOperations::rows[size_t(operation)].word);
}

QString auditKey(AuditOutcome outcome)
{
    return QLatin1StringView(entryOf(outcomeNames, outcome));
}

QString auditTitle(AuditOperation operation, qint64 count)
{
    const char *const title = AuditOperations::rows[size_t(operation)].title;
    const bool counts = QLatin1StringView(title).contains("%Ln"_L1);
    return AuditOperations::tr(title, nullptr, counts ? int(count) : -1);
}

std::optional<AuditOperation> auditOperationFromKey(const QString &word)
{
    const auto row = std::ranges::find(AuditOperations::rows, word,
                                       [](const AuditOperationRow &known) { return QLatin1StringView(known.word); });
    return row == std::end(AuditOperations::rows) ? std::nullopt : std::optional(row->operation);
}

} // namespace labdesk
