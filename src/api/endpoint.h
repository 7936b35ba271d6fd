// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bodysink.h"
#include "domain/enumtable.h"
#include "privacy/sensitive.h"
#include "wire/decoded.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <utility>
#include <vector>

namespace labdesk::api {

enum class Verb { Get, Post, Patch, Delete };

/// The verb as it stands on the wire.
inline QByteArray verbName(Verb verb)
{
    constexpr std::pair<Verb, const char *> names[]
        = {{Verb::Get, "GET"}, {Verb::Post, "POST"}, {Verb::Patch, "PATCH"}, {Verb::Delete, "DELETE"}};
    static_assert(isTableOf(names, Verb::Delete));
    return entryOf(names, verb);
}

/// Everything that makes one request different from another, and nothing else.
struct Request
{
    const char *name = ""; ///< of the operation, for the activity list, such as "getUser"
    Verb verb = Verb::Get;
    privacy::RecordKind about
        = privacy::RecordKind::Insurance; ///< what its bodies hold; the strictest, where not known
    QStringList segments = {}; ///< of the path after the base URL, unencoded: each is percent-encoded by itself
    bool trailingSlash = false;
    std::vector<std::pair<QString, QString>> query = {}; ///< unencoded
    QByteArray body = {};                                ///< JSON; empty: none
    bool isBackground = false;                           ///< one of many, nobody waits for this one: in the bulk lane
    bool isLong = false; ///< the service works on it before it says anything: ClientOptions::longDeadline is its limit
};

/// A request, and what its answer is read as. A value: make it from a row of operations.h, send it. The answer is at
/// most 64 MiB, takes no more memory than wire/jsonweight.h allows, and is decoded in the caller's thread when it is
/// short and not compressed, else in a worker, where the call's deadline holds as well.
template <class Reply> struct Endpoint : Request
{
    std::function<wire::Decoding<Reply>(const QByteArray &)> decode = {};
    /// Whether the answer is about the record that was asked for, else it is a WrongRecord. Empty: the contract doesn't
    /// oblige it to name one.
    std::function<bool(const Reply &)> isAnswer = {};
};

/// A read whose answer is taken while it arrives: at most 2 GiB, before and after inflating.
template <> struct Endpoint<BodySink> : Request
{
};
using StreamEndpoint = Endpoint<BodySink>;

/// The same call; what its answer is decoded to is made into something else where it is decoded, also in a worker.
template <class To, class From, class Turn> Endpoint<To> turned(const Endpoint<From> &from, Turn turn)
{
    const auto decode = [decode = from.decode, turn = std::move(turn)](const QByteArray &body) -> wire::Decoding<To> {
        auto decoding = decode(body);
        if (!decoding.ok())
            return std::move(decoding).error();
        auto decoded = std::move(decoding).value();
        return wire::Decoded<To>{turn(std::move(decoded.value)), std::move(decoded.drift),
                                 std::move(decoded.undecodable)};
    };
    return {from, decode};
}

} // namespace labdesk::api
