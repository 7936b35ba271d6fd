// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"
#include "domain/remote.h"
#include "session/auditentry.h"
#include "text/users/insurancetexts.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QPushButton;
class QVBoxLayout;

namespace labdesk {

class FormRow;
class Group;
class RemoteStack;

/// The latest insurance record of a user. Every personal value is hidden until it is revealed.
class UserInsuranceTab : public QWidget
{
    Q_OBJECT

public:
    explicit UserInsuranceTab(QWidget *parent = nullptr);

    void showPayor(const Remote<std::optional<Payor>> &payor); ///< the payor with the record's code
    void showInsurance(const Remote<std::optional<InsuranceRecord>> &insurance);

Q_SIGNALS:
    /// Requests to show a payor; name and state as far as known.
    void payorRequested(const QString &code, const QString &name, const QString &state);
    void centersRequested(const QString &zip); ///< near the insured; needs the same permission as revealing the address
    void retryRequested();
    void cancelRequested();
    void audited(const labdesk::AuditEntry &entry); ///< without the user ID, which the receiver adds

private:
    void toggleAll();
    void showAllButton(); ///< updates its text
    void fill(const std::optional<InsuranceRecord> &record);
    void showNotices(const InsuranceRecord &record);
    void fillCoverage(const InsuranceRecord &record);
    void fillInsured(const InsuranceRecord &record);
    void fillCompany(const std::optional<InsuranceCompany> &company);
    void fillGuarantor(const InsuranceRecord &record);
    FormRow *addFields(Group *group, InsuranceField::Part part, const InsuranceRecord &record);
    void addOthers(Group *group, const std::vector<OtherField> &others);
    void askForCenters(const QString &zip);
    FormRow *addMasked(Group *group, const QString &label, privacy::Field field, const QString &value,
                       const QString &name);

    RemoteStack *m_stack;
    QPushButton *m_all;      ///< reveals or hides all values
    QTimer m_revealAllTimer; ///< runs while all values are revealed
    int m_revealAllSecondsLeft = 0;
    QWidget *m_noticesArea;
    QVBoxLayout *m_notices;
    Group *m_coverage;
    FormRow *m_payor = nullptr; ///< null while there is no record
    QPushButton *m_openPayor = nullptr;
    /// name of the payor with the code, otherwise the company's name in the record; empty: unknown
    QString m_payorName;
    Group *m_insured;
    Group *m_company;
    Group *m_guarantor;
    std::optional<InsuranceRecord> m_shown;
};

} // namespace labdesk
