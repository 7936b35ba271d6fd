// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/bulkrecords.h"

namespace labdesk::service {

/// Lines of CSV, as RFC 4180 describes it, as the JSON objects that an import reads.
class CsvRows
{
public:
    /// The first line, with the names of the columns: of members of this type. what is wrong with it, a sentence part;
    /// empty: nothing.
    QString readHeader(const char *line, qsizetype size, qsizetype type);

    /// A row; an empty field is a member that is not given. It has the padding of RecordReader behind it. Throws
    /// LineRefused.
    QByteArray toJson(const char *line, qsizetype size) const;

private:
    std::vector<BulkMember> m_columns;
    QByteArray m_type;
};

/// A field as CSV writes it, in quotes where it needs them.
QByteArray csvField(const QByteArray &text);

} // namespace labdesk::service
