// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/actiontexts.h"

#include "text/localtexts.h"
#include "views/common/usertexts.h"
#include "views/users/useredittexts.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

using TextPlace = ActionText::Place;

struct ActionWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ActionWords)
};

/// The action as a person would name it, in the middle of a sentence: "deregistering Fitbit".
QString doingWhat(const UserAction &action, const QString &provider)
{
    switch (action.kind) {
    case UserActionKind::Create:
        return ActionWords::tr("Creating %1")
            .arg(formatClientId(action.clientUserId.isEmpty() ? action.newUser.clientUserId : action.clientUserId));
    case UserActionKind::ChangeZone:
        return ActionWords::tr("Changing the time zone to %1").arg(action.zone);
    case UserActionKind::Edit:
        return ActionWords::tr("Saving the changes to %1").arg(formatClientId(action.clientUserId));
    case UserActionKind::Refresh:
        return ActionWords::tr("Requesting a data refresh");
    case UserActionKind::Deregister:
        return ActionWords::tr("Deregistering %1").arg(provider);
    case UserActionKind::Delete:
        return ActionWords::tr("Deleting %1").arg(formatClientId(action.clientUserId));
    case UserActionKind::StartJob:
        return action.providerSlug.isEmpty()
            ? ActionWords::tr("Changing the collection end for %Ln user(s)", nullptr, action.users)
            : ActionWords::tr("Deregistering %1 for %Ln user(s)", nullptr, action.users).arg(provider);
    }
    return {};
}

ActionText refreshed(const UserAction::Succeeded &done, const NameOf &nameOf)
{
    const QString outcome = refreshOutcome(done.refresh, nameOf);
    const bool failed = !done.refresh.failed.isEmpty();
    ActionText text{.place = failed ? TextPlace::Message : TextPlace::Toast, .tone = failed ? Tone::Warn : Tone::Ok};
    text.title = failed ? ActionWords::tr("Refresh requested, but some sources couldn’t be reached.")
                        : ActionWords::tr("Refresh requested. New data may take a few minutes.");
    text.detail = outcome;
    return text;
}

ActionText zoneChanged(const UserAction &action, const UserAction::Succeeded &done)
{
    const bool undo = !action.previousZone.isEmpty();
    if (!done.verified)
        return {.place = TextPlace::Toast,
                .tone = Tone::Warn,
                .title = ActionWords::tr("The service accepted %1, but Labdesk couldn’t confirm it.").arg(action.zone),
                .canUndo = undo};
    return {.place = TextPlace::Toast,
            .tone = Tone::Ok,
            .title = ActionWords::tr("Time zone changed to %1").arg(action.zone),
            .canUndo = undo};
}

ActionText deregistered(const UserAction &action, const UserAction::Succeeded &done, const QString &provider)
{
    if (done.alreadyGone)
        return {.place = TextPlace::Toast,
                .tone = Tone::Ok,
                .title = ActionWords::tr("%1 was already disconnected.").arg(provider)};
    if (done.stillListed)
        return {.place = TextPlace::Message,
                .tone = Tone::Warn,
                .title = ActionWords::tr("The service accepted it, but %1 is still listed.").arg(provider),
                .detail = action.isPhoneSdk ? ActionWords::tr(
                              "The phone app may have reconnected it. Ask the user to disconnect it in the app.")
                                            : ActionWords::tr("This can take a moment. Reload to check.")};
    if (!done.verified)
        return {.place = TextPlace::Message,
                .tone = Tone::Warn,
                .title = ActionWords::tr("The service accepted it, but Labdesk couldn’t load the sources to confirm."),
                .detail = ActionWords::tr("Reload to check whether %1 is gone.").arg(provider)};
    return {.place = TextPlace::Toast,
            .tone = Tone::Ok,
            .title = ActionWords::tr("Deregistered %1 for %2").arg(provider, formatClientId(action.clientUserId))};
}

ActionText deleted(const UserAction &action, const UserAction::Succeeded &done)
{
    if (done.alreadyGone)
        return {.place = TextPlace::Toast,
                .tone = Tone::Ok,
                .title = ActionWords::tr("%1 was already deleted.").arg(formatClientId(action.clientUserId))};
    if (done.stillListed)
        return {.place = TextPlace::Message,
                .tone = Tone::Warn,
                .title = ActionWords::tr("The service accepted it, but %1 is still there.")
                             .arg(formatClientId(action.clientUserId)),
                .detail = ActionWords::tr("This can take a moment. Reload to check.")};
    return {.place = TextPlace::Toast,
            .tone = done.verified ? Tone::Ok : Tone::Warn,
            .title = done.verified
                ? ActionWords::tr("Deleted %1").arg(formatClientId(action.clientUserId))
                : ActionWords::tr("The service accepted deleting %1, but Labdesk couldn’t confirm it.")
                      .arg(formatClientId(action.clientUserId))};
}

