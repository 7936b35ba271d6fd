// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QSignalBlocker>
#include <QString>

#include <algorithm>
#include <utility>
#include <vector>

namespace labdesk {

/// Pairs of key and name.
using Choices = std::vector<std::pair<QString, QString>>;

/// Refills a combo box, with `any` first and an empty key. Keeps the selection if it still exists, otherwise selects
/// `any`. Emits no signals.
inline void refillChoice(QComboBox *combo, const QString &any, const Choices &choices)
{
    const QSignalBlocker blocker(combo);
    const QString selected = combo->currentData().toString();
    combo->clear();
    combo->addItem(any, QString());
    for (const auto &[key, name] : choices)
        combo->addItem(name, key);
    combo->setCurrentIndex(std::max(0, combo->findData(selected)));
}

} // namespace labdesk
