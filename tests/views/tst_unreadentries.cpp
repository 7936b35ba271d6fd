// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/centers/centerspane.h"
#include "views/common/command.h"
#include "views/common/jsonpanel.h"
#include "views/common/rawresponsedialog.h"
#include "views/payors/payorspane.h"
#include "views/providers/providerspane.h"
#include "widgets/inlinemessage.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// A place whose answer may lack entries.
struct PlaceOfEntries
{
    const char *name;
    const char *list;
    QByteArray path;
    QString command;
    std::unique_ptr<Pane> (*make)(Session &session);
    void (*ask)(const Pane &pane);
    QByteArray entry; ///< %1: what it is called
    QByteArray before = "[";
    QByteArray after = "]";

    QByteArray answer(QByteArrayList entries) const { return before + entries.join(',') + after; }
    QByteArray good(const QByteArray &called) const { return QByteArray(entry).replace("%1", called); }
};

template <class T> std::unique_ptr<Pane> newPane(Session &session)
{
    return std::make_unique<T>(session);
}

const std::vector<PlaceOfEntries> &placesOfEntries()
{
    static const std::vector<PlaceOfEntries> places
        = {{"providers", "providersTable", "/v2/providers", u"provider.raw"_s, &newPane<ProvidersPane>,
            [](const Pane &) {},
            R"({"name":"%1","slug":"oura","logo":null,"auth_type":"oauth","supported_resources":[]})"},
           {"service centers", "centersList", "/v3/order/psc/info", u"center.raw"_s, &newPane<CentersPane>,
            [](const Pane &pane) {
                part<QLineEdit>(pane, "zipEdit")->setText(u"02116"_s);
                part<QComboBox>(pane, "labCombo")->setEditText(u"6"_s);
                QTest::keyClick(part<QLineEdit>(pane, "zipEdit"), Qt::Key_Return);
            },
            R"({"metadata":{"name":"%1"},"distance":"1.5"})",
            R"({"lab_id":6,"slug":"quest","patient_service_centers":[)", "]}"},
           {"payors", "payorsTable", "/v3/insurance/search/payor", u"payor.raw"_s, &newPane<PayorsPane>,
            [](const Pane &pane) {
                part<QLineEdit>(pane, "searchEdit")->setText(u"north"_s);
                QTest::keyClick(part<QLineEdit>(pane, "searchEdit"), Qt::Key_Return);
            },
            R"({"payor_code":"%1","name":"%1","aliases":[],"org_address":{}})"}};
    return places;
}

void addPlaces()
{
    QTest::addColumn<int>("place");
    for (size_t place = 0; place < placesOfEntries().size(); ++place)
        QTest::newRow(placesOfEntries()[place].name) << int(place);
}

Command commandOf(Pane &pane, const QString &id)
{
    for (Command &command : pane.commands())
        if (command.id == id)
            return command;
    qFatal("no such command: %s", qPrintable(id));
}

} // namespace

/// A list that lacks entries says so, and shows what came.
class tst_unreadentries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOthersAreListedAndTheResponseIsShown_data() { addPlaces(); }
    void theOthersAreListedAndTheResponseIsShown();
    void aListOfUnreadableEntriesIsAnErrorWithItsResponse_data() { addPlaces(); }
    void aListOfUnreadableEntriesIsAnErrorWithItsResponse();
    void aWholeListSaysNothing_data() { addPlaces(); }
    void aWholeListSaysNothing();
    void aLargeResponseIsNotShown();
    void whatIsNoListMayHoldAnythingAndIsMasked();
};

void tst_unreadentries::theOthersAreListedAndTheResponseIsShown()
{
    QFETCH(int, place);
    const PlaceOfEntries &at = placesOfEntries()[size_t(place)];
    LiveService live;
    live.answer(at.path, 200, at.answer({at.good("Northern"), R"({"odd":"one"})", "null", at.good("Northwest")}));
    const auto session = live.session();
    const auto pane = at.make(*session);
    pane->show();
    auto *list = part<QAbstractItemView>(*pane, at.list);
    auto *message = part<InlineMessage>(*pane, "unreadEntriesMessage");
    QVERIFY(!message->isVisible());
    QVERIFY(!commandOf(*pane, at.command).disabledReason.isEmpty());
    at.ask(*pane);
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QTRY_VERIFY(message->isVisible());
    QCOMPARE(message->sentence(), u"2 entries couldn’t be read and were skipped."_s);
    QVERIFY(message->mapTo(pane.get(), QPoint()).y() < list->mapTo(pane.get(), QPoint()).y());

    QTest::mouseClick(message->button(), Qt::LeftButton);
    auto *dialog = pane->findChild<RawResponseDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(dialog->panel()->shownText().contains(u"Northwest"_s));
    QVERIFY(dialog->panel()->shownText().contains(uR"("odd": "one")"_s));
    const QString note = part<QLabel>(*dialog, "unreadReasonLabel")->text();
    QVERIFY2(note.contains(u"[1]"_s) && note.contains(u"[2]: must not be null"_s), qPrintable(note));
    QTest::mouseClick(dialog->action(), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), dialog->panel()->shownText());
}

