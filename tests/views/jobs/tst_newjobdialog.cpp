// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/jobs/newjobdialog.h"
#include "widgets/countedtabbar.h"
#include "widgets/inlinemessage.h"

#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

UserSelection everybody(const UsersStage &stage)
{
    const UserStore &store = stage.session->users().store();
    return {store.snapshot(), RowSet(store.size(), true)};
}

} // namespace

class tst_newjobdialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPreviewShowsWhoIsAffectedFirst()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        const UserStore &store = stage.session->users().store();
        const UserSelection all = everybody(stage);
        const auto facts = countFacets(all.users, &all.rows);
        const auto &source = facts->sources.front();
        NewJobDialog dialog(*stage.session, UserJobKind::Deregister, all);
        dialog.findChild<QComboBox *>(u"jobProviderCombo"_s)->setCurrentIndex(0);
        auto *tabs = part<CountedTabBar>(dialog, "jobPartsTabBar");
        auto *table = part<QTableView>(dialog, "jobPreviewTable");
        QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Affected"_s);
        QCOMPARE(tabs->countOf(0), QString::number(source.users));
        QCOMPARE(tabs->countOf(1), QString::number(30 - source.users));
        QCOMPARE(columnOf(table, 3), QStringList(qsizetype(source.users), u"This source stops sending data"_s));
        for (const QString &id : columnOf(table, 1)) {
            const User user = store.user(*store.find(*UserId::parse(id)));
            QVERIFY(std::ranges::any_of(user.sources,
                                        [&](const ConnectedSource &one) { return one.slug == source.value; }));
        }
        tabs->setCurrentIndex(1);
        QCOMPARE(table->model()->rowCount(), int(30 - source.users));
        QVERIFY(!columnOf(table, 3).contains(QString()));
        QCOMPARE(table->model()->headerData(3, Qt::Horizontal).toString(), u"Reason"_s);
    }

    void aPreviewHasTheNoticesOfItsSources_data()
    {
        QTest::addColumn<UserJobKind>("kind");
        QTest::addColumn<bool>("concerns");
        QTest::newRow("a refresh") << UserJobKind::Refresh << true;
        QTest::newRow("a disconnection") << UserJobKind::Deregister << true;
        QTest::newRow("another zone") << UserJobKind::ChangeZone << false;
    }
    void aPreviewHasTheNoticesOfItsSources()
    {
        QFETCH(UserJobKind, kind);
        QFETCH(bool, concerns);
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        const UserSelection all = everybody(stage);
        const auto facts = countFacets(all.users, &all.rows);
        const QString slug = facts->sources.front().value;
        stage.session->setNotices(SourceNotices({{slug, {u"Reconnect soon."_s, QDate(2099, 9, 30)}},
                                                 {u"nobody_has_it"_s, {u"Not said."_s, QDate(2099, 9, 30)}}}));
        NewJobDialog dialog(*stage.session, kind, all);
        auto *notice = part<InlineMessage>(dialog, "jobSourceNoticeMessage");
        if (auto *provider = dialog.findChild<QComboBox *>(u"jobProviderCombo"_s))
            provider->setCurrentIndex(provider->findData(slug));
        QCOMPARE(notice->isVisibleTo(notice->parentWidget()), concerns);
        if (concerns)
            QVERIFY2(notice->sentence().endsWith(u": Reconnect soon."_s), qPrintable(notice->sentence()));
    }

    void anEndThatNobodyEnteredIsNotPlanned()
    {
        UsersStage stage(12);
        QTRY_COMPARE(stage.rows(), 12);
        NewJobDialog dialog(*stage.session, UserJobKind::ChangeIngestionEnd, everybody(stage));
        auto *action = part<QPushButton>(dialog, "actionButton");
        QVERIFY(!action->isEnabled());
        QCOMPARE(part<QLabel>(dialog, "jobSummaryLabel")->text(), u"Enter the new end date to see who is affected."_s);
        part<QDateEdit>(dialog, "jobEndEdit")->setDate(QDate(2031, 5, 6));
        QVERIFY(action->isEnabled());
    }

    void anEndIsTypedInTheDigitsOfAnyKeyboard_data()
    {
        QTest::addColumn<QString>("year");
        QTest::addColumn<QString>("locale");
        QTest::newRow("plain") << u"2031"_s << u"en_US"_s;
        QTest::newRow("Arabic-Indic digits") << u"٢٠٣١"_s << u"en_US"_s;
        QTest::newRow("Persian digits") << u"۲۰۳۱"_s << u"en_US"_s;
        QTest::newRow("full-width digits") << u"２０３１"_s << u"en_US"_s;
        QTest::newRow("Arabic-Indic digits in Arabic") << u"٢٠٣١"_s << u"ar_EG"_s;
        QTest::newRow("Persian digits in Arabic") << u"۲۰۳۱"_s << u"ar_EG"_s;
        QTest::newRow("plain in Arabic") << u"2031"_s << u"ar_EG"_s;
    }
    void anEndIsTypedInTheDigitsOfAnyKeyboard()
    {
        QFETCH(const QString, year);
        QFETCH(const QString, locale);
        const auto restore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(locale));
        UsersStage stage(12);
        QTRY_COMPARE(stage.rows(), 12);
        NewJobDialog dialog(*stage.session, UserJobKind::ChangeIngestionEnd, everybody(stage));
        auto *end = part<QDateEdit>(dialog, "jobEndEdit");
        end->setSelectedSection(QDateTimeEdit::YearSection);
        for (const QChar digit : year)
            QTest::sendKeyEvent(QTest::Click, end, Qt::Key_unknown, QString(digit), Qt::NoModifier);
        QCOMPARE(end->date().year(), 2031);
        QVERIFY(part<QPushButton>(dialog, "actionButton")->isEnabled());
    }

    void productionWantsTheNumberTyped()
    {
        UsersStage stage(12, Environment::Production);
        QTRY_COMPARE(stage.rows(), 12);
        NewJobDialog dialog(*stage.session, UserJobKind::ChangeZone, everybody(stage));
        part<QLineEdit>(dialog, "jobZoneEdit")->setText(u"Pacific/Chatham"_s);
        QTRY_VERIFY(part<QLabel>(dialog, "dialogTitleLabel")->text().contains(u"Pacific/Chatham"_s));
        auto *action = part<QPushButton>(dialog, "actionButton");
        auto *proof = part<QLineEdit>(dialog, "jobProofEdit");
        QVERIFY(!action->isEnabled());
        proof->setText(u"11"_s);
        QVERIFY(!action->isEnabled());
        for (const QString &typed : {u" 12 "_s, u"١٢"_s, u"۱۲"_s, u"１２"_s, u"12\u200f"_s}) {
            proof->clear();
            QVERIFY(!action->isEnabled());
            proof->setText(typed);
            QVERIFY2(action->isEnabled(), qPrintable(typed));
        }
        QCOMPARE(part<QComboBox>(dialog, "jobPaceCombo")->count(), 5);
    }
};

LABDESK_TEST(tst_newjobdialog)
#include "tst_newjobdialog.moc"
