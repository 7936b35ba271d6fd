// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/users/actiontexts.h"

#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "text/zonetexts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using TextPlace = ActionText::Place;

struct ActionWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ActionWords)
};

/// The action as a noun for the middle of a sentence: "disconnecting Fitbit".
QString formatOngoing(const UserAction &action, const QString &provider)
{
    switch (action.kind) {
    case UserActionKind::Create:
        return ActionWords::tr("Creating %1")
            .arg(formatClientId(action.clientUserId.isEmpty() ? action.newUser.clientUserId : action.clientUserId));
    case UserActionKind::ChangeZone:
        return ActionWords::tr("Changing the time zone to %1").arg(formatZone(action.zone));
    case UserActionKind::Edit:
        return ActionWords::tr("Saving the changes to %1").arg(formatClientId(action.clientUserId));
    case UserActionKind::Refresh:
        return ActionWords::tr("Requesting a data refresh");
    case UserActionKind::Deregister:
        return ActionWords::tr("Disconnecting %1").arg(provider);
    case UserActionKind::Delete:
        return ActionWords::tr("Deleting %1").arg(formatClientId(action.clientUserId));
    case UserActionKind::StartJob:
        return action.providerSlug.isEmpty()
            ? ActionWords::tr("Changing the data collection end date for %Ln user(s)", nullptr, action.users)
            : ActionWords::tr("Disconnecting %1 for %Ln user(s)", nullptr, action.users).arg(provider);
    }
    return {};
}

ActionText toast(Tone tone, const QString &title, bool canUndo = false)
{
    return {.place = TextPlace::Toast, .tone = tone, .title = title, .canUndo = canUndo};
}

ActionText warning(const QString &title, const QString &detail = {}, bool canCheck = false)
{
    return {.place = TextPlace::Message, .tone = Tone::Warn, .title = title, .detail = detail, .canCheck = canCheck};
}

/// The error types that services use for unknown fields.
bool isUnknownField(const FieldProblem &problem)
{
    return problem.type.contains(u"extra"_s, Qt::CaseInsensitive)
        || problem.message.contains(u"not permitted"_s, Qt::CaseInsensitive);
}

UserFieldList without(UserFieldList fields, const UserFieldList &others)
{
    std::erase_if(fields, [&](UserField field) { return std::ranges::find(others, field) != others.end(); });
    return fields;
}

QString userFieldNames(const UserFieldList &fields)
{
    QStringList names;
    for (const UserField field : fields)
        names += userFieldName(field);
    return formatList(names);
}

ActionText editSucceeded(const UserAction &action, const UserAction::Succeeded &done)
{
    const QString name = formatClientId(action.clientUserId);
    if (!done.kept.empty() || !done.altered.empty()) {
        const UserFieldList changed = without(without(fieldsIn(action.patch), done.kept), done.altered);
        const QString altered
            = ActionWords::tr("The service stored something different for %1.").arg(userFieldNames(done.altered));
        QStringList rest;
        if (!done.kept.empty() && !done.altered.empty())
            rest += altered;
        rest += changed.empty() ? ActionWords::tr("Nothing else was changed.")
                                : ActionWords::tr("Changed: %1.").arg(userFieldNames(changed));
        return warning(done.kept.empty()
                           ? altered
                           : ActionWords::tr("The service doesn’t support changing %1. It still returns the old data.")
                                 .arg(userFieldNames(done.kept)),
                       rest.join(u' '));
    }
    const bool canUndo = !fieldsIn(valuesBefore(*action.before, action.patch)).empty();
    if (!done.verified)
        return toast(
            Tone::Warn,
            ActionWords::tr("The service accepted the changes to %1, but Labdesk couldn’t confirm them.").arg(name),
            canUndo);
    return toast(Tone::Ok,
                 action.undoes != 0 ? ActionWords::tr("Undid the changes to %1.").arg(name)
                                    : ActionWords::tr("Saved the changes to %1.").arg(name),
                 canUndo);
}

/// For an error that rejects fields of the user; Place::Nowhere for any other error.
ActionText editRefused(const ApiError &why)
{
    UserFieldList refused;
    QStringList messages;
    bool areUnknown = true;
    for (const FieldProblem &problem : why.problems)
        for (const UserField field : allUserFields)
            if (problem.loc.contains(wireName(field))) {
                refused.push_back(field);
                areUnknown = areUnknown && isUnknownField(problem);
                messages += problem.message;
            }
    if (why.kind != ApiError::Kind::Invalid || refused.empty())
        return {};
    return {
        .place = TextPlace::Message,
        .tone = Tone::Bad,
        .title = areUnknown ? ActionWords::tr("The service doesn’t support changing %1.").arg(userFieldNames(refused))
                            : ActionWords::tr("The service rejected these fields: %1.").arg(userFieldNames(refused)),
        .detail = areUnknown
            ? ActionWords::tr("Nothing was changed. Set these fields back to their old values, then save the others.")
            : ActionWords::tr("Nothing was changed. The service said: %1").arg(messages.join(u' ')),
        .canEdit = true};
}

