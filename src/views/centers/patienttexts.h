// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "session/centerfinder.h"

#include <QDate>
#include <QLocale>
#include <QString>

namespace labdesk {

/// The patient's language, independent of the program's.
enum class PatientLanguage { English, Spanish };

/// Spanish if the program is in Spanish, otherwise English.
PatientLanguage defaultPatientLanguage();

/// Texts for the patient, printed or in a message. They don't go through the translation catalogs, because both
/// languages must be available at any time.
class PatientWords
{
public:
    explicit PatientWords(PatientLanguage language);

    QString title() const;
    QString about(const CenterQuery &query) const; ///< "within 25 miles of 02116"
    QString phone(const QString &number) const;
    QString distance(const ServiceCenter &center, const QString &originZip) const;
    QStringList hours(const Hours &hours) const; ///< one line for each run of days with the same hours
    QString footer(const QDate &printedOn) const;
    /// Name, address, phone and hours, in lines.
    QString center(const ServiceCenter &center) const;

private:
    QString say(const char *english, const char *spanish) const;
    QString daySpans(const QString &sent) const;

    bool m_isSpanish;
    QLocale m_locale;
};

} // namespace labdesk
