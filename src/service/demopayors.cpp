// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/demopayors.h"

#include "service/demopayornames.h"
#include "service/demotables.h"

#include <QSet>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// Creates payors, each with a unique code and an address.
class PayorMaker
{
public:
    PayorMaker(DemoPlaces &places, DemoRandom &random) : m_places(places), m_random(random) { }

    /// `state` is the code of the state where a regional plan is located; empty for any.
    void add(const QString &name, const QStringList &aliases, const QString &source = u"platform"_s,
             const QString &state = {})
    {
        const DemoPlace seat = state.isEmpty() ? m_places.pick(m_random) : m_places.pickIn(state, m_random);
        Payor payor{newCode(name), name, aliases, m_places.address(m_random, seat), source, {}};
        for (const QString &clearinghouse : clearinghouses())
            if (m_random.chance(0.8))
                payor.idAt[clearinghouse]
                    = m_random.chance(0.7) ? m_random.digits(5) : payor.code.left(2) + m_random.digits(3);
        m_payors.push_back(std::move(payor));
    }

    std::vector<Payor> take() { return std::move(m_payors); }

private:
    // Creates a code from initials and digits, as is usual: "BOA47"
    QString newCode(const QString &name)
    {
        QString initials;
        for (const QString &word : foldedForSearch(name).toUpper().split(u' '))
            if (word.front().isLetter() && initials.size() < 3)
                initials.append(word.front());
        QString code;
        constexpr int maxTries = 20; // by then, most numbers of this length are taken
        const int digits = 5 - static_cast<int>(initials.size()) + 1;
        int tries = 0;
        do
            code = initials + m_random.digits(digits + tries++ / maxTries);
        while (m_codes.contains(code));
        m_codes.insert(code);
        return code;
    }

    DemoPlaces &m_places;
    DemoRandom &m_random;
    std::vector<Payor> m_payors;
    QSet<QString> m_codes;
};

void addStatePlans(PayorMaker &maker, const QString &code, const QString &name, std::size_t row)
{
    const auto add
        = [&](const QString &plan, const QStringList &aliases) { maker.add(plan, aliases, u"platform"_s, code); };
    add(u"Bluecrest of "_s + name, {u"Bluecrest "_s + code, u"Blue Crest of "_s + name, u"BC "_s + code});
    add(name + u" Medicaid"_s, {u"Medicaid of "_s + name, code + u" Medicaid"_s, code + u" Medical Assistance"_s});
    if (row % 2 == 0)
        add(u"Northfield Health Community Plan of "_s + name,
            {u"Northfield Community Plan "_s + code, u"NHCP "_s + code, u"NHCP "_s + code});
    if (row % 3 == 0)
        add(u"Bluecrest Advantage "_s + name, {u"Bluecrest Medicare "_s + code});
    if (row % 3 == 1)
        add(u"Everwell Health of "_s + name, {u"Everwell "_s + code, u"Everwell HMO"_s});
    if (row % 4 == 2)
        add(name + u" Health Partners"_s, {code + u"HP"_s});
    if (row % 2 == 1)
        add(u"Harbor Care "_s + name + u" (Medicaid)"_s, {u"Harbor Care"_s, u"Harborcare "_s + code});
    if (row % 3 == 2)
        add(u"Foxglove Marketplace "_s + name, {u"Foxglove Exchange "_s + code, u"Foxglove ACA "_s + code});
    if (row % 5 == 3)
        add(u"Meridian Oak of "_s + name, {u"Meridian Oak "_s + code});
}

