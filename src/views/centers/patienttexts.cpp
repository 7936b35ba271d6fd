// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/patienttexts.h"

#include "domain/zipcode.h"
#include "models/hourstext.h"
#include "models/openhours.h"
#include "text/addresstexts.h"
#include "text/localtexts.h"
#include "views/centers/centertexts.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace labdesk {

PatientLanguage defaultPatientLanguage()
{
    return QLocale().language() == QLocale::Spanish ? PatientLanguage::Spanish : PatientLanguage::English;
}

PatientWords::PatientWords(PatientLanguage language)
    : m_isSpanish(language == PatientLanguage::Spanish),
      m_locale(m_isSpanish ? QLocale::Spanish : QLocale::English, QLocale::UnitedStates)
{
}

QString PatientWords::say(const char *english, const char *spanish) const
{
    return QString::fromUtf8(m_isSpanish ? spanish : english);
}

QString PatientWords::title() const
{
    return say("Service centers", "Centros de servicio");
}

QString PatientWords::about(const CenterQuery &query) const
{
    const NearZip *near = std::get_if<NearZip>(&query.where);
    const bool isHidden = isZipHidden(query); // the preview is on the screen that others see
    if (!query.radius)
        return isHidden ? say("near your address", "cerca de su domicilio")
            : near      ? say("near %1", "cerca de %1").arg(near->zip)
                        : say("for your order", "para su orden");
    const QString radius = m_locale.toString(int(*query.radius));
    if (isHidden)
        return say("within %1 miles of your address", "a menos de %1 millas de su domicilio").arg(radius);
    return near ? say("within %1 miles of %2", "a menos de %1 millas de %2").arg(radius, near->zip)
                : say("within %1 miles, for your order", "a menos de %1 millas, para su orden").arg(radius);
}

QString PatientWords::phone(const QString &number) const
{
    return say("Phone %1", "Teléfono %1").arg(formatPhone(number));
}

QString PatientWords::distance(const ServiceCenter &center, const QString &originZip) const
{
    constexpr double minShownMiles = 0.05;
    if (!center.distance.miles)
        return center.distance.text;
    if (*center.distance.miles >= minShownMiles)
        return say("%1 mi", "%1 millas").arg(m_locale.toString(*center.distance.miles, 'f', 1));
    return !originZip.isEmpty() && zipCodeIn(center.address.zip) == originZip
        ? say("in this ZIP", "en este código postal")
        : say("nearby", "muy cerca");
}

QString PatientWords::daySpans(const QString &sent) const
{
    const auto spans = openSpans(sent);
    if (!spans)
        return sent;
    QStringList words;
    for (const OpenSpan &span : *spans) {
        const auto clock = [this](int minute) { return localTime(QTime(minute / 60 % 24, minute % 60), m_locale); };
        words += say("%1 to %2", "%1 a %2").arg(clock(span.from), clock(span.to));
    }
    return words.join(say(" and ", " y "));
}

QStringList PatientWords::hours(const Hours &hours) const
{
    if (std::holds_alternative<HoursNotProvided>(hours))
        return {say("Hours not known. Call before you go.", "Horario desconocido. Llame antes de ir.")};
    const auto *weekly = std::get_if<WeeklyHours>(&hours);
    if (!weekly)
        return {hoursSummary(hours)};
    QStringList lines;
    for (size_t day = 0; day < weekly->days.size();) {
        size_t last = day;
        while (last + 1 < weekly->days.size() && weekly->days[last + 1] == weekly->days[day])
            ++last;
        const auto name = [this](size_t of) { return m_locale.dayName(int(of) + 1, QLocale::ShortFormat); };
        if (!isClosed(weekly->days[day]))
            lines += (last == day ? name(day) : name(day) + u'–' + name(last)) + u' ' + daySpans(*weekly->days[day]);
        day = last + 1;
    }
    return lines.isEmpty() ? QStringList{say("Closed all week", "Cerrado toda la semana")} : lines;
}

QString PatientWords::footer(const QDate &printedOn) const
{
    return say("Approximate map, towns: GeoNames (CC BY 4.0). Hours change: call before you go. %1.",
               "Mapa aproximado, localidades: GeoNames (CC BY 4.0). Los horarios cambian: llame antes de ir. %1.")
        .arg(m_locale.toString(printedOn, m_isSpanish ? u"d MMM yyyy"_s : u"MMM d, yyyy"_s));
}

QString PatientWords::center(const ServiceCenter &center) const
{
    QStringList lines{center.name};
    lines += addressLines(center.address);
    if (!center.phoneNumber.isEmpty())
        lines += phone(center.phoneNumber);
    lines += hours(center.hours);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace labdesk
