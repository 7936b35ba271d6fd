// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyboardstage.h"
#include "privacy/sensitive.h"
#include "support/testmain.h"
#include "views/common/place.h"
#include "widgets/accessibleeventfilter.h"

#include <QAccessible>
#include <QDialog>
#include <QLineEdit>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// What goes on to the bridge.
struct Sent
{
    QAccessible::Event type;
    QAccessible::Role role;
    QString name;
    QString what; ///< for whoever looks for the one that is too many
};

QList<Sent> *sent = nullptr;

/// Of these Qt's bridge to AT-SPI makes no message.
bool isNoMessage(QAccessible::Event type)
{
    switch (type) {
    case QAccessible::Alert:
    case QAccessible::LocationChanged:
    case QAccessible::ParentChanged:
    case QAccessible::TableModelChanged:
    case QAccessible::PopupMenuStart:
    case QAccessible::PopupMenuEnd:
    case QAccessible::MenuStart:
    case QAccessible::MenuEnd:
    case QAccessible::ScrollingStart:
    case QAccessible::ScrollingEnd:
    case QAccessible::HelpChanged:
    case QAccessible::DialogStart:
    case QAccessible::DialogEnd:
        return true;
    default:
        return false;
    }
}

void keep(QAccessibleEvent *event)
{
    QAccessibleInterface *part = event->accessibleInterface();
    if (!sent || isNoMessage(event->type()))
        return;
    const QObject *object = event->object();
    sent->append({event->type(), part->role(), part->text(QAccessible::Name),
                  u"%1 %2 %3 '%4' '%5'"_s.arg(int(event->type()), 0, 16)
                      .arg(part->role(), 0, 16)
                      .arg(object ? QLatin1StringView(object->metaObject()->className()) : QLatin1StringView("-"),
                           object ? object->objectName() : QString(), part->text(QAccessible::Name))});
}

/// The console on its local service, and all that is sent while something is done.
class Stage : public KeyboardStage
{
public:
    using KeyboardStage::KeyboardStage;

    UserId example() { return *UserId::parse(console.localService()->examples().userId); }
    bool isOpen(const UserId &user)
    {
        return session().details().userId() == user && hasCome(session().details().user())
            && hasCome(session().details().providers());
    }
    /// As a click on that row of the list.
    bool openRow(int row)
    {
        const auto before = session().details().userId();
        auto *table = shown<QTableView>(u"usersTable"_s);
        table->setCurrentIndex(table->model()->index(row, 0));
        return QTest::qWaitFor(
            [&] {
                const auto now = session().details().userId();
                return now && now != before && isOpen(*now);
            },
            patience);
    }
    /// The one that has sources.
    bool openExample()
    {
        control(Qt::Key_G);
        type(example().text());
        press(Qt::Key_Return);
        return QTest::qWaitFor([this] { return isOpen(example()); }, patience);
    }
    bool typeZone(const QString &zone)
    {
        control(Qt::Key_T);
        if (!dialog(u"changeZoneDialog"_s))
            return false;
        retype(zone);
        return true;
    }
    void confirmZone()
    {
        press(Qt::Key_Return);
        if (const auto *open = window().findChild<QDialog *>(u"changeZoneDialog"_s);
            open && open->isVisible() && focusName() == u"zoneEdit"_s)
            press(Qt::Key_Return); // the first took the completion
    }
    bool has(const QString &zone)
    {
        return QTest::qWaitFor([&] { return users().zone(*users().find(example())) == zone; }, patience);
    }
    /// Nothing more will be sent, and the result has been.
    bool rests(const std::function<bool()> &hasResult = [] { return true; })
    {
        return QTest::qWaitFor(
            [&] {
                return hasResult() && accessibleEventFilter().isIdle()
                    && (console.isUnloaded()
                        || (!session().actions().hasInFlight() && hasCome(session().users().state())));
            },
            patience);
    }
};

} // namespace

/// A screen reader that has more than fifty events before it throws the result of an action away. Runs where assistive
/// technology listens: nowhere else does Qt send events.
class tst_spokenevents : public QObject
{
    Q_OBJECT

