// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/users/nodatatexts.h"

#include "domain/knownvalues.h"
#include "domain/pii.h"
#include "text/localtexts.h"
#include "text/users/sourcetexts.h"
#include "text/users/usertexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct NoDataWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::NoDataWords)

public:
    /// Short names of the causes, for a list.
    static constexpr std::pair<NoDataCause, const char *> causes[] = {
        {NoDataCause::NoSource, QT_TR_NOOP("source not connected")},
        {NoDataCause::SignInExpired, QT_TR_NOOP("sign-in expired or rejected")},
        {NoDataCause::TeamCredentials, QT_TR_NOOP("team credentials rejected")},
        {NoDataCause::KindNotPermitted, QT_TR_NOOP("data not allowed by the user")},
        {NoDataCause::ProviderLacksKind, QT_TR_NOOP("data not provided by the source")},
        {NoDataCause::CollectionNotBegun, QT_TR_NOOP("data collection not started")},
        {NoDataCause::CollectionEnded, QT_TR_NOOP("data collection ended")},
        {NoDataCause::BudgetUsedUp, QT_TR_NOOP("refresh limit reached")},
        {NoDataCause::ServiceTrouble, QT_TR_NOOP("problem with the service")},
        {NoDataCause::TeamNotice, QT_TR_NOOP("notice from your administrator")},
        {NoDataCause::JustConnected, QT_TR_NOOP("connected a short time ago")},
        {NoDataCause::NothingWrong, QT_TR_NOOP("no problem found")},
        {NoDataCause::CannotKnow, QT_TR_NOOP("cause unknown")},
    };
    static_assert(isTableOf(causes, NoDataCause::CannotKnow));
};

using Part = NoDataGap::Part;
using State = NoDataGap::State;

Tone toneOf(const NoDataFinding &finding)
{
    if (finding.detail == NoDataDetail::UnknownError || finding.detail == NoDataDetail::ErrorUntyped)
        return Tone::Warn;
    switch (finding.cause) {
    case NoDataCause::NothingWrong:
        return Tone::Ok;
    case NoDataCause::CannotKnow:
    case NoDataCause::JustConnected:
        return Tone::Info;
    default:
        return Tone::Warn;
    }
}

QString formatCause(NoDataCause cause)
{
    return NoDataWords::tr(entryOf(NoDataWords::causes, cause));
}

QString formatNames(const std::vector<NoDataSource> &sources)
{
    QStringList names;
    for (const NoDataSource &source : sources)
        names += source.name;
    return formatList(names);
}

/// The affected sources; "the user’s sources" if it affects all.
QString formatSources(const NoDataFinding &finding)
{
    return finding.sources.empty() ? NoDataWords::tr("the user’s sources") : formatNames(finding.sources);
}

QString formatKinds(const QStringList &kinds)
{
    QStringList names;
    for (const QString &kind : kinds)
        names += known::nameOf(known::List::Resources, kind.trimmed().toLower());
    return formatList(names);
}

/// A word from the service, shortened and on one line.
QString displayableWord(const QString &word)
{
    constexpr qsizetype maxLength = 60;
    const QString line = word.simplified();
    return line.size() <= maxLength ? line : line.first(maxLength) + u'…';
}

/// What the known values say about an unknown error; empty: nothing. Their sentences have one source as their subject.
QString formatAdvice(const NoDataFinding &finding)
{
    return finding.sources.size() == 1 ? formatError(finding.word, finding.sources.front().name) : QString();
}

/// "The sentence (token_refresh_failed · Mar 12, 2026, 2:05 PM MST)."
QString withEvidence(const QString &sentence, const NoDataFinding &finding, const QTimeZone &here)
{
    const QString facts
        = faultFacts({.type = displayableWord(finding.word), .message = {}, .erroredAt = finding.moment}, here);
    return facts.isEmpty() ? sentence : NoDataWords::tr("%1 Reported by the service: %2.").arg(sentence, facts);
}

QString formatNoSource(const NoDataFinding &finding)
{
    if (finding.sources.empty())
        return NoDataWords::tr("No source is connected for this user.");
    if (finding.detail == NoDataDetail::NotInCatalog)
        return NoDataWords::tr("%1 isn’t connected, and the service’s list of providers doesn’t include it.")
            .arg(formatNames(finding.sources));
    return NoDataWords::tr("%1 isn’t connected for this user.").arg(formatNames(finding.sources));
}

