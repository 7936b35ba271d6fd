// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/nearname.h"

#include <algorithm>
#include <vector>

namespace labdesk::service {

namespace {

// The number of letters to add, remove, replace, or swap with the next one.
qsizetype editDistance(const QString &a, const QString &b)
{
    const auto columns = static_cast<std::size_t>(b.size() + 1);
    std::vector<std::vector<qsizetype>> edits(static_cast<std::size_t>(a.size() + 1), std::vector<qsizetype>(columns));
    for (std::size_t i = 0; i < edits.size(); ++i)
        for (std::size_t j = 0; j < columns; ++j) {
            if (i == 0 || j == 0) {
                edits[i][j] = static_cast<qsizetype>(std::max(i, j));
                continue;
            }
            const auto x = static_cast<qsizetype>(i) - 1, y = static_cast<qsizetype>(j) - 1;
            edits[i][j]
                = std::min({edits[i - 1][j] + 1, edits[i][j - 1] + 1, edits[i - 1][j - 1] + (a[x] == b[y] ? 0 : 1)});
            if (i > 1 && j > 1 && a[x] == b[y - 1] && a[x - 1] == b[y])
                edits[i][j] = std::min(edits[i][j], edits[i - 2][j - 2] + 1);
        }
    return edits.back().back();
}

} // namespace

QString nearestName(const QString &mistyped, const QStringList &names)
{
    constexpr qsizetype maxEdits = 2, longest = 100;
    QString nearest;
    qsizetype fewest = maxEdits + 1;
    for (const QString &name : names) {
        if (mistyped.size() > longest || std::abs(mistyped.size() - name.size()) > maxEdits)
            continue;
        const qsizetype edits = editDistance(mistyped.toUpper(), name.toUpper());
        if (edits < fewest && edits * 2 < name.size()) {
            fewest = edits;
            nearest = name;
        }
    }
    return nearest;
}

} // namespace labdesk::service
