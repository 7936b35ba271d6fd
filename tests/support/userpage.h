// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "wire/listsplitter.h"
#include "wire/userreading.h"

#include <QByteArray>

#include <optional>
#include <utility>
#include <vector>

namespace labdesk::tests {

/// What a list request brought. `total` can be larger than what came (page on), and 0 past the end.
struct UserPage
{
    std::vector<User> users;
    std::optional<qint64> total; ///< absent when the answer was a bare array
};

/// Operation 4, decoded whole and the slow way, to hold the reader of the program against: wrapped, as in `{users,
/// total, offset, limit}`, or a bare array.
inline wire::Decoding<UserPage> decodeUserPage(const QByteArray &body)
{
    wire::ListSplitter splitter("users", QStringLiteral("user_id"));
    wire::JsonDecodeContext reading;
    UserPage page;
    const auto takeUser = [&](QByteArrayView object, qsizetype index) {
        if (reading.failed())
            return;
        const wire::JsonPath list = splitter.isBare() ? wire::JsonPath() : wire::JsonPath(u"users");
        const wire::JsonPath path(&list, index);
        const auto root = wire::parseJson(reading, path, QByteArray::fromRawData(object.data(), object.size()));
        auto user = root ? wire::readUser(wire::JsonCursor(reading, *root, path)) : std::nullopt;
        if (user)
            page.users.push_back(*std::move(user));
    };
    auto broken = splitter.feed(body, takeUser);
    if (!broken)
        broken = splitter.finish();
    if (broken && !reading.failed()) // it would have come later
        return *std::move(broken);
    if (!splitter.isBare() && !reading.failed()) {
        if (const auto envelope = wire::parseJson(reading, wire::JsonPath(), splitter.envelope()))
            page.total = wire::readUserEnvelope(wire::JsonCursor(reading, *envelope, wire::JsonPath()),
                                                QString::fromUtf8(splitter.key()));
    }
    return reading.finish(std::move(page));
}

} // namespace labdesk::tests
