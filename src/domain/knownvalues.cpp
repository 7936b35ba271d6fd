// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/knownvalues.h"

#include "domain/errorphrases.h"
#include "domain/serviceword.h"

#include <QCoreApplication>
#include <QResource>

#include <utility>

using namespace Qt::StringLiterals;

// Outside of namespaces, as Q_INIT_RESOURCE requires. The resources of a static library are linked and registered only
// if they are named.
static void registerValuesResource()
{
    Q_INIT_RESOURCE(values);
}

namespace labdesk::known {

namespace {

Values &current()
{
    static Values values = builtIn();
    return values;
}

QString keyOf(List list, const QString &slug)
{
    return list == List::ConnectionErrors ? comparedWord(slug) : slug;
}

// The built-in words that are translated, listed where the tools that collect texts find them.
constexpr const char *translatedWords[]
    = {QT_TRANSLATE_NOOP("labdesk::KnownValues", "Web sign-in"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Team account"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Phone app"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "User name and password"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Email"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "App"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Profile"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Activity"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Sleep"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Body"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Workouts"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Workout stream"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Glucose"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Heart rate"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Heart rate variability"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Blood oxygen"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Blood pressure"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Cholesterol"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Device"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Weight"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Body fat"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Body temperature"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Meals"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Water"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Caffeine"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Mindfulness minutes"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Steps"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Active calories"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Distance"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Floors climbed"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Respiratory rate"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "VO2 max"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Basal calories"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Stress level"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Menstrual cycle"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Electrocardiogram"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "AFib burden"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Sleep cycle"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Hypnogram"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Notes"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "STAT testing"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Appointments"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Appointments booked through the service"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Appointments booked with the lab"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Pediatric draws"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Glucose tolerance tests"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Bills the client"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Bills commercial insurance"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Bills the patient through the client"),
       QT_TRANSLATE_NOOP("labdesk::KnownValues", "Bills the patient")};

} // namespace

const Value *Values::find(List list, const QString &slug) const
{
    const auto &known = m_values[size_t(list)];
    const auto at = known.constFind(keyOf(list, slug));
    return at == known.constEnd() ? nullptr : &*at;
}

void Values::put(List list, const QString &slug, const Value &value)
{
    const QString key = keyOf(list, slug);
    if (!m_values[size_t(list)].contains(key))
        m_order[size_t(list)] += key;
    m_values[size_t(list)].insert(key, value);
}

void Values::extend(const Values &other)
{
    for (size_t list = 0; list < listCount; ++list)
        for (const QString &slug : other.m_order[list])
            put(List(list), slug, *other.find(List(list), slug));
}

const Values &builtIn()
{
    static const Values values = [] {
        registerValuesResource();
        auto read = parse(QResource(u":/values/values.ini"_s).uncompressedData());
        if (!read.ok())
            qFatal("values.ini, line %d", read.error().line);
        return std::move(read).value();
    }();
    return values;
}

const Values &values()
{
    return current();
}

void use(Values values)
{
    current() = std::move(values);
}

QString nameOf(List list, const QString &slug)
{
    const Value *value = values().find(list, slug);
    // The states of sources are translated together with the other texts about them.
    const char *context = list == List::ConnectionErrors ? "labdesk::SourceWords" : "labdesk::KnownValues";
    return value ? QCoreApplication::translate(context, value->words.toUtf8().constData()) : readable(slug);
}

const Value *findError(const QString &text)
{
    const Value *own = values().find(List::ConnectionErrors, text);
    const Value *usual = builtIn().find(List::ConnectionErrors, text);
    if (!usual)
        usual = builtIn().find(List::ConnectionErrors, errorTypeDescribedBy(text));
    return own && (own->meaning != ErrorMeaning::Unknown || !usual) ? own : usual;
}

QString readable(const QString &slug)
{
    QString words = slug;
    words = words.replace(u'_', u' ').simplified();
    for (qsizetype i = 0; i < words.size(); ++i)
        if (i == 0 || words[i - 1] == u' ')
            words[i] = words[i].toUpper();
    return words;
}

QStringList translatableTexts()
{
    QStringList all;
    for (const char *each : translatedWords)
        all += QString::fromUtf8(each);
    return all;
}

} // namespace labdesk::known