void tst_unreadentries::aListOfUnreadableEntriesIsAnErrorWithItsResponse()
{
    QFETCH(int, place);
    const PlaceOfEntries &at = placesOfEntries()[size_t(place)];
    LiveService live;
    live.answer(at.path, 200, at.answer({R"({"odd":"one"})", "null"}));
    const auto session = live.session();
    const auto pane = at.make(*session);
    pane->show();
    at.ask(*pane);
    QTRY_VERIFY(resultPage(*pane, "errorPage")->isVisible());
    QVERIFY(!part<InlineMessage>(*pane, "unreadEntriesMessage")->isVisible());
    const Command raw = commandOf(*pane, at.command);
    QCOMPARE(raw.disabledReason, QString());
    raw.run();
    auto *dialog = pane->findChild<RawResponseDialog *>();
    QVERIFY(dialog);
    QVERIFY2(dialog->panel()->shownText().contains(u"odd"_s), qPrintable(dialog->panel()->shownText()));
}

void tst_unreadentries::aWholeListSaysNothing()
{
    QFETCH(int, place);
    const PlaceOfEntries &at = placesOfEntries()[size_t(place)];
    LiveService live;
    live.answer(at.path, 200, at.answer({at.good("Northern"), "7"}));
    const auto session = live.session();
    const auto pane = at.make(*session);
    pane->resize(1400, 900); // so that a payor who is found alone opens beside the list
    pane->show();
    at.ask(*pane);
    auto *message = part<InlineMessage>(*pane, "unreadEntriesMessage");
    QTRY_VERIFY(message->isVisible());
    live.answer(at.path, 200, at.answer({at.good("Northern"), at.good("Northwest")}));
    pane->reload();
    QTRY_VERIFY(!message->isVisible());
    QCOMPARE(part<QAbstractItemView>(*pane, at.list)->model()->rowCount(), 2);
}

void tst_unreadentries::aLargeResponseIsNotShown()
{
    QWidget window;
    RawResponse answer{"[\"" + QByteArray(JsonPanel::maxTreeBytes, 'x') + "\"]"};
    answer.undecodable = {12, {u"[0]: must be an object"_s}};
    auto *dialog = new RawResponseDialog(u"Large"_s, answer, &window);
    QVERIFY(dialog->panel()->shownText().isEmpty());
    QVERIFY(allWordsOf(*dialog).contains(u"can’t be shown here"_s));
    QVERIFY(allWordsOf(*dialog).contains(u"And 11 more."_s));
    QVERIFY(!dialog->action()->isEnabled());
}

void tst_unreadentries::whatIsNoListMayHoldAnythingAndIsMasked()
{
    QWidget window;
    const QByteArray insurance
        = R"({"member_id":"CANARY-1","insured":{"first_name":"CANARY-2"},"note":"canary-3@example.com"})";
    const RawResponse answer{.body = insurance, .isUsable = false};
    auto *dialog = new RawResponseDialog(u"Odd"_s, answer, &window);
    QVERIFY(dialog->panel()->shownText().contains(u"member_id"_s));
    QVERIFY(!allWordsOf(*dialog).contains(u"canary"_s, Qt::CaseInsensitive));
    QVERIFY(!dialog->panel()->shownText().contains(u"canary"_s, Qt::CaseInsensitive));
    auto *page = new RawResponseDialog(u"Odd"_s, {.body = "<html>CANARY</html>", .isUsable = false}, &window);
    QVERIFY(page->panel()->shownText().isEmpty());
    QVERIFY(!allWordsOf(*page).contains(u"CANARY"_s));
}

LABDESK_TEST(tst_unreadentries)
#include "tst_unreadentries.moc"
