// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "views/users/detail/sourcerow.h"
#include "views/users/detail/userhead.h"
#include "views/users/detail/usertimelinetab.h"
#include "widgets/button.h"
#include "widgets/chiplabel.h"
#include "widgets/elidedlabel.h"
#include "widgets/group.h"

#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

User namedUser(const QString &clientId)
{
    return {.id = *UserId::parse(u"7b2a9f3c-65f8-4a21-9d0e-0c3f5a1b2c3d"_s),
            .teamId = u"t"_s,
            .clientUserId = clientId,
            .createdOn = Timestamp::parse(u"2025-03-01T08:00:00Z"_s),
            .sources = {},
            .timeZone = {},
            .birthDate = {},
            .ingestionStart = {},
            .ingestionEnd = {}};
}

QRect placeOf(const QWidget *part, const QWidget &whole)
{
    return {part->mapTo(&whole, QPoint()), part->size()};
}

const ElidedLabel *labelSaying(const QWidget &whole, const QString &words)
{
    for (const ElidedLabel *label : whole.findChildren<ElidedLabel *>())
        if (label->fullText() == words)
            return label;
    return nullptr;
}

} // namespace

/// The parts of a user's detail where there is little room for them: small windows, large letters, long languages.
class tst_narrowdetail : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anIdOfUsualLengthIsReadWhole()
    {
        UserHead head;
        head.setUser(namedUser(u"client-01114"_s), QDateTime::currentDateTimeUtc());
        const auto *title = head.findChild<ElidedLabel *>(u"userTitleLabel"_s);
        const auto *refresh = head.findChild<QPushButton *>(u"refreshButton"_s);
        head.resize(700, 100);
        head.show();
        QTRY_VERIFY(placeOf(refresh, head).left() > placeOf(title, head).right());
        for (int width = 690; width > 230; width -= 10) {
            head.resize(width, 140);
            QTRY_VERIFY2(title->width() >= title->sizeHint().width(), qPrintable(QString::number(width)));
        }
        QVERIFY(placeOf(refresh, head).top() > placeOf(title, head).bottom());
    }

    void aVeryLongIdGivesWay()
    {
        UserHead head;
        head.setUser(namedUser(QString(60, u'W')), QDateTime::currentDateTimeUtc());
        QVERIFY(head.minimumSizeHint().width() < 400);
    }

    void theHeadDoesNotFoldByWhatWasPressed()
    {
        UserHead head;
        const auto *refresh = head.findChild<QPushButton *>(u"refreshButton"_s);
        const int before = refresh->minimumSizeHint().expandedTo(refresh->minimumSize()).width();
        head.setRefresh(true, u"It was sent."_s, 0);
        QCOMPARE(refresh->minimumSizeHint().expandedTo(refresh->minimumSize()).width(), before);
    }

    void aSourcesNameIsReadWhole()
    {
        const ConnectedProvider provider{.name = u"Freestyle Libre (BLE)"_s,
                                         .slug = u"freestyle_libre_ble"_s,
                                         .logo = {},
                                         .createdOn = Timestamp::parse(u"2025-11-09T00:00:00Z"_s),
                                         .status = u"connected"_s,
                                         .externalUserId = {},
                                         .fault = {},
                                         .resources = {}};
        SourceRow row(provider, QTimeZone::utc());
        const ElidedLabel *name = labelSaying(row, provider.name);
        const auto *button = row.findChild<QPushButton *>(u"freestyle_libre_bleDeregisterButton"_s);
        QVERIFY(name && button);
        row.resize(640, row.heightForWidth(640));
        row.show();
        QTRY_VERIFY(placeOf(button, row).left() > placeOf(name, row).right()
                    && placeOf(button, row).top() <= placeOf(name, row).bottom());
        for (int width = 630; width > 220; width -= 10) {
            row.resize(width, 300);
            QTRY_VERIFY2(name->width() >= name->sizeHint().width(), qPrintable(QString::number(width)));
        }
        QVERIFY(placeOf(button, row).top() > placeOf(name, row).bottom());
    }

    void momentsStandBelowTheWordsWhereTheirColumnWouldLeaveNoRoom()
    {
        UserTimelineTab tab;
        const auto rows = [&tab] { return tab.findChild<Group *>(u"timelineList"_s)->findChildren<FormRow *>(); };
        tab.resize(700, 500);
        tab.show();
        tab.setEntries(timelineOf(namedUser(u"client-1"_s), {}, {}, [](const QString &slug) { return slug; }),
                       QDateTime({2026, 11, 22}, {12, 0}, Qt::UTC));
        QTRY_COMPARE(rows().size(), 1);
        QVERIFY(!rows().first()->label()->isHidden());
        const QString moment = rows().first()->label()->text();
        tab.resize(300, 500);
        QTRY_VERIFY(rows().size() == 1 && rows().first()->label()->isHidden());
        QStringList said;
        for (const QLabel *label : rows().first()->findChildren<QLabel *>())
            if (!label->isHidden())
                said += label->text();
        QVERIFY2(said.contains(moment), qPrintable(said.join(u'|')));
        tab.resize(700, 500);
        QTRY_VERIFY(rows().size() == 1 && !rows().first()->label()->isHidden());
    }

    void aTickedFacetTakesNoMoreRoom()
    {
        QWidget window;
        auto *facet = makeFacetButton(u"Saturday"_s, u"facetButton"_s, &window);
        const auto least = [facet] { return facet->minimumSizeHint().expandedTo(facet->minimumSize()).width(); };
        const int before = least();
        facet->setChecked(true);
        QCOMPARE(least(), before);
        QVERIFY(facet->sizeHint().width() <= before);
    }
};

LABDESK_TEST(tst_narrowdetail)
#include "tst_narrowdetail.moc"
