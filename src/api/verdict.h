// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/decodeworker.h"
#include "api/httpreply.h"

#include <QDateTime>

namespace labdesk::api {

inline constexpr qint64 LargestAnswer = qint64(64) * 1024 * 1024; ///< bytes; packed and unpacked ones together

bool isPacked(const HttpReply &reply);
/// So short and plain that it may be judged in the thread of the window.
bool isQuickToJudge(const HttpReply &reply);
/// What a complete reply is worth: a decoded value, or why not. Its body is joined. Pure; may run in any thread, and
/// ends early when that is interrupted.
DecodeWorker::Verdict verdictOn(HttpReply reply, const ApiClient::Untyped &request, const QDateTime &now);

} // namespace labdesk::api
