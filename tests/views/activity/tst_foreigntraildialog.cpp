// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/auditfolder.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/activity/auditpage.h"
#include "views/activity/foreigntraildialog.h"
#include "widgets/inlinemessage.h"

#include <QDir>
#include <QMenu>
#include <QTableView>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

// The audit trail of another desk, as a lead reads it.
class tst_foreigntraildialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path() const { return m_folder.filePath(u"audit"_s); }
    static QString said(const QDialog &dialog)
    {
        QStringList words;
        for (const QLabel *label : part<QWidget>(dialog, "foreignTrailMessage")->findChildren<QLabel *>())
            words += label->text();
        return words.join(u' ');
    }

private Q_SLOTS:
    void init()
    {
        QDir(path()).removeRecursively();
        AuditFolder trail(path());
        trail.verify({}, u"anna"_s);
        for (const QString &operation : {u"lock"_s, u"deleteUser"_s, u"unlock"_s}) {
            AuditRecord record{.who = u"anna"_s, .operation = operation, .outcome = u"done"_s};
            QVERIFY(!trail.append(record));
        }
    }

    void isVerifiedAndFiltered()
    {
        ForeignTrailDialog dialog(path(), nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto *table = part<QTableView>(dialog, "foreignTrailTable");
        QTRY_COMPARE(table->model()->rowCount(), 3);
        QVERIFY2(said(dialog).contains(u"no changes found"_s), qPrintable(said(dialog)));
        QVERIFY(said(dialog).contains(QDir::toNativeSeparators(path())));
        QVERIFY(part<QLabel>(dialog, "foreignTrailCountLabel")->text().contains(u"read-only"_s));
        QTest::keyClicks(part<QLineEdit>(dialog, "foreignTrailFilterEdit"), u"delete"_s);
        QCOMPARE(table->model()->rowCount(), 1);
        QVERIFY(part<QLabel>(dialog, "foreignTrailCountLabel")->text().startsWith(u"1 of 3"_s));
    }

    void damageIsSaid()
    {
        QFile file(path() + u"/audit-000001.jsonl"_s);
        QVERIFY(file.open(QFile::ReadWrite));
        const QByteArray bytes = file.readAll().replace("deleteUser", "createUser");
        QVERIFY(file.resize(0) && file.seek(0) && file.write(bytes) == bytes.size());
        file.close();
        ForeignTrailDialog dialog(path(), nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QTRY_COMPARE(part<QTableView>(dialog, "foreignTrailTable")->model()->rowCount(), 3);
        QVERIFY2(said(dialog).contains(u"damaged: record 2"_s), qPrintable(said(dialog)));
    }

    void neverMixesWithOurs()
    {
        AuditTrail ours;
        ours.keepIn(m_folder.filePath(u"ours"_s));
        ours.record({.operation = AuditOperation::PrivacyModeOn});
        AuditPage page(ours);
        page.resize(1200, 700);
        page.show();
        auto *table = part<QTableView>(page, "auditTable");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QCOMPARE(part<QMenu>(page, "openTrailMenu")->actions().size(), 2);
        page.openTrail(path());
        auto *dialog = part<QDialog>(page, "foreignTrailDialog");
        QTRY_COMPARE(part<QTableView>(*dialog, "foreignTrailTable")->model()->rowCount(), 3);
        QCOMPARE(table->model()->rowCount(), 1);
        ours.record({.operation = AuditOperation::PrivacyModeOff});
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QCOMPARE(part<QTableView>(*dialog, "foreignTrailTable")->model()->rowCount(), 3);
        QCOMPARE(ours.records().size(), size_t(2));
    }

    void everyKindHasItsSentence()
    {
        using Kind = ForeignTrail::Kind;
        QStringList sentences;
        for (const Kind kind : {Kind::Nothing, Kind::Folder, Kind::File, Kind::Export}) {
            const AuditWords words = formatForeignTrail({.kind = kind}, u"/x"_s);
            QVERIFY((words.sentence + words.more).contains(u"/x"_s));
            sentences += words.sentence;
        }
        QCOMPARE(sentences.removeDuplicates(), 0);
    }
};

LABDESK_TEST(tst_foreigntraildialog)
#include "tst_foreigntraildialog.moc"
