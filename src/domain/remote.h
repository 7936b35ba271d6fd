// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "domain/undecodableentries.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>

#include <optional>
#include <variant>

namespace labdesk {

/// Nothing was requested.
struct Idle
{
};

/// Waiting for the first response.
struct Loading
{
    QDateTime since; ///< UTC; views show nothing for 150 ms, then a skeleton, and Cancel after 5 s
};

/// Data is available. It stays while a newer response is awaited, or if that failed.
template <class T> struct Ready
{
    T value;
    QDateTime at;           ///< UTC, when the response arrived
    QByteArray body = {};   ///< as received, for the raw view; may be empty
    QStringList drift = {}; ///< paths outside the known contract
    bool refreshing = false;
    std::optional<ApiError> stale = {};  ///< why the last refresh failed
    UndecodableEntries undecodable = {}; ///< for a list, what is missing
};

/// There is nothing to show except the reason.
struct Failed
{
    ApiError why;
};

/// Something that is fetched; always in exactly one of these states.
template <class T> using Remote = std::variant<Idle, Loading, Ready<T>, Failed>;

template <class T> const Ready<T> *readyIn(const Remote<T> &remote)
{
    return std::get_if<Ready<T>>(&remote);
}

/// The state while a response is awaited; existing data stays.
template <class T> Remote<T> awaiting(Remote<T> remote, const QDateTime &now)
{
    if (auto *ready = std::get_if<Ready<T>>(&remote))
        ready->refreshing = true;
    else
        remote = Loading{now};
    return remote;
}

/// The state after a failure; existing data stays, with the reason why it is stale.
template <class T> Remote<T> afterFailure(Remote<T> remote, ApiError why)
{
    auto *ready = std::get_if<Ready<T>>(&remote);
    if (!ready)
        return Failed{std::move(why)};
    ready->refreshing = false;
    ready->stale = std::move(why);
    return remote;
}

/// The state after the person canceled.
template <class T> Remote<T> afterCancel(Remote<T> remote)
{
    auto *ready = std::get_if<Ready<T>>(&remote);
    if (!ready)
        return Idle{};
    ready->refreshing = false;
    return remote;
}

} // namespace labdesk
