// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk::known {

/// Values that the contract and deployments are known to use. None of these lists is closed: they fill choices and mark
/// what is new; no value is refused for not being here.
const QStringList &labSlugs();
const QStringList &clearinghouses();
const QStringList &authTypes();
const QStringList &resources();
const QStringList &providerSlugs();
const QStringList &billTypes();
const QStringList &connectionErrorTypes();

/// A slug as words: "google_health" becomes "Google Health". Empty stays empty.
QString readable(const QString &slug);

} // namespace labdesk::known
