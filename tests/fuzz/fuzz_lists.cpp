// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz.h"
#include "fuzz/pieces.h"
#include "wire/bracketscan.h"
#include "wire/listsplitter.h"
#include "wire/listtelling.h"

namespace labdesk::fuzz {

namespace {

QByteArray splitOf(const QByteArrayList &pieces)
{
    wire::ListSplitter splitter("users", QStringLiteral("user_id"));
    QByteArray said;
    const auto sink = [&](QByteArrayView object, qsizetype index) {
        said += QByteArray::number(index) + ' ' + object.toByteArray() + '\n';
    };
    std::optional<wire::DecodeError> error;
    for (const QByteArray &piece : pieces)
        if (!error)
            error = splitter.feed(piece, sink);
    if (!error)
        error = splitter.finish();
    return said + "around: " + splitter.key() + splitter.envelope() + '\n'
        + (error ? error->text().toUtf8() : QByteArray("complete"));
}

} // namespace

// A list splits alike however it is cut into pieces, and the scan of whole blocks finds what the scan byte by byte
// finds.
FUZZ_TARGET(listsplitter, Form::Json)
{
    const QByteArray whole = splitOf({input});
    const QByteArray cut = splitOf(piecesOf(input));
    demand(whole == cut, "the pieces make a difference", whole, cut);

    wire::BracketScan blocks;
    wire::BracketScan bytes;
    const qsizetype inBlocks = blocks.take(input.constData(), input.size());
    const qsizetype inBytes = bytes.takeBytewise(input.constData(), input.size());
    demand(inBlocks == inBytes && blocks.isComplete() == bytes.isComplete(), "blocks and bytes differ",
           QByteArray::number(inBlocks), QByteArray::number(inBytes));
}

// The reader says the same however a list is cut into pieces, and the same as decodeUserPage() where that decodes; it
// leaves nobody out of what that decodes, and what that refuses it refuses or leaves out.
FUZZ_TARGET(userlistreader, Form::Json)
{
    using namespace tests;
    const ListTelling whole = tellingOf({input});
    const ListTelling cut = tellingOf(piecesOf(input));
    demand(whole.text() == cut.text(), "the pieces make a difference", whole.text(), cut.text());
    const ListTelling slow = slowTellingOf(input);
    if (whole.error.isEmpty()) {
        const QByteArray withRoom = tellingOf({withRoomBehind(input)}).text();
        demand(whole.text() == withRoom, "read directly it differs", whole.text(), withRoom);
    }
    if (slow.error.isEmpty())
        demand(whole.text() == slow.text(), "the slow decoder differs", whole.text(), slow.text());
    else if (whole.error.isEmpty())
        demand(whole.undecodable.value(0) == slow.error, "only the slow decoder refuses it", whole.text(),
               slow.error.toUtf8());
}

} // namespace labdesk::fuzz
