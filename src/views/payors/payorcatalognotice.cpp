// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/payorcatalognotice.h"

#include "session/session.h"
#include "widgets/outage.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Whether a response arrived that isn't a list of payors.
bool isUnreadable(const Remote<PayorSetPtr> &catalog)
{
    const auto *failed = std::get_if<Failed>(&catalog);
    return failed && failed->why.kind == ApiError::Kind::BadResponse && failed->why.response;
}

} // namespace

PayorCatalogNotice::PayorCatalogNotice(Session &session) : InlineMessage(Tone::Info), m_session(session)
{
    setObjectName(u"noCatalogMessage"_s);
    hide();
    connect(this, &InlineMessage::buttonClicked, this, [this] {
        if (isUnreadable(m_session.payorCatalog().state()))
            Q_EMIT rawRequested();
        else
            Q_EMIT reloadRequested();
    });
    connect(&outage(), &Outage::changed, this, &PayorCatalogNotice::followOutage);
}

/// Like RemoteStack: when an outage ends, a request that failed because of it is retried once the pane is visible.
void PayorCatalogNotice::followOutage()
{
    if (!m_isCovered || outage().isOn())
        return showState();
    m_isCovered = false;
    m_isRetryPending = true;
    // Queued, because the response that ended the outage may be the one about to be shown.
    QMetaObject::invokeMethod(this, &PayorCatalogNotice::retryWhenVisible, Qt::QueuedConnection);
}

void PayorCatalogNotice::retryWhenVisible()
{
    if (!parentWidget()->isVisible() || !std::exchange(m_isRetryPending, false))
        return;
    if (std::holds_alternative<Failed>(m_session.payorCatalog().state())) // else it was asked for meanwhile
        Q_EMIT reloadRequested();
}

void PayorCatalogNotice::showState()
{
    const PayorCatalog &catalog = m_session.payorCatalog();
    const PayorLookup &lookup = m_session.payors();
    const auto *failed = std::get_if<Failed>(&catalog.state());
    const auto *ready = readyIn(catalog.state());
    const bool isMissing = failed || catalog.wasCanceled() || (ready && !catalog.isComplete());
    // The error of a failed search is enough, and a note on substituted results follows from it. There is only space
    // for one message.
    const bool isExplainedElsewhere
        = std::holds_alternative<Failed>(lookup.state()) || (readyIn(lookup.state()) && lookup.foundWith());
    m_isCovered = failed && outage().covers(failed->why, this);
    if (!isMissing || isExplainedElsewhere || m_isCovered)
        return hide();
    const ErrorText why = failed ? describe(failed->why) : ErrorText();
    setSentence(
        failed ? tr("Couldn’t load the list of payors, so each search goes to the service. %1").arg(why.sentence)
            : catalog.isCapped() ? tr("Each search is sent to the service, which lists at most %Ln payor(s) at a time.",
                                      nullptr, int(ready->value->size()))
            : ready              ? tr("Each search is sent to the service because its list of all payors is empty.")
                    : tr("Each search is sent to the service because loading the list of all payors was canceled."));
    setButton(isUnreadable(catalog.state()) ? tr("Show raw JSON") : tr("Try again"));
    show(); // last, because screen readers read the text when the message appears
}

} // namespace labdesk
