// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "session/connectionregistry.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/connections/connectionsdialog.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// The dialog on a machine whose administrator offers one connection to production.
struct RuledDesk
{
    explicit RuledDesk(Policy policy)
        : settings(folder.filePath(u"settings.ini"_s)), secrets(makeMemoryStore()),
          book(settings, *secrets, std::move(policy)), dialog(new ConnectionsDialog(book, *secrets, {}))
    {
        dialog->open();
    }
    ~RuledDesk() { delete dialog; }

    static Policy offering()
    {
        return {.connections = {QVariantMap{{u"id"_s, u"acme"_s},
                                            {u"name"_s, u"Acme"_s},
                                            {u"environment"_s, u"production"_s},
                                            {u"url"_s, u"https://api.acme.test"_s},
                                            {u"scheme"_s, u"key"_s},
                                            {u"header"_s, u"x-key"_s}}}};
    }
    template <class T> T *find(const char *name) const { return part<T>(*dialog, name); }

    QTemporaryDir folder;
    Settings settings;
    std::unique_ptr<SecretStore> secrets;
    ConnectionRegistry book;
    ConnectionsDialog *dialog;
};

} // namespace

class tst_connectionrules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOfferedConnectionTakesAKeyAndNothingElse()
    {
        RuledDesk desk(RuledDesk::offering());
        desk.dialog->select(u"acme"_s);
        QCOMPARE(desk.find<QLineEdit>("baseUrlEdit")->text(), u"https://api.acme.test"_s);
        for (const char *name : {"nameEdit", "baseUrlEdit", "headerEdit"})
            QVERIFY2(desk.find<QLineEdit>(name)->isReadOnly(), name);
        for (const char *name : {"sandboxRadio", "apiKeyRadio", "readOnlyCheck", "deleteButton"}) {
            QVERIFY2(!desk.find<QWidget>(name)->isEnabled(), name);
            QVERIFY2(desk.find<QWidget>(name)->toolTip().contains(u"administrator"_s), name);
        }
        QVERIFY(desk.find<QLabel>("formNoteLabel")->text().contains(u"administrator"_s));
        auto *secret = desk.find<QLineEdit>("secretEdit");
        QTRY_VERIFY(secret->isVisible());
        QTest::keyClicks(secret, u"key"_s);
        QTest::mouseClick(desk.find<QPushButton>("saveButton"), Qt::LeftButton);
        QByteArray kept;
        desk.book.secretOf(u"acme"_s, [&](const Secret &found) { kept = found.reveal(); });
        QTRY_COMPARE(kept, QByteArray("key"));
    }

    void anotherConnectionCanBeChangedAfterAnOfferedOne()
    {
        RuledDesk desk(RuledDesk::offering());
        desk.dialog->select(u"acme"_s);
        desk.dialog->startNewConnection();
        QVERIFY(!desk.find<QLineEdit>("nameEdit")->isReadOnly());
        QVERIFY(desk.find<QRadioButton>("sandboxRadio")->isEnabled());
        QVERIFY(desk.find<QCheckBox>("readOnlyCheck")->isEnabled());
    }

    void productionIsKeptReadOnly()
    {
        RuledDesk desk({.productionReadOnly = true});
        desk.dialog->startNewConnection();
        auto *check = desk.find<QCheckBox>("readOnlyCheck");
        QVERIFY(check->isEnabled());
        desk.find<QRadioButton>("productionRadio")->click();
        QVERIFY(check->isChecked());
        QVERIFY(!check->isEnabled());
        QVERIFY(check->toolTip().contains(u"production"_s));
        QCOMPARE(check->accessibleDescription(), check->toolTip());
        desk.find<QRadioButton>("sandboxRadio")->click();
        QVERIFY(check->isEnabled());
        QVERIFY(!check->isChecked());
    }

    void nobodyAddsOneWhereThatIsNotAllowed()
    {
        Policy policy = RuledDesk::offering();
        policy.ownConnections = false;
        RuledDesk desk(policy);
        auto *button = desk.find<QPushButton>("newButton");
        QVERIFY(!button->isEnabled());
        QVERIFY(button->toolTip().contains(u"administrator"_s));
        desk.dialog->startNewConnection(); // as the palette would
        QCOMPARE(desk.book.connections().size(), std::size_t(2));
    }
};

LABDESK_TEST(tst_connectionrules)
#include "tst_connectionrules.moc"
