// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bodysink.h"
#include "domain/userfields.h"
#include "wire/userlistreader.h"

#include <QStringList>

namespace labdesk::api {

/// Reads the response of listUsers. A user that can't be decoded is skipped and counted; if none can, it is a
/// BadResponse.
class UserListSink : public BodySink
{
public:
    using Sink = wire::UserListReader::Sink;

    explicit UserListSink(Sink sink) : m_sink(std::move(sink)) { }

    std::optional<ApiError> take(QByteArrayView piece) override;
    std::optional<ApiError> finish() override;
    QStringList drift() const override { return m_reader.drift(); }

    /// Final once finish() succeeded; before that, what has arrived so far.
    const wire::UserListReader &reader() const { return m_reader; }
    QStringList undecodableReasons() const; ///< of the first ten, `users[3].user_id: missing`

private:
    wire::UserListReader m_reader;
    Sink m_sink;
};

} // namespace labdesk::api
