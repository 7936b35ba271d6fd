// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/reconnecttexts.h"

#include "domain/knownvalues.h"

#include <QResource>

#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

// Outside of namespaces, as Q_INIT_RESOURCE requires. The resources of a static library are linked and registered only
// if they are named.
static void registerReconnectResource()
{
    Q_INIT_RESOURCE(reconnect);
}

namespace labdesk {

namespace {

using Messages = std::vector<std::pair<QString, QString>>;

/// A line "[type]" begins a message; lines before the first are comments.
Messages readMessages(const QString &file)
{
    registerReconnectResource();
    Messages messages;
    const QString text = QString::fromUtf8(QResource(file).uncompressedData());
    for (const QStringView line : QStringView(text).split(u'\n')) {
        if (line.startsWith(u'[') && line.endsWith(u']'))
            messages.emplace_back(line.sliced(1).chopped(1).toString(), QString());
        else if (!messages.empty())
            messages.back().second += line.toString() + u'\n';
    }
    for (auto &[type, message] : messages)
        message = message.trimmed() + u'\n';
    return messages;
}

const Messages &messagesIn(UserLanguage language)
{
    static const Messages english = readMessages(u":/reconnect/en.txt"_s);
    static const Messages spanish = readMessages(u":/reconnect/es.txt"_s);
    return language == UserLanguage::English ? english : spanish;
}

} // namespace

QString reconnectText(UserLanguage language, const QString &errorType, const QString &source)
{
    const known::Value *error = known::findError(errorType);
    const QString wanted = error ? error->message : errorType;
    QString fallback;
    for (const auto &[type, message] : messagesIn(language)) {
        if (type == wanted)
            return QString(message).replace(u"%1"_s, source);
        if (type == u"unknown")
            fallback = message;
    }
    return fallback.replace(u"%1"_s, source);
}

QStringList reconnectTypes(UserLanguage language)
{
    QStringList types;
    for (const auto &[type, message] : messagesIn(language))
        types += type;
    return types;
}

} // namespace labdesk
