// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/challenges.h"
#include "api/chunkreader.h"
#include "api/inflater.h"
#include "api/ntlm.h"
#include "api/releaselookup.h"
#include "api/responseparser.h"
#include "api/retryafter.h"
#include "domain/connection.h"
#include "fuzz/fuzz.h"
#include "fuzz/pieces.h"

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

QByteArray toldOf(const QByteArrayList &pieces, api::ResponseParser::RequestKind kind)
{
    using State = api::ResponseParser::State;
    QByteArray body;
    api::ResponseParser parser([&](QByteArrayView piece) { body += piece.toByteArray(); }, kind);
    State state = State::Head;
    for (const QByteArray &piece : pieces)
        if (!parser.isOver())
            state = parser.take(piece);
    if (!parser.isOver())
        state = parser.end();
    demand((state == State::Garbled) == (parser.fault() != ApiError::Reason::None), "garbled without a reason",
           pieces.join());
    demand(state == State::Garbled || state == State::Complete || state == State::Head || state == State::Body,
           "no state", body);
    demand(state != State::Complete || (parser.status() >= 200 && parser.status() <= 999) || parser.status() == 101,
           "complete with an interim response", QByteArray::number(parser.status()), pieces.join());
    QByteArray told = QByteArray::number(int(state)) + ' ' + QByteArray::number(parser.status());
    if (state == State::Garbled) // how much of it was read before is up to the pieces
        return "garbled";
    for (const auto &[name, value] : parser.headers()) {
        demand(!name.contains('\n') && !value.contains('\n') && !name.contains('\0'), "a header of several lines", name,
               value);
        told += '\n' + name + ": " + value;
    }
    demand(!parser.keepsConnection() || state == State::Complete, "kept in the middle of a response", told);
    (void)parser.keepAliveTimeout();
    return told + '\n' + body;
}

} // namespace

// A response is the same however it arrives.
FUZZ_TARGET(response, Form::Http)
{
    for (const auto kind : {api::ResponseParser::RequestKind::Request, api::ResponseParser::RequestKind::Connect}) {
        const QByteArray whole = toldOf({input}, kind), cut = toldOf(piecesOf(input), kind);
        demand(whole == cut, "the pieces make a difference", whole, cut);
    }
}

// Chunks are joined to the same body however they arrive.
FUZZ_TARGET(chunks, Form::Text)
{
    const auto told = [](const QByteArrayList &pieces) {
        api::ChunkReader reader;
        QByteArray body;
        qsizetype taken = 0;
        for (const QByteArray &piece : pieces)
            if (reader.state() == api::ChunkReader::State::Open) {
                const qsizetype now = reader.take(piece, [&](QByteArrayView part) { body += part.toByteArray(); });
                demand(now >= 0 && now <= piece.size(), "more than there was", piece);
                taken += now;
            }
        const bool isGarbled = reader.state() == api::ChunkReader::State::Garbled;
        return QByteArray::number(int(reader.state())) + ' ' + (isGarbled ? QByteArray() : QByteArray::number(taken))
            + ' ' + body;
    };
    demand(told({input}) == told(piecesOf(input)), "the pieces make a difference", told({input}),
           told(piecesOf(input)));
}

// What is inflated is the same however it arrives, and never more than allowed.
FUZZ_TARGET(gzip, Form::Bytes)
{
    constexpr qint64 most = 100'000;
    const auto told = [](const QByteArrayList &pieces) {
        api::Inflater inflater(most);
        QByteArray body;
        bool isGood = true;
        for (const QByteArray &piece : pieces)
            isGood = isGood && inflater.feed(piece, [&](QByteArrayView part) {
                body += part.toByteArray();
                return true;
            });
        demand(body.size() <= most, "more than allowed", QByteArray::number(body.size()));
        return std::pair(isGood && inflater.isComplete(), body);
    };
    const auto [isWhole, body] = told({input});
    const auto [isCut, cutBody] = told(piecesOf(input));
    demand(isWhole == isCut && (!isWhole || body == cutBody), "the pieces make a difference", body, cutBody);
    const auto atOnce = api::gunzip(input, most);
    demand(!isWhole || atOnce == body, "at once it is another", body, atOnce.value_or("none"));
    demand(!atOnce || isWhole, "at once only", input);
}

// Headers that a server or a proxy chooses.
FUZZ_TARGET(headers, Form::Text)
{
    const QByteArrayList lines = input.left(4'000).split('\n');
    static const QDateTime now(QDate(2026, 3, 31), QTime(12, 0), Qt::UTC);
    for (const QByteArray &line : lines) {
        const auto wait = api::parseRetryAfter(line, now, std::chrono::seconds(60));
        demand(!wait || (wait->count() >= 0 && wait->count() <= 60'000), "a wait beyond its limits", line);
    }
    for (const api::Challenge &challenge : api::challengesIn(lines))
        demand(!challenge.scheme.isEmpty() && challenge.scheme == challenge.scheme.toLower(), "a scheme without a name",
               input);
    static const Secret password("secret"); // checked by nobody
    const auto answer = api::ntlm::authenticate(input, {u"DOMAIN\\ana"_s, password}, {QByteArray(8, 'c'), 133'000'000});
    demand(!answer || answer->startsWith(QByteArray("NTLMSSP\0", 8))
               || QByteArray::fromBase64(*answer).startsWith("NTLMSSP"),
           "no message", input);
}

// A release that is read has a version, and notes that may be opened in a browser.
FUZZ_TARGET(release, Form::Json)
{
    const auto release = api::decodeRelease(input);
    if (!release.ok())
        return demand(!release.error().problem.isEmpty(), "refused without a reason", input);
    demand(!release.value().value.version.isNull(), "a release without a version", input);
    demand(isWebAddress(release.value().value.notes) || isLoopbackHost(release.value().value.notes.host()),
           "notes that no browser may open", input);
}

} // namespace labdesk::fuzz
