// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/replies.h"

namespace labdesk {

/// The team's replies from a file, or why they can't be used: a sentence with the line.
Outcome<Replies, QString> readReplies(const QString &path);

} // namespace labdesk
