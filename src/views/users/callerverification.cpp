// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/callerverification.h"

#include "session/userdetails.h"
#include "text/localtexts.h"
#include "widgets/metrics.h"

#include <QDate>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

QString lastFour(const QString &memberId)
{
    constexpr qsizetype shortest = 8; // half of it at most
    const QString id = memberId.trimmed();
    return id.size() < shortest ? QString() : id.last(4);
}

QString birthYear(const QString &date)
{
    const QDate day = QDate::fromString(date.left(10), Qt::ISODate);
    return day.isValid() ? QString::number(day.year()) : QString();
}

CallerVerification::CallerVerification(UserDetails &details, QWidget *parent)
    : DialogFrame(tr("Verify the caller"), parent), m_details(details), m_state(addText({})),
      m_member(addFact(tr("Member ID ends in"), u"callerMemberLabel"_s)),
      m_year(addFact(tr("Born in"), u"callerYearLabel"_s)),
      m_relationship(addFact(tr("Relationship to the insured"), u"callerRelationshipLabel"_s)),
      m_left(makeLabel({}, TextStyle::Small))
{
    setObjectName(u"callerCard"_s);
    m_state->setObjectName(u"callerStateLabel"_s);
    m_left->setObjectName(u"callerSecondsLabel"_s);
    addBody(m_left);
    setCancelText(tr("Close"));
    connect(&m_second, &QTimer::timeout, this, &CallerVerification::tick);
    setDuration(m_secondsLeft);
    connect(&details, &UserDetails::insuranceChanged, this, &CallerVerification::showState);
    connect(&details, &UserDetails::opened, this, &QDialog::reject); // it is about somebody else now
}

void CallerVerification::followRecord()
{
    if (!readyIn(m_details.insurance()) && !std::holds_alternative<Loading>(m_details.insurance()))
        m_details.loadInsurance();
    showState();
}

QLabel *CallerVerification::addFact(const QString &caption, const QString &name)
{
    auto *fact = new QVBoxLayout;
    fact->setSpacing(0);
    fact->addWidget(makeLabel(caption, TextStyle::Label));
    QLabel *value = makeLabel({}, TextStyle::CodeDisplay);
    value->setObjectName(name);
    fact->addWidget(value);
    addBody(fact);
    return value;
}

void CallerVerification::setDuration(int seconds, std::chrono::milliseconds second)
{
    m_secondsLeft = seconds;
    m_second.setInterval(second);
}

void CallerVerification::showState()
{
    const auto *ready = readyIn(m_details.insurance());
    const std::optional<InsuranceRecord> record = ready ? ready->value : std::nullopt;
    const QString none = tr("not known");
    const QString member = record ? lastFour(record->memberId) : QString();
    const QString year = record ? birthYear(record->insured.dateOfBirth) : QString();
    m_state->setText(std::holds_alternative<Loading>(m_details.insurance()) ? tr("Loading insurance…")
                         : !ready  ? tr("The insurance record could not be loaded. Close this and try again.")
                         : !record ? tr("No insurance on file: there is nothing to verify with.")
                                   : tr("Ask for them; do not read them out."));
    m_member->setText(member.isEmpty() ? none : member);
    m_year->setText(year.isEmpty() ? none : year);
    m_relationship->setText(record && !record->relationship.text.isEmpty() ? record->relationship.text : none);
    for (QLabel *fact : {m_member, m_year, m_relationship}) {
        fact->setAccessibleName(fact->text());
        setTextStyle(fact,
                     fact->text() == none ? TextStyle::Label
                         : fact == m_relationship
                         ? TextStyle::Heading
                         : TextStyle::CodeDisplay); // which is for what is compared sign by sign
    }
    m_left->setVisible(record
                       || std::holds_alternative<Loading>(
                           m_details.insurance())); // its room is kept until it is known to be for nothing
    if (!record || m_isRevealed)
        return;
    m_isRevealed = true;
    m_second.start();
    m_left->setText(tr("Closes in %1 s.").arg(localNumber(m_secondsLeft)));
    Q_EMIT revealed();
}

void CallerVerification::tick()
{
    if (--m_secondsLeft <= 0)
        return QDialog::reject();
    m_left->setText(tr("Closes in %1 s.").arg(localNumber(m_secondsLeft)));
}

} // namespace labdesk
