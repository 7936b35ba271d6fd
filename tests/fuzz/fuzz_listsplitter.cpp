// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A list splits alike however it is cut into pieces, and the scan of whole blocks finds what the scan byte by byte
// finds.
#include "fuzz/pieces.h"
#include "wire/bracketscan.h"
#include "wire/listsplitter.h"

using namespace labdesk;
using namespace labdesk::tests;

static QByteArray splitOf(const QByteArrayList &pieces)
{
    wire::ListSplitter splitter("users");
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
    return said + "around: " + splitter.envelope() + '\n' + (error ? error->text().toUtf8() : QByteArray("complete"));
}

extern "C" int LLVMFuzzerTestOneInput(const char *data, size_t size)
{
    const Pieces pieces(data, size);
    const QByteArray whole = splitOf({pieces.whole});
    const QByteArray cut = splitOf(pieces.list);
    demand(whole == cut, "the pieces make a difference", whole, cut);

    wire::BracketScan blocks;
    wire::BracketScan bytes;
    const qsizetype inBlocks = blocks.take(pieces.whole.constData(), pieces.whole.size());
    const qsizetype inBytes = bytes.takeBytewise(pieces.whole.constData(), pieces.whole.size());
    demand(inBlocks == inBytes && blocks.isComplete() == bytes.isComplete(), "blocks and bytes differ",
           QByteArray::number(inBlocks), QByteArray::number(inBytes));
    return 0;
}
