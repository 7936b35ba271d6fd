// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/commandpalette.h"
#include "shell/ticketdialog.h"
#include "support/spokenplace.h"
#include "support/testmain.h"
#include "views/centers/centersearchbar.h"
#include "views/connections/connectionform.h"
#include "views/payors/payorspane.h"
#include "views/users/dialogs/newuserdialog.h"
#include "widgets/searchfield.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// A field, and what it lives in.
struct Field
{
    std::shared_ptr<void> around;
    QLineEdit *edit = nullptr;
};
using MakeField = std::function<Field()>;

template <class W> Field fieldIn(const std::shared_ptr<W> &around, const QWidget &of, const char *name)
{
    if (auto *combo = of.findChild<QComboBox *>(QString::fromLatin1(name)))
        return {around, combo->lineEdit()};
    return {around, part<QLineEdit>(of, name)};
}

Field inNewUser(const char *name)
{
    struct Stage
    {
        LiveService live;
        std::unique_ptr<Session> session = live.session();
        NewUserDialog dialog{session->actions(), session->connection()};
    };
    const auto stage = std::make_shared<Stage>();
    return fieldIn(stage, stage->dialog, name);
}

Field inTicket(const char *name)
{
    struct Stage
    {
        TicketNumber ticket;
        TicketDialog dialog{ticket};
    };
    const auto stage = std::make_shared<Stage>();
    return fieldIn(stage, stage->dialog, name);
}

Field inPalette(const char *name)
{
    const auto window = std::make_shared<QWidget>();
    new CommandPalette(
        CommandPalette::Mode::Everything, [](const QString &) { return std::vector<Command>(); }, {}, window.get());
    return fieldIn(window, *window, name);
}

Field inPayors(const char *name)
{
    const auto place = std::make_shared<SpokenPlace<PayorsPane>>();
    return fieldIn(place, place->pane, name);
}

template <class W> Field inWidget(const char *name)
{
    const auto widget = std::make_shared<W>();
    return fieldIn(widget, *widget, name);
}

} // namespace

/// Fields for IDs, codes, keys and addresses: what can't be seen in a paste isn't there.
class tst_pastedmarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatCannotBeSeenIsLeftOut_data()
    {
        QTest::addColumn<MakeField>("make");
        const auto rows = [](Field (*make)(const char *), std::initializer_list<const char *> names) {
            for (const char *name : names)
                QTest::newRow(name) << MakeField([make, name] { return make(name); });
        };
        rows(&inWidget<ConnectionForm>,
             {"nameEdit", "baseUrlEdit", "headerEdit", "authUrlEdit", "clientIdEdit", "audienceEdit", "secretEdit",
              "ownProxyEdit", "proxyUserEdit", "proxyPasswordEdit", "certificatePassphraseEdit"});
        rows(&inWidget<CenterSearchBar>, {"zipEdit", "orderEdit", "labCombo"});
        rows(&inPayors, {"searchEdit", "clearinghouseCombo", "payorIdEdit"});
        QTest::newRow("client ID of a new user") << MakeField([] { return inNewUser("clientIdEdit"); });
        rows(&inTicket, {"ticketNumberEdit"});
        rows(&inPalette, {"paletteEdit"});
        QTest::newRow("search fields") << MakeField([] {
            const auto field = std::make_shared<SearchField>();
            return Field{field, field.get()};
        });
    }

    void whatCannotBeSeenIsLeftOut()
    {
        QFETCH(const MakeField, make);
        const Field field = make();
        field.edit->clear();
        QGuiApplication::clipboard()->setText(u"\u200ea\u2068\u200db\ufeff"_s);
        field.edit->paste();
        QCOMPARE(field.edit->text(), u"ab"_s);
        QCOMPARE(field.edit->cursorPosition(), 2);
        field.edit->setCursorPosition(1);
        field.edit->paste();
        QCOMPARE(field.edit->text(), u"aabb"_s);
        QCOMPARE(field.edit->cursorPosition(), 3);
    }
};

LABDESK_TEST(tst_pastedmarks)
#include "tst_pastedmarks.moc"
