// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/curl.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::output;

namespace {

Connection serviceAt(const QString &url, const AuthScheme &scheme = ApiKeyScheme{})
{
    return {u"id"_s, u"Service"_s, Environment::Sandbox, QUrl(url), scheme};
}

} // namespace

class tst_curl : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReadOfAUser()
    {
        const Connection connection = serviceAt(u"https://api.example.org/health"_s);
        QCOMPARE(curlCommand(connection, curlForUser(connection, u"a b'c"_s)),
                 u"curl \\\n  'https://api.example.org/health/v2/user/a%20b%27c' \\\n  -H 'x-service-api-key: "
                 u"'\"$LABDESK_API_KEY\" \\\n"
                 "  -H 'Accept: application/json'"_s);
    }

    void aWriteHasItsBodyAsAVariable()
    {
        const QString command = curlCommand(serviceAt(u"https://api.example.org"_s),
                                            {.verb = u"PATCH"_s, .path = u"/v2/user/1"_s, .hasBody = true});
        QVERIFY2(command.contains(u"-X 'PATCH'"_s) && command.endsWith(u"--data \"$LABDESK_BODY\""_s),
                 qPrintable(command));
    }

    void aQueryHasItsValuesAsVariables()
    {
        const QString command
            = curlCommand(serviceAt(u"https://api.example.org"_s),
                          {.verb = u"GET"_s, .path = u"/v3/order/psc/info"_s, .queryNames = {u"zip_code"_s, u"a'b"_s}});
        QVERIFY2(command.contains(u"-G 'https://api.example.org/v3/order/psc/info'"_s), qPrintable(command));
        QVERIFY2(command.contains(u"--data-urlencode 'zip_code='\"$LABDESK_ZIP_CODE\""_s), qPrintable(command));
        QVERIFY2(command.contains(u"--data-urlencode 'a'\\''b='\"$LABDESK_A_B\""_s), qPrintable(command));
    }

    void aHeaderOfAnotherName()
    {
        const QString command = curlCommand(serviceAt(u"http://127.0.0.1:8080"_s, ApiKeyScheme{u"x-other"_s}),
                                            {.verb = u"GET"_s, .path = u"/v2/providers"_s});
        QVERIFY2(command.contains(u"'http://127.0.0.1:8080/v2/providers'"_s)
                     && command.contains(u"'x-other: '\"$LABDESK_API_KEY\""_s),
                 qPrintable(command));
    }

    void aTokenIsAVariableToo()
    {
        const QString command = curlCommand(serviceAt(u"https://api.example.org"_s, BearerScheme{}),
                                            {.verb = u"GET"_s, .path = u"/v2/providers"_s});
        QVERIFY2(command.contains(u"'Authorization: Bearer '\"$LABDESK_ACCESS_TOKEN\""_s), qPrintable(command));
    }
};

LABDESK_TEST(tst_curl)
#include "tst_curl.moc"