QString formatDenied(const NoDataFinding &finding)
{
    const QString sources = formatSources(finding);
    return finding.kinds.isEmpty()
        ? NoDataWords::tr("The user didn’t allow %1 to share all data.").arg(sources)
        : NoDataWords::tr("The user didn’t allow %1 to share this data: %2.").arg(sources, formatKinds(finding.kinds));
}

/// For a date-only end, that day is already excluded, in whatever time zone the service means (contract 2.1).
QString formatEnd(const Timestamp &end)
{
    const QString day = formatMoment(end, QTimeZone::utc());
    return end.isDateOnly
        ? NoDataWords::tr("Data collection for this user has ended: no data is collected from %1 on.").arg(day)
        : NoDataWords::tr("Data collection for this user ended on %1.").arg(day);
}

QString formatTrouble(const NoDataFinding &finding, const QTimeZone &here)
{
    if (finding.detail == NoDataDetail::SourceNotUpdating)
        return withEvidence(NoDataWords::tr("The service isn’t getting updates from %1.").arg(formatSources(finding)),
                            finding, here);
    if (!finding.error)
        return NoDataWords::tr("The service has a problem.");
    const QString sentence = describe(*finding.error).sentence;
    return finding.error->httpStatus == 0 ? sentence
                                          : NoDataWords::tr("%1 Reported by the service: status %2.")
                                                .arg(sentence, QString::number(finding.error->httpStatus));
}

QString formatNotice(const NoDataFinding &finding)
{
    if (!finding.notice)
        return {};
    return NoDataWords::tr("Notice from your administrator, until %2: “%1”")
        .arg(finding.notice->text, localDate(finding.notice->until));
}

QString formatPart(Part part)
{
    switch (part) {
    case Part::User:
        return NoDataWords::tr("the user");
    case Part::Sources:
        return NoDataWords::tr("the user’s connected sources");
    case Part::Catalog:
        return NoDataWords::tr("the list of all providers");
    }
    Q_UNREACHABLE();
}

/// "The user’s connected sources couldn’t be read (status 403)."
QString formatGap(const NoDataGap &gap)
{
    const QString part = formatPart(gap.part);
    switch (gap.state) {
    case State::NotLoaded:
        return NoDataWords::tr("Not loaded yet: %1.").arg(part);
    case State::Loading:
        return NoDataWords::tr("Still loading: %1.").arg(part);
    case State::NotWhole:
        return NoDataWords::tr("Some entries couldn’t be read: %1.").arg(part);
    case State::Refused:
    case State::Trouble:
        break;
    }
    const bool hasStatus = gap.why && gap.why->httpStatus >= 300;
    const QString why = hasStatus ? NoDataWords::tr("status %1").arg(QString::number(gap.why->httpStatus))
        : gap.why                 ? describe(*gap.why).sentence
                                  : QString();
    return (gap.hasOlder ? NoDataWords::tr("Couldn’t reload %1 (%2), so older data was used.")
                         : NoDataWords::tr("Couldn’t be read: %1 (%2)."))
        .arg(part, why);
}

QString formatUnknown(const NoDataFinding &finding, const QTimeZone &here)
{
    const QString sources = formatSources(finding);
    const QString word = displayableWord(finding.word);
    switch (finding.detail) {
    case NoDataDetail::UserMissing:
        return NoDataWords::tr(
            "The service doesn’t have this user (status 404), so Labdesk can’t tell why there is no data.");
    case NoDataDetail::NotListed:
        return NoDataWords::tr("Neither the service nor Labdesk knows “%1”.").arg(word);
    case NoDataDetail::UnknownStatus:
        return NoDataWords::tr("Labdesk doesn’t know the status “%2” of %1.").arg(sources, word);
    case NoDataDetail::StatusUnreported:
        return NoDataWords::tr("The service doesn’t report the status of %1.").arg(sources);
    case NoDataDetail::UnknownError:
        if (const QString advice = formatAdvice(finding); !advice.isEmpty())
            return withEvidence(advice, finding, here);
        return withEvidence(NoDataWords::tr("Labdesk can’t interpret the error “%2” from %1.").arg(sources, word),
                            finding, here);
    case NoDataDetail::ErrorUntyped:
        return NoDataWords::tr("The service reports an error for %1, but not which one.").arg(sources);
    case NoDataDetail::UnreadableBound:
        return NoDataWords::tr("The start or end of data collection isn’t a valid date: “%1”. The missing data may be "
                               "outside these dates.")
            .arg(word);
    case NoDataDetail::ListsDisagree:
        return NoDataWords::tr("The service’s lists disagree about %1.").arg(sources);
    case NoDataDetail::UnknownKindStatus:
        return NoDataWords::tr("Labdesk doesn’t know the status “%3” of this data from %1: %2.")
            .arg(sources, formatKinds(finding.kinds), word);
    case NoDataDetail::KindUnexplained:
        return NoDataWords::tr("The service doesn’t report why this data is unavailable from %1: %2.")
            .arg(sources, formatKinds(finding.kinds));
    case NoDataDetail::KindUnreported:
        return NoDataWords::tr("The service doesn’t report whether this data is available from %1: %2.")
            .arg(sources, formatKinds(finding.kinds));
    default:
        return NoDataWords::tr("Labdesk can’t tell why there is no data.");
    }
}

