// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/bulkrecords.h"

#include <QSet>

#include <memory>

namespace labdesk::service {

/// Reads the lines of an import, by the rules of the routes.
class RecordReader
{
public:
    /// Times that are not given are `now`, in seconds since 1970. Client IDs with personal data are refused, unless
    /// they are kept. Providers, resources,
    /// clearinghouses and payor sources that the contract doesn't name are taken, unless it is strict.
    RecordReader(qint64 now, bool keepsPersonalIds, bool isStrict);
    ~RecordReader();

    /// Whether the line is a JSON object with a type that is known.
    bool isRecord(const char *line, qsizetype size);

    static constexpr qsizetype padding = 64; ///< bytes that must be readable behind a line

    /// One JSON object, with the padding behind it. Throws LineError.
    BulkRecord read(const char *line, qsizetype size);

private:
    struct Parsers;

    std::unique_ptr<Parsers> m_parsers;
    class UserRules;
    std::unique_ptr<UserRules> m_rules;
};

} // namespace labdesk::service
