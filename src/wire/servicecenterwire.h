// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "wire/decoded.h"

#include <QByteArray>

namespace labdesk::wire {

/// Operations 10 and 11.
Decoding<ServiceCenterList> decodeServiceCenters(const QByteArray &body);

} // namespace labdesk::wire
