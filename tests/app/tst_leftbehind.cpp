// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/insuranceendpoints.h"
#include "api/userendpoints.h"
#include "app/console.h"
#include "service/localservice.h"
#include "support/eventloop.h"
#include "support/testmain.h"
#include "views/pane.h"
#include "views/userspane.h"
#include "views/windowcommands.h"

#include <QAbstractButton>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QProcess>
#include <QTabBar>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace labdesk;

// Run by tests/support/with-keyring.sh: the key goes to a real keyring. One class goes through the console in a process of its
// own, the other looks for what that process left on the disk, after it was quit and after it was killed.

namespace {

constexpr int longest = 60'000; // ms
constexpr int usersWalked = 12;
constexpr qsizetype canariesWanted = 50;

/// Two letters are in any file.
bool isTelling(const QString &value)
{
    return value.size() >= 6;
}

QStringList valuesOf(const InsuranceRecord &record)
{
    const Insured &person = record.insured;
    QStringList values = {record.memberId, record.groupId.value_or(QString()), person.firstName + u' ' + person.lastName, person.email,
                          person.phoneNumber, person.dateOfBirth, person.address.firstLine};
    if (record.guarantor)
        values += {record.guarantor->firstName + u' ' + record.guarantor->lastName, record.guarantor->phoneNumber, record.guarantor->email};
    values.removeIf([](const QString &value) { return !isTelling(value); });
    return values;
}

/// A secret in every form in which a careless program leaves one.
QList<QByteArray> formsOf(const QString &text)
{
    const QByteArray plain = text.toUtf8();
    QByteArray little, big;
    for (const QChar c : text) {
        little += char(c.cell());
        little += char(c.row());
        big += char(c.row());
        big += char(c.cell());
    }
    // Base64 of the middle: the ends depend on what stands around it.
    return {plain, plain.toHex(), plain.toHex().toUpper(), plain.toBase64(QByteArray::OmitTrailingEquals).chopped(1), little, big, plain.toPercentEncoding()};
}

/// Every file below the folder in which one of the texts stands, and which.
QStringList hitsIn(const QString &folder, const QStringList &texts)
{
    QStringList hits;
    QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray bytes = file.readAll();
        for (const QString &text : texts)
            for (const QByteArray &form : formsOf(text))
                if (bytes.contains(form))
                    hits += u"%1: %2"_s.arg(file.fileName(), text);
    }
    return hits;
}

template <class Reply>
std::optional<Reply> askOnce(api::ApiClient &client, const api::Endpoint<Reply> &endpoint)
{
    std::optional<Reply> found;
    bool ended = false;
    const api::Call call = client.send<Reply>(endpoint, [&](const Outcome<api::Answer<Reply>, ApiError> &outcome) {
        ended = true;
        if (outcome.ok())
            found = outcome.value().value;
    });
    return QTest::qWaitFor([&] { return ended; }, longest) ? found : std::nullopt;
}

template <class T>
bool hasSettled(const Remote<T> &remote)
{
    const auto *ready = readyIn(remote);
    return (ready && !ready->refreshing) || std::holds_alternative<Failed>(remote);
}

} // namespace

/// In a process of its own: goes where a support agent goes, with everything logged, and waits to be ended.
class tst_leftbehindwalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void walk();

private:
    bool open(const QJsonObject &plan);
    void lookAt(const QString &user) const;
    void lookElsewhere() const;
    template <class T>
    T *part(const char *name) const { return m_console->window().findChild<T *>(QLatin1StringView(name)); }

    std::unique_ptr<Console> m_console;
};

bool tst_leftbehindwalk::open(const QJsonObject &plan)
{
    Options options;
    options.dataFolder = QDir::home().filePath(u"data"_s);
    options.users = 30;
    m_console = std::make_unique<Console>(options, makeKeyringStore());
    const Connection connection{.id = u"walked"_s, .name = u"Walked"_s, .environment = Environment::Sandbox,
                                .baseUrl = QUrl(plan[u"url"_s].toString()), .scheme = ApiKeyScheme{}};
    std::optional<SecretStore::Kept> kept;
    m_console->connections().save(connection, Secret(plan[u"key"_s].toString().toLatin1()), false, [&](SecretStore::Kept where) { kept = where; });
    if (!QTest::qWaitFor([&] { return kept.has_value(); }, longest) || kept != SecretStore::Kept::InKeyring)
        return false;
    m_console->start();
    m_console->connectTo(connection.id);
    return QTest::qWaitFor([&] {
        return m_console->session() && m_console->session()->connection().id == connection.id && hasSettled(m_console->session()->users().state());
    }, longest);
}

