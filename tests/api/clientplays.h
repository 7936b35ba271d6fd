// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "callkinds.h"
#include "support/faultserver.h"

#include <QList>
#include <QObject>

namespace labdesk::tests {

inline Play answer(const QByteArray &status, const QByteArray &body, const QList<QByteArray> &headers = {})
{
    return {.bytes = httpReply(status, body, "application/json", headers)};
}

/// The right answer to every kind of call.
inline Play goodAnswer(const QList<QByteArray> &headers = {})
{
    return answer("200 OK", bodyForAll(), headers);
}

/// A user list of so many users.
inline QByteArray listOf(int users)
{
    QByteArray body = R"({"users":[)";
    for (int i = 0; i < users; ++i)
        body += QByteArray(i ? "," : "") + R"({"user_id":"u)" + QByteArray::number(i)
            + R"(","team_id":"t","client_user_id":"c)" + QByteArray::number(i)
            + R"(","created_on":"2026-01-01T00:00:00+00:00","connected_sources":[]})";
    return body + R"(],"total":)" + QByteArray::number(users) + "}";
}

/// What a client reports of its requests, in order.
struct Records
{
    using State = api::RequestRecord::State;

    explicit Records(api::ApiClient &client)
    {
        QObject::connect(&client, &api::ApiClient::requestChanged, &context,
                         [this](const auto &record) { all += record; });
    }

    /// Each state once for as long as it lasted.
    QList<State> states() const
    {
        QList<State> states;
        for (const auto &record : all)
            if (states.isEmpty() || states.last() != record.state)
                states += record.state;
        return states;
    }

    QObject context;
    QList<api::RequestRecord> all;
};

} // namespace labdesk::tests
