// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// In every test program that has a local service: LABDESK_TEST_SERVICE_MODE names what that is like, and
// LABDESK_TEST_DATABASE the server that has its data.
#include "service/testhook.h"
#include "support/described/servicedrift.h"
#include "support/described/testschema.h"

#include <QCryptographicHash>
#include <QUuid>

#include <algorithm>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

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

// Services on one file share a schema, and those on a temporary one have their own.
static void keepOnServer(service::ServiceOptions &options)
{
    if (options.database.startsWith(u"postgresql://"_s)) // a test has chosen its place there
        return;
    const QByteArray place = options.database.isEmpty() ? QUuid::createUuid().toByteArray() : options.database.toUtf8();
    const QByteArray name = QCryptographicHash::hash(place, QCryptographicHash::Sha256).toHex().left(32);
    options.database = schemaOnServer(u"test_"_s + QString::fromLatin1(name));
}

[[maybe_unused]] static const bool isSet = [] {
    service::changeEveryService = hasServer() ? keepOnServer : modeOfThisRun();
    return true;
}();

} // namespace labdesk::tests
