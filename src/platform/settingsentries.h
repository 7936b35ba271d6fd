// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

class QSettings;

namespace labdesk {

/// The numbered maps of a group in an INI file, such as `connections`: as many as its `size` says.
QVariantList readEntries(const QSettings &file, const QString &group);

} // namespace labdesk
