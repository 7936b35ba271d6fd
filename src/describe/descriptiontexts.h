// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "describe/descriptiondifferences.h"

namespace labdesk {

/// What compare() finds in an OpenAPI document, or why it can't be read: a sentence that begins with its name.
Outcome<DescriptionDifferences, QString> compareDocument(const QByteArray &document, const QString &name);
Outcome<DescriptionDifferences, QString> compareFile(const QString &name);

/// The sentence about why a description can't be read.
QString describe(const DescriptionError &error);

/// The differences to show, first what Labdesk may not work with: one for all values of one place, and unless `hasAll`,
/// one for all operations that Labdesk doesn't use.
std::vector<DescriptionDifference> shownDifferences(const DescriptionDifferences &differences, bool hasAll);

/// One of them as a sentence, without the operations that it concerns.
QString formatDifference(const DescriptionDifference &difference);

/// Some of the operations that it concerns; empty: it is of none.
QString formatOperations(const DescriptionDifference &difference);

} // namespace labdesk
