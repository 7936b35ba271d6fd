// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/serviceoptions.h"

#include <QList>

namespace labdesk::tests {

/// A way in which a service differs from our own: a shape of its answers that deployments are known to send, or
/// strictness. `apply` adds to what the options do already.
struct ServiceMode
{
    const char *name;
    const char *says; ///< in words
    void (*apply)(service::ServiceOptions &options);
};

/// Our own service as it is, then the others.
const QList<ServiceMode> &serviceModes();

} // namespace labdesk::tests
