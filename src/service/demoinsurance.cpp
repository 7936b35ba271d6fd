// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/demoinsurance.h"

#include "service/demotables.h"
#include "service/jsonwriter.h"
#include "service/timestamps.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

struct DemoPerson
{
    QString givenName, familyName, email;

    explicit DemoPerson(DemoRandom &random)
        : givenName(QString::fromUtf8(random.pick(demo::givenNames))),
          familyName(QString::fromUtf8(random.pick(demo::familyNames))),
          email(u"person.%1@example.com"_s.arg(random.digits(6)))
    {
    }
};

void writeInsured(JsonWriter &out, const BusinessAddress &address, DemoRandom &random)
{
    constexpr const char *genders[] = {"female", "male", "Female", "Male", "other", "unknown"};
    const DemoPerson person(random);
    out.beginObject().key("first_name").text(person.givenName).key("last_name").text(person.familyName);
    out.key("email").text(person.email).key("phone_number").text(demoPhone(random));
    out.key("gender").text(QString::fromLatin1(random.pick(genders)));
    out.key("dob").text(isoDate(QDate(random.between(1935, 2006), 1, 1).addDays(random.below(365)))).key("address");
    writeAddress(out, address);
    out.endObject();
}

void writeGuarantor(JsonWriter &out, const BusinessAddress &address, DemoRandom &random)
{
    const DemoPerson person(random);
    out.beginObject().key("first_name").text(person.givenName).key("last_name").text(person.familyName).key("address");
    writeAddress(out, address);
    out.key("phone_number").text(demoPhone(random)).key("email").text(person.email);
    if (random.chance(0.5))
        out.key("household_income")
            .number(qint64(random.between(18, 160)) * 1000)
            .key("household_size")
            .number(qint64(random.between(1, 6)));
    out.endObject();
}

} // namespace

QByteArray demoInsurance(const Payor &payor, DemoPlaces &places, DemoRandom &random)
{
    const int kind = random.below(10);
    const QString relationship = kind < 6 ? u"Self"_s : kind < 8 ? u"Spouse"_s : u"Other"_s;
    const BusinessAddress address = places.address(random, places.pick(random));
    JsonWriter out;
    out.beginObject()
        .key("payor_code")
        .text(payor.code)
        .key("member_id")
        .text(u"M"_s + random.digits(9))
        .key("group_id");
    out.text(random.chance(0.7) ? std::optional(u"G"_s + random.digits(6)) : std::nullopt);
    out.key("relationship").text(relationship).key("insured");
    writeInsured(out, address, random);
    out.key("company").beginObject().key("name").text(payor.name).key("address");
    writeAddress(out, payor.address);
    out.endObject().key("guarantor");
    if (random.chance(relationship == u"Self" ? 0.2 : 0.7))
        writeGuarantor(out, address, random);
    else
        out.null();
    return out.endObject().bytes();
}

} // namespace labdesk::service
