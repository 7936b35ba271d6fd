// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

#include <set>

namespace labdesk::tests {

namespace {

using Member = std::pair<QByteArray, QByteArray>; ///< a name, and its value as JSON

const std::vector<Member> userMembers = {{"user_id", "\"u1\""},
                                         {"team_id", "\"t1\""},
                                         {"client_user_id", "\"c1\""},
                                         {"created_on", "\"2026-01-01T00:00:00+00:00\""},
                                         {"connected_sources", "[]"}};
const std::vector<Member> tokenMembers
    = {{"access_token", "\"" + QByteArray(anyToken) + "\""}, {"token_type", "\"Bearer\""}, {"expires_in", "3600"}};

QByteArray textOf(const std::vector<Member> &members, const QByteArray &name, const QByteArray &value)
{
    QByteArrayList texts;
    for (const auto &[member, usual] : members)
        if (member != name || !value.isNull())
            texts += "\"" + member + "\":" + (member == name ? value : usual);
    return texts.join(',');
}

/// The right body, in which a member has another value wherever it occurs; null: it is missing.
QByteArray bodyWith(const QByteArray &name, const QByteArray &value)
{
    const QByteArray user = textOf(userMembers, name, value);
    return R"({"success":true,)" + user + R"(,"users":[{)" + user + R"(}],"total":1,)"
        + textOf(tokenMembers, name, value) + "}";
}

std::map<RequestKind, Verdict> forKinds(const std::set<RequestKind> &kinds, const Verdict &verdict)
{
    std::map<RequestKind, Verdict> all;
    for (const RequestKind kind : kinds)
        all[kind] = verdict;
    return all;
}

/// Who needs each member: for everybody else the answer is right whatever it says.
struct Need
{
    QByteArray member;
    std::set<RequestKind> kinds;
};

Faults wrongMembers()
{
    using enum RequestKind;
    // Who only changes something, or created a user, has what was asked for whatever the rest says.
    const std::vector<Need> needs = {
        {"team_id", {Get, List}},           {"client_user_id", {Get, List}}, {"created_on", {Get, List}},
        {"connected_sources", {Get, List}}, {"access_token", {Token}},       {"expires_in", {Token}},
    };
    const std::pair<const char *, QByteArray> values[]
        = {{"a truth value", "true"}, {"an object", R"({"a":1})"}, {"a list of lists", "[[]]"}};
    Faults faults;
    for (const auto &[member, kinds] : needs)
        for (const auto &[name, value] : values)
            faults.push_back(fault(member + " is " + name, sendsJson(bodyWith(member, value)), answered(),
                                   forKinds(kinds, unusable())));
    for (const auto &[name, value] : values) {
        std::map<RequestKind, Verdict> kinds = forKinds({Get, List, Create}, unusable());
        kinds[Token] = answered();
        faults.push_back(
            fault(QByteArray("user_id is ") + name, sendsJson(bodyWith("user_id", value)), wrongRecord(), kinds));
    }
    return faults;
}

/// Numbers where a number is read, beyond what it can be.
Faults numbers()
{
    using enum RequestKind;
    Faults faults;
    const std::pair<const char *, QByteArray> refusedValues[] = {
        {"negative", "-1"}, {"zero", "0"}, {"a fraction", "0.5"}, {"beyond 63 bits", "9223372036854775808"},
        {"null", "null"},
    };
    for (const auto &[name, value] : refusedValues)
        faults.push_back(fault(QByteArray("a lifetime that is ") + name, sendsJson(bodyWith("expires_in", value)),
                               answered(), forKinds({Token}, unusable())));
    const std::pair<const char *, QByteArray> takenValues[]
        = {{"a text", "\"3600\""}, {"beyond 32 bits", "4294967297"}, {"with an exponent", "36e2"}};
    for (const auto &[name, value] : takenValues)
        faults.push_back(
            fault(QByteArray("a lifetime that is ") + name, sendsJson(bodyWith("expires_in", value)), answered()));
    const std::pair<const char *, QByteArray> noJson[] = {
        {"beyond a double", "1e999"}, {"of 400 digits", QByteArray(400, '9')}, {"not a number", "NaN"},
        {"hexadecimal", "0x10"},      {"with a zero before it", "0123"},       {"with a plus", "+1"},
    };
    for (const auto &[name, value] : noJson)
        faults.push_back(
            fault(QByteArray("a lifetime that is ") + name, sendsJson(bodyWith("expires_in", value)), unusable()));
    return faults;
}

} // namespace

static Faults fieldFaults()
{
    const QByteArray body = rightBody();
    const auto instead
        = [&](const char *what, const QByteArray &with) { return sendsJson(QByteArray(body).replace(what, with)); };
    using enum RequestKind;
    const auto success = [&](const QByteArray &value) { return instead("\"success\":true", "\"success\":" + value); };
    const std::map<RequestKind, Verdict> aboutNobody = {{List, answered()}, {Token, answered()}, {Create, answered()}};
    Faults faults = {
        fault("success: false", sendsJson(R"({"success":false,"message":"It did not work"})"), failed()),
        fault("success: false, before the right answer", success("false"), failed()),
        fault("success: false, behind the right answer",
              sendsJson(QByteArray(body).replace("\"success\":true,", "").chopped(1) + ",\"success\":false}"),
              failed()),
        fault("success: true and then false", sendsJson(body.chopped(1) + ",\"success\":false}"), failed()),
        fault("another record", instead("u1", "u2"), wrongRecord(), aboutNobody),
        fault("another record, in other letters", instead("u1", "U1"), wrongRecord(), aboutNobody),
        fault("another record, with a blank behind it", instead("u1", "u1 "), wrongRecord(), aboutNobody),
        fault("the created user has another client ID", instead("c1", "c2"), answered(), {{Create, wrongRecord()}}),
        fault("the right record twice, and another one last", sendsJson(body.chopped(1) + R"(,"user_id":"u2"})"),
              wrongRecord(), aboutNobody),
        fault("a token that can't be sent", sendsJson(bodyWith("access_token", R"("a\r\nX: y")")), answered(),
              {{Token, unusable()}}),
        fault("an empty token", sendsJson(bodyWith("access_token", "\"\"")), answered(), {{Token, unusable()}}),
        fault("a token of 5 KB", sendsJson(bodyWith("access_token", '"' + QByteArray(5000, 'x') + '"')), answered(),
              {{Token, unusable()}}),
        fault("a token of another type", sendsJson(bodyWith("token_type", "\"mac\"")), answered(),
              {{Token, unusable()}}),
        fault("a token without a type", sendsJson(bodyWith("token_type", {})), answered()),
        fault("a duplicate name", sendsJson(body.chopped(1) + R"(,"client_user_id":"c1"})"), answered()),
        fault("a name of a megabyte", sendsJson(body.chopped(1) + ",\"" + QByteArray(1'000'000, 'k') + "\":1}"),
              answered()),
        fault("a text of a megabyte", sendsJson(body.chopped(1) + ",\"x\":\"" + QByteArray(1'000'000, 'v') + "\"}"),
              answered()),
        fault("100,000 members nobody knows",
              sendsJson(body.chopped(1) + QByteArray(",\"x\":1").repeated(100'000) + "}"), answered()),
        fault("a megabyte of blanks", sendsJson(QByteArray(1'000'000, ' ') + body), answered()),
        fault("a lone surrogate in a member nobody knows", sendsJson(body.chopped(1) + R"(,"x":"\ud800"})"),
              answered()),
    };
    append(faults, wrongMembers());
    append(faults, numbers());
    return faults;
}

} // namespace labdesk::tests

class tst_fieldfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_fieldfaults() : FaultMatrix("Meaning of an answer", labdesk::tests::fieldFaults()) { }
};

LABDESK_TEST(tst_fieldfaults)
#include "tst_fieldfaults.moc"