    using Step = std::function<void(Stage &)>;
    using AddRow
        = std::function<void(const char *name, const Step &before, const Step &act, const QString &result, int most)>;

private Q_SLOTS:
    void initTestCase()
    {
        QAccessible::installUpdateHandler(keep);
        QTRY_VERIFY2_WITH_TIMEOUT(QAccessible::isActive(),
                                  "no accessibility bus: run this by tests/accessibility/with-display", 60'000);
    }

    void cleanup() { privacy::setPrivacyMode(false); }

    void eachActionSendsFew_data()
    {
        QTest::addColumn<Step>("before");
        QTest::addColumn<Step>("act");
        QTest::addColumn<QString>("result"); ///< part of what is said in the end; empty: nothing is
        QTest::addColumn<int>("most");
        const Step nothing = [](Stage &) {};
        const Step opened = [](Stage &at) { QVERIFY(at.openExample()); };
        const auto row = [](const char *name, const Step &before, const Step &act, const QString &result, int most) {
            QTest::newRow(name) << before << act << result << most;
        };
        const auto key = [](Qt::Key pressed, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
            return [pressed, modifiers](Stage &at) { at.press(pressed, modifiers); };
        };
        row(
            "typing into the filter", key(Qt::Key_F), [](Stage &at) { at.type(u"1"_s); }, u"Users: "_s, 12);
        row(
            "opening a user", nothing, [](Stage &at) { QVERIFY(at.openRow(0)); }, {}, 30);
        row(
            "opening another user", [](Stage &at) { QVERIFY(at.openRow(0)); },
            [](Stage &at) { QVERIFY(at.openRow(1)); }, {}, 36);
        row(
            "changing the time zone",
            [opened](Stage &at) {
                opened(at);
                QVERIFY(at.typeZone(u"America/Denver"_s));
            },
            [](Stage &at) {
                at.confirmZone();
                QVERIFY(at.has(u"America/Denver"_s));
            },
            u"Time zone changed to "_s, 45);
        row(
            "undoing a change",
            [opened](Stage &at) {
                opened(at);
                for (const QString &zone : {u"America/Boise"_s, u"America/Denver"_s}) {
                    QVERIFY(at.typeZone(zone));
                    at.confirmZone();
                    QVERIFY(at.has(zone));
                    QVERIFY(at.rests());
                }
            },
            [](Stage &at) { at.control(Qt::Key_Z); }, u"Time zone changed back to "_s, 30);
        row(
            "requesting a refresh", opened,
            [](Stage &at) {
                at.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
                QTRY_VERIFY(at.session().actions().refreshes().inLastHour(at.example()) == 1);
            },
            u"Refresh"_s, 30);
        row(
            "disconnecting a source",
            [opened](Stage &at) {
                opened(at);
                at.session().actions().setDelay(1, 20ms);
                at.command(u"deregister"_s);
                QVERIFY(at.dialog(u"deregisterDialog"_s));
                at.press(Qt::Key_Tab);
            },
            [](Stage &at) {
                const auto sources = [&] { return readyIn(at.session().details().providers())->value.size(); };
                const size_t before = sources();
                at.press(Qt::Key_Space);
                QTRY_VERIFY(hasCome(at.session().details().providers()) && sources() == before - 1);
            },
            u"Disconnected "_s, 30);
        row("going to another place", opened, key(Qt::Key_2), {}, 32);
        row(
            "going back to the users",
            [opened](Stage &at) {
                opened(at);
                at.control(Qt::Key_2);
            },
            key(Qt::Key_1), {}, 32);
        row("another tab", opened, key(Qt::Key_Tab), u", tab 2 of "_s, 14);
        row("opening the palette", opened, key(Qt::Key_K), {}, 12);
        row(
            "typing into the palette", key(Qt::Key_K), [](Stage &at) { at.type(u"z"_s); }, {}, 18);
        row("hiding the window", opened, key(Qt::Key_L), {}, 12);
        row(
            "showing it again",
            [opened](Stage &at) {
                opened(at);
                at.control(Qt::Key_L);
                QTRY_VERIFY(at.console.isUnloaded());
            },
            [](Stage &at) {
                at.press(Qt::Key_Return);
                QTRY_VERIFY(at.isOpen(at.example()));
            },
            {}, 45);
        row(
            "privacy mode", opened,
            [](Stage &at) {
                at.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
                QTRY_VERIFY(privacy::isPrivacyMode());
            },
            u"Privacy mode is on."_s, 22);
        row(
            "copying an ID",
            [opened](Stage &at) {
                opened(at);
                at.shown<QTableView>(u"usersTable"_s)->setFocus();
            },
            key(Qt::Key_C), u"Copied"_s, 10);
        row("reading everything again", opened, key(Qt::Key_F5, Qt::NoModifier), {}, 20);
        addOtherPlaces(row);
        addSelecting(row);
    }

    static void addOtherPlaces(const AddRow &row)
    {
        const auto place = [](Qt::Key key) { return [key](Stage &at) { at.control(key); }; };
        const auto lookForCenters = [](Stage &at) {
            at.type(at.console.localService()->examples().zip);
            at.press(Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().centers().state()), KeyboardStage::patience);
        };
        row("looking for centers", place(Qt::Key_3), lookForCenters, u"enters, within"_s, 40);
        row(
            "only centers that are open",
            [lookForCenters](Stage &at) {
                at.control(Qt::Key_3);
                lookForCenters(at);
            },
            [](Stage &at) { at.press(Qt::Key_W, Qt::AltModifier); }, u"enters, within"_s, 25);
        row(
            "typing into the search of payors",
            [](Stage &at) {
                at.control(Qt::Key_4);
                at.type(u"texas bluecres"_s);
                QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().payors().state()), KeyboardStage::patience);
            },
            [](Stage &at) {
                at.type(u"t"_s);
                QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().payors().state()), KeyboardStage::patience);
            },
            u"Payors: "_s, 18);
        row(
            "typing into the filter of providers", place(Qt::Key_2), [](Stage &at) { at.type(u"o"_s); },
            u"Providers: "_s, 12);
        row("going to what was done", {}, place(Qt::Key_5), {}, 32);
    }

    static void addSelecting(const AddRow &row)
    {
        const auto inTable = [](Stage &at) { at.shown<QTableView>(u"usersTable"_s)->setFocus(); };
        row(
            "one user more is selected",
            [inTable](Stage &at) {
                QVERIFY(at.openRow(0));
                inTable(at);
            },
            [](Stage &at) { at.press(Qt::Key_Down, Qt::ShiftModifier); }, u"2 users selected"_s, 20);
        row(
            "all users are selected", inTable, [](Stage &at) { at.control(Qt::Key_A); }, u"40 users selected"_s, 14);
        row(
            "asking who calls", [](Stage &at) { QVERIFY(at.openExample()); },
            [](Stage &at) {
                at.press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
                QTRY_VERIFY(at.shown<QWidget>(u"callerCard"_s));
            },
            {}, 20);
    }

    void aPlaceIsNamedBeforeItsField_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("name"); ///< of what the focus is in
        for (const Place place : allPlaces)
            if (place != Place::Users)
                QTest::newRow(qPrintable(placeTitle(place))) << int(Qt::Key_1) + int(place) << placeTitle(place);
        QTest::newRow("command palette") << int(Qt::Key_K) << u"Search or run a command"_s;
        QTest::newRow("go to") << int(Qt::Key_G) << u"Search or run a command"_s;
    }
    void aPlaceIsNamedBeforeItsField()
    {
        QFETCH(const int, key);
        QFETCH(const QString, name);
        Stage at;
        QVERIFY(at.begin());
        QVERIFY(at.rests());
        QList<Sent> all;
        sent = &all;
        at.control(Qt::Key(key));
        const bool rests = at.rests();
        sent = nullptr;
        QVERIFY(rests);
        const auto focus = std::ranges::find(all, QAccessible::Focus, &Sent::type);
        QVERIFY2(focus != all.end(), "nothing is said to have the focus");
        const auto isCaret = [](const Sent &one) { return one.type == QAccessible::TextCaretMoved; };
        QVERIFY2(std::none_of(all.begin(), focus, isCaret), "the caret comes before the focus");
        QStringList around;
        for (auto *part = QAccessible::queryAccessibleInterface(KeyboardStage::focus()); part; part = part->parent())
            if (part->role() == QAccessible::Grouping)
                around += part->text(QAccessible::Name);
        QVERIFY2(around.contains(name), qPrintable(around.join(u", "_s)));
    }

    /// Behind all that is read when the focus comes back it would be heard when its time is over.
    void aCountdownIsSaidBeforeTheFocusComesBack()
    {
        Stage at;
        QVERIFY(at.begin());
        QVERIFY(at.openExample());
        at.command(u"deregister"_s);
        QVERIFY(at.dialog(u"deregisterDialog"_s));
        at.press(Qt::Key_Tab);
        QVERIFY(at.rests());
        QList<Sent> all;
        sent = &all;
        const auto said = [&] {
            return std::ranges::find_if(all, [](const Sent &one) {
                return one.type == QAccessible::ObjectShow && one.name.contains(u"Disconnecting ");
            });
        };
        at.press(Qt::Key_Space);
        const bool isSaid = QTest::qWaitFor([&] { return said() != all.end(); }, KeyboardStage::patience);
        sent = nullptr;
        QVERIFY(isSaid);
        QCOMPARE(std::count_if(all.begin(), said(), [](const Sent &one) { return one.type == QAccessible::Focus; }), 0);
    }

    void eachActionSendsFew()
    {
        QFETCH(const Step, before);
        QFETCH(const Step, act);
        QFETCH(const QString, result);
        QFETCH(const int, most);
        Stage at;
        QVERIFY(at.begin());
        if (before)
            before(at);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(at.rests());
        QList<Sent> all;
        sent = &all;
        act(at);
        const auto isResult = [&](const Sent &one) {
            return one.type == QAccessible::ObjectShow && one.role == QAccessible::Notification
                && one.name.contains(result);
        };
        const bool rests = !QTest::currentTestFailed()
            && at.rests([&] { return result.isEmpty() || std::ranges::any_of(all, isResult); });
        sent = nullptr;
        for (const Sent &one : std::as_const(all))
            if (qEnvironmentVariableIsSet("LABDESK_EVENTS"))
                qInfo("   %s", qPrintable(one.what));
        qInfo("%s: %lld", QTest::currentDataTag(), qint64(all.size()));
        QVERIFY(rests);
        if (!result.isEmpty()) {
            const auto behind = std::ranges::find_if(all.rbegin(), all.rend(), isResult) - all.rbegin();
            QVERIFY2(behind <= 5, qPrintable(u"%1 follow the result"_s.arg(behind)));
        }
        QVERIFY2(all.size() <= most, qPrintable(QString::number(all.size())));
    }
};

LABDESK_TEST(tst_spokenevents)
#include "tst_spokenevents.moc"
