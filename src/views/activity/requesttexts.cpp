// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/requesttexts.h"

#include "models/requesttablemodel.h"
#include "privacy/inspection.h"
#include "text/localtexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct RequestTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::RequestDetail)
};

output::HarEntry::Headers headersOf(const QList<api::HeaderLine> &lines)
{
    output::HarEntry::Headers headers;
    for (const api::HeaderLine &line : lines)
        headers.emplaceBack(line.name, line.isSecret ? QByteArray() : line.value);
    return headers;
}

} // namespace

BodyText bodyText(const api::RequestBody &body, privacy::RecordKind about, int status)
{
    using State = api::RequestBody::State;
    const QString size = localDataSize(body.size);
    switch (body.state) {
    case State::None:
        return {{}, RequestTexts::tr("None")};
    case State::Kept: {
        const QByteArray shown = privacy::displayableBody(body.bytes, privacy::responseKind(about, status));
        if (shown.isEmpty())
            return {{},
                    RequestTexts::tr("%1, not JSON. Not shown because Labdesk can’t detect personal data in it.")
                        .arg(size)};
        return {QString::fromUtf8(shown), {}};
    }
    case State::TooLarge:
        return {{}, RequestTexts::tr("%1, too large to keep.").arg(size)};
    case State::Streamed:
        return {{}, RequestTexts::tr("%1, processed while streaming. Responses this long aren’t kept.").arg(size)};
    case State::Secret:
        return {{}, RequestTexts::tr("Not kept because it contained a key or token.")};
    case State::Packed:
        return {{}, RequestTexts::tr("%1, compressed. Too large to keep, or damaged.").arg(size)};
    case State::Dropped:
        return {{}, RequestTexts::tr("Not kept: removed to save memory or because the window was locked.")};
    }
    Q_UNREACHABLE();
}

QString timeText(const api::RequestTiming::Time &time)
{
    return time ? RequestTexts::tr("%1 ms").arg(localNumber(qint64(time->count()))) : u"—"_s;
}

QStringList driftLines(const api::RequestRecord &record, const DriftLog &drift)
{
    const QString name = QString::fromLatin1(record.endpoint);
    const DriftLog::Operation operation = drift.operations().value(name);
    QStringList lines;
    for (const QString &path : record.drift)
        lines += RequestTexts::tr("%1: in %2 of %Ln response(s) from %3", nullptr, operation.responses)
                     .arg(path, localNumber(operation.seen.value(path, 1)), name);
    return lines;
}

QString redirectText(const api::RequestRecord &record)
{
    for (size_t at = 1; at < record.attempts.size(); ++at) {
        const QString &before = record.attempts[at - 1].path;
        const QString &after = record.attempts[at].path;
        if (before != after)
            return RequestTexts::tr("The service redirected %1 to %2.")
                .arg(privacy::displayablePath(before), privacy::displayablePath(after));
    }
    return {};
}

std::vector<output::HarEntry> harEntries(const api::RequestRecord &record, const QString &origin)
{
    output::HarEntry all{.startedAt = record.startedAt,
                         .method = verbText(record.verb),
                         .origin = origin,
                         .path = record.path,
                         .queryNames = record.queryNames,
                         .sentBody = record.sentBody.bytes,
                         .kind = record.about};
    using State = api::RequestBody::State;
    if (record.sentBody.state != State::Kept && record.sentBody.state != State::None)
        all.missingSentBodyReason = bodyText(record.sentBody, record.about, record.httpStatus).noneReason;
    const QString name = QString::fromLatin1(record.endpoint);
    if (record.attempts.empty()) {
        all.comment = u"%1: never sent"_s.arg(name);
        all.status = record.httpStatus;
        return {all};
    }
    std::vector<output::HarEntry> entries;
    for (size_t at = 0; at < record.attempts.size(); ++at) {
        const api::RequestAttempt &attempt = record.attempts[at];
        output::HarEntry &entry = entries.emplace_back(all);
        entry.startedAt = attempt.startedAt;
        entry.path = attempt.path.isEmpty() ? record.path : attempt.path;
        entry.sent = headersOf(attempt.sent);
        entry.status = attempt.httpStatus;
        entry.kind = privacy::responseKind(record.about, attempt.httpStatus);
        entry.came = headersOf(attempt.came);
        entry.body = attempt.body.bytes;
        entry.bodySize = attempt.body.size;
        if (attempt.body.state != State::Kept && attempt.body.state != State::None)
            entry.missingBodyReason = bodyText(attempt.body, record.about, attempt.httpStatus).noneReason;
        entry.queue = attempt.timing.queue;
        entry.connect = attempt.timing.connect;
        entry.wait = attempt.timing.wait;
        entry.read = attempt.timing.read;
        std::chrono::milliseconds total{0};
        for (const auto &part : {entry.queue, entry.connect, entry.wait, entry.read})
            total += part.value_or(std::chrono::milliseconds(0));
        entry.total = total;
        entry.comment
            = u"%1, try %2 of %3"_s.arg(name, QString::number(at + 1), QString::number(record.attempts.size()));
    }
    return entries;
}

} // namespace labdesk
