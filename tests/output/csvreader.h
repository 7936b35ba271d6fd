// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>

#include <vector>

namespace labdesk::tests {

/// RFC 4180 as it is written, sharing nothing with what writes it. Rows of cells; quotes undone.
inline std::vector<QByteArrayList> readCsv(const QByteArray &text)
{
    std::vector<QByteArrayList> rows;
    QByteArrayList row;
    QByteArray cell;
    bool isQuoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isQuoted) {
            if (c == '"' && i + 1 < text.size() && text[i + 1] == '"')
                cell += text[++i];
            else if (c == '"')
                isQuoted = false;
            else
                cell += c;
        } else if (c == '"') {
            isQuoted = true;
        } else if (c == ',') {
            row += cell;
            cell.clear();
        } else if (c == '\r' && i + 1 < text.size() && text[i + 1] == '\n') {
            ++i;
            row += cell;
            rows.push_back(row);
            row.clear();
            cell.clear();
        } else {
            cell += c;
        }
    }
    if (!row.isEmpty() || !cell.isEmpty()) {
        row += cell;
        rows.push_back(row);
    }
    return rows;
}

/// What a spreadsheet would run, were it to begin a cell.
inline bool looksLikeFormula(const QByteArray &cell)
{
    const QString text = QString::fromUtf8(cell).trimmed();
    const QChar first = text.isEmpty() ? QChar() : text.front();
    return QStringLiteral("=+-@\uff1d\uff0b\uff0d\uff20").contains(first) && !first.isNull();
}

} // namespace labdesk::tests
