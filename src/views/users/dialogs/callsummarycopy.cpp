// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/callsummarycopy.h"

#include "output/desktop/clipboard.h"
#include "session/session.h"
#include "text/users/usertexts.h"
#include "views/common/shortcuts.h"
#include "widgets/codeedit.h"
#include "widgets/dialogframe.h"
#include "widgets/metrics.h"
#include "widgets/segmentedcontrol.h"

#include <QPointer>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

/// Preview of a summary before it is copied. Shown once for each connection, so that users know what they will paste.
class CallSummaryDialog : public DialogFrame
{
    Q_OBJECT

public:
    CallSummaryDialog(CallFacts facts, SummaryForm form, ProviderNameLookup nameOf, QWidget *parent)
        : DialogFrame(tr("Copy summary for the ticket"), parent), m_facts(std::move(facts)),
          m_nameOf(std::move(nameOf)), m_form(new SegmentedControl(tr("Format"))), m_text(new CodeEdit)
    {
        const Metrics m = metricsFor(this);
        setObjectName(u"callSummaryDialog"_s);
        setEnvironment(m_facts.connection);
        addText(tr("No personal data included. Next time, press %1 to copy the summary right away.")
                    .arg(formatKeys(keysOf(u"user.copySummary"_s))));
        m_form->setObjectName(u"summaryFormControl"_s);
        m_form->addSegment(tr("Markdown"));
        m_form->addSegment(tr("Plain text"));
        m_form->setCurrentIndex(int(form));
        addBody(m_form);
        m_text->setObjectName(u"summaryTextEdit"_s);
        m_text->setAccessibleName(tr("Summary"));
        m_text->setReadOnly(true);
        m_text->setTabChangesFocus(true);
        m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth); // sentences, to be read before they are copied
        m_text->setMinimumHeight(m.px(260));
        addBody(m_text);
        setAction(tr("Copy"))->setDefault(true);
        connect(m_form, &SegmentedControl::currentIndexChanged, this, &CallSummaryDialog::showText);
        connect(this, &DialogFrame::actionRequested, this, [this] {
            output::copyText(text());
            Q_EMIT copied(this->form());
            accept();
        });
        showText();
        action()->setFocus();
    }

Q_SIGNALS:
    void copied(labdesk::SummaryForm form);

private:
    SummaryForm form() const { return SummaryForm(m_form->currentIndex()); }

    QString text() const { return callSummary(m_facts, form(), m_nameOf, QDateTime::currentDateTimeUtc()); }

    void showText() { m_text->setPlainText(text()); }

    CallFacts m_facts;
    ProviderNameLookup m_nameOf;
    SegmentedControl *m_form;
    CodeEdit *m_text;
};

CallSummaryCopy::CallSummaryCopy(Session &session, UserDetails &details, ProviderNameLookup nameOf,
                                 QWidget *dialogParent)
    : QObject(dialogParent), m_session(session), m_details(details), m_nameOf(std::move(nameOf)), m_parent(dialogParent)
{
}

CallFacts CallSummaryCopy::factsOf(const User &user) const
{
    const auto *ready = readyIn(m_details.providers());
    return {.connection = m_session.connection(),
            .ticket = m_session.ticket().value(),
            .user = user,
            .providers = ready ? std::optional(withoutReplaced(ready->value)) : std::nullopt,
            .verifiedAt = m_details.callerCheck().verifiedAt(),
            .actions = m_session.actions().of(user.id)};
}

void CallSummaryCopy::copy(const User &user)
{
    if (!idCopyDisabledReason().isEmpty())
        return;
    const CallFacts facts = factsOf(user); // a copy for Show, because another user may be open by then
    if (!m_form)
        return preview(facts);
    output::copyText(callSummary(facts, *m_form, m_nameOf, QDateTime::currentDateTimeUtc()));
    Q_EMIT toastRequested(tr("Copied the summary."), tr("Show"), [self = QPointer(this), facts] {
        if (self)
            self->preview(facts);
    });
}

void CallSummaryCopy::preview(const CallFacts &facts)
{
    auto *dialog = new CallSummaryDialog(facts, m_form.value_or(SummaryForm::Markdown), m_nameOf, m_parent);
    connect(dialog, &CallSummaryDialog::copied, this, [this](SummaryForm form) {
        m_form = form;
        Q_EMIT toastRequested(tr("Copied the summary."), {}, {});
    });
    dialog->open();
}

} // namespace labdesk

#include "callsummarycopy.moc"
