// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectiontestview.h"

#include "text/localtexts.h"
#include "widgets/chipflow.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using Step = ConnectionTest::Step;
using StepState = ConnectionTest::StepState;

QString stepName(Step step)
{
    switch (step) {
    case Step::Name:
        return ConnectionTestView::tr("Name");
    case Step::Way:
        return ConnectionTestView::tr("Connection");
    case Step::Protection:
        return ConnectionTestView::tr("TLS");
    case Step::Answer:
        return ConnectionTestView::tr("Response");
    }
    Q_UNREACHABLE();
}

QString reachedWords(Step step, const ConnectionTest &test)
{
    switch (step) {
    case Step::Name:
        return ConnectionTestView::tr("OK, found");
    case Step::Way:
        return test.proxy.isEmpty() ? ConnectionTestView::tr("OK, direct")
                                    : ConnectionTestView::tr("OK, through proxy %1").arg(test.proxy);
    case Step::Protection:
        return ConnectionTestView::tr("OK, certificate verified");
    case Step::Answer:
        return ConnectionTestView::tr("OK, status %1").arg(test.httpStatus);
    }
    Q_UNREACHABLE();
}

QString stateWords(Step step, const ConnectionTest &test)
{
    switch (test.stateOf(step)) {
    case StepState::Ok:
        return reachedWords(step, test);
    case StepState::Failed:
        if (step == Step::Way && !test.proxy.isEmpty())
            return ConnectionTestView::tr("Failed at proxy %1").arg(test.proxy);
        return step == Step::Answer && test.httpStatus > 0
            ? ConnectionTestView::tr("Failed, status %1").arg(test.httpStatus)
            : ConnectionTestView::tr("failed");
    case StepState::NotReached:
        return ConnectionTestView::tr("Not reached");
    case StepState::NotNeeded:
        return step == Step::Name ? ConnectionTestView::tr("Resolved by the proxy")
                                  : ConnectionTestView::tr("Not needed on this computer");
    }
    Q_UNREACHABLE();
}

Tone stepTone(StepState state)
{
    return state == StepState::Ok ? Tone::Ok : state == StepState::Failed ? Tone::Bad : Tone::Neutral;
}

} // namespace

ConnectionTestView::ConnectionTestView(ClientFactory makeClient, QWidget *parent)
    : QWidget(parent), m_makeClient(std::move(makeClient)), m_message(new InlineMessage(Tone::Info)),
      m_steps(new ChipFlow)
{
    m_steps->setObjectName(u"testStepsFlow"_s);
    m_steps->setAccessibleName(tr("Test steps"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metricsFor(this).one);
    layout->addWidget(m_message);
    layout->addWidget(m_steps);
    connect(m_message, &InlineMessage::buttonClicked, this, &ConnectionTestView::stop);
}

void ConnectionTestView::start(const Connection &connection, const Credentials &secret)
{
    m_call.cancel();
    m_client = m_makeClient ? m_makeClient(connection, secret) : std::make_unique<api::ApiClient>(connection, secret);
    m_call = testConnection(
        *m_client, [this](const ConnectionTest &result) { showResult(result); },
        [this](const ConnectionTest &test) {
            m_message->setSentence(tr("Loading the list of providers…"));
            showSteps(test, false);
        });
    m_steps->hide();
    m_message->showMessage(Tone::Info, tr("Connecting to the service…"), {}, tr("Cancel"));
    show();
    Q_EMIT runningChanged(true);
}

void ConnectionTestView::stop()
{
    m_call.cancel();
    m_client.reset();
    hide();
    Q_EMIT runningChanged(false);
}

void ConnectionTestView::showSteps(const ConnectionTest &test, bool isOver)
{
    std::vector<ChipLook> chips;
    for (const Step step : ConnectionTest::allSteps) {
        const StepState state = test.stateOf(step);
        const bool isTold = state == StepState::Ok || state == StepState::Failed;
        const bool canCome = !isOver && state == StepState::NotReached;
        const auto mark = isTold ? std::nullopt
                                 : std::optional(canCome ? IconName::Clock : IconName::Stopped); // otherwise the tone's
        //: A step of the test and how it went, such as "Protection: ok, identity proved"
        chips.push_back({tr("%1: %2").arg(stepName(step), canCome ? tr("waiting") : stateWords(step, test)),
                         stepTone(state), true, mark});
    }
    m_steps->setChips(chips);
    m_steps->show();
}

void ConnectionTestView::showResult(const ConnectionTest &result)
{
    showSteps(result, true);
    const QString status = tr("Status %1 in %2\u00a0ms.").arg(result.httpStatus).arg(localNumber(result.took.count()));
    if (result.ok) {
        m_message->showMessage(Tone::Ok, tr("The connection works: %Ln provider(s).", nullptr, result.providers),
                               status);
    } else {
        const ErrorText text = describe(*result.error);
        QStringList more = {text.cause, text.nextStep, result.httpStatus > 0 ? status : QString()};
        more.removeAll(QString());
        m_message->showMessage(Tone::Bad, text.sentence, more.join(u' '));
    }
    Q_EMIT runningChanged(false);
}

} // namespace labdesk
