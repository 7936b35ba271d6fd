// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/supportbundle.h"

#include "platform/settings.h"
#include "session/connectionregistry.h"
#include "session/connectionserialization.h"
#include "session/requestlog.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSslSocket>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

// English on purpose: the people who help may not read the language of the window.

QString proxyName(NetworkSettings::Proxy proxy)
{
    switch (proxy) {
    case NetworkSettings::Proxy::System:
        return u"system"_s;
    case NetworkSettings::Proxy::None:
        return u"none"_s;
    case NetworkSettings::Proxy::Own:
        return u"own"_s;
    }
    Q_UNREACHABLE();
}

QJsonObject versionsOf(const SupportFacts &facts)
{
    return {{u"labdesk"_s, facts.version},
            {u"qt"_s, QString::fromLatin1(qVersion())},
            {u"builtWithQt"_s, QStringLiteral(QT_VERSION_STR)},
            {u"tls"_s, QSslSocket::sslLibraryVersionString()},
            {u"system"_s, QSysInfo::prettyProductName()},
            {u"kernel"_s, QString(QSysInfo::kernelType() + u' ' + QSysInfo::kernelVersion())},
            {u"processor"_s, QSysInfo::currentCpuArchitecture()},
            {u"locale"_s, QLocale().name()},
            {u"windows"_s, facts.platform},
            {u"screens"_s, QJsonArray::fromStringList(facts.screens)}};
}

QJsonObject settingsOf(const Settings &settings)
{
    return {{u"appearance"_s, Settings::appearanceKey(settings.get(setting::appearance))},
            {u"textScale"_s, settings.get(setting::textScale)},
            {u"language"_s, settings.get(setting::language)},
            {u"wereSetAside"_s, !settings.backupFile().isEmpty()}};
}

QJsonObject connectionFacts(const Connection &connection, const SupportFacts &facts)
{
    const bool isOpen = connection.id == facts.openConnection;
    return {{u"environment"_s, environmentKey(connection.environment)},
            {u"isLocalService"_s, connection.id == ConnectionRegistry::localId},
            {u"isOpen"_s, isOpen},
            {u"isOffered"_s, facts.connections->isOffered(connection.id)},
            {u"addressScheme"_s, connection.baseUrl.scheme()},
            {u"signIn"_s, std::holds_alternative<BearerScheme>(connection.scheme) ? u"bearer"_s : u"key"_s},
            {u"readOnly"_s, connection.readOnly},
            {u"asksBeforeWrites"_s, connection.asksBeforeWrites},
            {u"proxy"_s, proxyName(connection.network.proxy)},
            {u"proxySignIn"_s, !connection.network.proxyUser.isEmpty()},
            {u"ownAuthorities"_s, !connection.network.caFile.isEmpty()},
            {u"clientCertificate"_s, !connection.network.clientCertificate.isEmpty()},
            {u"timeoutSeconds"_s, qint64(connection.network.timeout.count())}};
}

QJsonObject requestFacts(const api::RequestRecord &record)
{
    QJsonObject facts{{u"operation"_s, QString::fromLatin1(record.endpoint)},
                      {u"startedAt"_s, record.startedAt.toUTC().toString(Qt::ISODateWithMs)},
                      {u"state"_s, requestStateName(record.state)},
                      {u"milliseconds"_s, qint64(record.duration.count())},
                      {u"tries"_s, record.tries},
                      {u"bytesReceived"_s, record.bytesReceived}};
    if (record.httpStatus > 0)
        facts[u"status"_s] = record.httpStatus;
    if (record.error) {
        // The sentence is Labdesk's own; cause and detail may contain text of a service, or an address.
        facts[u"error"_s] = describe(ApiError{.kind = record.error->kind}).sentence;
    }
    return facts;
}

} // namespace

QByteArray supportBundle(const SupportFacts &facts)
{
    QJsonObject bundle{{u"labdeskSupportBundle"_s, 1}, {u"versions"_s, versionsOf(facts)}};
    if (facts.settings)
        bundle[u"settings"_s] = settingsOf(*facts.settings);
    if (facts.connections) {
        QJsonArray all;
        for (const Connection &connection : facts.connections->connections())
            all.append(connectionFacts(connection, facts));
        bundle[u"connections"_s] = all;
        const Policy &policy = facts.connections->policy();
        bundle[u"policy"_s] = QJsonObject{{u"isBroken"_s, policy.isBroken},
                                          {u"productionReadOnly"_s, policy.productionReadOnly},
                                          {u"ownConnections"_s, policy.ownConnections},
                                          {u"exports"_s, policy.exports},
                                          {u"auditDetails"_s, policy.auditDetails},
                                          {u"auditRequired"_s, policy.auditRequired},
                                          {u"requireTicket"_s, policy.requireTicket},
                                          {u"verifyCaller"_s, policy.verifyCaller},
                                          {u"callerFacts"_s, policy.callerFacts.join(u',')},
                                          {u"scripts"_s, policy.scripts},
                                          {u"updateNotice"_s, policy.updateNotice},
                                          {u"notifications"_s, policy.notifications}};
    }
    if (facts.requests) {
        QJsonArray all;
        for (const api::RequestRecord &record : facts.requests->records())
            all.append(requestFacts(record));
        bundle[u"requests"_s] = all;
    }
    return QJsonDocument(bundle).toJson();
}

} // namespace labdesk