ActionText outdated(const UserAction &action, const UserFieldList &changedElsewhere)
{
    const bool isEdit = action.kind == UserActionKind::Edit;
    return {.place = TextPlace::Message,
            .tone = Tone::Warn,
            .title = ActionWords::tr("Nothing was sent. %1 was changed somewhere else in the meantime: %2.")
                         .arg(formatClientId(action.clientUserId), userFieldNames(changedElsewhere)),
            .detail = isEdit ? ActionWords::tr("To see the current values first, select “Edit again”.")
                             : ActionWords::tr("Check the current value before you change it."),
            .canEdit = isEdit};
}

ActionText refreshed(const UserAction::Succeeded &done, const ProviderNameLookup &nameOf)
{
    ActionText text = done.refresh.failed.isEmpty()
        ? toast(Tone::Ok, ActionWords::tr("Refresh requested. New data may take a few minutes."))
        : warning(ActionWords::tr("Refresh requested, but some sources failed."));
    text.detail = refreshOutcome(done.refresh, nameOf);
    return text;
}

ActionText zoneChanged(const UserAction &action, const UserAction::Succeeded &done)
{
    const bool undo = !action.previousZone.isEmpty();
    if (!done.verified)
        return toast(Tone::Warn,
                     ActionWords::tr("The service accepted the change to %1, but Labdesk couldn’t confirm it.")
                         .arg(formatZone(action.zone)),
                     undo);
    return toast(Tone::Ok,
                 action.undoes != 0 ? ActionWords::tr("Time zone changed back to %1.").arg(formatZone(action.zone))
                                    : ActionWords::tr("Time zone changed to %1.").arg(formatZone(action.zone)),
                 undo);
}

ActionText deregistered(const UserAction &action, const UserAction::Succeeded &done, const QString &provider)
{
    if (done.alreadyGone)
        return toast(Tone::Ok, ActionWords::tr("%1 was already disconnected.").arg(provider));
    if (done.stillListed)
        return warning(ActionWords::tr("The service accepted the request, but %1 is still listed.").arg(provider),
                       action.isPhoneSdk ? ActionWords::tr(
                           "The phone app may have reconnected it. Ask the user to disconnect it in the app.")
                                         : ActionWords::tr("This can take a moment. Reload to check."));
    if (!done.verified)
        return warning(
            ActionWords::tr("The service accepted the request, but Labdesk couldn’t load the sources to confirm."),
            ActionWords::tr("Reload to check whether %1 is still listed.").arg(provider));
    return toast(Tone::Ok,
                 ActionWords::tr("Disconnected %1 for %2.").arg(provider, formatClientId(action.clientUserId)));
}

ActionText deleted(const UserAction &action, const UserAction::Succeeded &done)
{
    const QString name = formatClientId(action.clientUserId);
    if (done.alreadyGone)
        return toast(Tone::Ok, ActionWords::tr("%1 was already deleted.").arg(name));
    if (done.stillListed)
        return warning(ActionWords::tr("The service accepted the request, but %1 is still there.").arg(name),
                       ActionWords::tr("This can take a moment. Reload to check."));
    if (!done.verified)
        return toast(Tone::Warn,
                     ActionWords::tr("The service accepted the request to delete %1, but Labdesk couldn’t confirm it.")
                         .arg(name));
    return toast(Tone::Ok, ActionWords::tr("Deleted %1.").arg(name));
}

ActionText succeeded(const UserAction &action, const UserAction::Succeeded &done, const ProviderNameLookup &nameOf)
{
    const QString provider = action.providerSlug.isEmpty() ? QString() : nameOf(action.providerSlug);
    switch (action.kind) {
    case UserActionKind::Create:
        return toast(Tone::Ok, ActionWords::tr("Created %1.").arg(formatClientId(action.clientUserId)));
    case UserActionKind::ChangeZone:
        return zoneChanged(action, done);
    case UserActionKind::Edit:
        return editSucceeded(action, done);
    case UserActionKind::Refresh:
        return refreshed(done, nameOf);
    case UserActionKind::Deregister:
        return deregistered(action, done, provider);
    case UserActionKind::Delete:
        return deleted(action, done);
    case UserActionKind::StartJob:
        return {}; // the Jobs place reports on it
    }
    return {};
}

