// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/httpreply.h"

namespace labdesk::api {

QByteArray HttpReply::header(QByteArrayView name) const
{
    QByteArray joined;
    for (const auto &[key, value] : headers) {
        if (name.compare(key, Qt::CaseInsensitive) != 0)
            continue;
        // Null means absent, so an empty value must not look like null; appending an empty one to null would.
        joined = joined.isNull() ? (value.isNull() ? QByteArray("") : value) : joined + ", " + value;
    }
    return joined;
}

} // namespace labdesk::api
