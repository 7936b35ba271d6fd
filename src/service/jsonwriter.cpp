// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/jsonwriter.h"

#include <algorithm>
#include <cmath>

namespace labdesk::service {

namespace {

bool isEscaped(char c)
{
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
}

void appendEscaped(QByteArray &out, char c)
{
    constexpr char digits[] = "0123456789abcdef";
    switch (c) {
    case '"':
    case '\\':
        out.append('\\').append(c);
        return;
    case '\n':
        out.append("\\n");
        return;
    case '\t':
        out.append("\\t");
        return;
    case '\r':
        out.append("\\r");
        return;
    default:
        break;
    }
    const auto byte = static_cast<unsigned char>(c);
    out.append("\\u00").append(digits[byte >> 4U]).append(digits[byte & 0xfU]);
}

} // namespace

void JsonWriter::separate()
{
    if (!m_first)
        m_bytes.append(',');
    m_first = false;
}

JsonWriter &JsonWriter::open(char bracket)
{
    separate();
    m_bytes.append(bracket);
    m_first = true;
    return *this;
}

JsonWriter &JsonWriter::close(char bracket)
{
    m_bytes.append(bracket);
    m_first = false;
    return *this;
}

JsonWriter &JsonWriter::key(QByteArrayView name)
{
    separate();
    m_bytes.append('"').append(name).append("\":");
    m_first = true;
    return *this;
}

JsonWriter &JsonWriter::text(QStringView value)
{
    separate();
    m_bytes.append('"');
    const QByteArray utf8 = value.toUtf8(); // replaces lone surrogates, so that the output is always valid UTF-8
    QByteArrayView rest = utf8;
    while (!rest.isEmpty()) {
        const qsizetype plain = std::ranges::find_if(rest, isEscaped) - rest.begin();
        m_bytes.append(rest.first(plain));
        rest = rest.sliced(plain);
        if (rest.isEmpty())
            break;
        appendEscaped(m_bytes, rest.front());
        rest = rest.sliced(1);
    }
    m_bytes.append('"');
    return *this;
}

JsonWriter &JsonWriter::text(const std::optional<QString> &value)
{
    return value ? text(QStringView(*value)) : null();
}

JsonWriter &JsonWriter::number(qint64 value)
{
    separate();
    m_bytes.append(QByteArray::number(value));
    return *this;
}

JsonWriter &JsonWriter::number(double value, int decimals)
{
    if (!std::isfinite(value)) // JSON has no such numbers, and one would make the whole response invalid
        return null();
    separate();
    m_bytes.append(QByteArray::number(value, 'f', decimals));
    return *this;
}

JsonWriter &JsonWriter::boolean(bool value)
{
    separate();
    m_bytes.append(value ? "true" : "false");
    return *this;
}

JsonWriter &JsonWriter::null()
{
    separate();
    m_bytes.append("null");
    return *this;
}

JsonWriter &JsonWriter::texts(const QStringList &values)
{
    beginArray();
    for (const QString &value : values)
        text(value);
    return endArray();
}

JsonWriter &JsonWriter::raw(QByteArrayView json)
{
    separate();
    m_bytes.append(json);
    return *this;
}

} // namespace labdesk::service
