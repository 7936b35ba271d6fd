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

/// Keys and names.
using Choices = std::vector<std::pair<QString, QString>>;

/// Fills a combo box anew, `any` first, under no key. What was selected stays selected while it is still there; no
/// signal says that it isn't.
inline void refillChoice(QComboBox *combo, const QString &any, const Choices &choices)
{
    const QSignalBlocker quiet(combo);
    const QString selected = combo->currentData().toString();
    combo->clear();
    combo->addItem(any, QString());
    for (const auto &[key, name] : choices)
        combo->addItem(name, key);
    combo->setCurrentIndex(std::max(0, combo->findData(selected)));
}

} // namespace labdesk
