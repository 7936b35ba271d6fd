// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/lab.h"

#include <QString>

#include <vector>

namespace labdesk {

class LabBook;
struct LabFailure;

/// "Labcorp (27)"; "Lab 27" where it has no name.
QString formatLab(const Lab &lab);
/// "2 labs couldn’t be searched. Quest (6): The request timed out. …"
QString formatFailedLabs(const std::vector<LabFailure> &failed, const LabBook &labs);

QString formatDefaultLab();
QString formatAllLabs();

} // namespace labdesk
