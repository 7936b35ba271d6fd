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
    connect(&m_minuteTimer, &QTimer::timeout, this, &ConnectionNote::updateNote);
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
    updateNote();
}

void ConnectionNote::showNote(const ConnectionDraft &draft, const std::vector<FieldProblem> &fileProblems)
{
    m_shown = draft;
    m_fileProblems = fileProblems;
    updateNote();
}

void ConnectionNote::updateNote()
{
    const QString words = note();
    setText(words.isEmpty() ? tr("Saved on this computer.") : words);
}

/// Empty if there is nothing to say except that the connection is saved.
QString ConnectionNote::note() const
{
    const bool isNew = m_drafts->isNew(m_shown.id);
    if (m_shown.id == ConnectionRegistry::localId)
        return tr("Runs inside Labdesk, on this computer only. Its URL and key change each time it starts.");
    if (isNew || m_drafts->isDirty(m_shown.id))
        return unsavedNote(m_shown, m_drafts->problemsOf(m_shown, m_fileProblems), isNew);
    if (m_registry->isOffered(m_shown.id))
        return tr("Provided by your administrator. You only need to enter the key.");
    return m_shown.id == m_registry->currentId() ? tokenNote() : QString();
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
