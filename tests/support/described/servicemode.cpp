// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// In every test program that has a local service: LABDESK_TEST_SERVICE_MODE names what that is like.
#include "support/described/servicedrift.h"

#include <algorithm>

namespace labdesk::tests {

static void (*modeOfThisRun())(service::ServiceOptions &)
{
    const QByteArray name = qgetenv("LABDESK_TEST_SERVICE_MODE");
    if (name.isEmpty())
        return nullptr;
    const auto &modes = serviceModes();
    const auto mode = std::find_if(modes.begin(), modes.end(), [&name](const auto &each) { return each.name == name; });
    if (mode == modes.end())
        qFatal("no service mode of that name: %s", name.constData());
    return mode->apply;
}

[[maybe_unused]] static const bool isSet = [] {
    service::changeEveryService = modeOfThisRun();
    return true;
}();

} // namespace labdesk::tests
