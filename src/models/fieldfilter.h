// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>
#include <span>
#include <vector>

namespace labdesk {

/// A text filter for records: words and `field:value`, combined with AND. Words, phrases, `-` and `OR` work as in the
/// user filter (UserQuery). An unknown field is searched as a word.
class FieldFilter
{
public:
    static constexpr int words = -1;
    struct Term
    {
        int field = words;       ///< index of the field
        QString comparison = {}; ///< as in UserQueryToken
        QString text = {};       ///< case-folded
        bool isNot = false;
    };
    using Choice = std::vector<Term>; ///< terms combined with OR

    FieldFilter() = default;
    FieldFilter(const QString &typed, std::span<const QLatin1StringView> fields);

    bool isEmpty() const { return m_choices.empty(); }
    const std::vector<Choice> &choices() const { return m_choices; }
    const QStringList &unknownFields() const { return m_unknownFields; }
    bool isComplete() const { return m_isComplete; } ///< otherwise a part of it is ignored, as while somebody types

    template <class Holds> bool matches(Holds holds) const
    {
        return std::ranges::all_of(m_choices, [&](const Choice &choice) {
            return std::ranges::any_of(choice, [&](const Term &term) { return holds(term) != term.isNot; });
        });
    }

private:
    std::vector<Choice> m_choices;
    QStringList m_unknownFields;
    bool m_isComplete = true;
};

} // namespace labdesk