ActionText failed(const UserAction &action, const ApiError &why, const QString &provider,
                  ShownElsewhere isShownElsewhere)
{
    // A check can't find out whether a refresh was requested.
    if (action.kind == UserActionKind::Refresh && hasUnknownOutcome(why))
        return warning(
            ActionWords::tr("There’s no way to confirm whether the refresh was requested."),
            ActionWords::tr("You can safely request it again. Each request counts toward the hourly limit."));
    const bool isEdit = action.kind == UserActionKind::Edit;
    if (const ActionText refused = editRefused(why); isEdit && refused.place != TextPlace::Nowhere)
        return refused;
    if (isShownElsewhere && isShownElsewhere(why))
        return {.place = TextPlace::Message,
                .tone = Tone::Bad,
                .title = ActionWords::tr("%1 failed. Nothing was changed.").arg(formatOngoing(action, provider)),
                .detail = {},
                .canEdit = isEdit};
    const ErrorText error = describe(why);
    return {.place = TextPlace::Message,
            .tone = Tone::Bad,
            .title = ActionWords::tr("%1 failed. %2").arg(formatOngoing(action, provider), error.sentence),
            .detail = error.cause + u' ' + error.nextStep,
            .canEdit = isEdit};
}

ActionText unknown(const UserAction &action, const UserAction::Unknown &state, const QString &provider)
{
    if (state.checking)
        return warning(ActionWords::tr("%1: checking with the service…").arg(formatOngoing(action, provider)));
    if (state.notSeenYet)
        return warning(ActionWords::tr("%1: not visible yet. The service still returns the old value.")
                           .arg(formatOngoing(action, provider)),
                       ActionWords::tr("It may take a moment. Check again."), true);
    return warning(ActionWords::tr("%1: outcome unknown.").arg(formatOngoing(action, provider)),
                   describe(state.why).cause, true);
}

ActionText countingDown(const UserAction &action, const UserAction::Delayed &state, const QString &provider)
{
    const QString what = formatOngoing(action, provider);
    const QString held = ActionWords::tr("The countdown pauses while a dialog is open, then continues.");
    if (state.askedToPause)
        return {.place = TextPlace::Countdown,
                .title = ActionWords::tr("%1, retrying in %2\u00a0s").arg(what, localNumber(state.secondsLeft)),
                .detail = state.isFrozen ? held : ActionWords::tr("Rate limited. Nothing has changed yet.")};
    return {.place = TextPlace::Countdown,
            .title = ActionWords::tr("%1 in %2\u00a0s").arg(what, localNumber(state.secondsLeft)),
            .detail = state.isFrozen
                ? held
                : ActionWords::tr("Nothing has been sent yet. Quitting or switching connections cancels it.")};
}

ActionText wasCanceled(const UserAction &action, const UserAction::Canceled &state, const QString &provider)
{
    if (!state.changedElsewhere.empty())
        return outdated(action, state.changedElsewhere);
    const QString what = formatOngoing(action, provider);
    return toast(Tone::Neutral,
                 state.wasRefused ? ActionWords::tr("%1 was canceled. Nothing was changed.").arg(what)
                                  : ActionWords::tr("%1 was canceled. Nothing was sent.").arg(what));
}

template <class... F> struct Overloaded : F...
{
    using F::operator()...;
};
template <class... F> Overloaded(F...) -> Overloaded<F...>;

} // namespace

QString refreshOutcome(const RefreshResult &result, const ProviderNameLookup &nameOf)
{
    const auto sourcesOf = [&nameOf](const QStringList &entries) {
        QStringList sources;
        for (const QString &entry : entries)
            sources += nameOf(entry.section(u'/', 0, 0));
        sources.removeDuplicates();
        return formatList(sources);
    };
    QStringList parts;
    if (!result.refreshed.isEmpty())
        parts += ActionWords::tr("%1 done").arg(sourcesOf(result.refreshed));
    if (!result.inProgress.isEmpty())
        parts += ActionWords::tr("%1 in progress").arg(sourcesOf(result.inProgress));
    if (!result.failed.isEmpty())
        parts += ActionWords::tr("%1 failed").arg(sourcesOf(result.failed));
    return localList(parts);
}

QString formatWithName(const UserAction &action, const QString &title)
{
    const QString name = formatClientId(action.clientUserId);
    return !action.user || title.contains(name)
        ? title
        : ActionWords::tr("%1: %2", "a user, and what was done").arg(name, title);
}

ActionText textOf(const UserAction &action, const ProviderNameLookup &nameOf, ShownElsewhere isShownElsewhere)
{
    const QString provider = action.providerSlug.isEmpty() ? QString() : nameOf(action.providerSlug);
    return std::visit(
        Overloaded{
            [&](const UserAction::Delayed &state) { return countingDown(action, state, provider); },
            [&](const UserAction::Sending &) {
                return ActionText{.place = TextPlace::Progress,
                                  .title = ActionWords::tr("%1…").arg(formatOngoing(action, provider))};
            },
            [&](const UserAction::Succeeded &state) { return succeeded(action, state, nameOf); },
            [&](const UserAction::Failed &state) { return failed(action, state.why, provider, isShownElsewhere); },
            [&](const UserAction::Unknown &state) { return unknown(action, state, provider); },
            [&](const UserAction::Canceled &state) { return wasCanceled(action, state, provider); },
        },
        action.state);
}

} // namespace labdesk
