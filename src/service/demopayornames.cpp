// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/demopayornames.h"

#include "service/demotables.h"

#include <algorithm>
#include <span>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

struct Place
{
    QString code, name;
};

std::vector<Place> allPlaces()
{
    std::vector<Place> places;
    for (const demo::State &state : demo::states)
        places.push_back({QString::fromLatin1(state.code), QString::fromLatin1(state.name)});
    places.insert(places.end(),
                  {{u"AS"_s, u"American Samoa"_s},
                   {u"GU"_s, u"Guam"_s},
                   {u"MP"_s, u"Northern Mariana Islands"_s},
                   {u"PR"_s, u"Puerto Rico"_s},
                   {u"VI"_s, u"Virgin Islands"_s}});
    return places;
}

/// %1 is the program, %2 the state, and %3 its code. A pattern that begins with ! gives capitals.
QString written(const char16_t *pattern, const QString &program, const Place &place)
{
    QString text = QString::fromUtf16(pattern);
    text.replace(u"%1"_s, program).replace(u"%2"_s, place.name).replace(u"%3"_s, place.code);
    return text.startsWith(u'!') ? text.mid(1).toUpper() : text;
}

constexpr const char16_t *patterns[]
    = {u"%2 %1",   u"%1 of %2", u"!%1 %2", u"%3 %1",          u"%1 (%3)",
       u"%1 - %3", u"!%3 %1",   u"%1 %2",  u"!%1 OF %2 (%3)", u"%1 of %2 (formerly %3 Health Access)"};

constexpr const char16_t *lines[] = {u"PPO",
                                     u"HMO",
                                     u"Medicare Advantage",
                                     u"Dental",
                                     u"Vision",
                                     u"Federal Employee Program",
                                     u"Behavioral Health",
                                     u"Encounters",
                                     u"Medigap"};

class NameMaker
{
public:
    std::vector<DemoPayorName> make(int count)
    {
        for (const Place &place : m_places) {
            addMedicaid(place);
            addMedicare(place);
            addBlue(place);
            addPlans(place);
            ++m_row;
        }
        addNational();
        for (int number = 0; int(m_names.size()) < count; ++number)
            addGenerated(number);
        return std::move(m_names);
    }

private:
    void add(const QString &name, const QStringList &aliases, const QString &program, const QStringList &states,
             const QString &line = {}, const QString &brands = {})
    {
        m_names.push_back({name, aliases, program, states, line, brands});
    }

    static bool isIn(const QString &codes, const Place &place) { return codes.split(u' ').contains(place.code); }

    void addMedicaid(const Place &place)
    {
        const QString name = written(patterns[m_row % std::size(patterns)], u"Medicaid"_s, place);
        const QString assistance = place.name + u" Medical Assistance"_s;
        if (!isIn(u"AS MP"_s, place)) // these have no Medicaid payor
            add(m_row % 7 == 3 ? assistance : name,
                m_row % 3 == 0 ? QStringList{place.code + u"MEDICAID"_s, u"Medicaid "_s + place.name} : QStringList(),
                u"medicaid"_s, {place.code});
        for (std::size_t line = 0; line < m_row % 4; ++line)
            add(name + u' ' + QString::fromUtf16(lines[3 + line]), {}, u"medicaid"_s, {place.code},
                QString::fromUtf16(lines[3 + line]));
        if (m_row % 2 == 0) // a company's plan, even if the state itself has none
            add(u"Harbor Care %1 Medicaid"_s.arg(place.name), {}, {}, {place.code});
    }

    void addMedicare(const Place &place)
    {
        if (isIn(u"CA HI NV AS GU MP"_s, place))
            return; // named by their contractor
        for (const QString &part : {u"A"_s, u"B"_s}) {
            const char16_t *pattern = patterns[(m_row + (part == u"A" ? 4 : 0)) % 9];
            add(written(pattern, u"Medicare Part "_s + part, place),
                m_row % 5 == 1 ? QStringList{u"Medicare %1 %2"_s.arg(part, place.name)} : QStringList(),
                u"part "_s + part.toLower(), {place.code});
        }
    }

    void addBlue(const Place &place)
    {
        const auto plan = [&](const QString &name, const QString &brands, const QStringList &aliases = {}) {
            add(name, aliases, u"blue"_s, {place.code}, {}, brands);
            for (std::size_t line = 0; line < 2 + m_row % 7; ++line)
                add(name + (m_row % 2 == 0 ? u" "_s : u" - "_s) + QString::fromUtf16(lines[line]), {}, u"blue"_s,
                    {place.code}, QString::fromUtf16(lines[line]), brands);
        };
        constexpr const char16_t *blues[]
            = {u"Blue Cross Blue Shield", u"BCBS", u"BlueCross BlueShield", u"Blue Cross and Blue Shield"};
        if (isIn(u"AS GU MP VI"_s, place))
            return;
        if (place.code == u"ID") {
            plan(u"Blue Cross of Idaho"_s, u"cross"_s);
            plan(u"Regence BlueShield of Idaho"_s, u"shield"_s);
        } else if (place.code == u"WA") {
            plan(u"Premera Blue Cross (WA)"_s, u"cross"_s);
            plan(u"Regence BlueShield Washington"_s, u"shield"_s);
        } else if (place.code == u"CA") {
            plan(u"Anthem Blue Cross (CA)"_s, u"cross"_s);
            plan(u"Blue Shield of California"_s, u"shield"_s);
        } else if (isIn(u"CO CT GA IN KY ME MO NV NH OH VA WI"_s, place)) {
            plan(written(m_row % 2 == 0 ? u"Anthem Blue Cross and Blue Shield of %2" : u"!Anthem BCBS - %3", {}, place),
                 u"cross shield"_s);
        } else {
            plan(written(patterns[m_row % 9], QString::fromUtf16(blues[m_row % 4]), place), u"cross shield"_s,
                 m_row % 3 == 1 ? QStringList{u"BCBS"_s + place.code} : QStringList());
        }
    }

