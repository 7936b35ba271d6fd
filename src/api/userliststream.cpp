// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/userliststream.h"

namespace labdesk::api {

namespace {

std::optional<ApiError> toListError(const std::optional<wire::DecodeError> &error)
{
    if (!error)
        return std::nullopt;
    return ApiError{.kind = ApiError::Kind::BadResponse, .detail = error->text()};
}

} // namespace

std::optional<ApiError> UserListSink::take(QByteArrayView piece)
{
    return toListError(m_reader.feed(piece, m_sink));
}

std::optional<ApiError> UserListSink::finish()
{
    if (auto error = toListError(m_reader.finish()))
        return error;
    if (m_reader.users() == 0 && m_reader.undecodable() > 0)
        return toListError(m_reader.undecodableReasons().front());
    return std::nullopt;
}

QStringList UserListSink::undecodableReasons() const
{
    QStringList texts;
    for (const wire::DecodeError &reason : m_reader.undecodableReasons())
        texts += reason.text();
    return texts;
}

} // namespace labdesk::api
