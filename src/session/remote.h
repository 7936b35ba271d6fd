// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>

#include <optional>
#include <variant>

namespace labdesk {

/// Nothing was asked for.
struct Idle
{
};

/// The first answer is awaited.
struct Loading
{
    QDateTime since; ///< UTC; views show nothing for 150 ms, then a skeleton, and Cancel after 5 s
};

/// Data are there; they stay while a newer answer is awaited or could not be had.
template <class T>
struct Ready
{
    T value;
    QDateTime at;                       ///< UTC, when the answer came
    QByteArray body = {};               ///< as it came, for the raw view; may be empty
    QStringList drift = {};             ///< paths outside the known contract
    bool refreshing = false;
    std::optional<ApiError> stale = {}; ///< why the last refresh failed
};

/// There is nothing to show but the reason.
struct Failed
{
    ApiError why;
};

/// Something that is fetched: always in exactly one of these states.
template <class T>
using Remote = std::variant<Idle, Loading, Ready<T>, Failed>;

template <class T>
const Ready<T> *readyIn(const Remote<T> &remote)
{
    return std::get_if<Ready<T>>(&remote);
}

} // namespace labdesk
