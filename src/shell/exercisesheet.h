// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/command.h"
#include "widgets/sheet.h"

#include <vector>

namespace labdesk {

/// The exercises, each with a button that begins it.
class ExerciseSheet : public Sheet
{
    Q_OBJECT

public:
    ExerciseSheet(const std::vector<Command> &exercises, QWidget *window);
};

} // namespace labdesk
