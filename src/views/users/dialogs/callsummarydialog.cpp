// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/callsummarydialog.h"

#include "output/clipboard.h"
#include "widgets/codeedit.h"
#include "widgets/metrics.h"
#include "widgets/segmentedcontrol.h"

#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

CallSummaryDialog::CallSummaryDialog(CallFacts facts, SummaryForm form, NameOf nameOf, QWidget *parent)
    : DialogFrame(tr("Copy summary for the ticket"), parent), m_facts(std::move(facts)), m_nameOf(std::move(nameOf)),
      m_form(new SegmentedControl(tr("Format"))), m_text(new CodeEdit)
{
    const Metrics m = metricsFor(this);
    setObjectName(u"callSummaryDialog"_s);
    setEnvironment(m_facts.connection);
    addText(tr("Without personal values. From now on the key copies it at once."));
    m_form->setObjectName(u"summaryFormControl"_s);
    m_form->addSegment(tr("Markdown"));
    m_form->addSegment(tr("Plain text"));
    m_form->setCurrentIndex(int(form));
    addBody(m_form);
    m_text->setObjectName(u"summaryTextEdit"_s);
    m_text->setAccessibleName(tr("Summary"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
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

SummaryForm CallSummaryDialog::form() const
{
    return SummaryForm(m_form->currentIndex());
}

QString CallSummaryDialog::text() const
{
    return callSummary(m_facts, form(), m_nameOf, QDateTime::currentDateTimeUtc());
}

void CallSummaryDialog::showText()
{
    m_text->setPlainText(text());
}

} // namespace labdesk
