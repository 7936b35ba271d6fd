// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/catalog.h"

#include <QFile>
#include <QXmlStreamReader>

namespace labdesk::tests {

namespace {

void readTranslation(QXmlStreamReader &xml, CatalogMessage &message)
{
    message.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
    if (!message.isPlural) {
        message.forms = {xml.readElementText()};
        return;
    }
    while (xml.readNextStartElement())
        message.forms.append(xml.readElementText());
}

CatalogMessage readMessage(QXmlStreamReader &xml, const QString &context)
{
    CatalogMessage message;
    message.context = context;
    message.isPlural = xml.attributes().hasAttribute(QLatin1String("numerus"));
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            message.comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

} // namespace

std::vector<CatalogMessage> readCatalog(const QString &file)
{
    QFile catalog(file);
    if (!catalog.open(QIODevice::ReadOnly))
        return {};
    std::vector<CatalogMessage> messages;
    QXmlStreamReader xml(&catalog);
    xml.readNextStartElement(); // <TS>
    while (xml.readNextStartElement()) {
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                messages.push_back(readMessage(xml, context));
            else
                xml.skipCurrentElement();
        }
    }
    return xml.hasError() ? std::vector<CatalogMessage>() : messages;
}

} // namespace labdesk::tests
