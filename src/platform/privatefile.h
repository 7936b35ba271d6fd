// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace labdesk {

/// Writes a file that only its owner can read (mode 0600), whole or not at all; in place of one that was there. Whether it worked.
bool writePrivateFile(const QString &path, const QByteArray &content);

} // namespace labdesk
