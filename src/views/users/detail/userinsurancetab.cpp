// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/userinsurancetab.h"

#include "text/addresstexts.h"
#include "text/localtexts.h"
#include "text/users/insurancetexts.h"
#include "text/users/usertexts.h"
#include "views/users/detail/revealaudit.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/copybutton.h"
#include "widgets/group.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/maskedvalue.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"
#include "widgets/revealquestion.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using labdesk::privacy::Field;
using Part = labdesk::InsuranceField::Part;

namespace labdesk {

namespace {

constexpr int revealAllSeconds = 30; ///< in seconds, as for a single value

/// "$52,000.50" for "52000.5"; invalid numbers as sent.
QString shownIncome(const QString &income)
{
    bool isNumber = false;
    const double dollars = income.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(dollars))
        return income;
    const bool isWhole = dollars == std::floor(dollars);
    return QLocale().toCurrencyString(dollars, u"$"_s, isWhole ? 0 : 2);
}

QString shownText(Field field, const QString &sent)
{
    switch (field) {
    case Field::InsuredBirthDate:
        return formatBirthDate(sent);
    case Field::Gender:
        return formatGender({sent});
    case Field::InsuredPhone:
    case Field::GuarantorPhone:
        return formatPhone(sent);
    case Field::HouseholdIncome:
        return shownIncome(sent);
    default:
        return sent;
    }
}

/// "memberIdValue" for "member_id".
QString widgetName(const char *key)
{
    QString name;
    for (const char *at = key; *at != '\0'; ++at)
        name += *at == '_' ? QChar::fromLatin1(*++at).toUpper() : QChar::fromLatin1(*at);
    return name + u"Value"_s;
}

} // namespace

UserInsuranceTab::UserInsuranceTab(QWidget *parent)
    : QWidget(parent), m_all(makeButton(QString(), ButtonKind::Link, u"showAllButton"_s)), m_noticesArea(new QWidget),
      m_notices(new QVBoxLayout(m_noticesArea)), m_coverage(new Group(insurancePart(Part::Coverage))),
      m_insured(new Group(insurancePart(Part::Insured))), m_company(new Group(insurancePart(Part::Company))),
      m_guarantor(new Group(insurancePart(Part::Guarantor)))
{
    const Metrics m = metricsFor(this);
    auto *content = new QWidget;
    auto *body = makeColumnLayout(content, m.two);
    m_notices->setContentsMargins(0, 0, 0, 0);
    m_notices->setSpacing(m.one);
    body->addWidget(m_noticesArea);
    m_coverage->setObjectName(u"coverageGroup"_s);
    m_coverage->setTitleAction(m_all);
    connect(m_all, &QPushButton::clicked, this, &UserInsuranceTab::toggleAll);
    m_revealAllTimer.setInterval(1s);
    connect(&m_revealAllTimer, &QTimer::timeout, this, [this] {
        --m_revealAllSecondsLeft;
        showAllButton();
    });
    showAllButton();
    m_insured->setObjectName(u"insuredGroup"_s);
    m_company->setObjectName(u"companyGroup"_s);
    m_guarantor->setObjectName(u"guarantorGroup"_s);
    for (Group *group : {m_coverage, m_insured, m_company, m_guarantor}) {
        group->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // height for width
        body->addWidget(group);
    }
    body->addStretch(1);

    m_stack = new RemoteStack(content, tr("Loading insurance…"), this);
    m_stack->setObjectName(u"insuranceStack"_s);
    m_stack->setDetailMargin(0);
    m_stack->empty()->setContent(IconName::Payor, tr("No insurance on file"), {});
    connect(m_stack, &RemoteStack::retryRequested, this, &UserInsuranceTab::retryRequested);
    connect(m_stack, &RemoteStack::cancelRequested, this, &UserInsuranceTab::cancelRequested);
    m_stack->idle()->setContent(IconName::Payor, tr("Insurance isn’t loaded"), {}, tr("Load insurance"));
    connect(m_stack, &RemoteStack::idleActionRequested, this, &UserInsuranceTab::retryRequested);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.three);
    layout->addWidget(m_stack, 1);
}

