// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/knownvalues.h"
#include "support/testmain.h"
#include "text/reconnecttexts.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace labdesk;

/// What users are sent, in English and in Spanish.
class tst_reconnecttexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachKnownErrorHasAMessageInBothLanguages()
    {
        QCOMPARE(reconnectTypes(UserLanguage::English), reconnectTypes(UserLanguage::Spanish));
        QStringList missing;
        for (const QString &type : known::values().slugs(known::List::ConnectionErrors))
            if (!reconnectTypes(UserLanguage::English).contains(known::findError(type)->message))
                missing += type;
        QCOMPARE(missing, QStringList());
    }

    void anotherNameOfAnErrorHasItsMessage()
    {
        QCOMPARE(reconnectText(UserLanguage::English, u"Token_Expired"_s, u"Oura"_s),
                 reconnectText(UserLanguage::English, u"token_refresh_failed"_s, u"Oura"_s));
    }

    void nobodyIsPromisedWhatAnotherTeamDoes()
    {
        static const QRegularExpression promise(
            u"\\b(we('ll| will)|our|nuestro)\\b[^.]*\\b(team|equipo|soon|pronto)\\b"_s,
            QRegularExpression::CaseInsensitiveOption);
        for (const UserLanguage language : {UserLanguage::English, UserLanguage::Spanish})
            for (const QString &type : reconnectTypes(language)) {
                const QString message = reconnectText(language, type, u"Oura"_s);
                QVERIFY2(!message.contains(promise), qPrintable(message));
            }
    }

    void aMessageIsWholeAndTellsTheSameStepsInBothLanguages_data()
    {
        QTest::addColumn<QString>("type");
        for (const QString &type : reconnectTypes(UserLanguage::English))
            QTest::newRow(qPrintable(type)) << type;
    }

    void aMessageIsWholeAndTellsTheSameStepsInBothLanguages()
    {
        QFETCH(const QString, type);
        static const QRegularExpression step(u"^\\d\\. "_s, QRegularExpression::MultilineOption);
        const QString english = reconnectText(UserLanguage::English, type, u"Oura"_s);
        const QString spanish = reconnectText(UserLanguage::Spanish, type, u"Oura"_s);
        QVERIFY(english.startsWith(u"Hello,\n\n"));
        QVERIFY(spanish.startsWith(u"Hola:\n\n"));
        for (const QString &message : {english, spanish}) {
            QVERIFY2(message.contains(u"Oura"), qPrintable(message));
            QVERIFY2(!message.contains(u'%') && !message.contains(u'['), qPrintable(message));
            QVERIFY(message.endsWith(u".\n") && !message.contains(u"\n\n\n"));
        }
        QCOMPARE(english.count(step), spanish.count(step));
    }

    void anErrorThatNobodyKnowsGetsTheMessageForAnyTrouble()
    {
        QCOMPARE(reconnectText(UserLanguage::Spanish, u"flux_capacitor_empty"_s, u"Oura"_s),
                 reconnectText(UserLanguage::Spanish, u"unknown"_s, u"Oura"_s));
    }

    void aNameWithAPlaceholderInItStaysAsItIs()
    {
        QVERIFY(reconnectText(UserLanguage::English, u"unknown"_s, u"50%1"_s).contains(u"Your 50%1 connection"));
    }
};

LABDESK_TEST(tst_reconnecttexts)
#include "tst_reconnecttexts.moc"
