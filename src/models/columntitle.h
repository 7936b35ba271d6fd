// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include <span>

namespace labdesk {

/// What headerData() of a table answers whose columns have these titles, in their order, to be translated by `tr`.
inline QVariant columnTitle(int section, Qt::Orientation orientation, int role, std::span<const char *const> titles,
                            QString (*tr)(const char *, const char *, int))
{
    const bool isTitle = orientation == Qt::Horizontal && role == Qt::DisplayRole && size_t(section) < titles.size();
    return isTitle ? tr(titles[size_t(section)], nullptr, -1) : QVariant();
}

} // namespace labdesk
