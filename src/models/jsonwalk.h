// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <functional>
#include <vector>

namespace labdesk {

// Iterates over valid JSON text without building a document. Positions are indexes into the text. For invalid text, the
// functions return, but their results are undefined.

/// The first position from `at` on that isn't whitespace.
qsizetype jsonValueBegin(QStringView text, qsizetype at);
/// One past the end of the value that begins at `at`.
qsizetype jsonValueEnd(QStringView text, qsizetype at);
bool isJsonContainer(QStringView text, qsizetype at);

/// A member of an object or an array.
struct JsonMember
{
    qsizetype keyBegin = -1; ///< position of the quote; -1 in an array
    qsizetype keyEnd = -1;
    qsizetype begin = 0;
    qsizetype end = 0;
};
void forEachJsonMember(QStringView text, qsizetype container, const std::function<void(const JsonMember &)> &visit);

/// A quoted string without quotes and escapes.
QString jsonString(QStringView quoted);

/// A value that differs between two texts. `before` and `after` are as in the text.
struct JsonChange
{
    enum class Kind { Added, Removed, Changed };
    Kind kind = Kind::Changed;
    QString path;
    QString before = {};
    QString after = {};
    friend bool operator==(const JsonChange &, const JsonChange &) = default;
};

/// The differences between two responses, in the order of the newer one, removed values last. `shownBefore` and
/// `shownAfter` are the same responses with personal data masked: values are taken from these, but compared in the
/// originals.
std::vector<JsonChange> jsonChanges(const QString &before, const QString &after, const QString &shownBefore,
                                    const QString &shownAfter);

} // namespace labdesk
