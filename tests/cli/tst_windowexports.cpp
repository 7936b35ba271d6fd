// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "domain/remote.h"
#include "geo/bundled.h"
#include "geo/timezones.h"
#include "models/centertablemodel.h"
#include "models/payortablemodel.h"
#include "models/providertablemodel.h"
#include "output/auditvalues.h"
#include "output/modelrows.h"
#include "output/userexport.h"
#include "session/foreigntrail.h"
#include "session/session.h"
#include "support/testmain.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

/// --csv of each list has the bytes of the window's export of the same rows.
class tst_windowexports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void providers();
    void payors();
    void centers();
    void users();
    void audit();

private:
    QByteArray commandLine(const QStringList &command)
    {
        return m_stage->run(command + QStringList{u"--csv"_s}).output;
    }

    std::unique_ptr<CommandStage> m_stage;
    std::unique_ptr<Session> m_session;
};

namespace {

template <class T> const T *settled(const Remote<T> &remote)
{
    const auto *ready = readyIn(remote);
    return ready && !ready->refreshing ? &ready->value : nullptr;
}

/// As the lists of the window export themselves.
QByteArray exported(const QAbstractItemModel &model)
{
    const std::vector<int> columns = output::allColumnsOf(model);
    std::vector<output::Row> rows;
    for (int row = 0; row < model.rowCount(); ++row)
        rows.push_back(output::rowOf(model, row, columns, ValueRole));
    return output::RowWriter(output::Format::Csv, output::columnsOf(model, columns)).write(rows);
}

} // namespace

void tst_windowexports::initTestCase()
{
    QLocale::setDefault(QLocale::English); // as the program runs
    m_stage = std::make_unique<CommandStage>(60);
    Connection connection;
    connection.id = u"window"_s;
    connection.baseUrl = m_stage->url();
    connection.network.proxy = NetworkSettings::Proxy::None;
    m_session = std::make_unique<Session>(connection, Credentials{Secret(m_stage->key())});
}

void tst_windowexports::providers()
{
    m_session->providers().reload();
    QTRY_VERIFY(settled(m_session->providers().state()));
    ProviderTableModel model;
    model.setProviders(*settled(m_session->providers().state()));
    QVERIFY(model.rowCount() > 3);
    QCOMPARE(commandLine({u"providers"_s}), exported(model));
}

void tst_windowexports::payors()
{
    PayorLookup &lookup = m_session->payors();
    m_session->payorCatalog().ensureLoaded();
    lookup.setQuery({.insuranceName = u"community"_s, .clearinghouse = {}, .providerPayorId = {}});
    lookup.searchNow();
    QTRY_VERIFY(lookup.isCurrent() && settled(lookup.state()));
    PayorTableModel model;
    model.setResult(*settled(lookup.state()));
    QVERIFY(model.rowCount() > 0);
    QCOMPARE(commandLine({u"payors"_s, u"community"_s}), exported(model));
}

void tst_windowexports::centers()
{
    const QString zip = m_stage->examples().zip;
    m_session->centers().search({.where = NearZip{zip, 0}});
    QTRY_VERIFY(settled(m_session->centers().state()));
    CenterListModel list;
    list.setOriginZip(zip);
    const auto zips = geo::bundledZips();
    const auto outlines = geo::bundledOutlines();
    list.setZones([=](const QString &of) { return geo::zipTimeZone(of, *zips, *outlines); });
    list.setNow(QDateTime::currentDateTimeUtc());
    list.setCenters(settled(m_session->centers().state())->centers);
    QVERIFY(list.rowCount() > 0);
    QCOMPARE(commandLine({u"centers"_s, u"--zip"_s, zip}), exported(CenterTableModel(list)));
}

/// The window's file begins with a byte order mark for spreadsheets; a pipe has none.
void tst_windowexports::users()
{
    m_session->users().reload();
    QTRY_VERIFY(settled(m_session->users().state()));
    const UserSnapshot snapshot = m_session->users().store().snapshot();
    std::vector<UserRow> rows;
    for (UserRow row = 0; row < snapshot.size(); ++row)
        rows.push_back(row);
    output::UserExport writer({snapshot, std::make_shared<const std::vector<UserRow>>(rows)});
    QSignalSpy finished(&writer, &output::UserExport::finished);
    const QString path = m_stage->folder() + u"/users.csv"_s;
    writer.start({.file = path});
    QVERIFY(finished.wait());
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE("\xef\xbb\xbf" + commandLine({u"users"_s}), file.readAll());
}

void tst_windowexports::audit()
{
    QCOMPARE(m_stage->run({u"refresh"_s, m_stage->examples().userId, u"--yes"_s}).status, 0);
    const auto trail = readForeignTrail(m_stage->folder() + u"/audit-cli"_s).reading.records;
    QVERIFY(!trail.empty());
    QCOMPARE(commandLine({u"audit"_s}), output::writtenAudit({trail.begin(), trail.end()}, output::Format::Csv));
}

LABDESK_TEST(tst_windowexports)
#include "tst_windowexports.moc"
