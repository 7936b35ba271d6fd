// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/provider.h"

#include "domain/knownvalues.h"

namespace labdesk {

bool isPhoneSdkSource(const QString &slug)
{
    const known::Value *value = known::values().find(known::List::Providers, slug);
    return value && value->isPhoneSdk;
}

} // namespace labdesk
