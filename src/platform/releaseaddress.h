// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace labdesk {

/// Where to ask for newer versions: LABDESK_RELEASE_ADDRESS where it is set, else the one line of `file`. Empty: this
/// copy does not ask. Packages that a system keeps up to date come without the file.
QUrl releaseAddress(const QString &file);
QString usualReleaseAddressFile(); ///< beside the program; needs an application

} // namespace labdesk
