// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "session/useractions.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// What the policy says of the audit trail reaches what is sent.
class tst_auditpolicy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChangeIsSentWhereThePolicyAllowsIt_data()
    {
        QTest::addColumn<bool>("isRequired");
        QTest::addColumn<bool>("canBeRecorded");
        QTest::addColumn<int>("sent");
        QTest::newRow("recorded, as is required") << true << true << 1;
        QTest::newRow("not recorded, though it is required") << true << false << 0;
        QTest::newRow("not recorded, which nobody requires") << false << false << 1;
    }

    void aChangeIsSentWhereThePolicyAllowsIt()
    {
        QFETCH(const bool, isRequired);
        QFETCH(const bool, canBeRecorded);
        QFETCH(const int, sent);
        Policy policy;
        policy.auditRequired = isRequired;
        ConsoleStage stage(5, policy);
        QFile inTheWay(stage.folder.filePath(u"audit"_s));
        QVERIFY(canBeRecorded || inTheWay.open(QFile::WriteOnly)); // of root nothing is kept by rights
        QVERIFY(stage.start());
        QTRY_VERIFY(stage.console->audit().verifiedAt().isValid());
        const auto asked
            = [&stage] { return stage.console->localService()->faultInjector().requestCount("POST", "/v2/user/"); };
        UserActions &actions = stage.session().actions();
        const quint64 id = actions.create({u"desk-1"_s, {}, {}, {}, {}});
        QTRY_VERIFY(actions.find(id)->endedAt.isValid());
        QCOMPARE(asked(), sent);
        const auto *failed = std::get_if<UserAction::Failed>(&actions.find(id)->state);
        QCOMPARE(failed ? describe(failed->why).sentence : QString(),
                 sent ? QString() : u"Nothing was changed, because Labdesk can’t record changes in the audit trail."_s);
    }
};

LABDESK_TEST(tst_auditpolicy)
#include "tst_auditpolicy.moc"
