// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sheet.h"

namespace labdesk {

/// Ctrl+?: every key of the program, from the table that the keys themselves are made of.
class ShortcutSheet : public Sheet
{
    Q_OBJECT

public:
    explicit ShortcutSheet(QWidget *window);
};

} // namespace labdesk
