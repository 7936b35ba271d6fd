// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/users/actions/callsummary.h"
#include "widgets/dialogframe.h"

namespace labdesk {

class CodeEdit;
class SegmentedControl;

/// What a summary says, before it is copied: once for each connection, so that people know what they paste from then
/// on.
class CallSummaryDialog : public DialogFrame
{
    Q_OBJECT

public:
    CallSummaryDialog(CallFacts facts, SummaryForm form, NameOf nameOf, QWidget *parent = nullptr);

Q_SIGNALS:
    void copied(labdesk::SummaryForm form);

private:
    SummaryForm form() const;
    QString text() const;
    void showText();

    CallFacts m_facts;
    NameOf m_nameOf;
    SegmentedControl *m_form;
    CodeEdit *m_text;
};

} // namespace labdesk
