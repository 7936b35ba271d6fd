// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/clearinghousechoice.h"

#include <QComboBox>

#include <algorithm>

namespace labdesk {

QString chosenClearinghouse(const QComboBox &box)
{
    const QString typed = box.currentText().trimmed();
    const int at = box.findText(typed, Qt::MatchFixedString);
    return at < 0 ? typed : box.itemData(at).toString();
}

void chooseClearinghouse(QComboBox &box, const QString &slug)
{
    const int at = std::max(0, box.findData(slug));
    box.setCurrentText(at > 0 || slug.isEmpty() ? box.itemText(at) : slug);
}

} // namespace labdesk
