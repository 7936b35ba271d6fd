// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "app/console.h"
#include "domain/pii.h"
#include "service/localservice.h"
#include "support/canarysearch.h"
#include "support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStringDecoder>
#include <QTemporaryDir>

#include <map>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

// Where keyrings are of the Secret Service, it is run by tests/support/with-keyring.sh: the key goes to a real keyring.
// tst_leftbehindwalk goes through the console in a process of its own; here is looked for what that process left on the
// disk, after it was quit and after it was killed, with a key that is kept and with one of this session only.

namespace {

constexpr int longest = 60'000; // ms, for one question to the service, or for the end of a process
constexpr int longestWalk = 300'000;
constexpr int usersWalked = 8;
constexpr qsizetype canariesWanted = 50;

/// Two letters are in any file.
bool isTelling(const QString &value)
{
    return value.size() >= 6;
}

QStringList valuesOf(const InsuranceRecord &record)
{
    const Insured &person = record.insured;
    QStringList values = {record.memberId,
                          record.groupId.value_or(QString()),
                          person.firstName + u' ' + person.lastName,
                          person.email,
                          person.phoneNumber,
                          person.dateOfBirth,
                          person.address.firstLine};
    if (record.guarantor)
        values += {record.guarantor->firstName + u' ' + record.guarantor->lastName, record.guarantor->phoneNumber,
                   record.guarantor->email};
    values.removeIf([](const QString &value) { return !isTelling(value); });
    return values;
}

template <class Reply> std::optional<Reply> askOnce(api::ApiClient &client, const api::Endpoint<Reply> &endpoint)
{
    std::optional<Reply> found;
    bool ended = false;
    const api::Call call = client.send<Reply>(endpoint, [&](const Outcome<api::Response<Reply>, ApiError> &outcome) {
        ended = true;
        if (outcome.ok())
            found = outcome.value().value;
    });
    return QTest::qWaitFor([&] { return ended; }, longest) ? found : std::nullopt;
}

} // namespace

struct KeyedWalk
{
    const char *name;
    bool isKilled;
    bool isSessionKey;
};

constexpr KeyedWalk walks[] = {
    {"quit, with a key that is kept", false, false},
    {"killed, with a key that is kept", true, false},
    {"quit, with a key of the session", false, true},
    {"killed, with a key of the session", true, true},
};

#ifdef Q_OS_WIN
/// What the account has in the registry, and once more without the commas and ends of lines between the bytes of binary
/// values, which a search wouldn't find otherwise.
void exportRegistry(const QTemporaryDir &place)
{
    QFile exported(place.filePath(u"registry.reg"_s));
    QProcess::execute(u"reg"_s, {u"export"_s, u"HKCU"_s, exported.fileName(), u"/y"_s});
    QFile digits(place.filePath(u"registry.hex"_s));
    if (!exported.open(QIODevice::ReadOnly) || !digits.open(QIODevice::WriteOnly))
        return;
    QString text = QStringDecoder(QStringDecoder::Utf16).decode(exported.readAll());
    digits.write(text.remove(QRegularExpression(u"[,\\\\\\s]"_s)).toUtf8());
}
#endif

/// Where programs keep what is theirs beside the folder that they were given. The keyring is among it.
QStringList placesOfTheAccount(const QTemporaryDir &place)
{
#ifdef Q_OS_WIN
    exportRegistry(place);
    return {place.path(), qEnvironmentVariable("APPDATA"), qEnvironmentVariable("LOCALAPPDATA")};
#else
    return {place.path(), QDir::homePath(), qEnvironmentVariable("XDG_RUNTIME_DIR")}; // those of with-keyring.sh
#endif
}

/// What is on the disk afterwards.
class tst_leftbehind : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void s4_theKeyIsInTheKeyringAlone_data() { everyWalk(); }
    void s4_theKeyIsInTheKeyringAlone();
    void s4_theKeyIsNowhereInTheAccount();
    void s6_noHealthDataStaysOnTheDisk_data() { everyWalk(); }
    void s6_noHealthDataStaysOnTheDisk();
    void s7_noneIsInTheLogTheAuditTrailOrWhatWasExported_data() { everyWalk(); }
    void s7_noneIsInTheLogTheAuditTrailOrWhatWasExported();
    void s13_whatIsWrittenIsForItsOwnerAlone_data() { everyWalk(); }
    void s13_whatIsWrittenIsForItsOwnerAlone();
    void aCanaryThatIsLeftWouldBeFound();
