// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "api/operations.h"

#include <functional>
#include <optional>

namespace labdesk::tests {

/// One call of each verb, with and without a body, and a read whose body is taken while it comes.
enum class CallKind { Get, Stream, Refresh, Create, Patch, Delete };
inline constexpr CallKind AllCallKinds[]
    = {CallKind::Get, CallKind::Stream, CallKind::Refresh, CallKind::Create, CallKind::Patch, CallKind::Delete};

inline bool isRead(CallKind kind)
{
    return kind == CallKind::Get || kind == CallKind::Stream;
}

inline const char *nameOf(CallKind kind)
{
    switch (kind) {
    case CallKind::Get:
        return "GET";
    case CallKind::Stream:
        return "GET as a stream";
    case CallKind::Refresh:
        return "POST without a body";
    case CallKind::Create:
        return "POST";
    case CallKind::Patch:
        return "PATCH";
    case CallKind::Delete:
        return "DELETE";
    }
    Q_UNREACHABLE();
}

/// What came of a call, without its value.
using Ended = std::function<void(std::optional<ApiError>)>;

struct Result
{
    bool ended = false;
    std::optional<ApiError> error;
};

inline Ended into(Result &result)
{
    return [&result](std::optional<ApiError> error) { result = {true, std::move(error)}; };
}

template <class Reply> api::Call sendFor(api::ApiClient &client, const api::Endpoint<Reply> &endpoint, Ended ended)
{
    return client.send<Reply>(endpoint, [ended = std::move(ended)](Outcome<api::Response<Reply>, ApiError> outcome) {
        ended(outcome.ok() ? std::nullopt : std::optional(outcome.error()));
    });
}

/// Collects the pieces; the whole of them must be the user that a GET asks for.
class UserTaker : public api::BodySink
{
public:
    std::optional<ApiError> take(QByteArrayView piece) override
    {
        m_body += piece;
        return std::nullopt;
    }
    std::optional<ApiError> finish() override
    {
        const auto user = wire::decode<User>(m_body);
        if (!user.ok())
            return ApiError{.kind = ApiError::Kind::BadResponse, .detail = user.error().text()};
        if (user.value().value.id.text() != u"u1")
            return ApiError{.kind = ApiError::Kind::WrongRecord};
        return std::nullopt;
    }

private:
    QByteArray m_body;
};

/// As sendKind() with CallKind::Get, but as a stream.
inline api::StreamEndpoint streamedUser()
{
    return {api::getUser(*UserId::parse(QStringLiteral("u1")))};
}

inline api::Call sendKind(api::ApiClient &client, CallKind kind, Ended ended)
{
    const UserId id = *UserId::parse(QStringLiteral("u1"));
    switch (kind) {
    case CallKind::Get:
        return sendFor(client, api::getUser(id), std::move(ended));
    case CallKind::Stream:
        return client.stream(streamedUser(), std::make_shared<UserTaker>(), {}, std::move(ended));
    case CallKind::Refresh:
        return sendFor(client, api::refreshUser(id), std::move(ended));
    case CallKind::Create:
        return sendFor(client,
                       api::createUser({.clientUserId = QStringLiteral("c1"),
                                        .timeZone = {},
                                        .birthDate = {},
                                        .ingestionStart = {},
                                        .ingestionEnd = {}}),
                       std::move(ended));
    case CallKind::Patch:
        return sendFor(client,
                       api::patchUser(id,
                                      {.timeZone = QStringLiteral("Europe/Berlin"),
                                       .birthDate = {},
                                       .ingestionStart = {},
                                       .ingestionEnd = {},
                                       .clientUserId = {}}),
                       std::move(ended));
    case CallKind::Delete:
        return sendFor(client, api::deleteUser(id), std::move(ended));
    }
    Q_UNREACHABLE();
}

/// A body that is the right answer to each of them.
inline QByteArray bodyForAll()
{
    return R"({"success":true,"user_id":"u1","team_id":"t1","client_user_id":"c1","created_on":"2026-01-01T00:00:00+00:00",)"
           R"("connected_sources":[]})";
}

inline Connection keyConnection(const QUrl &base)
{
    return {.id = {}, .name = {}, .environment = Environment::Local, .baseUrl = base, .scheme = ApiKeyScheme{}};
}

inline Secret testKey()
{
    return Secret("test-key-0123456789");
}

/// Short times, no chance, and as many further tries as the test wants.
inline api::ClientOptions quick(std::chrono::milliseconds deadline = std::chrono::milliseconds(3000),
                                int maxRetries = 0)
{
    api::ClientOptions given;
    given.jitter = [] { return 0.0; };
    given.retry.maxRetries = maxRetries;
    given.retry.base = std::chrono::milliseconds(1);
    given.idleTimeout = deadline;
    given.deadline = deadline;
    given.bulkDeadline = deadline;
    given.longDeadline = deadline;
    given.negotiator = {}; // a ticket of whoever runs the tests is not theirs
    return given;
}

} // namespace labdesk::tests
