// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/address.h"

#include <QStringList>

namespace labdesk {

/// Lines as on an envelope: street, second line, "Phoenix AZ 85038, US". Missing parts leave no extra space, comma, or
/// line.
QStringList addressLines(const Address &address);

/// "617-555-0142" for a North American number in any notation, otherwise as sent.
QString formatPhone(const QString &phone);

} // namespace labdesk
