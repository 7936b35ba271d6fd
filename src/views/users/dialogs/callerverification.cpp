// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/callerverification.h"

#include "session/userdetails.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

CallerVerification::CallerVerification(UserDetails &details, QWidget *parent)
    : DialogFrame(tr("Verify caller"), parent), m_details(details), m_intro(addText({})),
      m_reason(addText(tr("Your administrator requires this before personal data is shown."))), m_state(addText({})),
      m_result(new InlineMessage(Tone::Info))
{
    setObjectName(u"callerCard"_s);
    m_intro->setObjectName(u"callerUserLabel"_s);
    m_reason->setObjectName(u"callerWhyLabel"_s);
    m_state->setObjectName(u"callerStateLabel"_s);
    addField(CallerFact::MemberIdEnd, tr("Last four of the &member ID"), u"callerMemberEdit"_s, 4);
    addField(CallerFact::BirthYear, tr("Insured person’s &year of birth"), u"callerYearEdit"_s, 4);
    addField(CallerFact::ZipCode, tr("Insured person’s &ZIP code"), u"callerZipEdit"_s, 10);
    m_result->setObjectName(u"callerResultMessage"_s);
    m_result->hide();
    addBody(m_result);
    cancelButton()->setText(tr("Close"));
    setAction(tr("Verify"))->setDefault(true);
    connect(this, &DialogFrame::actionRequested, this, &CallerVerification::check);
    connect(&details, &UserDetails::insuranceChanged, this, &CallerVerification::showState);
    connect(&details, &UserDetails::opened, this, &QDialog::reject); // another user is open now
}

void CallerVerification::loadRecord()
{
    const auto *user = readyIn(m_details.user());
    const QString name = user && !user->value.clientUserId.isEmpty() ? formatClientId(user->value.clientUserId)
        : m_details.userId()                                         ? shortUserId(m_details.userId()->text())
                                                                     : QString();
    m_intro->setText(tr("User: %1").arg(name));
    m_reason->setVisible(m_details.callerCheck().policy().isRequired);
    if (!readyIn(m_details.insurance()) && !std::holds_alternative<Loading>(m_details.insurance()))
        m_details.loadInsurance();
    showState();
}

void CallerVerification::addField(CallerFact fact, const QString &caption, const QString &name, int maxLength)
{
    auto *row = new QWidget;
    auto *layout = makeColumnLayout(row, metricsFor(this).half);
    QLabel *label = makeLabel(caption, TextStyle::Label);
    auto *field = new QLineEdit;
    field->setObjectName(name);
    field->setMaxLength(maxLength);
    label->setBuddy(field);
    layout->addWidget(label);
    layout->addWidget(field);
    addBody(row);
    m_rows[fact] = row;
    m_fields[fact] = field;
    connect(field, &QLineEdit::textChanged, this, &CallerVerification::showTries);
}

void CallerVerification::showState()
{
    const auto *ready = readyIn(m_details.insurance());
    const std::optional<InsuranceRecord> record = ready ? ready->value : std::nullopt;
    const auto facts = record ? m_details.callerCheck().factsOf(*record) : std::vector<CallerFact>();
    m_state->setText(
        std::holds_alternative<Loading>(m_details.insurance()) ? tr("Loading insurance…")
            : !ready        ? tr("Couldn’t load the insurance record. Close this and try again.")
            : !record       ? tr("No insurance on file, so there’s nothing to verify against.")
            : facts.empty() ? tr("The insurance record contains nothing to verify against.")
            : relationshipOf(record->relationship) == Relationship::Self
            ? tr("Ask the caller and type what they say.")
            : tr("Someone else may be the insured person. Ask for that person’s details, not the caller’s own."));
    for (const auto &[fact, row] : m_rows.asKeyValueRange())
        row->setVisible(std::ranges::find(facts, fact) != facts.end());
    action()->setVisible(!facts.empty());
    showTries();
    if (!facts.empty() && m_details.callerCheck().attemptsLeft() > 0)
        m_fields[facts.front()]->setFocus();
}

void CallerVerification::showTries()
{
    const bool canTry = m_details.callerCheck().attemptsLeft() > 0;
    bool isComplete = true;
    for (const auto &[fact, field] : m_fields.asKeyValueRange()) {
        field->setEnabled(canTry);
        isComplete = isComplete && (!field->isVisibleTo(this) || !field->text().trimmed().isEmpty());
    }
    action()->setEnabled(canTry && isComplete);
    if (!canTry)
        m_result->showMessage(Tone::Bad, tr("All three attempts failed."),
                              tr("Don’t tell this caller anything about the user."));
}

QString CallerVerification::formatHelp(CallerFact fact)
{
    switch (fact) {
    case CallerFact::MemberIdEnd:
        return tr("Enter the last four letters or digits of the member ID.");
    case CallerFact::BirthYear:
        return tr("Enter the four-digit year of birth.");
    case CallerFact::ZipCode:
        return tr("Enter the five-digit ZIP code.");
    }
    Q_UNREACHABLE();
}

void CallerVerification::check()
{
    const auto *ready = readyIn(m_details.insurance());
    if (!ready || !ready->value)
        return;
    CallerAnswers answers;
    for (const auto &[fact, field] : m_fields.asKeyValueRange())
        answers[fact] = field->text();
    CallerCheck &caller = m_details.callerCheck();
    if (const auto fact = caller.malformed(*ready->value, answers); fact && caller.attemptsLeft() > 0) {
        m_result->showOutcome(Tone::Info, formatHelp(*fact), tr("This didn’t count as an attempt."));
        return m_fields[*fact]->setFocus();
    }
    const bool matches = caller.check(*ready->value, answers);
    Q_EMIT checked(matches);
    for (QLineEdit *field : std::as_const(m_fields)) // doesn't keep the caller's answers
        field->clear();
    if (matches) {
        for (QWidget *row : std::as_const(m_rows))
            row->hide();
        m_state->hide();
        action()->hide();
        m_result->showOutcome(Tone::Ok, tr("The answers match."),
                              tr("Verified %1").arg(localTime(caller.verifiedAt()->toLocalTime().time())));
        cancelButton()->setFocus();
        return;
    }
    m_result->showOutcome(Tone::Warn, tr("The answers don’t match."),
                          tr("%Ln attempt(s) left.", nullptr, caller.attemptsLeft()));
    showTries();
    const auto first = std::ranges::find_if(m_fields, [this](QLineEdit *field) { return field->isVisibleTo(this); });
    if (first != m_fields.end())
        (*first)->setFocus();
}

} // namespace labdesk
