// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/bodyvalidator.h"

#include <QCoreApplication>

namespace labdesk::api {

namespace {

struct BodyWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::api::AcceptanceGate)
};

} // namespace

ApiError invalidResponse(int status, const QString &why)
{
    return {.kind = ApiError::Kind::BadReply, .httpStatus = status, .detail = why};
}

BodyValidator::BodyValidator(int status, const AnnouncedBody &announced, qint64 largest)
    : m_status(status), m_announced(announced), m_largest(largest),
      m_inflater(announced.isPacked ? std::make_unique<Inflater>(largest) : nullptr)
{
}

std::optional<ApiError> BodyValidator::take(QByteArrayView arrived, const Sink &sink)
{
    if (arrived.isEmpty())
        return std::nullopt;
    m_arrived += arrived.size();
    if (m_announced.isNone)
        return invalidResponse(m_status, BodyWords::tr("unexpected content"));
    if (m_announced.length && m_arrived > *m_announced.length)
        return invalidResponse(m_status, BodyWords::tr("a response with the wrong length"));
    if (m_arrived > m_largest)
        return invalidResponse(m_status, BodyWords::tr("larger than any valid response"));
    const auto hand = [this, &sink](QByteArrayView piece) {
        m_isBlank = m_isBlank && piece.trimmed().isEmpty();
        return sink(piece);
    };
    if (!m_inflater)
        return hand(arrived);
    std::optional<ApiError> stopped;
    const bool isGood = m_inflater->feed(arrived, [&stopped, &hand](QByteArrayView piece) {
        stopped = hand(piece);
        return !stopped;
    });
    if (!isGood && !stopped)
        stopped = invalidResponse(m_status, BodyWords::tr("incomplete or damaged compressed data"));
    return stopped;
}

std::optional<ApiError> BodyValidator::finish() const
{
    if (m_announced.isNone)
        return std::nullopt;
    if (m_announced.length && m_arrived != *m_announced.length)
        return invalidResponse(m_status, BodyWords::tr("a response with the wrong length"));
    // What is packed must end well even when there is nothing in it.
    if (m_inflater && m_arrived > 0 && !m_inflater->isWhole())
        return invalidResponse(m_status, BodyWords::tr("incomplete or damaged compressed data"));
    if (m_isBlank)
        return invalidResponse(m_status, BodyWords::tr("an empty response"));
    return std::nullopt;
}

} // namespace labdesk::api
