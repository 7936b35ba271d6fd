// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/sourcetexts.h"

#include "text/localtexts.h"
#include "views/common/usertexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct SourceWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::SourceWords)
};

/// "Sleep and activity": the resources that the user did not allow.
QString deniedResources(const ConnectedProvider &provider)
{
    QStringList names;
    for (const ResourceAvailability &resource : provider.resources)
        if (resource.scopes && !resource.scopes->deniedRequired.isEmpty())
            names += resource.resource;
    QString words = listWords(names);
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace

QString initialsOf(const QString &name)
{
    QString initials;
    for (const QChar c : name)
        if (c.isLetterOrNumber() && initials.size() < 2)
            initials += initials.isEmpty() ? c.toUpper() : c.toLower();
    return initials.isEmpty() ? u"?"_s : initials;
}

QString statusWords(const ConnectedProvider &provider)
{
    const QString type = provider.fault ? provider.fault->type : QString();
    if (type == u"token_refresh_failed")
        return SourceWords::tr("Token expired");
    if (type == u"webhook_registration_failed")
        return SourceWords::tr("Updates not set up");
    if (type == u"user_not_found")
        return SourceWords::tr("Account not found");
    if (type == u"deregistered_per_provider")
        return SourceWords::tr("Ended by provider");
    if (type == u"required_scopes_not_granted")
        return SourceWords::tr("Scope not granted");
    if (type == u"provider_credential_error")
        return SourceWords::tr("Credentials refused");
    if (provider.isInError())
        return SourceWords::tr("Error");
    if (provider.status == u"connected")
        return SourceWords::tr("Connected");
    return provider.status.isEmpty() ? SourceWords::tr("Listed") : provider.status;
}

QString faultWords(const ConnectedProvider &provider)
{
    if (!provider.isInError())
        return {};
    const QString name = provider.name.isEmpty() ? provider.slug : provider.name;
    const QString type = provider.fault ? provider.fault->type : QString();
    if (type == u"token_refresh_failed")
        return SourceWords::tr("The permission to read from %1 has expired. Ask the user to reconnect it.").arg(name);
    if (type == u"webhook_registration_failed")
        return SourceWords::tr("%1 sends no updates: the subscription to them failed. Ask the user to reconnect it.")
            .arg(name);
    if (type == u"user_not_found")
        return SourceWords::tr("%1 does not know this account any more. Ask the user to reconnect it.").arg(name);
    if (type == u"deregistered_per_provider")
        return SourceWords::tr("%1 ended the connection. Only the user can reconnect it.").arg(name);
    if (type == u"provider_credential_error")
        return SourceWords::tr(
                   "%1 refused the team's credentials. This is for the operator of the service, not for the user.")
            .arg(name);
    if (type == u"required_scopes_not_granted") {
        const QString denied = deniedResources(provider);
        return denied.isEmpty()
            ? SourceWords::tr("The user did not allow all that is needed. Ask them to reconnect and turn it on.")
            : SourceWords::tr("%1 was not allowed by the user. Ask them to reconnect and turn it on.").arg(denied);
    }
    return SourceWords::tr("%1 reports an error. If it stays, ask the user to reconnect it.").arg(name);
}

QString faultFacts(const ConnectionFault &fault, const QTimeZone &here)
{
    QStringList facts;
    if (!fault.type.isEmpty())
        facts += fault.type;
    if (fault.erroredAt)
        facts += formatMoment(*fault.erroredAt, here);
    return localRow(facts);
}

QString unavailableWords(const ResourceAvailability &resource)
{
    if (resource.scopes && !resource.scopes->deniedRequired.isEmpty())
        return SourceWords::tr("%1: not allowed").arg(resource.resource);
    return SourceWords::tr("%1: %2").arg(resource.resource, resource.status);
}

} // namespace labdesk
