// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/usercolumns.h"
#include "output/rowwriter.h"
#include "store/usersnapshot.h"

#include <atomic>
#include <vector>

namespace labdesk::output {

/// What the list knows of users, as values for machines: the keys of the contract (2.1), times as they came, sources by
/// slug. Keeps the texts that users share, so that a row costs no lookup in what others may be changing. For one
/// thread.
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

/// How many of these rows have a client id that looks like personal data, which is what masking hides of a list.
/// For any thread; less when it was canceled.
qint64 countPersonal(const UserSnapshot &users, const std::vector<UserRow> &rows, const std::atomic<bool> &isCanceled);

} // namespace labdesk::output