void tst_leftbehindwalk::lookAt(const QString &user) const
{
    Session &session = *m_console->session();
    static_cast<UsersPane *>(m_console->window().pane(Place::Users))->openUser(*UserId::parse(user));
    QVERIFY(QTest::qWaitFor([&] { return hasSettled(session.details().user()) && hasSettled(session.details().providers()); }, longest));
    auto *tabs = part<QTabBar>("userTabBar");
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QVERIFY(tests::whatWasPutOffIsDone());
    }
    tabs->setCurrentIndex(2); // insurance
    QVERIFY(QTest::qWaitFor([&] { return hasSettled(session.details().insurance()); }, longest));
    for (auto *button : m_console->window().findChildren<QAbstractButton *>())
        if (button->isVisible() && button->objectName() == u"revealButton")
            button->click();
    QVERIFY(tests::whatWasPutOffIsDone());
}

void tst_leftbehindwalk::lookElsewhere() const
{
    MainWindow &window = m_console->window();
    Session &session = *m_console->session();
    for (const Place place : allPlaces) {
        window.goTo(place);
        QVERIFY(tests::whatWasPutOffIsDone());
    }
    session.payors().setQuery({u"community"_s, {}, {}});
    session.payors().searchNow();
    if (const auto *user = readyIn(session.details().user()))
        session.actions().refresh(user->value);
    QVERIFY(QTest::qWaitFor([&] { return hasSettled(session.payors().state()) && !session.actions().hasSending(); }, longest));
    window.windowCommands().press(u"app.supportBundle"_s);
    QVERIFY(tests::whatWasPutOffIsDone());
}

void tst_leftbehindwalk::walk()
{
    QFile in;
    QVERIFY(in.open(stdin, QIODevice::ReadOnly));
    const QJsonObject plan = QJsonDocument::fromJson(in.readLine()).object();
    if (plan.isEmpty())
        QSKIP("a part of tst_leftbehind, which starts it");
    QVERIFY(open(plan));
    for (const QJsonValue &user : plan[u"users"_s].toArray())
        lookAt(user.toString());
    lookElsewhere();
    std::fputs("WALKED\n", stdout);
    std::fflush(stdout);
    in.readLine(); // "quit", or the end of this process
    m_console.reset();
}

/// What is on the disk afterwards.
class tst_leftbehind : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void s4_theKeyIsInTheKeyringAlone_data() { ends(); }
    void s4_theKeyIsInTheKeyringAlone();
    void s6_noHealthDataStaysOnTheDisk_data() { ends(); }
    void s6_noHealthDataStaysOnTheDisk();
    void s13_whatIsWrittenIsForItsOwnerAlone();
    void aCanaryThatIsLeftWouldBeFound();

private:
    static void ends();
    void walkAndEnd(bool killed);
    QString home() const { return m_place->filePath(u"home"_s); }

    const QString m_key = u"sk_canary_5f0f7c0e8a4e4b6c9a430d6f4d6f1a04"_s;
    std::unique_ptr<service::LocalService> m_service;
    std::unique_ptr<QTemporaryDir> m_place;
    QStringList m_users;
    QStringList m_canaries;
};

void tst_leftbehind::initTestCase()
{
    if (qgetenv("LABDESK_INSIDE_BUS") != "yes")
        qFatal("run this through tests/support/with-keyring.sh");
    service::ServiceOptions options;
    options.users = 60;
    options.key = m_key.toLatin1();
    m_service = std::make_unique<service::LocalService>(options);
    m_service->startAndWait();
    const Connection connection{.id = {}, .name = {}, .environment = Environment::Local, .baseUrl = m_service->baseUrl(), .scheme = ApiKeyScheme{}};
    Session session(connection, Secret(m_key.toLatin1()));
    session.users().reload();
    QTRY_VERIFY_WITH_TIMEOUT(hasSettled(session.users().state()), longest);
    const UserStore &store = session.users().store();
    for (UserStore::Row row = 0; row < store.size() && m_users.size() < usersWalked; ++row)
        if (const auto record = askOnce(session.client(), api::latestInsurance(store.id(row)))) {
            m_users += store.id(row).text();
            m_canaries += valuesOf(*record);
        }
    m_canaries.removeDuplicates();
    QVERIFY2(m_canaries.size() >= canariesWanted, qPrintable(QString::number(m_canaries.size())));
}

