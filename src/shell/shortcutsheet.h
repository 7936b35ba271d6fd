// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sheet.h"

namespace labdesk {

/// Ctrl+?: all keys of the program, from the table that defines the shortcuts.
class ShortcutSheet : public Sheet
{
    Q_OBJECT

public:
    explicit ShortcutSheet(QWidget *window);
};

} // namespace labdesk
