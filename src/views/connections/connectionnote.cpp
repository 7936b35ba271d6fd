// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectionnote.h"

#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "widgets/metrics.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

ConnectionNote::ConnectionNote(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextStyle(this, TextStyle::Small);
    // Always two lines high, so that the fields below don't move while they are edited.
    setText(u"1\n2"_s);
    setMinimumHeight(sizeHint().height());
    setAlignment(Qt::AlignTop | Qt::AlignLeading);
    connect(&m_minuteTimer, &QTimer::timeout, this, [this] { showNote(ConnectionDraft(m_shown)); });
}

void ConnectionNote::setSources(const ConnectionRegistry &registry, const ConnectionDrafts &drafts)
{
    m_registry = &registry;
    m_drafts = &drafts;
}

void ConnectionNote::setTokenExpiry(std::function<std::optional<QDateTime>()> expiresAt)
{
    m_tokenExpiresAt = std::move(expiresAt);
    m_minuteTimer.start(std::chrono::minutes(1));
    showNote(ConnectionDraft(m_shown));
}

void ConnectionNote::showNote(const ConnectionDraft &draft)
{
    m_shown = draft;
    const QString note = noteOf(draft);
    setText(note.isEmpty() ? tr("Saved on this computer.") : note);
}

/// The note for the draft; empty if there is nothing to say except that it is saved.
QString ConnectionNote::noteOf(const ConnectionDraft &draft) const
{
    const bool isNew = m_drafts->isNew(draft.id);
    if (draft.id == ConnectionRegistry::localId)
        return tr("Runs inside Labdesk, on this computer only. Its URL and key change each time it starts.");
    if (isNew || m_drafts->isDirty(draft.id))
        return unsavedNote(draft, m_drafts->problemsOf(draft), isNew);
    if (m_registry->isOffered(draft.id))
        return tr("Provided by your administrator. You only need to enter the key.");
    return draft.id == m_registry->currentId() ? tokenNote() : QString();
}

QString ConnectionNote::tokenNote() const
{
    const auto end = m_tokenExpiresAt ? m_tokenExpiresAt() : std::nullopt;
    if (!end)
        return {};
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QDateTime local = end->toLocalTime();
    const QString when = local.date() == now.toLocalTime().date() ? localTime(local.time()) : localDateTime(local);
    return tr("The token expires %1 (%2) and renews automatically.").arg(formatRelative(*end, now), when);
}

} // namespace labdesk
