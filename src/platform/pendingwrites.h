// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"
#include "platform/systemfile.h"

#include <QString>

#include <vector>

namespace labdesk {

/// The writes that are on their way to the service, beside the audit trail: what the trail has to say "unknown" of when
/// the program ends before it knows more. A file (0600) of slots, one for each write, which is empty again when the
/// trail has its record. A slot is written at once and waits for no disk: it outlives the program, not a power cut.
/// Like the trail, for one program at a time.
class PendingWrites
{
public:
    /// The place of a write that was begun. Slot 0 is none.
    struct Left
    {
        int slot = 0;
        AuditRecord record;
    };
    static constexpr int maxSlots = 64; ///< of more writes at a time nothing is kept; the program has fewer than ten

    PendingWrites() = default;
    Q_DISABLE_COPY(PendingWrites)

    /// Once. Those that an earlier run left, in the order in which they began; they keep their slots until end(). A
    /// slot that was cut off while it was written is none. Where there can be no file nothing is kept, here and later.
    std::vector<Left> open(const QString &path);

    int begin(AuditRecord record); ///< on its way from now on; 0: it is not kept
    void clear(int slot) const;    ///< its record is in the trail, or there will be none. For any thread.
    void free(int slot);           ///< after clear(): another write may have it

private:
    SystemFile m_file;
    std::vector<bool> m_isTaken; ///< by slot, from 1
};

} // namespace labdesk
