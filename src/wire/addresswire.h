// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/address.h"
#include "wire/jsonreader.h"

namespace labdesk::wire {

/// The address fields of an object, for each kind of address (field notes "address"): `zip` or `zip_code`, any part
/// absent, null, or empty. A service center has them among its other fields.
Address readAddressFields(JsonObject &fields);

/// An object of nothing but an address; absent and null give an empty one.
Address readAddress(const JsonCursor &at);

} // namespace labdesk::wire
