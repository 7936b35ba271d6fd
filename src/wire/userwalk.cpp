// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/userwalk.h"

#include "domain/ids.h"

namespace labdesk::wire {

bool isUserId(std::string_view id)
{
    bool isPrintableAscii = true;
    for (const char c : id)
        isPrintableAscii &= c >= ' ' && c <= '~';
    if (isPrintableAscii)
        return !id.empty() && id.size() <= 1024 && id != "." && id != "..";
    return UserId::parse(QString::fromUtf8(id.data(), qsizetype(id.size()))).has_value();
}

bool WalkedUser::meetSlug(std::string_view slug, UnknownParts::Place place)
{
    if (slug.empty() || listed.contains(slug))
        return true;
    std::string folded(slug);
    for (char &c : folded) {
        if (c < 0)
            return false; // Unicode folds more than these
        if (c >= 'A' && c <= 'Z')
            c = char(c + ('a' - 'A'));
    }
    if (!listed.contains(folded))
        unknown.meet(place, {}); // what is reported is the place
    return true;
}

} // namespace labdesk::wire
