// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "describe/documentnode.h"

#include <QByteArray>

namespace labdesk::openapi {

/// Parses a document in JSON or YAML, which is a map. Adds the number of its parts to `built`. Throws DescriptionError.
NodePtr parseDocument(const QByteArray &bytes, qint64 &built);

} // namespace labdesk::openapi