void addNationalPlans(PayorMaker &maker)
{
    struct Plan
    {
        const char16_t *name, *aliases; // aliases separated by semicolons
    };
    constexpr Plan plans[] = {
        {u"Northfield Healthcare", u"Northfield;Northfield;NFH"},
        {u"Northfield Health Options", u"Northfield Options;NHO"},
        {u"Northfield Medicare Complete", u"Northfield Medicare;NMC"},
        {u"Northfield Open Access", u"Northfield OA Plus"},
        {u"North Field Mutual", u"Northfield Mutual;NF Mutual"},
        {u"Northfields Casualty", u"Northfields"},
        {u"Everwell", u"Everwell National;Everwell;Everwell PPO"},
        {u"Everwel Benefit Trust", u"Everwel"},
        {u"Ever Well Dental", u"Everwell Dental"},
        {u"Summit Peak Health", u"Summit Peak;SPH"},
        {u"Summit Peaks Health Plan", u"Summit Peaks"},
        {u"Summit Health Cooperative", u"Summit Coop;Summit Co-op"},
        {u"Harbor & Hale", u"Harbor and Hale;Harbor Hale;H&H"},
        {u"Harbour Health", u"Harbor Health"},
        {u"Clínica Río Health Plan", u"Clinica Rio;Río Health;CRHP"},
        {u"Salud Común", u"Salud Comun;Salud Común Plan Básico"},
        {u"Société Mutuelle du Lac", u"Mutuelle du Lac;SML"},
        {u"Ōhana Island Care", u"Ohana Care;Ohana Island"},
        {u"Ångström Benefit Fund", u"Angstrom Benefit;Angstrom"},
        {u"Pinecone Life & Health", u"Pinecone;Pine Cone Life"},
        {u"Pinecone Student Health", u"Pinecone Student"},
        {u"Meridian Oak", u"Meridian Oak HMO;Meridian Oak EPO"},
        {u"Meridian Oaks", u"Meridian Oaks PPO"},
        {u"Golden Sheaf Retirees", u"Golden Sheaf;GS Retirees"},
        {u"Ironworkers Local 555 Welfare Fund", u"Local 555;IW 555"},
        {u"Teachers’ Mutual Aid", u"Teachers Mutual;TMA"},
        {u"O’Rowan Employee Plan", u"O'Rowan;ORowan EP"},
        {u"Foxglove Health", u"Foxglove;Fox Glove"},
        {u"Foxglove Health", u"Foxglove of the West"}, // twice, at two addresses
        {u"Lark Valley Physicians Group", u"LVPG;Lark Valley"},
        {u"Self Pay Assistance Program", u"Self Pay;SPAP"},
        {u"100 Rivers Health", u"Hundred Rivers;100 Rivers"},
        {u"A.B.C. Union Plan", u"ABC Union;A B C Union Plan"},
        {u"Bluecrest Federal Employee Program", u"Bluecrest FEP;FEP;BC Federal"},
        {u"Blue Crescent Health", u"Blue Crescent;BlueCrescent"},
        {u"Bluebell Crest Insurance", u"Bluebell Crest"},
        {u"National Railroad Benefit Trust", u"Railroad Trust;NRBT"},
        {u"Veil & Vane Supplemental", u"Veil and Vane;V&V Supplemental"},
        {u"Quarry Hill Tribal Health", u"Quarry Hill;QHTH"},
        {u"Lighthouse Travel Medical", u"Lighthouse Travel"},
    };
    for (const Plan &plan : plans)
        maker.add(QString::fromUtf16(plan.name), QString::fromUtf16(plan.aliases).split(u';'));
}

} // namespace

std::vector<Payor> demoPayors(DemoPlaces &places, DemoRandom &random, int count)
{
    PayorMaker maker(places, random);
    const auto states = demo::states;
    for (std::size_t row = 0; row < states.size(); ++row)
        addStatePlans(maker, QString::fromLatin1(states[row].code), QString::fromLatin1(states[row].name), row);
    addNationalPlans(maker);
    for (int number = 1; number <= 9; ++number) {
        const QString name = QString::fromUtf8(random.pick(demo::familyNames));
        maker.add(name + u" Employee Health Plan"_s, {name + u" EHP"_s, name + u" Employees"_s}, u"team"_s);
    }
    maker.add(u"No Alias Health"_s, {});
    if (count > 0)
        for (const DemoPayorName &name : demoPayorNames(count))
            maker.add(name.name, name.aliases);
    return maker.take();
}

} // namespace labdesk::service
