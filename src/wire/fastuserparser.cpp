// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/fastuserparser.h"

#include "domain/timestamp.h"
#include "wire/directtokens.h"
#include "wire/parsertokens.h"
#include "wire/userwalk.h"

namespace labdesk::wire {

static_assert(UserBatch::padding >= simdjson::SIMDJSON_PADDING);
static_assert(UserBatch::padding > KeySet<1>::longest && DirectTokens::margin > qsizetype(KeySet<1>::longest));

struct FastUserParser::Private
{
    size_t readArray(UserBatch &batch, size_t first, size_t last, const Take &take, const Doubt &doubt);

    UnknownParts unknown;
    // Apart: the users of a batch come before one that was read directly, and may be read after it.
    WalkedUser direct{{}, {}, unknown};
    WalkedUser parsed{{}, {}, unknown};
    simdjson::ondemand::parser parser;
};

namespace {

const UserFields &completed(WalkedUser &user)
{
    user.fields.createdMs = momentInMs(user.fields.createdOn).value_or(UserFields::noMoment);
    user.fields.sources = user.sources;
    return user.fields;
}

} // namespace

FastUserParser::FastUserParser() : d(std::make_unique<Private>()) { }

FastUserParser::~FastUserParser() = default;

void FastUserParser::passUnknown()
{
    d->unknown.passAll();
}

qsizetype FastUserParser::readNext(QByteArrayView bytes)
{
    DirectTokens tokens(bytes.data(), bytes.size());
    if (!UserWalk(d->direct, tokens).take(tokens) || d->unknown.hasNews())
        return 0;
    const qsizetype size = tokens.at() - bytes.data();
    return tokens.isAscii() || simdjson::validate_utf8(bytes.data(), size_t(size)) ? size : 0;
}

const UserFields &FastUserParser::next() const
{
    return completed(d->direct);
}

void FastUserParser::read(UserBatch &batch, const Take &take, const Doubt &doubt)
{
    // The rest of a batch is parsed anew after a broken entry. Where many are broken, one by one costs less; and when
    // bytes that are allowed nowhere make the parser refuse all of it, that finds the one they are in.
    static constexpr int mostAttempts = 8;
    size_t first = 0;
    for (int attempt = 0; first < batch.count() && attempt < mostAttempts; ++attempt) {
        const size_t next = d->readArray(batch, first, batch.count(), take, doubt);
        if (next == first)
            break;
        first = next;
    }
    for (; first < batch.count(); ++first)
        if (d->readArray(batch, first, first + 1, take, doubt) == first)
            doubt(first);
}

/// Reads entries until the parser has lost its way, which it does where something is no JSON. Gives the next one.
size_t FastUserParser::Private::readArray(UserBatch &batch, size_t first, size_t last, const Take &take,
                                          const Doubt &doubt)
{
    const std::string_view bytes = batch.array(first, last);
    simdjson::ondemand::document document;
    simdjson::ondemand::array array;
    if (parser.iterate(bytes.data(), bytes.size(), batch.readable(bytes)).get(document)
        || document.get_array().get(array))
        return first;
    size_t entry = first;
    for (auto element : array) {
        simdjson::ondemand::value value;
        // The splitter and the parser see the same strings and brackets, so they see the same objects; it costs nothing
        // to look.
        if (std::move(element).get(value) || entry == last
            || value.raw_json_token().data() != batch.object(entry).data())
            return entry;
        ParserTokens tokens(batch.mayHaveEscapes(entry));
        const bool isPlain = UserWalk(parsed, tokens).take(value);
        const bool hasNews = unknown.hasNews();
        if (isPlain && !hasNews)
            take(completed(parsed));
        else if (doubt(entry) && hasNews)
            unknown.newsWereReported();
        ++entry;
        if (tokens.isLost())
            return entry;
    }
    return entry;
}

} // namespace labdesk::wire
