// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/usercolumns.h"
#include "output/rowwriter.h"
#include "store/usersnapshot.h"

#include <atomic>
#include <vector>

namespace labdesk::output {

/// The values of users for other programs: keys of the contract (2.1), times as sent, sources by slug. Copies the texts
/// that users share, so that no row needs access to data that may be changing. For use in one thread.
class UserValues
{
public:
    explicit UserValues(const UserSnapshot &users);

    static std::vector<Column> columns();
    Row of(UserRow row) const;

private:
    Value textOf(quint32 number) const;
    Value valueOf(const UserColumnRow &is, const UserSegment &segment, quint32 row) const;

    const UserSnapshot m_users;
    std::vector<QByteArray> m_texts;
    std::vector<QByteArrayList> m_sourceLists; ///< slugs
};

/// Number of these rows whose client ID looks like personal data, which masking would hide. Thread-safe; the count is
/// incomplete if canceled.
qint64 countPersonal(const UserSnapshot &users, const std::vector<UserRow> &rows, const std::atomic<bool> &isCanceled);

} // namespace labdesk::output
