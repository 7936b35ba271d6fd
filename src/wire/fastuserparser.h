// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userfields.h"
#include "wire/userbatch.h"

#include <functional>
#include <memory>

namespace labdesk::wire {

/// Reads the users that are plain: as the contract and the known drift have them, with nothing about them on which two
/// JSON parsers could differ. Those it reads exactly as decodeUser() does, many times as fast. Whatever it has the
/// least doubt about (another type, a key that came twice, an unknown key seen for the first time, an odd number, bytes
/// that are no JSON) it leaves to that.
class FastUserParser
{
public:
    /// Takes each plain user; the views are valid only during the call.
    using Take = std::function<void(const UserFields &)>;
    /// Reads an entry of the batch the slow way; false when that cannot be decoded.
    using Doubt = std::function<bool(size_t entry)>;

    FastUserParser();
    ~FastUserParser();
    FastUserParser(const FastUserParser &) = delete;
    FastUserParser &operator=(const FastUserParser &) = delete;

    /// Reads a user that begins where these bytes begin, and may end long before they end, in the least time, when that
    /// is as plain as nearly all of them are. Gives its size; 0 when it is for read() to say what it is.
    qsizetype readNext(QByteArrayView bytes);
    const UserFields &next() const; ///< what readNext() read
    /// Each entry goes, in order, to one of the two.
    void read(UserBatch &batch, const Take &take, const Doubt &doubt);
    /// Nobody wants to hear of unknown keys and values any more: they are no reason for doubt.
    void passUnknown();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace labdesk::wire
