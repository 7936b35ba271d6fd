// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"
#include "wire/decoded.h"

#include <QByteArray>

#include <vector>

namespace labdesk::wire {

/// More in one answer are refused: no service has so many, and nobody could look through them.
constexpr size_t mostPayors = 100'000;

/// Operation 12.
Decoding<std::vector<Payor>> decodePayors(const QByteArray &body);

} // namespace labdesk::wire
