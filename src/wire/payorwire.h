// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"
#include "wire/decoded.h"

#include <QByteArray>

#include <vector>

namespace labdesk::wire {

/// Operation 12.
Decoding<std::vector<Payor>> decodePayors(const QByteArray &body);

} // namespace labdesk::wire
