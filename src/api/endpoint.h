// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/enumtable.h"
#include "wire/decoded.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
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

/// Everything that makes one call different from another, and nothing else. A value: build it, send it. The answer is
/// at most 64 MiB, takes no more memory than wire/jsonweight.h allows, and is decoded in the caller's thread when it is
/// short and not compressed, else in a worker, where the call's deadline holds as well.
template <class Reply> struct Endpoint
{
    const char *name; ///< for the activity list, such as "getUser"
    Verb verb = Verb::Get;
    QStringList segments; ///< of the path after the base URL, unencoded: each is percent-encoded by itself
    bool trailingSlash = false;
    std::vector<std::pair<QString, QString>> query = {}; ///< unencoded
    QByteArray body = {};                                ///< JSON; empty: none
    std::function<wire::Decoding<Reply>(const QByteArray &)> decode;
    /// The id of the record that the answer is about; when set, it must be `askedId`, else the answer is a WrongRecord.
    /// Nothing: the answer names none, which is only for answers that the contract does not oblige to name one.
    std::function<std::optional<QString>(const Reply &)> answeredId = {};
    QString askedId = {};
    bool background = false; ///< one of many, nobody waits for this one: in the bulk lane
    bool isLong = false; ///< the service works on it before it says anything: Surroundings::longDeadline is its limit
};

/// The same call; what its answer is decoded to is made into something else where it is decoded, also in a worker.
template <class To, class From, class Turn> Endpoint<To> turned(const Endpoint<From> &from, Turn turn)
{
    const auto decode = [decode = from.decode, turn = std::move(turn)](const QByteArray &body) -> wire::Decoding<To> {
        auto decoding = decode(body);
        if (!decoding.ok())
            return std::move(decoding).error();
        auto decoded = std::move(decoding).value();
        return wire::Decoded<To>{turn(std::move(decoded.value)), std::move(decoded.drift), std::move(decoded.unread)};
    };
    return {from.name, from.verb, from.segments, from.trailingSlash, from.query, from.body, decode};
}

/// A read whose answer is taken while it arrives: at most 2 GiB, before and after inflating.
struct StreamEndpoint
{
    const char *name; ///< as of an Endpoint, and the rest too
    QStringList segments;
    bool trailingSlash = false;
    std::vector<std::pair<QString, QString>> query = {};
};

} // namespace labdesk::api
