// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectiontestview.h"

#include "text/localtexts.h"
#include "views/connections/connectionform.h"
#include "widgets/iconlabel.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QGridLayout>
#include <QLabel>
#include <QPointer>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using Step = ConnectionTest::Step;
using StepState = ConnectionTest::StepState;

QString formatPassed(Step step, const ConnectionTest &test)
{
    switch (step) {
    case Step::Name:
        return ConnectionTestView::tr("Server found");
    case Step::Connection:
        return test.proxy.isEmpty() ? ConnectionTestView::tr("Connected directly")
                                    : ConnectionTestView::tr("Connected through the proxy %1").arg(test.proxy);
    case Step::Encryption:
        return ConnectionTestView::tr("Encrypted, certificate verified");
    case Step::Response:
        return ConnectionTestView::tr("Responded with status %1").arg(test.httpStatus);
    }
    Q_UNREACHABLE();
}

QString formatFailed(Step step, const ConnectionTest &test)
{
    switch (step) {
    case Step::Name:
        return ConnectionTestView::tr("Server not found");
    case Step::Connection:
        return test.proxy.isEmpty() ? ConnectionTestView::tr("Couldn’t connect")
                                    : ConnectionTestView::tr("Couldn’t connect through the proxy %1").arg(test.proxy);
    case Step::Encryption:
        return ConnectionTestView::tr("Certificate not verified");
    case Step::Response:
        return test.httpStatus > 0 ? ConnectionTestView::tr("Responded with status %1").arg(test.httpStatus)
                                   : ConnectionTestView::tr("No usable response");
    }
    Q_UNREACHABLE();
}

QString formatUnfinished(Step step, bool isOver)
{
    switch (step) {
    case Step::Name:
        return isOver ? ConnectionTestView::tr("Server not looked up")
                      : ConnectionTestView::tr("Looking up the server…");
    case Step::Connection:
        return isOver ? ConnectionTestView::tr("Not connected") : ConnectionTestView::tr("Connecting…");
    case Step::Encryption:
        return isOver ? ConnectionTestView::tr("Certificate not checked")
                      : ConnectionTestView::tr("Checking the certificate…");
    case Step::Response:
        return isOver ? ConnectionTestView::tr("No response") : ConnectionTestView::tr("Waiting for a response…");
    }
    Q_UNREACHABLE();
}

QString formatStep(Step step, const ConnectionTest &test, bool isOver)
{
    switch (test.stateOf(step)) {
    case StepState::Ok:
        return formatPassed(step, test);
    case StepState::Failed:
        return formatFailed(step, test);
    case StepState::NotReached:
        return formatUnfinished(step, isOver);
    case StepState::NotNeeded:
        return step == Step::Name ? ConnectionTestView::tr("Server looked up by the proxy")
                                  : ConnectionTestView::tr("Encryption not needed on this computer");
    }
    Q_UNREACHABLE();
}

std::pair<IconName, IconInk> stepIcon(StepState state, bool isOver)
{
    switch (state) {
    case StepState::Ok:
        return {IconName::Check, IconInk::Ok};
    case StepState::Failed:
        return {IconName::Bad, IconInk::Bad};
    case StepState::NotReached:
        return {isOver ? IconName::Stopped : IconName::Clock, IconInk::Ink3};
    case StepState::NotNeeded:
        return {IconName::Stopped, IconInk::Ink3};
    }
    Q_UNREACHABLE();
}

} // namespace

ConnectionTestView::ConnectionTestView(ConnectionRegistry &registry, const ConnectionDrafts &drafts,
                                       ConnectionForm &form, ClientFactory makeClient)
    : m_registry(registry), m_drafts(drafts), m_form(form), m_makeClient(std::move(makeClient)),
      m_message(new InlineMessage(Tone::Info)), m_steps(new QWidget)
{
    const Metrics metrics = metricsFor(this);
    m_steps->setObjectName(u"testSteps"_s);
    m_steps->setAccessibleName(tr("Test steps"));
    auto *steps = new QGridLayout(m_steps);
    steps->setContentsMargins(metrics.oneAndHalf, 0, metrics.oneAndHalf, 0);
    steps->setHorizontalSpacing(metrics.one);
    steps->setVerticalSpacing(metrics.half);
    steps->setColumnStretch(1, 1);
    for (const Step step : ConnectionTest::allSteps) {
        Line &line = m_lines[size_t(step)];
        line = {new IconLabel(IconName::Clock, IconInk::Ink3, metrics.icon), makeLabel({}, TextStyle::Body)};
        line.words->setObjectName(u"testStepLabel"_s);
        steps->addWidget(line.icon, int(step), 0);
        steps->addWidget(line.words, int(step), 1);
    }
    auto *layout = makeColumnLayout(this, metrics.one);
    layout->addWidget(m_message);
    layout->addWidget(m_steps);
    connect(m_message, &InlineMessage::buttonClicked, this, &ConnectionTestView::stop);
}

void ConnectionTestView::start()
{
    const ConnectionDraft draft = m_form.draft();
    const bool isLocal = draft.id == ConnectionRegistry::localId;
    if (!isLocal) {
        m_form.readFiles();
        std::vector<FieldProblem> problems = m_drafts.problemsOf(draft, m_form.fileProblems());
        m_form.setProblems(problems);
        // A test doesn't need a name.
        std::erase_if(problems, [](const FieldProblem &problem) { return problem.loc.contains(u"name"_s); });
        if (!problems.empty())
            return m_form.showAllProblems();
    }
    m_testedDraft = draft;
    const Connection connection = isLocal ? *m_registry.find(draft.id) : toConnection(draft);
    // Typed secrets take precedence. Stored ones are read only if they are needed.
    const Credentials typed = typedCredentials(draft);
    const bool usesStoredSecret = typed.isEmpty()
        || (!connection.network.proxyUser.isEmpty() && typed.proxyPassword.isEmpty())
        || (!connection.network.clientCertificate.isEmpty() && typed.certificatePassphrase.isEmpty());
    if (!usesStoredSecret)
        return run(connection, typed);
    m_registry.credentialsOf(draft.id, [self = QPointer(this), connection, typed](Credentials known) {
        if (!self || !isSameForTest(self->m_testedDraft, self->m_form.draft()))
            return;
        for (const SecretPart part : allSecretParts)
            if (!typed.part(part).isEmpty())
                known.part(part) = typed.part(part);
        if (!known.isEmpty())
            return self->run(connection, known);
        self->m_form.setKeyMissing();
        self->start(); // shows the missing key as a problem
    });
}

void ConnectionTestView::formEdited()
{
    if (!isSameForTest(m_testedDraft, m_form.draft()))
        stop();
}

void ConnectionTestView::run(const Connection &connection, const Credentials &secret)
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
    for (const Step step : ConnectionTest::allSteps) {
        const Line &line = m_lines[size_t(step)];
        const auto [icon, ink] = stepIcon(test.stateOf(step), isOver);
        line.icon->setIcon(icon, ink);
        line.words->setText(formatStep(step, test, isOver));
    }
    m_steps->show();
}

void ConnectionTestView::showResult(const ConnectionTest &result)
{
    showSteps(result, true);
    const QString status = tr("Status %1 in %2\u00a0ms.").arg(result.httpStatus).arg(localNumber(result.took.count()));
    if (result.ok) {
        m_message->showMessage(Tone::Ok, tr("Connected. The service lists %Ln provider(s).", nullptr, result.providers),
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
