// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/bulkrecords.h"

#include <QSet>

#include <memory>

namespace labdesk::service {

/// Reads the lines of an import, with the same rules as the routes.
class RecordReader
{
public:
    /// Missing times are set to `now`, in seconds since 1970. Client IDs with personal data are refused, unless
    /// `keepsPersonalIds`. Providers, resources, clearinghouses and payor sources that the contract doesn't name are
    /// accepted, unless `isStrict`.
    RecordReader(qint64 now, bool keepsPersonalIds, bool isStrict);
    ~RecordReader();

    /// Whether the line is a JSON object with a known type.
    bool isRecord(const char *line, qsizetype size);

    static constexpr qsizetype padding = 64; ///< bytes that must be readable after a line

    /// Reads a line with one JSON object, which must be followed by the padding. Throws LineError.
    BulkRecord read(const char *line, qsizetype size);

private:
    struct Parsers;

    std::unique_ptr<Parsers> m_parsers;
    class UserRules;
    std::unique_ptr<UserRules> m_rules;
};

} // namespace labdesk::service
