// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz.h"
#include "session/connectionfile.h"
#include "session/connectionserialization.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

// What is imported keeps to the rules, and exported it is imported again as it was.
FUZZ_TARGET(connectionfile, Form::Json)
{
    const auto read = connectionsInFile(input, {u"Staging"_s});
    if (!read.ok())
        return demand(!describe(read.error()).isEmpty(), "a problem without a sentence", input);
    QStringList names{u"Staging"_s};
    for (const Connection &connection : read.value()) {
        demand(parseServiceUrl(connection.baseUrl.toString()).ok(), "an address that can't be typed",
               connection.baseUrl.toString());
        demand(connection.environment != Environment::Production || connection.readOnly, "production can be changed",
               input);
        demand(!names.contains(connection.name), "a name that is taken", connection.name);
        names += connection.name;
        const auto entry = connectionEntry(connection);
        demand(firstInvalidKey(entry).isEmpty(), "an entry that isn't right", firstInvalidKey(entry));
        demand(connectionIn(entry) == connection, "stored it is another connection", connection.name);
    }
    const auto again = connectionsInFile(connectionFile(read.value()), {});
    demand(again.ok() && again.value().size() == read.value().size(), "exported it can't be imported", input);
    for (size_t at = 0; at < read.value().size(); ++at) {
        Connection copy = again.value()[at];
        copy.id = read.value()[at].id;
        demand(copy == read.value()[at], "imported again it is another connection", copy.name);
    }
}

} // namespace labdesk::fuzz
