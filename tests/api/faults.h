// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/faultserver.h"

#include <QByteArray>

#include <vector>

namespace labdesk::tests {

/// A way in which a server, or what stands between, can go wrong.
struct Fault
{
    enum class Expect {
        Fails,                  ///< every call fails; a write whose outcome nobody told is unknown
        Succeeds,               ///< odd, but whole and unmistakable
        FailsUnlessNothingDoes, ///< fails where the answer has a body; none is enough for a DELETE and a PATCH
        MayDoEither,            ///< the transport is free to be strict; whoever succeeds got the whole body
    };
    QByteArray name;
    Play play;
    Expect expect = Expect::Fails;
    int status = 0; ///< a refusal that settles the outcome even of a write: 3xx, 4xx, 5xx
};

std::vector<Fault> connectionFaults();
std::vector<Fault> lengthFaults();
std::vector<Fault> chunkFaults();
std::vector<Fault> packingFaults();
std::vector<Fault> headerFaults();
std::vector<Fault> statusLineFaults();
std::vector<Fault> statusFaults();
std::vector<Fault> bodyFaults();
std::vector<Fault> paceFaults();
std::vector<Fault> garbageFaults();
/// Redirects to `elsewhere`, an origin where nothing must arrive, and to the server itself.
std::vector<Fault> redirectFaults(const QByteArray &elsewhere);

} // namespace labdesk::tests
