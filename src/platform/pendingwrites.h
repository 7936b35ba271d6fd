// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"
#include "platform/systemfile.h"

#include <QString>

#include <memory>
#include <vector>

namespace labdesk {

/// Writes that have been sent to the service, stored beside the audit trail. If the program ends before a response
/// arrives, the trail records their outcome as unknown. A file (0600) with one slot per write, which is emptied once
/// the trail has its record. Slots are written immediately and so survive the program; a sync() of file(), in any
/// thread, makes them survive a power failure. Like the trail, for one program at a time.
class PendingWrites
{
public:
    /// A write left by an earlier run, and its slot. Slot 0 means none.
    struct Leftover
    {
        int slot = 0;
        AuditRecord record;
    };
    static constexpr int maxSlots = 64; ///< further simultaneous writes aren't stored; the program has fewer than ten

    PendingWrites() = default;
    Q_DISABLE_COPY(PendingWrites)

    /// Opens the file; call it once. Returns the writes that an earlier run left, in the order in which they began;
    /// they occupy their slots until free(). Incompletely written slots are ignored. If the file can't be opened,
    /// nothing is stored, here or later.
    std::vector<Leftover> open(const QString &path);

    int begin(AuditRecord record); ///< before sending; 0 if it can't be stored
    bool clear(int slot) const;    ///< after its record was written, or won't be; safe to call from any thread
    void free(int slot);           ///< after clear(): makes the slot available again
    const std::shared_ptr<SystemFile> &file() const { return m_file; } ///< null if nothing is stored

private:
    std::shared_ptr<SystemFile> m_file;
    std::vector<bool> m_isSlotUsed; ///< index: slot - 1
};

} // namespace labdesk
