// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/description.h"

#include "describe/documentparser.h"

#include <QFile>

using namespace Qt::StringLiterals;

// Outside of namespaces, as Q_INIT_RESOURCE requires. The resources of a static library are linked and registered only
// if they are named.
static void registerOwnDescription()
{
    Q_INIT_RESOURCE(owndescription);
}

namespace labdesk {

namespace {

Description readWhole(const QByteArray &bytes, const Description *own, ReadingCost &cost)
{
    const openapi::NodePtr root = openapi::parseDocument(bytes, cost.parts);
    const openapi::Node *version = root->find(u"openapi"_s);
    if (!version)
        throw DescriptionError{root->find(u"swagger"_s) ? DescriptionError::Kind::OtherVersion
                                                        : DescriptionError::Kind::NotOpenApi};
    if (!version->text.startsWith(u"3."))
        throw DescriptionError{DescriptionError::Kind::OtherVersion};
    openapi::SchemaReader reader(*root, cost.steps);
    Description description;
    description.operations = openapi::readOperations(*root, reader, own ? &own->operations : nullptr);
    reader.setPlace({});
    description.signIns = openapi::readSignIns(*root, reader);
    return description;
}

} // namespace

const Description &ownDescription()
{
    static const Description own = [] {
        registerOwnDescription();
        QFile file(u":/describe/service.openapi.yaml"_s);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("service.openapi.yaml is missing");
        ReadingCost cost;
        return readWhole(file.readAll(), nullptr, cost);
    }();
    return own;
}

Outcome<Description, DescriptionError> readDescription(const QByteArray &bytes, ReadingCost *cost)
{
    ReadingCost unasked;
    try {
        return readWhole(bytes, &ownDescription(), cost ? *cost : unasked);
    } catch (const DescriptionError &error) {
        return error;
    }
}

} // namespace labdesk