QString formatSentence(const NoDataFinding &finding, const QTimeZone &here)
{
    const QString sources = formatSources(finding);
    const Timestamp moment = finding.moment.value_or(Timestamp());
    switch (finding.cause) {
    case NoDataCause::NoSource:
        return formatNoSource(finding);
    case NoDataCause::SignInExpired:
        return withEvidence(NoDataWords::tr("The user’s sign-in to %1 expired or was rejected.").arg(sources), finding,
                            here);
    case NoDataCause::TeamCredentials:
        return withEvidence(NoDataWords::tr("%1 rejected your team’s credentials.").arg(sources), finding, here);
    case NoDataCause::KindNotPermitted:
        return withEvidence(formatDenied(finding), finding, here);
    case NoDataCause::ProviderLacksKind:
        return NoDataWords::tr("This data isn’t available from %1: %2.").arg(sources, formatKinds(finding.kinds));
    case NoDataCause::CollectionNotBegun:
        return NoDataWords::tr("Data collection for this user starts on %1. Older data isn’t collected.")
            .arg(formatMoment(moment, QTimeZone::utc())); // limits are dates in UTC
    case NoDataCause::CollectionEnded:
        return formatEnd(moment);
    case NoDataCause::BudgetUsedUp:
        return NoDataWords::tr(
            "%Ln refresh(es) were requested for this user in the last hour. The service doesn’t allow more.", nullptr,
            finding.refreshes);
    case NoDataCause::ServiceTrouble:
        return formatTrouble(finding, here);
    case NoDataCause::TeamNotice:
        return formatNotice(finding);
    case NoDataCause::JustConnected:
        return NoDataWords::tr("Connected a short time ago (%2): %1. The first data may be on its way.")
            .arg(sources, formatMoment(moment, here));
    case NoDataCause::NothingWrong:
        return NoDataWords::tr("The service reports no problems with %1.").arg(sources);
    case NoDataCause::CannotKnow:
        return formatUnknown(finding, here);
    }
    Q_UNREACHABLE();
}

/// Whether the provider doesn't respond, or limits requests.
bool isUnavailable(const NoDataFinding &finding)
{
    const known::Value *error = known::findError(finding.word);
    return error && error->message == u"provider_unavailable";
}

/// The next step when the cause can't be determined.
QString formatNextStepForUnknown(const NoDataFinding &finding)
{
    switch (finding.detail) {
    case NoDataDetail::UserMissing:
        return NoDataWords::tr("Check the user ID and the connection. The user may have been deleted.");
    case NoDataDetail::NotListed:
        return NoDataWords::tr(
            "Check the spelling in the list of providers, which shows the data that each one supports.");
    case NoDataDetail::UnknownError:
        if (!formatAdvice(finding).isEmpty()) // the sentence already suggests a first step
            return NoDataWords::tr("If that doesn’t help, send the explanation to whoever runs the service.");
        [[fallthrough]];
    case NoDataDetail::UnknownStatus:
    case NoDataDetail::ErrorUntyped:
    case NoDataDetail::UnknownKindStatus:
    case NoDataDetail::KindUnexplained:
    case NoDataDetail::StatusUnreported:
        return NoDataWords::tr("Send the explanation to whoever runs the service, and ask for the cause.");
    case NoDataDetail::UnreadableBound:
        return NoDataWords::tr("Correct this user’s data collection dates.");
    case NoDataDetail::ListsDisagree:
        return NoDataWords::tr("Reload the user. If the lists still disagree, tell whoever runs the service.");
    case NoDataDetail::KindUnreported:
        return NoDataWords::tr("Open Providers and check whether this data is listed for %1.")
            .arg(formatSources(finding));
    default:
        break;
    }
    const auto why = std::ranges::find_if(finding.gaps, [](const NoDataGap &gap) { return gap.why.has_value(); });
    return why == finding.gaps.end() ? NoDataWords::tr("Reload the user, then open this dialog again.")
                                     : describe(*why->why).nextStep;
}

