// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/exercise.h"
#include "session/practice.h"

#include <QString>

namespace labdesk {

QString practiceDrillTitle(PracticeDrill drill); ///< "Rate limited"
QString practiceDrillAbout(PracticeDrill drill); ///< what the service does, in a sentence

QString exerciseTitle(ExerciseKind kind); ///< "A source lost its permission"
QString exerciseStep(ExerciseGoal goal);  ///< what to do, in a sentence

} // namespace labdesk
