// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/answer.h"
#include "domain/remote.h"

#include <utility>

namespace labdesk {

/// What is there once an answer came, now.
template <class T> Ready<T> readyFrom(api::Answer<T> answer)
{
    Ready<T> ready{std::move(answer.value), QDateTime::currentDateTimeUtc(), std::move(answer.body),
                   std::move(answer.drift)};
    ready.unread = std::move(answer.unread);
    return ready;
}

} // namespace labdesk
