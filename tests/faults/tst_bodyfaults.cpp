// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

/// What is a whole JSON document, but not that of an answer.
Faults otherDocuments()
{
    Faults faults;
    for (const char *other :
         {"null", "true", "false", "0", "-0", "1e5", "\"text\"", "{}", "[null]", "[[]]", R"({"user_id":null})",
          R"({"detail":"No"})", R"({"error":"invalid_request"})", R"({"data":{"user_id":"u1"}})", R"({"hello":1})"})
        faults.push_back(fault(QByteArray("the JSON of something else: ") + other, sendsJson(other), unusable()));
    return faults;
}

/// What isn't JSON.
Faults brokenDocuments()
{
    const QByteArray body = rightBody();
    const auto instead = [&](const char *what, const QByteArray &with) { return QByteArray(body).replace(what, with); };
    const QByteArray utf16(reinterpret_cast<const char *>(QString::fromUtf8(body).utf16()), body.size() * 2);
    const std::pair<const char *, QByteArray> documents[] = {
        {"nothing", ""},
        {"blanks", "   \r\n\t "},
        {"a document cut by a byte", body.chopped(1)},
        {"a document cut in a name", body.left(30)},
        {"two documents", body + body},
        {"something behind the document", body + ";"},
        {"a NUL behind the document", body + '\0'},
        {"JSON for scripts", ")]}',\n" + body},
        {"a callback", "callback(" + body + ")"},
        {"lines of JSON", body + "\n" + body},
        {"single quotes", QByteArray(body).replace('"', '\'')},
        {"names without quotes", instead("\"user_id\"", "user_id")},
        {"a comment", "/* hello */" + body},
        {"a comma too many", instead("[],", "[],,")},
        {"a comma before the end", body.chopped(1) + ",}"},
        {"a colon that is missing", instead("\"team_id\":", "\"team_id\"")},
        {"bad UTF-8", instead("c1", "c\xc3\x28")},
        {"UTF-8 longer than needed", instead("c1", "c\xc0\xaf")},
        {"surrogates in UTF-8", instead("c1", "c\xed\xa0\x80")},
        {"beyond Unicode", instead("c1", "c\xf4\x90\x80\x80")},
        {"half a character at the end", body.chopped(2) + "\xf0\x9f"},
        {"Latin-1", instead("c1", "c\xe9")},
        {"UTF-16", utf16},
        {"UTF-16 with a mark", "\xff\xfe" + utf16},
        {"an escape cut off", instead("c1", "c\\u12")},
        {"YAML", "user_id: u1\nteam_id: t1\n"},
        {"XML", "<?xml version=\"1.0\"?><user id=\"u1\"/>"},
        {"a form", "user_id=u1&team_id=t1"},
        {"CBOR", QByteArray("\xa1\x67user_id\x62u1", 12)},
        {"a binary document", QByteArray("\x07\xfe\x80\x01").repeated(64)},
        {"nested 100,000 deep", QByteArray(100'000, '[') + QByteArray(100'000, ']')},
        {"nested 100,000 deep and never closed", QByteArray(100'000, '[')},
        {"objects nested 50,000 deep", QByteArray("{\"a\":").repeated(50'000) + "1" + QByteArray(50'000, '}')},
    };
    Faults faults;
    for (const auto &[name, bytes] : documents)
        faults.push_back(fault(name, sendsJson(bytes), unusable()));
    return faults;
}

Faults otherTypes()
{
    Faults faults;
    for (const char *type :
         {"text/plain", "image/png", "multipart/mixed; boundary=x", "application/octet-stream", "application/xml",
          "application/x-ndjson", "application/jsonp", "application/json5", "json", "*/*", "application", ";"})
        faults.push_back(
            fault(QByteArray("JSON that calls itself ") + type, sendsTyped(rightBody(), type), unusable()));
    for (const char *type : {"text/html", "text/html; charset=utf-8", "application/xhtml+xml"})
        faults.push_back(fault(QByteArray("JSON that calls itself ") + type, sendsTyped(rightBody(), type), webPage()));
    for (const char *type : {"text/json", "application/hal+json", "application/problem+json", "APPLICATION/JSON",
                             "application/json; charset=utf-16", "application/json;", "application/json ; q=1"})
        faults.push_back(
            fault(QByteArray("JSON that calls itself ") + type, sendsTyped(rightBody(), type), answered()));
    return faults;
}

} // namespace

static Faults bodyFaults()
{
    Faults faults = otherDocuments();
    append(faults, brokenDocuments());
    append(faults, otherTypes());
    append(faults,
           {fault("a page for JSON", sendsTyped("<!doctype html><html><body>Sign in</body></html>", "text/html"),
                  webPage()),
            fault("a page that calls itself JSON", sendsJson("<!doctype html><html></html>"), webPage()),
            fault("a page behind blanks that calls itself JSON", sendsJson("\r\n\r\n  <HTML></HTML>"), webPage()),
            fault("plain text", sendsTyped("OK", "text/plain"), unusable())});
    const QByteArray body = rightBody();
    const std::map<RequestKind, Verdict> otherClientId = {{RequestKind::Create, wrongRecord()}};
    append(
        faults,
        {// What JSON forbids inside a text is read as it is: it can't be mistaken for anything else.
         fault("a NUL in a name", sendsJson(QByteArray(body).insert(20, '\0')), answered(),
               {{RequestKind::Get, unusable()}, {RequestKind::Create, unusable()}}),
         fault("an escape nobody knows", sendsJson(QByteArray(body).replace("c1", "c\\x41")), answered(),
               otherClientId),
         fault("a line feed in a text", sendsJson(QByteArray(body).replace("c1", "c\n1")), answered(), otherClientId)});
    Fault nobody
        = fault("the JSON of something else: []", sendsJson("[]"), unusable(), {{RequestKind::List, answered()}});
    nobody.users = 0;
    faults.push_back(nobody);
    return faults;
}

} // namespace labdesk::tests

class tst_bodyfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_bodyfaults() : FaultMatrix("Shape of JSON", labdesk::tests::bodyFaults()) { }
};

LABDESK_TEST(tst_bodyfaults)
#include "tst_bodyfaults.moc"
