// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/watchbar.h"

#include "text/localtexts.h"
#include "text/users/sourcetexts.h"
#include "text/users/usertexts.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

QString formatWatchChange(const UserWatch::Change &change, const ProviderNameLookup &nameOf)
{
    const QString at = localTime(change.at.toLocalTime().time());
    const QString name = nameOf((change.after ? *change.after : *change.before).slug);
    if (!change.before)
        return WatchBar::tr("%1: newly connected, %2", "a source and a time").arg(name, at);
    if (!change.after)
        return WatchBar::tr("%1: no longer connected, %2", "a source and a time").arg(name, at);
    const QString before = formatStatus(*change.before);
    const QString after = formatStatus(*change.after);
    return before == after ? WatchBar::tr("%1: reconnected, %2", "a source and a time").arg(name, at)
                           : WatchBar::tr("%1: %2 → %3, %4", "a source, its state before and after, and a time")
                                 .arg(name, before, after, at);
}

WatchBar::WatchBar(UserWatch &watch, ProviderNameLookup nameOf, QWidget *parent)
    : InlineMessage(Tone::Info, parent), m_watch(watch), m_nameOf(std::move(nameOf))
{
    setObjectName(u"watchBar"_s);
    connect(&watch, &UserWatch::changed, this, &WatchBar::showState);
    connect(this, &InlineMessage::buttonClicked, &watch, &UserWatch::stop);
    showState();
}

void WatchBar::showState()
{
    if (!m_watch.isOn() && !m_watch.hasRunOut())
        return hide();
    const auto &changes = m_watch.changes();
    const bool isTrouble = !changes.empty() && changes.back().after && changes.back().after->isInError();
    const Tone tone = changes.empty() ? Tone::Info : isTrouble ? Tone::Warn : Tone::Ok;
    QString sentence = m_watch.isOn()
        ? tr("Watching the sources for changes.")
        : tr("Stopped watching after %Ln minute(s). Nothing changed.", nullptr, UserWatch::maxSeconds / 60);
    if (!changes.empty())
        sentence = formatWatchChange(changes.back(), m_nameOf);
    QStringList earlier;
    constexpr size_t maxEarlier = 3;
    for (size_t i = changes.size() > maxEarlier ? changes.size() - 1 - maxEarlier : 0; i + 1 < changes.size(); ++i)
        earlier += formatWatchChange(changes[i], m_nameOf);
    // Sets the message only if it changed, because that announces it. The countdown alone isn't announced.
    if (isHidden() || sentence != this->sentence() || tone != this->tone())
        showMessage(tone, sentence, {}, m_watch.isOn() ? tr("Stop") : tr("Close"));
    setButton(m_watch.isOn() ? tr("Stop") : tr("Close"));
    if (m_watch.isOn())
        earlier += tr("Next check in %1. Stops in %2.", "two lengths of time")
                       .arg(formatWait(m_watch.secondsToRead()), formatWait(m_watch.secondsLeft()));
    setVisualSecondLine(earlier.join(u'\n'));
}

} // namespace labdesk
