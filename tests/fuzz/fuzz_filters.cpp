// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz.h"
#include "models/auditfilter.h"
#include "models/requestfilter.h"

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

std::vector<api::RequestRecord> filteredRequests()
{
    using State = api::RequestRecord::State;
    std::vector<api::RequestRecord> all;
    for (const auto &[endpoint, verb, status, state] : {std::tuple("getUser", api::Verb::Get, 200, State::Succeeded),
                                                        {"deleteUser", api::Verb::Delete, 404, State::Failed},
                                                        {"createUser", api::Verb::Post, 0, State::Canceled},
                                                        {"patchUser", api::Verb::Patch, 503, State::Waiting}}) {
        api::RequestRecord made;
        made.endpoint = endpoint;
        made.verb = verb;
        made.httpStatus = status;
        made.state = state;
        made.tries = 1 + int(all.size());
        made.duration = std::chrono::milliseconds(80 * made.tries);
        made.bytesReceived = 900 * made.tries;
        all.push_back(made);
    }
    all[0].drift = {u"users[].nickname"_s};
    return all;
}

} // namespace

// A term and its opposite share the requests between them.
FUZZ_TARGET(requestfilter, Form::Text)
{
    static const std::vector<api::RequestRecord> requests = filteredRequests();
    const QString typed = QString::fromUtf8(input.left(2'000));
    const RequestFilter filter(typed);
    const bool isOne = !typed.isEmpty() && !typed.contains(u'"') && !typed.startsWith(u'-') && typed != u"OR"
        && std::none_of(typed.begin(), typed.end(),
                        [](QChar c) { return c.isSpace() || c.category() == QChar::Other_Format; });
    const RequestFilter opposite(u'-' + typed);
    for (const api::RequestRecord &request : requests) {
        const bool fits = filter.matches(request, u"get /v2/user/ana 404"_s);
        demand(fits || !filter.isEmpty(), "no filter leaves something out", typed);
        if (isOne && !filter.isEmpty() && !opposite.isEmpty())
            demand(fits != opposite.matches(request, u"get /v2/user/ana 404"_s), "neither it nor its opposite", typed);
    }
    for (const QString &field : filter.unknownFields())
        demand(!RequestFilter::fields().contains(field.toLower()), "a known field is unknown", typed, field);
}

FUZZ_TARGET(historyfilter, Form::Text)
{
    static const QDateTime now(QDate(2026, 11, 26), QTime(9, 30), Qt::UTC);
    const QString typed = QString::fromUtf8(input.left(2'000));
    const AuditFilter filter(typed, now);
    const auto textOf = [](AuditFilter::Field field) {
        return field == AuditFilter::Field::Any ? u"ana client-01187 hd-2041 change time zone done north"_s
                                                : u"client-01187"_s;
    };
    bool fitsSometime = false;
    for (int days = 0; days < 800; days += 9)
        fitsSometime |= filter.matches(textOf, now.addDays(-days));
    demand(fitsSometime || !filter.isEmpty(), "no filter leaves something out", typed);
    for (const QString &word : filter.words())
        demand(word == word.toCaseFolded(), "a word that isn't folded", typed, word);
    for (const QString &field : filter.unknownFields())
        demand(!AuditFilter::fields().contains(field.toLower()), "a known field is unknown", typed, field);
}

} // namespace labdesk::fuzz
