// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/sourcetexts.h"

#include "domain/knownvalues.h"
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

/// What the known values say in English, where the tools that collect texts see it.
[[maybe_unused]] constexpr const char *errorWords[] = {
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Token expired"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Updates failed"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Account not found"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Disconnected by provider"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Permission missing"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Credentials rejected"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Password expired"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Permission to read from %1 expired. Ask the user to reconnect it."),
    QT_TRANSLATE_NOOP("labdesk::SourceWords",
                      "%1 isn’t sending updates because its subscription failed. Ask the user to reconnect it."),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "%1 no longer recognizes this account. Ask the user to reconnect it."),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "%1 ended the connection. Only the user can reconnect it."),
    QT_TRANSLATE_NOOP("labdesk::SourceWords",
                      "The user didn’t allow all required permissions. Ask them to reconnect and allow them."),
    QT_TRANSLATE_NOOP("labdesk::SourceWords",
                      "%1 rejected your team’s credentials. Tell the service’s operator; the user can’t fix this."),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "The password for %1 expired. Ask the user to reconnect it."),
};

QString translated(const QString &english)
{
    return QCoreApplication::translate("labdesk::SourceWords", english.toUtf8().constData());
}

const known::Value *errorOf(const ConnectedProvider &provider)
{
    return provider.fault ? known::values().find(known::List::ConnectionErrors, provider.fault->type) : nullptr;
}

/// "Sleep and activity": the resources that the user did not allow.
QString deniedResources(const ConnectedProvider &provider)
{
    QStringList names;
    for (const ResourceAvailability &resource : provider.resources)
        if (resource.scopes && !resource.scopes->deniedRequired.isEmpty())
            names += known::nameOf(known::List::Resources, resource.resource);
    QString words = formatList(names);
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace

QString shownName(const ConnectedProvider &provider)
{
    const bool isNamed = !provider.name.isEmpty() && provider.name != provider.slug;
    return isNamed ? provider.name : known::nameOf(known::List::Providers, provider.slug);
}

QString initialsOf(const QString &name)
{
    QString initials;
    for (const QChar c : name)
        if (c.isLetterOrNumber() && initials.size() < 2)
            initials += initials.isEmpty() ? c.toUpper() : c.toLower();
    return initials.isEmpty() ? u"?"_s : initials;
}

QString noticeOrigin(const SourceNotice &notice)
{
    return SourceWords::tr("From your administrator, until %1").arg(localDate(notice.until));
}

QString formatStatus(const ConnectedProvider &provider)
{
    const known::Value *error = errorOf(provider);
    if (error)
        return translated(error->words);
    if (provider.isInError())
        return SourceWords::tr("Error");
    if (provider.status == u"connected")
        return SourceWords::tr("Connected");
    return provider.status.isEmpty() ? SourceWords::tr("Status not reported") : known::readable(provider.status);
}

ChipStyleOption sourceChip(const ConnectedProvider &provider)
{
    const Tone tone = provider.isInError() ? Tone::Warn : provider.status == u"connected" ? Tone::Ok : Tone::Neutral;
    return {formatStatus(provider), tone, tone != Tone::Neutral};
}

QString formatFault(const ConnectedProvider &provider)
{
    if (!provider.isInError())
        return {};
    if (provider.fault && provider.fault->type == u"required_scopes_not_granted")
        if (const QString denied = deniedResources(provider); !denied.isEmpty())
            return SourceWords::tr("The user didn’t allow %1. Ask them to reconnect and allow it.").arg(denied);
    const known::Value *error = errorOf(provider);
    const QString words = error
        ? translated(error->advice)
        : SourceWords::tr("%1 reports an error. If it continues, ask the user to reconnect it.");
    return QString(words).replace(u"%1"_s, shownName(provider));
}

QString faultFacts(const ConnectionFault &fault, const QTimeZone &here)
{
    QStringList facts;
    if (!fault.type.isEmpty())
        facts += fault.type;
    if (fault.erroredAt)
        facts += formatMoment(*fault.erroredAt, here);
    return joinFacts(facts);
}

QString formatUnavailable(const ResourceAvailability &resource)
{
    const QString name = known::nameOf(known::List::Resources, resource.resource);
    if (resource.scopes && !resource.scopes->deniedRequired.isEmpty())
        return SourceWords::tr("%1: not allowed").arg(name);
    return SourceWords::tr("%1: %2").arg(name, resource.status);
}

} // namespace labdesk
