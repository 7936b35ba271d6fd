// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "describe/descriptiondifferences.h"

namespace labdesk {

/// The sentence about why a description can't be read.
QString describe(const DescriptionError &error);

/// One difference on one line, with the operations that it concerns.
QString formatDifference(const DescriptionDifference &difference);

/// Each difference on a line, the values of one place together: first what Labdesk may not work with. Ends with the
/// number of these lines.
QStringList formatDifferences(const DescriptionDifferences &differences);

} // namespace labdesk
