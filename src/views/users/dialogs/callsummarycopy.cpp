// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/callsummarycopy.h"

#include "output/clipboard.h"
#include "session/session.h"
#include "views/common/usertexts.h"
#include "views/users/dialogs/callsummarydialog.h"

#include <utility>

namespace labdesk {

CallSummaryCopy::CallSummaryCopy(Session &session, UserDetails &details, NameOf nameOf, QWidget *over)
    : QObject(over), m_session(session), m_details(details), m_nameOf(std::move(nameOf)), m_over(over)
{
}

CallFacts CallSummaryCopy::factsOf(const User &user) const
{
    const auto *ready = readyIn(m_details.providers());
    return {.connection = m_session.connection(),
            .ticket = m_session.ticket().value(),
            .user = user,
            .providers = ready ? std::optional(ready->value) : std::nullopt,
            .verifiedAt = m_details.callerCheck().verifiedAt(),
            .actions = m_session.actions().of(user.id)};
}

void CallSummaryCopy::copy(const User &user)
{
    if (!whyNoIdLeaves().isEmpty())
        return;
    if (!m_form)
        return preview(user);
    output::copyText(callSummary(factsOf(user), *m_form, m_nameOf, QDateTime::currentDateTimeUtc()));
    Q_EMIT toastRequested(tr("Copied the summary."), tr("Show"), [this, user] { preview(user); });
}

void CallSummaryCopy::preview(const User &user)
{
    auto *dialog = new CallSummaryDialog(factsOf(user), m_form.value_or(SummaryForm::Markdown), m_nameOf, m_over);
    connect(dialog, &CallSummaryDialog::copied, this, [this](SummaryForm form) {
        m_form = form;
        Q_EMIT toastRequested(tr("Copied the summary."), {}, {});
    });
    dialog->open();
}

} // namespace labdesk
