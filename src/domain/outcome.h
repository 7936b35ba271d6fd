// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <utility>
#include <variant>

namespace labdesk {

/// Success without a value.
struct Done
{
    std::optional<QString> userId = {}; ///< nothing if the response doesn't name it
    friend bool operator==(const Done &, const Done &) = default;
};

/// Either a value or an error: the part of std::expected we use (GCC 12 and Clang 14 in C++20 lack it).
template <class T, class E> class [[nodiscard]] Outcome
{
public:
    Outcome(T value) : m_data(std::in_place_index<0>, std::move(value)) { }
    Outcome(E error) : m_data(std::in_place_index<1>, std::move(error)) { }

    bool ok() const { return m_data.index() == 0; }
    const T &value() const & { return std::get<0>(m_data); }
    T &&value() && { return std::get<0>(std::move(m_data)); }
    const E &error() const & { return std::get<1>(m_data); }
    E &&error() && { return std::get<1>(std::move(m_data)); }

private:
    std::variant<T, E> m_data;
};

} // namespace labdesk
