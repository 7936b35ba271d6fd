// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/exercise.h"
#include "session/practice.h"

#include <QString>

namespace labdesk {

QString practiceDrillTitle(PracticeDrill drill); ///< "Rate limited"
QString practiceDrillAbout(PracticeDrill drill); ///< one sentence on what the service does

QString exerciseTitle(ExerciseKind kind); ///< "A source lost its permission"
QString exerciseStep(ExerciseGoal goal);  ///< one sentence on what to do

} // namespace labdesk
