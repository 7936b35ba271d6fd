// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/gunzip.h"

#include "api/inflater.h"

namespace labdesk::api {

std::optional<QByteArray> gunzip(const QByteArray &compressed, qint64 largest)
{
    QByteArray out;
    Inflater inflater(largest);
    const auto keep = [&out](QByteArrayView piece) {
        out += piece;
        return true;
    };
    if (!inflater.feed(compressed, keep) || !inflater.isWhole())
        return std::nullopt;
    return out;
}

} // namespace labdesk::api
