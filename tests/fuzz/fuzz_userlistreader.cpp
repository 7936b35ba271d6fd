// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The reader says the same however a list is cut into pieces, and the same as decodeUserPage() where that decodes; it
// leaves nobody out of what that decodes, and what that refuses it refuses or leaves out.
#include "fuzz/pieces.h"
#include "wire/listtelling.h"

using namespace labdesk::tests;

extern "C" int LLVMFuzzerTestOneInput(const char *data, size_t size)
{
    const Pieces pieces(data, size);
    const ListTelling whole = tellingOf({pieces.whole});
    const ListTelling cut = tellingOf(pieces.list);
    demand(whole.text() == cut.text(), "the pieces make a difference", whole.text(), cut.text());
    const ListTelling slow = slowTellingOf(pieces.whole);
    if (whole.error.isEmpty()) {
        const QByteArray withRoom = tellingOf({withRoomBehind(pieces.whole)}).text();
        demand(whole.text() == withRoom, "read directly it differs", whole.text(), withRoom);
    }
    if (slow.error.isEmpty())
        demand(whole.text() == slow.text(), "the slow decoder differs", whole.text(), slow.text());
    else if (whole.error.isEmpty())
        demand(whole.undecodable.value(0) == slow.error, "only the slow decoder refuses it", whole.text(),
               slow.error.toUtf8());
    return 0;
}