QString formatNextStep(const NoDataFinding &finding, const QTimeZone &here)
{
    const QString sources = formatSources(finding);
    switch (finding.cause) {
    case NoDataCause::NoSource:
        return finding.detail == NoDataDetail::NotInCatalog
            ? NoDataWords::tr("Check the name of the source, or ask the user to connect another one.")
            : finding.sources.empty() ? NoDataWords::tr("Ask the user to connect a source.")
                                      : NoDataWords::tr("Ask the user to connect the source.");
    case NoDataCause::SignInExpired:
        return NoDataWords::tr("Ask the user to reconnect %1. Only the user can do this.").arg(sources);
    case NoDataCause::TeamCredentials:
        return NoDataWords::tr("Tell whoever manages your team’s access to %1. The user can’t fix this.").arg(sources);
    case NoDataCause::KindNotPermitted:
        return NoDataWords::tr("Ask the user to reconnect %1 and to allow all data.").arg(sources);
    case NoDataCause::ProviderLacksKind:
        return NoDataWords::tr(
            "Ask the user to connect another source that provides this data. Reconnecting won’t help.");
    case NoDataCause::CollectionNotBegun:
        return NoDataWords::tr(
            "Wait until that day. If the date is wrong, edit the user so that collection starts earlier.");
    case NoDataCause::CollectionEnded:
        return NoDataWords::tr("To collect more data, set a later end date first. The user can then reconnect.");
    case NoDataCause::BudgetUsedUp:
        return finding.moment
            ? NoDataWords::tr("Try again at %1.").arg(localTime(finding.moment->utc.toTimeZone(here).time()))
            : NoDataWords::tr("Try again an hour after the first of these requests.");
    case NoDataCause::ServiceTrouble:
        if (finding.error)
            return describe(*finding.error).nextStep;
        return isUnavailable(finding)
            ? NoDataWords::tr("This usually passes. If it doesn’t, tell whoever runs the service.")
            : NoDataWords::tr("Tell whoever runs the service. The user can try to reconnect %1.").arg(sources);
    case NoDataCause::TeamNotice:
        return NoDataWords::tr("Follow the instructions in the notice.");
    case NoDataCause::JustConnected:
        return NoDataWords::tr("Wait half an hour, then reload the user.");
    case NoDataCause::NothingWrong:
        return NoDataWords::tr("Ask the user to open the source’s app and let it sync. Then request a data refresh.");
    case NoDataCause::CannotKnow:
        return formatNextStepForUnknown(finding);
    }
    Q_UNREACHABLE();
}

QString formatOtherCause(const NoDataFinding &finding)
{
    if (!finding.nextCause)
        return {};
    const QString cause = formatCause(*finding.nextCause);
    return finding.nextCauseSources.empty()
        ? NoDataWords::tr("Also: %1.").arg(cause)
        : NoDataWords::tr("Also: %1 (%2).").arg(cause, formatNames(finding.nextCauseSources));
}