ActionText succeeded(const UserAction &action, const UserAction::Succeeded &done, const NameOf &nameOf)
{
    const QString provider = action.providerSlug.isEmpty() ? QString() : nameOf(action.providerSlug);
    switch (action.kind) {
    case UserActionKind::Create:
        return {.place = TextPlace::Toast,
                .tone = Tone::Ok,
                .title = ActionWords::tr("Created %1").arg(formatClientId(action.clientUserId))};
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
        return {}; // the place for jobs tells
    }
    return {};
}

ActionText failed(const UserAction &action, const ApiError &why, const QString &provider)
{
    // A refresh leaves nothing behind that a check could find.
    if (action.kind == UserActionKind::Refresh && leavesOutcomeOpen(why))
        return {.place = TextPlace::Message,
                .tone = Tone::Warn,
                .title = ActionWords::tr("There’s no way to confirm whether the refresh was requested."),
                .detail
                = ActionWords::tr("You can safely request it again. Each request counts toward the hourly limit.")};
    const bool isEdit = action.kind == UserActionKind::Edit;
    if (const ActionText refused = editRefused(why); isEdit && refused.place != TextPlace::Nowhere)
        return refused;
    const ErrorText error = describe(why);
    return {.place = TextPlace::Message,
            .tone = Tone::Bad,
            .title = ActionWords::tr("%1 failed. %2").arg(doingWhat(action, provider), error.sentence),
            .detail = error.cause + u' ' + error.nextStep,
            .canEdit = isEdit};
}

ActionText unknown(const UserAction &action, const UserAction::Unknown &state, const QString &provider)
{
    if (state.checking)
        return {.place = TextPlace::Message,
                .tone = Tone::Warn,
                .title = ActionWords::tr("%1: checking with the service…").arg(doingWhat(action, provider))};
    if (state.notSeenYet)
        return {.place = TextPlace::Message,
                .tone = Tone::Warn,
                .title = ActionWords::tr("%1: not visible yet. The service still returns the old value.")
                             .arg(doingWhat(action, provider)),
                .detail = ActionWords::tr("It may take a moment. Check again."),
                .canCheck = true};
    const ErrorText error = describe(state.why);
    return {.place = TextPlace::Message,
            .tone = Tone::Warn,
            .title = ActionWords::tr("%1: outcome unknown.").arg(doingWhat(action, provider)),
            .detail = error.cause,
            .canCheck = true};
}

ActionText countingDown(const UserAction &action, const UserAction::Delayed &state, const QString &provider)
{
    const QString what = doingWhat(action, provider);
    const QString held = ActionWords::tr("The countdown pauses while a dialog is open, then continues.");
    if (state.askedToPause)
        return {.place = TextPlace::Countdown,
                .title = ActionWords::tr("%1 again in %2\u00a0s").arg(what, localNumber(state.secondsLeft)),
                .detail
                = state.isHeld ? held : ActionWords::tr("The service is limiting requests. Nothing has changed yet.")};
    return {.place = TextPlace::Countdown,
            .title = ActionWords::tr("%1 in %2\u00a0s").arg(what, localNumber(state.secondsLeft)),
            .detail = state.isHeld
                ? held
                : ActionWords::tr("Nothing has been sent yet. Quitting or switching connections cancels it.")};
}

ActionText wasCanceled(const UserAction &action, const UserAction::Canceled &state, const QString &provider)
{
    if (!state.changedElsewhere.empty())
        return editOutdated(action, state.changedElsewhere);
    const QString what = doingWhat(action, provider);
    return {.place = TextPlace::Toast,
            .title = state.wasRefused ? ActionWords::tr("%1 was canceled. Nothing was changed.").arg(what)
                                      : ActionWords::tr("%1 was canceled. Nothing was sent.").arg(what)};
}

template <class... F> struct ActionCases : F...
{
    using F::operator()...;
};
template <class... F> ActionCases(F...) -> ActionCases<F...>;

} // namespace

QString refreshOutcome(const RefreshResult &result, const NameOf &nameOf)
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

ActionText textOf(const UserAction &action, const NameOf &nameOf)
{
    const QString provider = action.providerSlug.isEmpty() ? QString() : nameOf(action.providerSlug);
    return std::visit(ActionCases{
                          [&](const UserAction::Delayed &state) { return countingDown(action, state, provider); },
                          [&](const UserAction::Sending &) {
                              return ActionText{.place = TextPlace::Progress,
                                                .title = ActionWords::tr("%1…").arg(doingWhat(action, provider))};
                          },
                          [&](const UserAction::Succeeded &state) { return succeeded(action, state, nameOf); },
                          [&](const UserAction::Failed &state) { return failed(action, state.why, provider); },
                          [&](const UserAction::Unknown &state) { return unknown(action, state, provider); },
                          [&](const UserAction::Canceled &state) { return wasCanceled(action, state, provider); },
                      },
                      action.state);
}

} // namespace labdesk
