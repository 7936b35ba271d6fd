// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usershortlist.h"

#include "store/foldedtext.h"

#include <algorithm>

namespace labdesk {

std::vector<UserStore::Row> shortlist(const UserStore &store, const QString &words, size_t most)
{
    const std::string typed = foldedText(words.simplified());
    if (typed.empty())
        return {};
    std::vector<UserStore::Row> same;
    std::vector<UserStore::Row> beginning;
    std::vector<UserStore::Row> rest;
    for (const UserStore::Row row : store.rowsMatching(words)) {
        const std::string_view client = store.foldedClientUserId(row);
        auto &kind = client == typed ? same : client.starts_with(typed) ? beginning : rest;
        if (kind.size() < most)
            kind.push_back(row);
    }
    for (const auto *more : {&beginning, &rest})
        same.insert(same.end(), more->begin(), more->end());
    same.resize(std::min(same.size(), most));
    return same;
}

} // namespace labdesk