QStringList formatNotes(const NoDataFinding &finding)
{
    QStringList notes;
    if (finding.detail == NoDataDetail::PhoneSourceStaysListed)
        notes += NoDataWords::tr("It’s still listed for this user. Sources connected through a phone app can stay "
                                 "listed after they’re disconnected.");
    if (finding.cause == NoDataCause::NothingWrong || finding.cause == NoDataCause::BudgetUsedUp)
        notes += NoDataWords::tr(
            "The service doesn’t report when data last arrived, or whether the device synced with its provider.");
    if (!finding.working.empty())
        notes += NoDataWords::tr("No problems: %1.").arg(formatNames(finding.working));
    if (!finding.inUserOnly.empty())
        notes += NoDataWords::tr("Listed in the user record but not under connected sources: %1.")
                     .arg(formatNames(finding.inUserOnly));
    if (!finding.inProvidersOnly.empty())
        notes += NoDataWords::tr("Listed under connected sources but not in the user record: %1.")
                     .arg(formatNames(finding.inProvidersOnly));
    notes += formatOtherCause(finding);
    if (finding.cause != NoDataCause::TeamNotice)
        notes += formatNotice(finding);
    for (const NoDataGap &gap : finding.gaps)
        notes += formatGap(gap);
    notes.removeAll(QString());
    return notes;
}

/// The message for the error if it has one, otherwise the one for the cause.
QString callerMessage(const NoDataFinding &finding)
{
    const known::Value *error = known::findError(finding.word);
    const QString type = error ? error->message : QString();
    const bool hasOwn = reconnectTypes(UserLanguage::English).contains(type);
    switch (finding.cause) {
    case NoDataCause::SignInExpired:
        if (!error
            || error->meaning
                != known::ErrorMeaning::SignIn) // the cause was found in the error's message, not in its type
            return u"token_refresh_failed"_s;
        return hasOwn ? type : u"unknown"_s;
    case NoDataCause::TeamCredentials:
        return u"provider_credential_error"_s;
    case NoDataCause::KindNotPermitted:
        return u"required_scopes_not_granted"_s;
    case NoDataCause::ServiceTrouble:
        if (finding.detail == NoDataDetail::SourceNotUpdating && hasOwn)
            return type;
        break;
    case NoDataCause::CannotKnow:
        if (finding.detail == NoDataDetail::UnknownError && error)
            return hasOwn ? type : u"unknown"_s;
        break;
    default:
        break;
    }
    return u"nodata."_s + QLatin1StringView(entryOf(noDataCauseNames, finding.cause));
}

/// Messages to callers are in the caller's language, not the window's.
QString formatForCaller(const NoDataFinding &finding, UserLanguage language)
{
    if (finding.detail == NoDataDetail::NotListed || finding.detail == NoDataDetail::NotInCatalog)
        return {}; // the user can't connect this source
    QStringList names;
    for (const NoDataSource &source : finding.sources)
        names += source.name;
    const QString any = language == UserLanguage::English ? u"your device or app"_s : u"su dispositivo o aplicación"_s;
    QString message = reconnectText(language, callerMessage(finding), names.isEmpty() ? any : names.join(u", "_s));
    if (names.isEmpty() && message.contains(u"\n\n"_s)) // capitalizes it at the beginning of the message
        message.replace(u"\n\n"_s + any, u"\n\n"_s + any.first(1).toUpper() + any.sliced(1));
    return message;
}

QString formatForTicket(NoDataFinding finding, const QTimeZone &here)
{
    if (!isPlainWord(finding.word.trimmed()))
        finding.word = finding.word.isEmpty() ? QString() : NoDataWords::tr("hidden");
    QStringList lines;
    const auto add = [&lines](const QString &name, const QString &value) {
        if (!value.isEmpty())
            lines += NoDataWords::tr("%1: %2", "the name of a fact and the fact").arg(name, value);
    };
    add(NoDataWords::tr("No data"), formatCause(finding.cause));
    add(NoDataWords::tr("User"), finding.userId.isEmpty() ? QString() : shortUserId(finding.userId));
    add(NoDataWords::tr("Source"), formatNames(finding.sources));
    add(NoDataWords::tr("Data"), finding.askedKind.isEmpty() ? QString() : formatKinds({finding.askedKind}));
    lines += formatSentence(finding, here);
    return (lines + formatNotes(finding)).join(u'\n');
}

} // namespace

NoDataText formatNoData(const NoDataFinding &finding, UserLanguage language, const QTimeZone &here)
{
    return {.tone = toneOf(finding),
            .sentence = formatSentence(finding, here),
            .nextStep = formatNextStep(finding, here),
            .otherCause = formatOtherCause(finding),
            .notes = formatNotes(finding),
            .callerText = formatForCaller(finding, language),
            .ticketText = formatForTicket(finding, here)};
}

} // namespace labdesk
