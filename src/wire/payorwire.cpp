// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/payor.h"
#include "wire/addresswire.h"
#include "wire/jsonreader.h"

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

Payor readPayor(const JsonCursor &at)
{
    JsonObject fields(at);
    Payor payor;
    payor.codeNamedCode = !fields.at("payor_code"_L1).isGiven() && fields.at("code"_L1).isGiven();
    payor.code = fields.either("payor_code"_L1, "code"_L1).string();
    payor.name = fields.string("name"_L1);
    payor.aliases = fields.strings("aliases"_L1);
    payor.aliases.removeDuplicates();
    payor.address = readAddress(fields.at("org_address"_L1));
    payor.source = fields.listedText("source"_L1, {u"platform"_s, u"team"_s});
    return payor;
}

} // namespace

template <> std::vector<Payor> readRoot(const JsonCursor &root)
{
    auto payors = readEntries<Payor>(listIn(root, u"payors"_s), readPayor);
    if (payors.size() > maxPayors)
        root.fail(u"must have %1 entries at most"_s.arg(maxPayors));
    return payors;
}

template Decoding<std::vector<Payor>> decode(const QByteArray &body);

} // namespace labdesk::wire
