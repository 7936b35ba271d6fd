// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/address.h"

#include <QStringList>

namespace labdesk {

/// As on an envelope: street, second line, "Phoenix AZ 85038, US". What is absent leaves no gap, no comma, no line.
QStringList addressLines(const Address &address);

} // namespace labdesk
