// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/insurance.h"
#include "wire/decoded.h"

#include <QByteArray>

namespace labdesk::wire {

/// Operation 13.
Decoding<InsuranceRecord> decodeInsurance(const QByteArray &body);

} // namespace labdesk::wire
