// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/inflater.h"
#include "api/responsevalidator.h"
#include "domain/apierror.h"

#include <QByteArrayView>

#include <functional>
#include <optional>

namespace labdesk::api {

/// BadReply, with a reason in words.
ApiError invalidResponse(int status, const QString &why);

/// The part of the acceptance gate that is about the body, for one that arrives in pieces: lets it through, inflated,
/// as long as nothing is wrong with it. What went through counts only when finish() agrees.
class BodyValidator
{
public:
    /// Takes what went through; the view is valid only during the call. An error ends it.
    using Sink = std::function<std::optional<ApiError>(QByteArrayView)>;

    /// At most `largest` bytes, before and after inflating.
    BodyValidator(int status, const AnnouncedBody &announced, qint64 largest);

    std::optional<ApiError> take(QByteArrayView arrived, const Sink &sink);
    std::optional<ApiError> finish() const; ///< the body has ended

private:
    int m_status;
    AnnouncedBody m_announced;
    qint64 m_largest;
    qint64 m_arrived = 0;
    bool m_isBlank = true;
    std::unique_ptr<Inflater> m_inflater; ///< of a packed body
};

} // namespace labdesk::api
