// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/repliesfile.h"

#include "platform/rulesfile.h"

#include <utility>

namespace labdesk {

Outcome<Replies, QString> readReplies(const QString &path)
{
    const auto bytes = readRulesFile(path, Replies::maxFileSize);
    if (!bytes.ok())
        return describe(bytes.error());
    auto replies = Replies::read(bytes.value());
    if (!replies.ok())
        return describe(replies.error());
    return std::move(replies).value();
}

} // namespace labdesk
