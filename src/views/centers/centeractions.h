// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "views/centers/patienttexts.h"

#include <QWidget>

class QGridLayout;

namespace labdesk {

/// The expanded part of the current row in the center list: weekly hours, fax, site code, and capabilities if the
/// service sent them, and buttons for what can be done with the center.
class CenterActions : public QWidget
{
    Q_OBJECT

public:
    CenterActions(const ServiceCenter &center, bool offersDirections, QWidget *parent = nullptr);

    int heightForRow(int width) const; ///< height needed in a row of that width

Q_SIGNALS:
    void copied(const QString &what); ///< text for a toast
    void directionsRequested();

private:
    void addFact(QGridLayout *facts, const QString &label, const QString &value, const QString &objectName);
};

/// Copies name, address, phone, and hours to the clipboard. Returns the confirmation for the user.
QString copyForPatient(const ServiceCenter &center, PatientLanguage language = defaultPatientLanguage());

} // namespace labdesk
