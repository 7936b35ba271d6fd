// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"

using namespace Qt::StringLiterals;

namespace labdesk::api {

Request requestOf(Request request, QLatin1StringView path, const OperationParts &parts)
{
    auto next = parts.texts.begin();
    const QString whole(path);
    const QString address = whole.section(u'?', 0, 0);
    for (const QString &segment : address.split(u'/', Qt::SkipEmptyParts))
        request.segments += segment == u"{}" ? (next++)->value() : segment;
    request.trailingSlash = address.endsWith(u'/');
    for (const QString &parameter : whole.section(u'?', 1).split(u'&', Qt::SkipEmptyParts))
        if (const auto &text = *next++)
            request.query.emplace_back(parameter.section(u'=', 0, 0), *text);
    request.body = parts.body;
    return request;
}

} // namespace labdesk::api