#ifdef Q_OS_WIN
    void aKeyInABinaryValueOfTheRegistryWouldBeFound();
#endif

private:
    static void everyWalk();
    void collect();
    void walkAndEnd(const KeyedWalk &walk);
    QJsonObject plan(const KeyedWalk &walk) const;
    QString home(const KeyedWalk &walk) const
    {
        return m_place.filePath(QString::number(&walk - walks));
    }
    QString home() const
    {
        QFETCH(int, walk);
        return home(walks[walk]);
    }

    const QString m_key = u"sk_canary_5f0f7c0e8a4e4b6c9a430d6f4d6f1a04"_s;
    const QString m_passphrase = u"canary horse battery staple"_s;
    std::unique_ptr<service::LocalService> m_service;
    QTemporaryDir m_place;
    QStringList m_users;
    QStringList m_canaries;
    std::map<QLatin1StringView, QString> m_stopped; ///< why a walk did not come to its end, by its name
};

void tst_leftbehind::initTestCase()
{
#ifndef Q_OS_WIN
    if (qgetenv("LABDESK_INSIDE_BUS") != "yes")
        qFatal("run this through tests/support/with-keyring.sh");
#endif
    service::ServiceOptions options;
    options.users = 60;
    options.key = m_key.toLatin1();
    m_service = std::make_unique<service::LocalService>(options);
    m_service->startAndWait();
    collect();
    for (const KeyedWalk &walk : walks)
        walkAndEnd(walk);
}

void tst_leftbehind::collect()
{
    const Connection connection{.id = {},
                                .name = {},
                                .environment = Environment::Local,
                                .baseUrl = m_service->baseUrl(),
                                .scheme = ApiKeyScheme{}};
    Session session(connection, Secret(m_key.toLatin1()));
    session.users().reload();
    QTRY_VERIFY_WITH_TIMEOUT(readyIn(session.users().state()), longest);
    const UserStore &store = session.users().store();
    for (UserStore::Row row = 0; row < store.size(); ++row) {
        if (const QString client = store.clientUserId(row); personalDataIn(client) != PersonalData::None)
            m_canaries += client;
        if (m_users.size() >= usersWalked)
            continue;
        if (const auto record = askOnce(session.client(), api::latestInsurance(store.id(row)))) {
            m_users += store.id(row).text();
            m_canaries += valuesOf(*record);
        }
    }
    m_canaries.removeDuplicates();
    QVERIFY2(m_canaries.size() >= canariesWanted, qPrintable(QString::number(m_canaries.size())));
}

QJsonObject tst_leftbehind::plan(const KeyedWalk &walk) const
{
    static const QString zones[std::size(walks)]
        = {u"Pacific/Chatham"_s, u"Pacific/Tongatapu"_s, u"Pacific/Niue"_s, u"Pacific/Palau"_s};
    const service::ServiceExamples examples = m_service->examples();
    return {{u"url"_s, m_service->baseUrl().toString()},
            {u"key"_s, m_key},
            {u"isSessionKey"_s, walk.isSessionKey},
            {u"passphrase"_s, m_passphrase},
            {u"zip"_s, examples.zip},
            {u"lab"_s, examples.labId},
            {u"order"_s, examples.orderId},
            {u"data"_s, home(walk) + u"/data"_s},
            {u"exports"_s, home(walk) + u"/exports"_s},
            {u"users"_s, QJsonArray::fromStringList(m_users)},
            {u"zone"_s, zones[&walk - walks]}}; // all walk over the same service
}

