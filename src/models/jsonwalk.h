// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <functional>
#include <vector>

namespace labdesk {

// Walking over a text that is known to be valid JSON, without a document of it. Positions count in the text; on other
// texts these end, with no promise what they find.

/// The first place from `at` on that is no blank.
qsizetype jsonValueBegin(QStringView text, qsizetype at);
/// One past the value that begins at `at`.
qsizetype jsonValueEnd(QStringView text, qsizetype at);
bool isJsonContainer(QStringView text, qsizetype at);

/// A member of an object or a list.
struct JsonMember
{
    qsizetype keyBegin = -1; ///< of the quote; -1 in a list
    qsizetype keyEnd = -1;
    qsizetype begin = 0;
    qsizetype end = 0;
};
void forEachJsonMember(QStringView text, qsizetype container, const std::function<void(const JsonMember &)> &visit);

/// A quoted string without quotes and escapes.
QString jsonString(QStringView quoted);

/// A value that differs between two texts.
struct JsonChange
{
    enum class Kind { Added, Removed, Changed };
    Kind kind = Kind::Changed;
    QString path;
    QString before = {}; ///< as in the text
    QString after = {};
    friend bool operator==(const JsonChange &, const JsonChange &) = default;
};

/// The differences between two responses, in the order of the newer one, removed ones last. `shownBefore` and
/// `shownAfter` are the same two with personal data hidden: values are taken from these, differences are found in the
/// others.
std::vector<JsonChange> jsonChanges(const QString &before, const QString &after, const QString &shownBefore,
                                    const QString &shownAfter);

} // namespace labdesk
