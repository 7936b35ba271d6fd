// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/sensitive.h"
#include "support/testmain.h"
#include "views/users/detail/userinsurancetab.h"
#include "widgets/dialogframe.h"
#include "widgets/maskedvalue.h"
#include "widgets/metrics.h"

#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>

using namespace labdesk;
using namespace Qt::StringLiterals;

class tst_centersnearinsured : public QObject
{
    Q_OBJECT

private:
    static Remote<std::optional<InsuranceRecord>> recordWithZip(const QString &zip)
    {
        InsuranceRecord record;
        record.payorCode = u"BOA591"_s;
        record.insured.address.firstLine = u"1 Main St"_s;
        record.insured.address.zip = zip;
        return Ready<std::optional<InsuranceRecord>>{record, QDateTime::currentDateTimeUtc()};
    }

private Q_SLOTS:
    void askingForThemIsRecordedAsARevealOfTheAddress()
    {
        UserInsuranceTab tab;
        tab.showInsurance(recordWithZip(u"85004-1234"_s));
        QSignalSpy requested(&tab, &UserInsuranceTab::centersRequested);
        QSignalSpy audited(&tab, &UserInsuranceTab::audited);
        tab.findChild<QPushButton *>(u"centersNearInsuredButton"_s)->click();
        QCOMPARE(requested.size(), 1);
        QCOMPARE(requested.front().front().toString(), u"85004-1234"_s);
        QCOMPARE(audited.size(), 1);
        const auto entry = audited.front().front().value<AuditEntry>();
        QVERIFY(entry.operation == AuditOperation::Reveal && entry.field == privacy::Field::StreetAddress);
    }

    void privacyModeAsksFirst()
    {
        const auto back = qScopeGuard([] { privacy::setPrivacyMode(false); });
        privacy::setPrivacyMode(true);
        UserInsuranceTab tab;
        tab.showInsurance(recordWithZip(u"85004"_s));
        QSignalSpy requested(&tab, &UserInsuranceTab::centersRequested);
        tab.findChild<QPushButton *>(u"centersNearInsuredButton"_s)->click();
        QCOMPARE(requested.size(), 0);
        tab.findChild<DialogFrame *>(u"revealQuestion"_s)->action()->click();
        QCOMPARE(requested.size(), 1);
    }

    void theAddressIsNoNarrowColumnBesideItsButtons()
    {
        UserInsuranceTab tab;
        const Metrics m = metricsFor(&tab);
        tab.resize(m.px(520), m.px(900));
        tab.showInsurance(recordWithZip(u"85004"_s));
        tab.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tab));
        auto *address = tab.findChild<MaskedValue *>(u"insuredAddressValue"_s);
        auto *centers = tab.findChild<QPushButton *>(u"centersNearInsuredButton"_s);
        const auto topOf = [&tab](const QWidget *part) { return part->mapTo(&tab, QPoint()).y(); };
        const auto isBelow = [&] { return topOf(centers) >= topOf(address) + address->height(); };
        QTRY_VERIFY(isBelow());
        QVERIFY2(address->width() >= m.px(200), qPrintable(QString::number(address->width())));
        const int top = topOf(centers);
        const int height = address->height();
        address->reveal();
        QTRY_VERIFY(address->height() > height); // its lines
        QVERIFY(isBelow() && topOf(centers) > top);
        tab.resize(m.px(1100), m.px(900));
        QTRY_VERIFY(!isBelow()); // where there is room
        tab.resize(m.px(520), m.px(900));
        QTRY_VERIFY(isBelow());
    }

    void withoutAZipThereIsNothingToAskFor()
    {
        UserInsuranceTab tab;
        tab.showInsurance(recordWithZip({}));
        QVERIFY(!tab.findChild<QPushButton *>(u"centersNearInsuredButton"_s));
    }
};

LABDESK_TEST(tst_centersnearinsured)
#include "tst_centersnearinsured.moc"
