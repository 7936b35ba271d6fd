// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/plainusers.h"

#include "wire/plainwalk.h"

namespace labdesk::wire {

static_assert(UserBatch::padding >= simdjson::SIMDJSON_PADDING);

struct PlainUsers::Private
{
    /// Reads entries until the parser has lost its way, which it does where something is no JSON. Gives the next one.
    size_t readArray(UserBatch &batch, size_t first, size_t last, const Take &take, const Doubt &doubt);
    void readEntry(simdjson::ondemand::value &value, bool mayHaveEscapes, const Take &take, const std::function<bool()> &doubt);

    simdjson::ondemand::parser parser;
    PlainWalk walk;
};

PlainUsers::PlainUsers() : d(std::make_unique<Private>()) {}

PlainUsers::~PlainUsers() = default;

void PlainUsers::passUnknown()
{
    d->walk.unknown().passAll();
}

void PlainUsers::read(UserBatch &batch, const Take &take, const Doubt &doubt)
{
    // The rest of a batch is parsed anew after a broken entry. Where many are broken, one by one costs less; and when bytes that
    // are allowed nowhere make the parser refuse all of it, that finds the one they are in.
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

size_t PlainUsers::Private::readArray(UserBatch &batch, size_t first, size_t last, const Take &take, const Doubt &doubt)
{
    const std::string_view bytes = batch.array(first, last);
    simdjson::ondemand::document document;
    simdjson::ondemand::array array;
    if (parser.iterate(bytes.data(), bytes.size(), batch.readable(bytes)).get(document) || document.get_array().get(array))
        return first;
    size_t entry = first;
    for (auto element : array) {
        simdjson::ondemand::value value;
        // The splitter and the parser see the same strings and brackets, so they see the same objects; it costs nothing to look.
        if (std::move(element).get(value) || entry == last || value.raw_json_token().data() != batch.object(entry).data())
            return entry;
        if (walk.read(value, batch.mayHaveEscapes(entry))) {
            take(walk.fields());
        } else {
            const bool hasNews = walk.unknown().hasNews();
            if (doubt(entry) && hasNews)
                walk.unknown().newsWereReported();
        }
        ++entry;
        if (walk.isLost())
            return entry;
    }
    return entry;
}

} // namespace labdesk::wire