void tst_leftbehind::walkAndEnd(const KeyedWalk &walk)
{
    for (const QString &folder : {u"/tmp"_s, u"/exports"_s})
        QVERIFY(QDir().mkpath(home(walk) + folder));
    QFile log(home(walk) + u"/everything.log"_s); // looked through like the rest
    QVERIFY(log.open(QIODevice::WriteOnly));
    QProcess process;
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"HOME"_s, u"USERPROFILE"_s})
        surroundings.insert(name, home(walk));
    for (const QString &name : {u"TMPDIR"_s, u"TMP"_s, u"TEMP"_s})
        surroundings.insert(name, home(walk) + u"/tmp"_s);
    surroundings.insert(u"QT_LOGGING_RULES"_s,
                        u"*=true;qt.widgets.focus=false"_s); // with which Qt 6.8 looks at all widgets as each one goes
    surroundings.insert(u"QT_FORCE_STDERR_LOGGING"_s, u"1"_s);
    surroundings.remove(u"XDG_DATA_HOME"_s);
    process.setProcessEnvironment(surroundings);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationFilePath(), {u"tst_leftbehindwalk"_s, u"-maxwarnings"_s, u"0"_s});
    process.write(QJsonDocument(plan(walk)).toJson(QJsonDocument::Compact) + '\n');
    QByteArray tail;
    const auto keep = [&] {
        const QByteArray said = process.readAll();
        log.write(said);
        tail = (tail + said).right(4000);
    };
    const bool ended = QTest::qWaitFor(
        [&] {
            keep();
            return tail.contains("WALKED") || tail.contains("STUCK") || process.state() == QProcess::NotRunning;
        },
        longestWalk);
    QString &stopped = m_stopped[QLatin1StringView(walk.name)];
    if (!ended || !tail.contains("WALKED"))
        stopped = QString::fromUtf8(tail.mid(std::max<qsizetype>(0, tail.indexOf("STUCK")))) + u'.';
    if (walk.isKilled || !ended)
        process.kill();
    else
        process.write("quit\n");
    QVERIFY(QTest::qWaitFor(
        [&] {
            keep();
            return process.state() == QProcess::NotRunning;
        },
        longest));
    keep();
    if (!walk.isKilled && stopped.isEmpty() && process.exitCode() != 0)
        stopped = QString::fromUtf8(tail);
}

void tst_leftbehind::everyWalk()
{
    QTest::addColumn<int>("walk");
    for (int walk = 0; walk < int(std::size(walks)); ++walk)
        QTest::newRow(walks[walk].name) << walk;
}

void tst_leftbehind::init()
{
    if (!QTest::currentDataTag())
        return;
    const QString &stopped = m_stopped.at(QLatin1StringView(QTest::currentDataTag()));
    QVERIFY2(stopped.isEmpty(), qPrintable(u"the walk stopped: "_s + stopped));
}

void tst_leftbehind::s4_theKeyIsInTheKeyringAlone()
{
    QCOMPARE(CanarySearch({m_key, m_passphrase}).hitsBelow(home()), QStringList());
}

