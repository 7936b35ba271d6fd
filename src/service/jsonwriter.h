// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace labdesk::service {

/// Writes compact JSON sequentially, with members in the order of the calls. The caller must balance begin and end; the
/// writer adds the commas.
class JsonWriter
{
public:
    JsonWriter &beginObject() { return open('{'); }
    JsonWriter &endObject() { return close('}'); }
    JsonWriter &beginArray() { return open('['); }
    JsonWriter &endArray() { return close(']'); }
    JsonWriter &key(QByteArrayView name); ///< plain ASCII without quotes or backslashes

    JsonWriter &text(QStringView value);
    JsonWriter &text(const QString &value) { return text(QStringView(value)); }
    JsonWriter &text(const std::optional<QString> &value); ///< null if empty
    JsonWriter &text(const char *) = delete;
    JsonWriter &number(qint64 value);
    JsonWriter &number(double value, int decimals); ///< null for a number that isn't finite
    JsonWriter &boolean(bool value);
    JsonWriter &null();
    JsonWriter &texts(const QStringList &values);
    JsonWriter &raw(QByteArrayView json); ///< one complete JSON value

    const QByteArray &bytes() const { return m_bytes; }

private:
    JsonWriter &open(char bracket);
    JsonWriter &close(char bracket);
    void separate();

    QByteArray m_bytes;
    bool m_first = true; ///< the next value is the first in its container, or follows its key
};

} // namespace labdesk::service
