// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/eastdesk.h"
#include "support/testmain.h"

#include <QRadioButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// What is wrong with a connection is said at the field that has to be corrected.
class tst_connectionproblems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachProblemLeadsToItsField_data()
    {
        QTest::addColumn<QStringList>("typed"); // field, text
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("line");
        const QString missing = u"/nowhere.pem"_s;
        const auto row = [](const QStringList &typed, const QString &line) {
            QTest::newRow(qPrintable(typed.join(u' '))) << typed << typed[typed.size() - 2] << line;
        };
        row({u"nameEdit"_s, {}}, u"nameProblemLabel"_s);
        row({u"baseUrlEdit"_s, u"nonsense"_s}, u"baseUrlProblemLabel"_s);
        row({u"headerEdit"_s, u"Host"_s}, u"headerProblemLabel"_s);
        row({u"authUrlEdit"_s, {}}, u"authUrlProblemLabel"_s);
        row({u"authUrlEdit"_s, u"https://auth.example.com"_s, u"clientIdEdit"_s, {}}, u"clientIdProblemLabel"_s);
        row({u"secretEdit"_s, u"two words"_s}, u"secretProblemLabel"_s);
        row({u"ownProxyEdit"_s, u"nowhere"_s}, u"proxyWordsLabel"_s);
        row({u"proxyUserEdit"_s, u"a:b"_s}, u"proxySignInWordsLabel"_s);
        row({u"proxyUserEdit"_s, u"ana"_s, u"proxyPasswordEdit"_s, {}}, u"proxySignInWordsLabel"_s);
        row({u"authorityFileEdit"_s, missing}, u"authorityWordsLabel"_s);
        row({u"clientCertificateEdit"_s, missing}, u"clientCertificateWordsLabel"_s);
        row({u"clientCertificateEdit"_s, QStringLiteral(TEST_DATA "/tls/client.p12"), u"certificatePassphraseEdit"_s,
             u"wrong"_s},
            u"clientCertificateWordsLabel"_s);
    }

    void eachProblemLeadsToItsField()
    {
        QFETCH(QStringList, typed);
        QFETCH(QString, field);
        QFETCH(QString, line);
        LiveService live;
        EastDesk desk(live);
        auto *edit = desk.find<QLineEdit>(qPrintable(field));
        if (typed[0] == u"authUrlEdit")
            desk.find<QRadioButton>("bearerRadio")->click();
        if (field == u"ownProxyEdit")
            desk.find<QRadioButton>("ownProxyRadio")->click();
        for (qsizetype i = 0; i < typed.size(); i += 2)
            desk.find<QLineEdit>(qPrintable(typed[i]))->setText(typed[i + 1]);
        desk.click("saveButton"); // which unfolds what is wrong
        QCOMPARE(desk.dialog->focusWidget(), edit);
        QVERIFY(edit->isVisible());
        const auto *words = desk.find<QLabel>(qPrintable(line));
        QVERIFY(words->isVisible() && !words->text().isEmpty());
        QCOMPARE(edit->accessibleDescription(), words->text());
        QCOMPARE(words->property("tone").toString(), u"bad"_s);
    }

    void aPortIsTypedInTheDigitsOfAnyKeyboard_data()
    {
        QTest::addColumn<QString>("port");
        QTest::newRow("Arabic-Indic digits") << u"٣١٢٨"_s;
        QTest::newRow("Persian digits") << u"۳۱۲۸"_s;
        QTest::newRow("full-width digits") << u"３１２８"_s;
        QTest::newRow("a mark of direction behind it") << u"3128\u200e"_s;
    }
    void aPortIsTypedInTheDigitsOfAnyKeyboard()
    {
        QFETCH(const QString, port);
        LiveService live;
        EastDesk desk(live);
        desk.find<QRadioButton>("ownProxyRadio")->click();
        desk.find<QLineEdit>("ownProxyEdit")->setText(u"proxy.example.com:"_s + port);
        desk.find<QLineEdit>("baseUrlEdit")->setText(u"https://api.example.org:"_s + port);
        desk.find<QLineEdit>("secretEdit")->setText(u"k"_s);
        desk.click("saveButton");
        QCOMPARE(desk.find<QLabel>("baseUrlProblemLabel")->text(), QString());
        const Connection &saved = desk.book.connections().back();
        QCOMPARE(saved.baseUrl, QUrl(u"https://api.example.org:3128"_s));
        QCOMPARE(saved.network.ownProxy.text(), u"proxy.example.com:3128"_s);
    }

    void theFirstOfTwoProblemsStandsInTheirLine()
    {
        LiveService live;
        EastDesk desk(live);
        desk.click("routeButton");
        const auto *line = desk.find<QLabel>("proxySignInWordsLabel");
        const auto *user = desk.find<QLineEdit>("proxyUserEdit");
        const auto *password = desk.find<QLineEdit>("proxyPasswordEdit");
        desk.type("proxyUserEdit", u"a:b"_s);
        QCOMPARE(line->text(), user->accessibleDescription());
        QVERIFY(!password->accessibleDescription().isEmpty());
        QVERIFY(password->accessibleDescription() != line->text());
        desk.type("proxyUserEdit", u"ana"_s);
        QVERIFY(user->accessibleDescription().isEmpty());
        QCOMPARE(line->text(), password->accessibleDescription());
        desk.type("proxyPasswordEdit", u"pw"_s);
        QVERIFY(line->text().startsWith(u"Sent only to the proxy"_s));
        QCOMPARE(line->property("tone").toString(), QString());
    }

    void aNoteComesBackWhenItsLineHasNoProblem()
    {
        LiveService live;
        EastDesk desk(live);
        desk.click("routeButton");
        const auto *line = desk.find<QLabel>("proxyWordsLabel");
        const QString note = line->text();
        QVERIFY(!note.isEmpty());
        desk.find<QRadioButton>("ownProxyRadio")->click();
        QVERIFY(line->text() != note);
        QCOMPARE(line->property("tone").toString(), u"bad"_s);
        desk.find<QRadioButton>("systemProxyRadio")->click();
        QCOMPARE(line->text(), note);
        QCOMPARE(line->property("tone").toString(), QString());
    }

    void aStoredKeyIsAskedForAgainWhereItMayNotGo()
    {
        LiveService live;
        EastDesk desk(live);
        const auto *key = desk.find<QLineEdit>("secretEdit");
        desk.type("baseUrlEdit", u"https://api.example.org"_s);
        desk.find<QLineEdit>("nameEdit")->clear();
        desk.click("saveButton");
        QCOMPARE(desk.dialog->focusWidget(), desk.find<QLineEdit>("nameEdit")); // the first
        QVERIFY(key->isVisible() && !desk.find<QPushButton>("forgetButton")->isVisible());
        QVERIFY(!key->accessibleDescription().isEmpty());
        desk.type("nameEdit", u"East"_s);
        desk.click("saveButton");
        QCOMPARE(desk.dialog->focusWidget(), key);
    }
};

LABDESK_TEST(tst_connectionproblems)
#include "tst_connectionproblems.moc"
