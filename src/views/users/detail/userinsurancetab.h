// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/insurance.h"
#include "domain/payor.h"
#include "domain/remote.h"
#include "privacy/sensitive.h"
#include "session/auditentry.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QPushButton;
class QVBoxLayout;

namespace labdesk {

class FormRow;
class Group;
class RemoteStack;

/// The latest insurance record of a user. Every personal value is hidden until it is asked for by itself.
class UserInsuranceTab : public QWidget
{
    Q_OBJECT

public:
    explicit UserInsuranceTab(QWidget *parent = nullptr);

    void showPayor(const Remote<std::optional<Payor>> &payor); ///< whose the code is
    void showInsurance(const Remote<std::optional<InsuranceRecord>> &insurance);

Q_SIGNALS:
    /// Where payors are; the name and the state as far as they are known.
    void payorRequested(const QString &code, const QString &name, const QString &state);
    void centersRequested(const QString &zip); ///< near the insured; asked for as a reveal of the address is
    void retryRequested();
    void cancelRequested();
    void audited(const labdesk::AuditEntry &entry); ///< without the user: who asks for it knows

private:
    void toggleAll();
    void showAllButton(); ///< what it would do now
    void fill(const std::optional<InsuranceRecord> &record);
    void showNotices(const InsuranceRecord &record);
    void fillCoverage(const InsuranceRecord &record);
    void fillInsured(const Insured &insured);
    void fillCompany(const std::optional<InsuranceCompany> &company);
    void fillGuarantor(const std::optional<Guarantor> &guarantor);
    void addOthers(Group *group, const std::vector<OtherField> &others);
    void askForCenters(const QString &zip);
    FormRow *addMasked(Group *group, const QString &label, privacy::Field field, const QString &value,
                       const QString &name);

    RemoteStack *m_stack;
    QPushButton *m_all; ///< shows or hides everything
    QTimer m_allSecond; ///< runs while everything is shown
    int m_allSecondsLeft = 0;
    QWidget *m_noticesArea;
    QVBoxLayout *m_notices;
    Group *m_coverage;
    FormRow *m_payor = nullptr; ///< while there is a record
    QPushButton *m_openPayor = nullptr;
    QString m_payorName; ///< of who has the code, else as the record calls the company; empty: not known
    Group *m_insured;
    Group *m_company;
    Group *m_guarantor;
    std::optional<InsuranceRecord> m_shown;
};

} // namespace labdesk