/// Beside the folder that the console was given: what the system keeps for the account.
void tst_leftbehind::s4_theKeyIsNowhereInTheAccount()
{
    const CanarySearch search({m_key, m_passphrase});
    for (const QString &folder : placesOfTheAccount(m_place)) {
        QVERIFY2(QFileInfo(folder).isDir(), qPrintable(folder)); // where nothing is, nothing would be found
        QCOMPARE(search.hitsBelow(folder), QStringList());
    }
#ifdef Q_OS_WIN
    QVERIFY2(QFileInfo(m_place.filePath(u"registry.hex"_s)).size() > 10'000, "the registry was exported");
#endif
}

void tst_leftbehind::s6_noHealthDataStaysOnTheDisk()
{
    QVERIFY2(QFileInfo::exists(home() + u"/data/labdesk.ini"_s), "it has written what it keeps");
    QCOMPARE(CanarySearch(m_canaries).hitsBelow(home()), QStringList());
}

/// What is in these is seen to be there, so that an empty file proves nothing.
void tst_leftbehind::s7_noneIsInTheLogTheAuditTrailOrWhatWasExported()
{
    const CanarySearch search(m_canaries);
    const auto contentOf = [this](const QString &name) {
        QFile file(home() + name);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    };
    const std::pair<QString, QByteArrayList> places[] = {
        {u"/everything.log"_s, {"qt.", "QDEBUG"}},
        {u"/data/audit/audit-000001.jsonl"_s,
         {"reveal", "copyRevealed", "revealAnswer", "verifyCaller", "exportMasked", "exportRequests", "exportTrail",
          "changeZone", "requestRefresh", "deregister", "createUser", "deleteUser", "privacyModeOn", "lock", "unlock",
          m_users.front().toUtf8()}},
        {u"/exports/users.csv"_s, {m_users.front().toUtf8()}},
        {u"/exports/raw.json"_s, {"member_id"}},
        {u"/exports/summary.pdf"_s, {"%PDF"}},
        {u"/exports/job.csv"_s, {","}},
        {u"/exports/requests.har"_s, {"/insurance/latest", m_users.front().toUtf8()}},
        {u"/exports/audit.csv"_s, {"reveal"}},
        {u"/exports/connections.json"_s, {"Walked"}},
        {u"/exports/support.json"_s, {"version"}},
    };
    for (const auto &[name, telling] : places) {
        const QByteArray content = contentOf(name);
        for (const QByteArray &word : telling)
            QVERIFY2(content.contains(word), qPrintable(u"%1 in %2"_s.arg(QString::fromUtf8(word), name)));
        QVERIFY2(search.hitsIn(content).isEmpty(), qPrintable(name + u": "_s + search.hitsIn(content).join(u", "_s)));
    }
}

void tst_leftbehind::s13_whatIsWrittenIsForItsOwnerAlone()
{
#ifdef Q_OS_WIN
    QSKIP("Qt's permissions say nothing of Windows' lists of access; the rows of platform do");
#endif
    QStringList open;
    int looked = 0;
    for (const QString &folder : {u"/data"_s, u"/exports"_s}) {
        QDirIterator files(home() + folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QFileInfo file(files.next());
            ++looked;
            if (file.permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther))
                open += file.filePath();
        }
    }
    QVERIFY2(open.isEmpty(), qPrintable(open.join(u'\n')));
    QVERIFY2(looked >= 10, qPrintable(QString::number(looked)));
}

/// The search itself: each form, in a file of any kind, wherever base64 begins.
void tst_leftbehind::aCanaryThatIsLeftWouldBeFound()
{
    const CanarySearch search({m_key, u"Ana-María 0175"_s});
    QTemporaryDir folder;
    for (const QString &canary : {m_key, u"Ana-María 0175"_s}) {
        QList<QByteArray> left = formsOfCanary(canary);
        for (const char *before : {"", "u:", "ab:"})
            left += (before + canary.toUtf8() + " and more").toBase64();
        for (const QByteArray &form : left) {
            QFile file(folder.filePath(u".left"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("before " + form + " after");
            file.close();
            QVERIFY2(!search.hitsBelow(folder.path()).isEmpty(), form.constData());
        }
    }
    QVERIFY(search.hitsIn("before and after").isEmpty());
}

#ifdef Q_OS_WIN
void tst_leftbehind::aKeyInABinaryValueOfTheRegistryWouldBeFound()
{
    const QString place = u"HKCU\\Software\\Labdesk-left"_s;
    const QString form = QString::fromLatin1(formsOfCanary(m_key).at(1));
    QTemporaryDir folder;
    const auto hits = [&] {
        exportRegistry(folder);
        return CanarySearch({m_key}).hitsBelow(folder.path());
    };
    QCOMPARE(hits(), QStringList());
    const QStringList adds = {u"add"_s, place, u"/v"_s, u"left"_s, u"/t"_s, u"REG_BINARY"_s, u"/d"_s, form, u"/f"_s};
    QCOMPARE(QProcess::execute(u"reg"_s, adds), 0);
    const QStringList found = hits();
    QCOMPARE(QProcess::execute(u"reg"_s, {u"delete"_s, place, u"/f"_s}), 0);
    QCOMPARE(found.size(), 1);
}
#endif

LABDESK_TEST(tst_leftbehind)
#include "tst_leftbehind.moc"
