// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/bundled.h"

#include <QResource>

using namespace Qt::StringLiterals;

// Must be outside of any namespace, as Q_INIT_RESOURCE requires. The linker drops the resources of a static library
// unless they are initialized explicitly.
static void registerGeographyResource()
{
    Q_INIT_RESOURCE(geo);
}

namespace labdesk::geo {

namespace {

template <class T> std::shared_ptr<const T> readBundled(const QString &name)
{
    registerGeographyResource();
    const QResource resource(name);
    auto read = T::read(resource.uncompressedData()); // stored uncompressed, so this is a view without a copy
    if (!read.ok())
        qFatal("%s: %s", qUtf8Printable(name), qUtf8Printable(read.error()));
    return std::make_shared<const T>(std::move(read).value());
}

} // namespace

std::shared_ptr<const Zips> bundledZips()
{
    static const auto zips = readBundled<Zips>(u":/geo/zips.bin"_s);
    return zips;
}

std::shared_ptr<const Outlines> bundledOutlines()
{
    static const auto outlines = readBundled<Outlines>(u":/geo/outlines.bin"_s);
    return outlines;
}

std::shared_ptr<const Towns> bundledTowns()
{
    static const auto towns = readBundled<Towns>(u":/geo/towns.bin"_s);
    return towns;
}

QByteArray bundledZoneNames()
{
    registerGeographyResource();
    return QResource(u":/geo/zonenames.txt"_s).uncompressedData();
}

} // namespace labdesk::geo
