// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/addresswire.h"

using namespace Qt::StringLiterals;

namespace labdesk::wire {

Address readAddressFields(JsonObject &fields)
{
    return {.firstLine = fields.text("first_line"_L1),
            .secondLine = fields.text("second_line"_L1),
            .city = fields.text("city"_L1),
            .state = fields.text("state"_L1),
            .zip = fields.either("zip_code"_L1, "zip"_L1).text(),
            .country = fields.text("country"_L1)};
}

Address readAddress(const JsonCursor &at)
{
    if (!at.isGiven())
        return {};
    JsonObject fields(at);
    return readAddressFields(fields);
}

} // namespace labdesk::wire