    void addPlans(const Place &place)
    {
        struct Plan
        {
            const char16_t *program, *name, *alias;
            std::size_t every, from;
        };
        constexpr Plan plans[] = {{u"molina", u"Molina Healthcare", u"Molina", 3, 1},
                                  {u"uhc", u"UnitedHealthcare Community Plan", u"UHC Community Plan", 2, 0},
                                  {u"aetna", u"Aetna Better Health", u"ABH", 4, 2}};
        for (const Plan &plan : plans) {
            if (m_row % plan.every != plan.from || isIn(u"AS GU MP"_s, place))
                continue;
            const QString program = QString::fromUtf16(plan.program);
            const QString name = written(patterns[m_row % 9], QString::fromUtf16(plan.name), place);
            const bool isItself = m_row % 11 != 4; // otherwise, only its lines of business exist
            if (isItself)
                add(name, {QString::fromUtf16(plan.alias) + u' ' + place.code}, program, {place.code});
            for (std::size_t line = 0; line < 2 + m_row % 3; ++line)
                add(name + u' ' + QString::fromUtf16(lines[2 + line]), {}, program, {place.code},
                    QString::fromUtf16(lines[2 + line]));
        }
    }

    void addNational()
    {
        for (const QString &part : {u"A"_s, u"B"_s})
            add(u"Medicare Part %1 - Noridian JE"_s.arg(part), {u"Noridian JE Part %1"_s.arg(part)},
                u"part "_s + part.toLower(), {u"CA"_s, u"HI"_s, u"NV"_s, u"AS"_s, u"GU"_s, u"MP"_s});
        const QStringList west
            = u"AK AZ AR CA CO HI ID IL IA KS LA MN MO MT NE NV NM ND OK OR SD TX UT WA WI WY"_s.split(u' ');
        QStringList east;
        for (const Place &place : m_places)
            if (!west.contains(place.code))
                east += place.code;
        add(u"TRICARE West Region"_s, {}, u"tricare"_s, west);
        add(u"TRICARE East Region"_s, {}, u"tricare"_s, east);
        add(u"TRICARE for Life"_s, {u"TFL"_s}, {}, {});
        add(u"TRICARE Overseas"_s, {}, {}, {});
        add(u"LA Care Health Plan"_s, {}, {}, {});
        add(u"VA Community Care Network"_s, {u"VACCN"_s}, {}, {});
        add(u"OK Health Cooperative"_s, {}, {}, {});
        add(u"Harbor Care Louisiana"_s, {u"L.A. Care"_s}, {}, {}); // another payor's name
        for (const QString &region : {u"Northwest"_s, u"Southern California"_s, u"Northern California"_s,
                                      u"Mid-Atlantic States"_s, u"Georgia"_s, u"Colorado"_s, u"Hawaii"_s})
            add(u"Kaiser Permanente "_s + region, region == u"Northwest" ? QStringList{u"Kaiser NW"_s} : QStringList(),
                {}, {});
        add(u"Meridian Oak Health"_s, {}, {}, {});
        add(u"Copper Hill Benefit Services"_s, {u"Meridian Oak"_s}, {}, {}); // another payor's name
        add(u"B C B S Retirees Trust"_s, {}, {}, {});
    }

    /// Adds a parent company and its plans, each several times.
    void addGenerated(int number)
    {
        constexpr const char16_t *parents[]
            = {u"Northfield", u"Everwell", u"Harborlight", u"Summit Peak", u"Foxglove", u"Pinecone",  u"Copper Hill",
               u"Larkspur",   u"Ironvale", u"Juniper Key", u"Quarry Hill", u"Redthorn", u"Saltmarsh", u"Tallgrass"};
        constexpr const char16_t *kinds[]
            = {u"Health Plan", u"Insurance Company", u"Community Care", u"Benefit Administrators"};
        const auto pick = [number](const auto &all, int every) {
            return QString::fromUtf16(all[std::size_t(number / every) % std::size(all)]);
        };
        const Place &place = m_places[std::size_t(number / 14) % m_places.size()];
        const QString parent = pick(parents, 1);
        const int round = number / int(14 * m_places.size());
        const QString base
            = written(patterns[std::size_t(number / 3) % std::size(patterns)], parent + u' ' + pick(kinds, 14), place);
        const QString line = round == 0 ? QString() : u' ' + QString::fromUtf16(lines[std::size_t(round - 1) % 9]);
        const QString again = round > 9 ? u" Group %1"_s.arg(round) : QString();
        add(base + line + again, number % 4 == 0 ? QStringList{parent + u' ' + place.code + line} : QStringList(), {},
            {place.code}, line.trimmed());
    }

    std::vector<Place> m_places = allPlaces();
    std::size_t m_row = 0;
    std::vector<DemoPayorName> m_names;
};

} // namespace

std::vector<DemoPayorName> demoPayorNames(int count)
{
    return NameMaker().make(count);
}

} // namespace labdesk::service
