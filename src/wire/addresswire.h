// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/address.h"
#include "wire/jsonreader.h"

namespace labdesk::wire {

/// Reads the address fields of an object, whatever kind of address it is (field notes "address"): `zip` or `zip_code`;
/// any field may be absent, null, or empty. A service center has them among its other fields.
Address readAddressFields(JsonObject &fields);

/// Reads an object that is only an address. Absent and null give an empty address.
Address readAddress(const JsonCursor &at);

} // namespace labdesk::wire