void UserInsuranceTab::toggleAll()
{
    if (m_revealAllTimer.isActive()) {
        for (MaskedValue *value : findChildren<MaskedValue *>())
            value->hideValue();
        return;
    }
    askBeforeReveal(this, tr("all values in this record"), [this] {
        m_revealAllSecondsLeft = revealAllSeconds;
        m_revealAllTimer.start();
        for (MaskedValue *value : findChildren<MaskedValue *>()) {
            value->setCounting(false); // a common countdown is shown instead
            value->reveal();
        }
        announceText(this, tr("All values are shown for %Ln second(s)", nullptr, revealAllSeconds));
        showAllButton();
    });
}

void UserInsuranceTab::showAllButton()
{
    const auto values = findChildren<MaskedValue *>();
    if (m_revealAllTimer.isActive() && std::ranges::any_of(values, &MaskedValue::isRevealed)) {
        m_all->setText(tr("Hide all · %1\u00a0s").arg(localNumber(std::max(1, m_revealAllSecondsLeft))));
        return;
    }
    m_revealAllTimer.stop();
    m_all->setText(tr("Show all for %Ln second(s)", nullptr, revealAllSeconds));
    for (MaskedValue *value : values)
        value->setCounting(true);
}

void UserInsuranceTab::showInsurance(const Remote<std::optional<InsuranceRecord>> &insurance)
{
    const auto *ready = readyIn(insurance);
    const std::optional<InsuranceRecord> record = ready ? ready->value : std::nullopt;
    if (record != m_shown) // the same record again must not hide revealed values
        fill(record);
    m_stack->showRemote(insurance, [](const auto &value) { return !value.has_value(); });
}

void UserInsuranceTab::fill(const std::optional<InsuranceRecord> &record)
{
    m_shown = record;
    m_payor = nullptr;
    for (Group *group : {m_coverage, m_insured, m_company, m_guarantor})
        group->clearRows();
    if (!record)
        return;
    showNotices(*record);
    fillCoverage(*record);
    fillInsured(*record);
    fillCompany(record->company);
    fillGuarantor(*record);
}

void UserInsuranceTab::showNotices(const InsuranceRecord &record)
{
    qDeleteAll(m_noticesArea->findChildren<InlineMessage *>(Qt::FindDirectChildrenOnly));
    const QStringList notices = insuranceNotices(record);
    for (const QString &notice : notices) {
        auto *message = new InlineMessage(Tone::Warn, notice);
        message->setObjectName(u"insuranceNotice"_s);
        message->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        m_notices->addWidget(message);
    }
    m_noticesArea->setVisible(!notices.isEmpty());
}

void UserInsuranceTab::fillCoverage(const InsuranceRecord &record)
{
    FormRow *payor = m_coverage->addRow(tr("Payor code"), record.payorCode);
    payor->setCode(true);
    payor->setObjectName(u"payorRow"_s);
    payor->valueLabel()->setObjectName(u"payorCodeLabel"_s);
    auto *copy = new CopyButton(tr("Copy payor code"));
    copy->setText(record.payorCode);
    payor->addNextToValue(copy);
    QPushButton *open = makeButton(tr("Open in Payors"), ButtonKind::Flat, u"openPayorButton"_s);
    setSmall(open);
    connect(open, &QPushButton::clicked, this, [this, code = record.payorCode, state = record.insured.address.state] {
        Q_EMIT payorRequested(code, m_payorName, state);
    });
    payor->addTrailing(open);
    m_payor = payor;
    m_openPayor = open;
    m_payorName = record.company ? record.company->name : QString();
    addFields(m_coverage, Part::Coverage, record);
    m_coverage->addOptionalRow(tr("Relationship"), formatRelationship(record.relationship))
        ->valueLabel()
        ->setObjectName(u"relationshipLabel"_s);
}

void UserInsuranceTab::showPayor(const Remote<std::optional<Payor>> &payor)
{
    if (!m_payor)
        return;
    const auto *ready = readyIn(payor);
    m_openPayor->setText(ready && !ready->value ? tr("Search payors") : tr("Open in Payors"));
    if (ready && ready->value)
        m_payorName = ready->value->name;
    if (ready)
        m_payor->setSecondLine(ready->value ? ready->value->name : tr("No payor has this code."));
    else if (std::holds_alternative<Loading>(payor))
        m_payor->setSecondLine(tr("Looking up the name…"));
    else if (std::holds_alternative<Failed>(payor))
        m_payor->setSecondLine(m_payorName.isEmpty() ? tr("Name unknown")
                                                     : tr("%1 (company in this record)").arg(m_payorName));
}

