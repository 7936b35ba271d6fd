// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/demoplaces.h"

namespace labdesk::service {

/// An invented insurance record as it is sent (2.6 of the contract): of any relationship, with and without a group, a
/// second address line and a guarantor.
QByteArray demoInsurance(const Payor &payor, DemoPlaces &places, DemoRandom &random);

} // namespace labdesk::service
