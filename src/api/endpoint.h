// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bodysink.h"
#include "domain/apierror.h"
#include "domain/enumtable.h"
#include "privacy/sensitive.h"
#include "wire/decoded.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace labdesk::api {

enum class Verb { Get, Post, Patch, Delete };

/// The verb as it is sent.
inline QByteArray verbName(Verb verb)
{
    constexpr std::pair<Verb, const char *> names[]
        = {{Verb::Get, "GET"}, {Verb::Post, "POST"}, {Verb::Patch, "PATCH"}, {Verb::Delete, "DELETE"}};
    static_assert(isTableOf(names, Verb::Delete));
    return entryOf(names, verb);
}

/// Everything that distinguishes one request from another.
struct Request
{
    const char *name = ""; ///< the operation, for the list of requests, such as "getUser"
    Verb verb = Verb::Get;
    /// What its bodies contain; the strictest kind if unknown.
    privacy::RecordKind about = privacy::RecordKind::Insurance;
    QStringList segments = {}; ///< of the path after the base URL, not yet percent-encoded
    bool trailingSlash = false;
    std::vector<std::pair<QString, QString>> query = {}; ///< not yet percent-encoded
    QByteArray body = {};                                ///< JSON; empty: none
    bool isBackground = false; ///< one of many that no person waits for; sent in the bulk lane
    /// The service may take long to respond: ClientOptions::longDeadline applies.
    bool isLong = false;
    /// For a read that waits until the service works again, instead of the retry policy and its budget. Gets why an
    /// attempt failed and how many there were; returns the pause before the next one, or nothing to give up.
    std::function<std::optional<std::chrono::milliseconds>(const ApiError &why, int tries)> retryDelay = {};
};

/// A request, and the type of its response. A value: make it from a row of operations.h and send it. The response is at
/// most 64 MiB and takes no more memory than wire/jsonweight.h allows. It is decoded in the caller's thread if it is
/// short and not compressed, else in a worker, within the deadline of the call.
template <class Reply> struct Endpoint : Request
{
    std::function<wire::Decoding<Reply>(const QByteArray &)> decode = {};
    /// Whether the response is about the requested record; if not, the call fails with WrongRecord. Empty: the contract
    /// doesn't require the response to name one.
    std::function<bool(const Reply &)> matchesRequest = {};
};

/// A read whose response is processed while it arrives: at most 64 GiB, before and after inflating.
template <> struct Endpoint<BodySink> : Request
{
};
using StreamEndpoint = Endpoint<BodySink>;

/// The same call, whose decoded response is converted by `transform` where it is decoded, maybe in a worker.
template <class To, class From, class Transform>
Endpoint<To> transformed(const Endpoint<From> &from, Transform transform)
{
    const auto decode
        = [decode = from.decode, transform = std::move(transform)](const QByteArray &body) -> wire::Decoding<To> {
        auto decoding = decode(body);
        if (!decoding.ok())
            return std::move(decoding).error();
        auto decoded = std::move(decoding).value();
        return wire::Decoded<To>{transform(std::move(decoded.value)), std::move(decoded.drift),
                                 std::move(decoded.undecodable)};
    };
    return {from, decode};
}

} // namespace labdesk::api