/// Returns the last row.
FormRow *UserInsuranceTab::addFields(Group *group, Part part, const InsuranceRecord &record)
{
    FormRow *last = nullptr;
    for (const InsuranceField &each : insuranceFields())
        if (each.part == part && each.field)
            last = addMasked(group, insuranceTitle(each), *each.field, shownText(*each.field, each.text(record)),
                             widgetName(each.key));
    return last;
}

void UserInsuranceTab::fillInsured(const InsuranceRecord &record)
{
    FormRow *address = addFields(m_insured, Part::Insured, record);
    if (record.insured.address.zip.isEmpty())
        return;
    QPushButton *centers = makeButton(tr("Find nearby centers"), ButtonKind::Flat, u"centersNearInsuredButton"_s);
    setSmall(centers);
    connect(centers, &QPushButton::clicked, this, [this, zip = record.insured.address.zip] { askForCenters(zip); });
    address->addTrailing(centers);
}

/// The search shows the ZIP, so it counts as revealing the address and is recorded as such.
void UserInsuranceTab::askForCenters(const QString &zip)
{
    askBeforeReveal(this, privacy::fieldName(Field::StreetAddress), [this, zip] {
        Q_EMIT audited({.operation = AuditOperation::Reveal, .field = Field::StreetAddress});
        Q_EMIT centersRequested(zip);
    });
}

void UserInsuranceTab::fillCompany(const std::optional<InsuranceCompany> &company)
{
    if (!company || *company == InsuranceCompany{}) {
        m_company->addOptionalRow(tr("Company"), {})->valueLabel()->setObjectName(u"companyLabel"_s);
        return;
    }
    m_company->addOptionalRow(tr("Name"), company->name)->valueLabel()->setObjectName(u"companyLabel"_s);
    if (!company->address.isEmpty())
        m_company->addRow(tr("Address"), addressLines(company->address).join(u'\n'))
            ->valueLabel()
            ->setObjectName(u"companyAddressLabel"_s);
    addOthers(m_company, company->others);
}

void UserInsuranceTab::fillGuarantor(const InsuranceRecord &record)
{
    if (!record.guarantor) {
        m_guarantor->addOptionalRow(insurancePart(Part::Guarantor), {})
            ->valueLabel()
            ->setObjectName(u"guarantorLabel"_s);
        return;
    }
    addFields(m_guarantor, Part::Guarantor, record);
    addOthers(m_guarantor, record.guarantor->others);
}

/// The meaning of these fields is unknown, so they are hidden like all others.
void UserInsuranceTab::addOthers(Group *group, const std::vector<OtherField> &others)
{
    constexpr qsizetype maxPathLength = 48;
    int number = 0;
    for (const OtherField &other : others) {
        const QString path = other.path.isEmpty() ? tr("Value") : other.path;
        addMasked(group, path.size() > maxPathLength ? path.left(maxPathLength - 1) + u'…' : path,
                  Field::OtherInsuranceField, other.value, u"other%1Value"_s.arg(++number));
    }
}

FormRow *UserInsuranceTab::addMasked(Group *group, const QString &label, Field field, const QString &value,
                                     const QString &name)
{
    const QString spoken = field == Field::OtherInsuranceField ? tr("Other insurance field %1").arg(label)
        : field == Field::InsuredName                          ? label // there are two of them
                                                               : privacy::fieldName(field);
    auto *masked = new MaskedValue(spoken);
    auditReveals(masked, field, this);
    masked->setObjectName(name);
    masked->setValue(value);
    // the timer as context avoids calls during destruction
    connect(masked, &MaskedValue::hiddenAgain, &m_revealAllTimer, [this] { showAllButton(); });
    FormRow *row = group->addRow(label, masked, masked->takeButton());
    if (field == Field::OtherInsuranceField) {
        row->setObjectName(u"otherFieldRow"_s);
        setTextStyle(row->label(), TextStyle::Code); // a key as sent by the service
        QString key = label;
        row->label()->setText(key.replace(u'.', u".\u200b"_s).replace(u'_', u"_\u200b"_s)); // allows line breaks
        row->label()->setAccessibleName(label);
    }
    return row;
}

} // namespace labdesk
