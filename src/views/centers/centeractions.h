// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "views/centers/patienttexts.h"

#include <QWidget>

class QGridLayout;

namespace labdesk {

/// What the current row of the center list has below its lines: the hours of the week, fax, site code and capabilities
/// where they were sent, and what can be done with the center.
class CenterActions : public QWidget
{
    Q_OBJECT

public:
    CenterActions(const ServiceCenter &center, bool withDirections, QWidget *parent = nullptr);

    int heightAt(int width) const; ///< that it needs in a row of that width

Q_SIGNALS:
    void copied(const QString &what); ///< in words, for a toast
    void directionsRequested();

private:
    void addFact(QGridLayout *facts, const QString &label, const QString &value, const QString &objectName);
};

/// Puts name, address, phone and hours on the clipboard, and says that it did.
QString copyForPatient(const ServiceCenter &center, PatientLanguage language = defaultPatientLanguage());

} // namespace labdesk
