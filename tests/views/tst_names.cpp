// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"

#include <QAction>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScreen>
#include <QTextDocument>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QString hostileUser = u"00000000-0000-4000-8000-000000000001"_s;

QJsonObject userNamed(const QString &name)
{
    return {{u"user_id"_s, hostileUser},
            {u"client_user_id"_s, name},
            {u"team_id"_s, u"t"_s},
            {u"created_on"_s, u"2026-03-01T10:00:00Z"_s},
            {u"connected_sources"_s, QJsonArray()}};
}

service::InjectedFault answering(const QByteArray &path, const QJsonObject &body)
{
    service::InjectedFault drill;
    drill.method = "GET";
    drill.pathPrefix = path;
    drill.status = 200;
    drill.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    return drill;
}

/// What a label or a tooltip would make of the text as marked-up text.
bool wouldBeMarkup(const QString &text)
{
    return Qt::mightBeRichText(text) && text.contains(u"<img"_s);
}

} // namespace

/// Whatever a name is, it is shown as the text that it is.
class tst_names : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void i6_aNameIsPlainTextEverywhere_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("HTML") << u"<img src=\"http://evil.example/x\"><b>bold</b>"_s;
        QTest::newRow("bidi overrides") << u"client\u202e10-tneilc\u2066"_s;
        QTest::newRow("control characters") << u"a\tb\nc\u0001d\u007f"_s;
        QTest::newRow("10,000 characters") << QString(10'000, u'x');
        QTest::newRow("an HTML name of 10,000 characters") << u"<img src=x>"_s + QString(10'000, u'y');
    }

    void i6_aNameIsPlainTextEverywhere()
    {
        QFETCH(QString, name);
        UsersStage stage;
        stage.live.faultInjector().set({answering("/v2/user/" + hostileUser.toLatin1(), userNamed(name)),
                                        answering("/v2/user/providers/", {{u"providers"_s, QJsonArray()}}),
                                        answering("/v2/user/", {{u"users"_s, QJsonArray{userNamed(name)}}})});
        stage.open(stage.live.connection());
        QTRY_COMPARE(stage.rows(), 1);
        stage.pane->openUser(*UserId::parse(hostileUser));
        QTRY_VERIFY(readyIn(stage.session->details().user()));
        QCOMPARE(readyIn(stage.session->details().user())->value.clientUserId, name);
        stage.click("changeZoneButton"); // whose title names the user
        QVERIFY(stage.dialog("changeZoneDialog"));
        QVERIFY2(!stage.dialog("changeZoneDialog")->windowTitle().contains(name.left(5)), "window lists show titles");
        const int screen = stage.pane->screen()->size().width();
        QVERIFY2(stage.dialog("changeZoneDialog")->width() <= screen, "a long name widens no dialog");
        for (const QLabel *label : stage.pane->findChildren<QLabel *>()) {
            if (label->text().contains(name.left(8)))
                QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName()));
        }
        for (const QWidget *widget : stage.pane->findChildren<QWidget *>())
            QVERIFY2(!wouldBeMarkup(widget->toolTip()), qPrintable(widget->objectName()));
        const QAbstractItemModel &rows = *stage.table()->model();
        for (int column = 0; column < rows.columnCount(); ++column)
            QVERIFY(!wouldBeMarkup(rows.index(0, column).data(Qt::ToolTipRole).toString()));
        QVERIFY(stage.pane->grab().width() > 0); // drawn without a hang
    }
};

LABDESK_TEST(tst_names)
#include "tst_names.moc"
