// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace labdesk::tests {

/// What a person reads or hears on a widget that is shown in the pseudo-language, and is neither in ⟦brackets⟧ nor
/// data: "path of the widget: kind: text". Cells are not looked at, their headers are.
QStringList untranslatedTexts(const QWidget &root);

} // namespace labdesk::tests
