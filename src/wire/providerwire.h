// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "wire/decoded.h"

#include <QByteArray>

#include <vector>

namespace labdesk::wire {

/// Operation 9: a bare array.
Decoding<std::vector<Provider>> decodeProviders(const QByteArray &body);

/// Operation 5: `{providers: []}`, any single key that holds an array, or a bare array.
Decoding<std::vector<ConnectedProvider>> decodeConnectedProviders(const QByteArray &body);

/// Operation 6. `success: false` in a 200 is not an error here: see decodeFailure() in errorwire.h.
Decoding<RefreshResult> decodeRefresh(const QByteArray &body);

} // namespace labdesk::wire
