// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/users/sourcetexts.h"

#include "domain/knownvalues.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct SourceWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::SourceWords)
};

/// Makes the English texts of values.ini visible to lupdate.
[[maybe_unused]] constexpr const char *errorWords[] = {
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Sign-in expired"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Updates failed"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Account not found"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Disconnected by provider"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Permission missing"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Credentials rejected"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Password expired"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "Provider unavailable"),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "The user’s sign-in to %1 expired. Ask the user to reconnect %1."),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "%1 isn’t sending updates. Ask the user to reconnect it."),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "%1 no longer recognizes this account. Ask the user to reconnect %1."),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "%1 ended the connection. Only the user can reconnect %1."),
    QT_TRANSLATE_NOOP(
        "labdesk::SourceWords",
        "The user didn’t allow all required permissions. Ask the user to reconnect and allow all of them."),
    QT_TRANSLATE_NOOP(
        "labdesk::SourceWords",
        "%1 rejected your team’s credentials. Tell whoever manages your team’s access to %1. The user can’t fix this."),
    QT_TRANSLATE_NOOP("labdesk::SourceWords", "The password for %1 expired. Ask the user to reconnect %1."),
    QT_TRANSLATE_NOOP("labdesk::SourceWords",
                      "%1 is unavailable or is limiting requests. This usually passes. The user can’t fix it."),
};

QString translated(const QString &english)
{
    return QCoreApplication::translate("labdesk::SourceWords", english.toUtf8().constData());
}

/// The value with the administrator's words for an error, or that of the type that it describes.
const known::Value *errorNamed(const QString &type)
{
    const known::Value *own = known::values().find(known::List::ConnectionErrors, type);
    return own ? own : known::findError(type);
}

/// "Sleep and activity": the data that the user didn't allow.
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

QString initialsFor(const QString &name)
{
    QString initials;
    for (const QChar c : name)
        if (c.isLetterOrNumber() && initials.size() < 2)
            initials += initials.isEmpty() ? c.toUpper() : c.toLower();
    return initials.isEmpty() ? u"?"_s : initials;
}

QString noticeDetails(const SourceNotice &notice)
{
    return SourceWords::tr("From your administrator, until %1").arg(localDate(notice.until));
}

QString formatStatus(const ConnectedProvider &provider)
{
    if (provider.isInError()) {
        const known::Value *error = provider.fault ? errorNamed(provider.fault->type) : nullptr;
        return error ? translated(error->words) : SourceWords::tr("Error");
    }
    if (provider.isConnected())
        return SourceWords::tr("Connected");
    return provider.status.isEmpty() ? SourceWords::tr("Status not reported") : known::readable(provider.status);
}

QString formatFault(const ConnectedProvider &provider)
{
    if (!provider.isInError())
        return {};
    const QString type = provider.errorType();
    const known::Value *error = known::findError(type);
    if (error && error->meaning == known::ErrorMeaning::Permission)
        if (const QString denied = deniedResources(provider); !denied.isEmpty())
            return SourceWords::tr("The user didn’t allow %1. Ask the user to reconnect and allow it.").arg(denied);
    const QString advice = formatError(type, shownName(provider));
    return advice.isEmpty()
        ? SourceWords::tr("%1 reports an error. If this keeps happening, ask the user to reconnect %1.")
              .replace(u"%1"_s, shownName(provider))
        : advice;
}

QString formatError(const QString &type, const QString &sourceName)
{
    const known::Value *error = errorNamed(type);
    return error ? translated(error->advice).replace(u"%1"_s, sourceName) : QString();
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
