// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/linewriter.h"

#include <simdjson.h>

namespace labdesk::service {

/// Writes records as an import reads them, to stdout. Throws std::runtime_error when nobody takes them.
class RecordWriter
{
public:
    enum class Format { JsonLines, Csv };

    /// types: those that are written, of bulkTypes(); CSV has one.
    RecordWriter(Format format, QStringList types);

    bool has(qsizetype type) const { return m_types.contains(bulkTypes()[type]); }

    template <class Record> void write(const Record &record) { writeLine(typeOf<Record>, lineOf(record)); }
    void writeLine(qsizetype type, const QByteArray &json); ///< a whole object

    void finish();

private:
    void append(const QByteArray &text);
    QByteArray csvRow(qsizetype type, const QByteArray &json);

    Format m_format;
    QStringList m_types;
    QByteArray m_block;
    simdjson::dom::parser m_parser;
};

} // namespace labdesk::service
