// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connectiontrial.h"

#include "models/localtexts.h"

namespace labdesk {

ConnectionTrial::ConnectionTrial(ClientFactory makeClient, QWidget *parent)
    : InlineMessage(Tone::Info, parent), m_makeClient(std::move(makeClient))
{
    connect(this, &InlineMessage::buttonClicked, this, &ConnectionTrial::stop);
}

void ConnectionTrial::start(const Connection &connection, const Secret &secret)
{
    m_call.cancel();
    m_client = m_makeClient ? m_makeClient(connection, secret) : std::make_unique<api::ApiClient>(connection, secret);
    m_call = testConnection(*m_client, [this](const ConnectionTest &result) { showResult(result); });
    showMessage(Tone::Info, tr("Asking the service for its list of providers…"), {}, tr("Cancel"));
    Q_EMIT runningChanged(true);
}

void ConnectionTrial::stop()
{
    m_call.cancel();
    m_client.reset();
    hide();
    Q_EMIT runningChanged(false);
}

void ConnectionTrial::showResult(const ConnectionTest &result)
{
    const QString status = tr("Status %1 in %2\u00a0ms.").arg(result.httpStatus).arg(localNumber(result.took.count()));
    if (result.ok) {
        showMessage(Tone::Ok, tr("The connection works: %Ln provider(s).", nullptr, result.providers), status);
    } else {
        const ErrorText text = describe(*result.error);
        QStringList more = {text.cause, text.nextStep, result.httpStatus > 0 ? status : QString()};
        more.removeAll(QString());
        showMessage(Tone::Bad, text.sentence, more.join(u' '));
    }
    Q_EMIT runningChanged(false);
}

} // namespace labdesk