void tst_leftbehind::init()
{
    m_place = std::make_unique<QTemporaryDir>();
    for (const QString &folder : {u"home"_s, u"home/tmp"_s})
        QVERIFY(QDir(m_place->path()).mkpath(folder));
}

void tst_leftbehind::ends()
{
    QTest::addColumn<bool>("killed");
    QTest::newRow("after it was quit") << false;
    QTest::newRow("after it was killed") << true;
}

void tst_leftbehind::walkAndEnd(bool killed)
{
    QProcess walk;
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert(u"HOME"_s, home());
    surroundings.insert(u"TMPDIR"_s, home() + u"/tmp"_s);
    surroundings.insert(u"QT_LOGGING_RULES"_s, u"*=true"_s);
    surroundings.remove(u"XDG_DATA_HOME"_s);
    walk.setProcessEnvironment(surroundings);
    walk.setProcessChannelMode(QProcess::MergedChannels);
    walk.start(QCoreApplication::applicationFilePath(), {u"tst_leftbehindwalk"_s, u"-maxwarnings"_s, u"0"_s});
    const QJsonObject plan{{u"url"_s, m_service->baseUrl().toString()}, {u"key"_s, m_key}, {u"users"_s, QJsonArray::fromStringList(m_users)}};
    walk.write(QJsonDocument(plan).toJson(QJsonDocument::Compact) + '\n');
    QByteArray said;
    QVERIFY(QTest::qWaitFor([&] {
        said += walk.readAll();
        return said.contains("WALKED\n") || walk.state() == QProcess::NotRunning;
    }, 3 * longest));
    QVERIFY2(said.contains("WALKED\n"), said.right(4000).constData());
    if (killed)
        walk.kill();
    else
        walk.write("quit\n");
    QVERIFY(QTest::qWaitFor([&] { return walk.state() == QProcess::NotRunning; }, longest));
    said += walk.readAll();
    QVERIFY2(said.size() > 10'000, "everything was logged");
    QFile log(home() + u"/everything.log"_s); // looked through like the rest
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write(said);
}

void tst_leftbehind::s4_theKeyIsInTheKeyringAlone()
{
    QFETCH(bool, killed);
    walkAndEnd(killed);
    QCOMPARE(hitsIn(home(), {m_key}), QStringList());
}

void tst_leftbehind::s6_noHealthDataStaysOnTheDisk()
{
    QFETCH(bool, killed);
    walkAndEnd(killed);
    QVERIFY2(QFileInfo::exists(home() + u"/data/labdesk.ini"_s), "it has written what it keeps");
    QCOMPARE(hitsIn(home(), m_canaries), QStringList());
}

void tst_leftbehind::s13_whatIsWrittenIsForItsOwnerAlone()
{
    walkAndEnd(false);
    QStringList open;
    int looked = 0;
    QDirIterator files(home() + u"/data"_s, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QFileInfo file(files.next());
        ++looked;
        if (file.permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther))
            open += file.filePath();
    }
    QCOMPARE(open, QStringList());
    QVERIFY(looked > 0);
}

/// The search itself: each form, in a file of any kind.
void tst_leftbehind::aCanaryThatIsLeftWouldBeFound()
{
    for (const QByteArray &form : formsOf(m_key)) {
        QFile file(home() + u"/.left"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("before " + form + " after");
        file.close();
        QVERIFY2(!hitsIn(home(), {m_key}).isEmpty(), form.constData());
    }
}

LABDESK_TEST(tst_leftbehind)
LABDESK_TEST(tst_leftbehindwalk)
#include "tst_leftbehind.moc"
