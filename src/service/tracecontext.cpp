// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tracecontext.h"

#include <algorithm>

namespace labdesk::service {

namespace {

bool isHex(QByteArrayView text) // lower case only
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

bool isZero(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c == '0'; });
}

} // namespace

// 00-<32 digits>-<16 digits>-<2 digits>; a newer version may go on after another dash.
std::optional<TraceContext> traceContextOf(const QList<QByteArray> &fields)
{
    constexpr qsizetype length = 55;
    if (fields.size() != 1 || fields.front().size() < length)
        return {};
    const QByteArrayView text = fields.front();
    const QByteArrayView version = text.first(2), trace = text.sliced(3, 32), parent = text.sliced(36, 16),
                         flags = text.sliced(53, 2);
    if (text[2] != '-' || text[35] != '-' || text[52] != '-' || !isHex(version) || !isHex(trace) || !isHex(parent)
        || !isHex(flags))
        return {};
    if (version == "ff" || isZero(trace) || isZero(parent))
        return {};
    if (text.size() > length && (version == "00" || text[length] != '-'))
        return {};
    return TraceContext{trace.toByteArray(), parent.toByteArray()};
}

} // namespace labdesk::service
