// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/liveservice.h"
#include "support/testmain.h"
#include "text/users/sourcetexts.h"
#include "views/users/detail/resourcelist.h"
#include "views/users/detail/sourcerow.h"
#include "views/users/detail/usersourcestab.h"
#include "widgets/inlinemessage.h"

#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

ConnectedProvider connected(const QString &slug)
{
    ConnectedProvider provider;
    provider.name = provider.slug = slug;
    provider.status = u"connected"_s;
    return provider;
}

InlineMessage *noticeIn(const QWidget &widget, const QString &slug)
{
    return widget.findChild<InlineMessage *>(slug + u"NoticeMessage"_s);
}

const SourceNotice notice{u"Reconnect through <b>Google Health</b>"_s, QDate(2099, 9, 30)};

} // namespace

class tst_sourcerow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNoticeStandsOnItsRowAsPlainText()
    {
        const SourceRow row(connected(u"fitbit"_s), QTimeZone::utc(), {false, notice});
        const InlineMessage *message = noticeIn(row, u"fitbit"_s);
        QVERIFY(message);
        QCOMPARE(message->sentence(), notice.text);
        QStringList said;
        for (const QLabel *label : message->findChildren<QLabel *>()) {
            QVERIFY(label->text().isEmpty() || label->textFormat() == Qt::PlainText);
            said += label->text();
        }
        QVERIFY2(said.contains(noticeDetails(notice)), qPrintable(said.join(u'|')));
        QVERIFY(noticeDetails(notice).contains(u"2099"_s));
    }

    void aRowWithoutANoticeHasNone()
    {
        QVERIFY(!noticeIn(SourceRow(connected(u"fitbit"_s), QTimeZone::utc()), u"fitbit"_s));
    }

    void aSourceThatWorksButLacksPermissionsHasATextForTheUserToo()
    {
        ConnectedProvider provider = connected(u"oura"_s);
        const auto button = [&provider] {
            return SourceRow(provider, QTimeZone::utc()).findChild<QPushButton *>(u"ouraReconnectButton"_s) != nullptr;
        };
        QVERIFY(!button());
        provider.resources = {{u"sleep"_s, u"unavailable"_s, {}}};
        QVERIFY2(!button(), "nothing that the user did not allow");
        provider.resources.front().scopes = ScopeRequirements{{}, {}, {u"sleep:read"_s}, {}};
        QVERIFY(button());
    }

    void aSourceWithoutANameIsCalledInWords()
    {
        QCOMPARE(shownName(connected(u"google_health"_s)), u"Google Health"_s);
        QCOMPARE(shownName(connected(u"new_ring"_s)), u"New Ring"_s);
    }

    void rowsFollowWhatIsKnownLaterAndStayUnavailable()
    {
        UserSourcesTab tab;
        bool isKnown = false;
        tab.setFacts([&isKnown](const QString &) {
            return SourceFacts{isKnown, isKnown ? std::optional(notice) : std::nullopt};
        });
        tab.showProviders(
            Ready<std::vector<ConnectedProvider>>{{connected(u"fitbit"_s)}, QDateTime::currentDateTimeUtc()});
        tab.setUnavailability([](const QString &) { return u"It is being removed."_s; });
        QVERIFY(!noticeIn(tab, u"fitbit"_s));
        isKnown = true;
        tab.refreshFacts();
        QVERIFY(noticeIn(tab, u"fitbit"_s));
        QVERIFY(!part<QPushButton>(tab, "fitbitDeregisterButton")->toolTip().isEmpty());
    }

    void troubleStandsFirst()
    {
        ConnectedProvider lacking = connected(u"lacking"_s);
        lacking.resources = {{u"sleep"_s, u"unavailable"_s, {}}};
        ConnectedProvider failing = connected(u"failing"_s);
        failing.status = u"error"_s;
        UserSourcesTab tab;
        tab.showProviders(Ready<std::vector<ConnectedProvider>>{
            {connected(u"one"_s), lacking, connected(u"two"_s), failing}, QDateTime::currentDateTimeUtc()});
        tab.resize(600, 900);
        tab.show();
        const auto order = [&tab] {
            QList<SourceRow *> rows = tab.findChildren<SourceRow *>();
            std::ranges::sort(rows, {}, [&tab](const SourceRow *row) { return row->mapTo(&tab, QPoint()).y(); });
            QStringList slugs;
            for (const SourceRow *row : rows)
                slugs += row->slug();
            return slugs;
        };
        QTRY_COMPARE(order(), (QStringList{u"failing"_s, u"lacking"_s, u"one"_s, u"two"_s}));
    }

    void whatIsMissingIsNamedAndManyThatAreThereAreCounted()
    {
        ConnectedProvider provider = connected(u"oura"_s);
        provider.resources = {{u"heartrate"_s, u"available"_s, {}},
                              {u"sleep"_s, u"unavailable"_s, {}},
                              {u"moon_phase"_s, u"available"_s, {}}};
        const SourceRow few(provider, QTimeZone::utc());
        QVERIFY(!few.findChild<QPushButton *>(u"ouraResourcesButton"_s));
        const auto lists = few.findChildren<ResourceList *>();
        QCOMPARE(lists.size(), 2);
        QVERIFY(!lists.last()->isHidden() && lists.last()->accessibleName().contains(u"Moon Phase"_s));
        for (const char *more : {"steps", "weight", "water"})
            provider.resources.push_back({QString::fromLatin1(more), u"available"_s, {}});
        SourceRow row(provider, QTimeZone::utc());
        row.show();
        const auto spoken = [&row] {
            QStringList names;
            for (const ResourceList *list : row.findChildren<ResourceList *>())
                if (list->isVisible())
                    names += list->accessibleName();
            return names.join(u" | "_s);
        };
        QCOMPARE(spoken(), u"Sleep: unavailable"_s);
        auto *count = part<QPushButton>(row, "ouraResourcesButton");
        QVERIFY2(count->text().startsWith(u'5'), qPrintable(count->text()));
        count->click();
        QCOMPARE(spoken(),
                 u"Sleep: unavailable | Heart rate: available, Moon Phase: available, Steps: available, "
                 "Weight: available, Water: available"_s);
        count->click();
        QCOMPARE(spoken(), u"Sleep: unavailable"_s);
    }

    void anExpiredPasswordIsToldInWords()
    {
        ConnectedProvider provider = connected(u"renpho"_s);
        provider.name = u"Renpho"_s;
        provider.status = u"error"_s;
        provider.fault = ConnectionFault{u"provider_password_expired"_s, {}, {}};
        QCOMPARE(formatStatus(provider), u"Password expired"_s);
        QCOMPARE(formatFault(provider), u"The password for Renpho expired. Ask the user to reconnect Renpho."_s);
        provider.fault->type = u"something_new"_s;
        QCOMPARE(formatStatus(provider), u"Error"_s);
        QVERIFY(formatFault(provider).startsWith(u"Renpho reports an error."_s));
    }
};

LABDESK_TEST(tst_sourcerow)
#include "tst_sourcerow.moc"
