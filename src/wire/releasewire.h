// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/release.h"
#include "wire/decoded.h"

#include <QByteArray>

namespace labdesk::wire {

/// What is published beside the packages: `{"version": "1.2.3", "notes": "https://…"}` (packaging/sign-release). No
/// part of the contract.
Decoding<Release> decodeRelease(const QByteArray &body);

} // namespace labdesk::wire
