// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"

#include "platform/settings.h"
#include "session/connectionserialization.h"
#include "session/screenlock.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpSocket>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr int limit = 60'000; // ms, for a process that hangs

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QFile::WriteOnly | QFile::Truncate) || file.write(content) != content.size())
        qFatal("can't write a file of the test");
}

} // namespace

CommandStage::CommandStage(int users)
{
    service::ServiceOptions options;
    options.users = users;
    options.database = database();
    m_service = std::make_unique<service::LocalService>(options);
    m_service->startAndWait();
    write(m_folder.filePath(u"key"_s), m_service->key());
    connectAs(Environment::Sandbox);
    setPolicy({});
}

CommandStage::~CommandStage()
{
    if (m_rows >= 0)
        ::close(m_rows);
}

int CommandStage::unreadBytes() const
{
    int bytes = 0;
    ::ioctl(m_rows, FIONREAD, &bytes);
    return bytes;
}

void CommandStage::connectAs(Environment environment, bool isReadOnly, const QUrl &other)
{
    Settings settings(m_folder.filePath(u"labdesk.ini"_s));
    Connection connection;
    connection.id = u"test"_s;
    connection.name = u"North"_s;
    connection.environment = environment;
    connection.baseUrl = other.isEmpty() ? m_service->baseUrl() : other;
    connection.readOnly = isReadOnly;
    connection.network.proxy = NetworkSettings::Proxy::None;
    settings.set(setting::connections, {connectionEntry(connection)});
    settings.set(setting::currentConnection, connection.id);
    settings.save();
}

void CommandStage::forgetConnections()
{
    Settings settings(m_folder.filePath(u"labdesk.ini"_s));
    settings.set(setting::connections, {});
    settings.set(setting::currentConnection, {});
    settings.save();
}

void CommandStage::setPassphrase(const QByteArray &passphrase)
{
    Settings settings(m_folder.filePath(u"labdesk.ini"_s));
    ScreenLock lock(settings);
    std::optional<bool> isSet;
    lock.setPassphrase(Secret(passphrase), &lock, [&isSet](bool done) { isSet = done; });
    if (!QTest::qWaitFor([&isSet] { return isSet.has_value(); }, limit) || !*isSet)
        qFatal("can't set the passphrase of the test");
    settings.save();
}

void CommandStage::setPolicy(const QByteArray &lines)
{
    const QString path = m_folder.filePath(u"policy.ini"_s);
    QFile::remove(path);
    if (!lines.isEmpty())
        write(path, "[policy]\n" + lines);
}

QProcessEnvironment CommandStage::environment() const
{
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        all.remove(QString::fromLatin1(name));
    all.insert(u"LABDESK_TEST_KEY_FILE"_s, m_folder.filePath(u"key"_s));
    all.insert(u"LABDESK_TEST_POLICY"_s, m_folder.filePath(u"policy.ini"_s));
    all.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    return all;
}

QStringList CommandStage::whole(const QStringList &arguments) const
{
    return arguments + QStringList{u"--data"_s, folder(), u"--language"_s, u"en"_s};
}

std::unique_ptr<QProcess> CommandStage::begin(const QStringList &arguments, bool isWhole, Output output)
{
    auto process = std::make_unique<QProcess>();
    process->setProcessEnvironment(environment());
    process->setChildProcessModifier([output] {
        ::setsid();                 // no terminal to ask on
        ::signal(SIGXFSZ, SIG_IGN); // a limit of the size is an error then, as a full disk is
        int ends[2];
        if (output == Output::Unread && ::pipe(ends) == 0 && ::dup2(ends[1], STDOUT_FILENO) >= 0)
            ::close(ends[0]);
        if (output == Output::Closed) {
            ::close(STDIN_FILENO);
            ::close(STDOUT_FILENO);
        }
    });
    if (output == Output::Full)
        process->setStandardOutputFile(u"/dev/full"_s);
    if (output == Output::Stalled) {
        const QString pipe = m_folder.filePath(u"rows"_s);
        ::mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR);
        m_rows = ::open(QFile::encodeName(pipe).constData(), O_RDWR | O_CLOEXEC);
        process->setStandardOutputFile(pipe);
    }
    process->start(QStringLiteral(TESTED_PROGRAM), isWhole ? whole(arguments) : arguments);
    process->waitForStarted(limit);
    return process;
}

CommandStage::Result CommandStage::run(const QStringList &arguments, const QByteArray &input, Output output)
{
    const auto process = begin(arguments, true, output);
    process->write(input);
    process->closeWriteChannel();
    process->waitForFinished(limit);
    return {process->exitStatus() == QProcess::NormalExit ? process->exitCode() : -1, process->readAllStandardOutput(),
            process->readAllStandardError()};
}

CommandStage::Result CommandStage::runOnTerminal(const QStringList &arguments, const QByteArray &question,
                                                 const QByteArray &answer, const QString &input)
{
    int terminal = -1;
    const QByteArrayList variables = [this] {
        QByteArrayList all;
        for (const QString &variable : environment().toStringList())
            all += variable.toLocal8Bit();
        return all;
    }();
    const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        if (!input.isEmpty())
            ::dup2(::open(QFile::encodeName(input).constData(), O_RDONLY), STDIN_FILENO);
        std::vector<QByteArray> words{TESTED_PROGRAM};
        for (const QString &word : whole(arguments))
            words.push_back(word.toLocal8Bit());
        std::vector<char *> argv;
        for (QByteArray &word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        std::vector<char *> envp;
        for (const QByteArray &variable : variables)
            envp.push_back(const_cast<char *>(variable.constData()));
        envp.push_back(nullptr);
        ::execve(TESTED_PROGRAM, argv.data(), envp.data());
        ::_exit(127);
    }
    Result result;
    bool isAnswered = false;
    char piece[4096];
    for (ssize_t got = 0; (got = ::read(terminal, piece, sizeof piece)) > 0;) {
        result.output.append(piece, got);
        if (isAnswered || !result.output.contains(question))
            continue;
        isAnswered = true;
        // Ctrl+C is typed alone.
        const QByteArray line = answer == "\x03" ? answer : answer + '\n';
        [[maybe_unused]] const auto written = ::write(terminal, line.constData(), size_t(line.size()));
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ::close(terminal);
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return result;
}

QByteArray CommandStage::bodyOf(const QString &path) const
{
    QTcpSocket socket;
    socket.connectToHost(m_service->baseUrl().host(), m_service->port());
    if (!socket.waitForConnected(limit))
        return {};
    socket.write("GET " + path.toUtf8() + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(m_service->port())
                 + "\r\nConnection: close\r\nx-service-api-key: " + key() + "\r\n\r\n");
    QByteArray all;
    while (socket.waitForReadyRead(limit))
        all += socket.readAll();
    all += socket.readAll();
    const QByteArray body = all.mid(all.indexOf("\r\n\r\n") + 4);
    return body.mid(body.indexOf('{'), body.lastIndexOf('}') - body.indexOf('{') + 1);
}

QStringList CommandStage::ids()
{
    QStringList all;
    for (const QJsonObject &user : linesIn(run({u"users"_s, u"--columns"_s, u"user_id"_s}).output))
        all += user.value("user_id"_L1).toString();
    return all;
}

QList<QByteArray> CommandStage::auditLines() const
{
    QList<QByteArray> lines;
    const QDir folder(m_folder.path());
    for (const QString &trail : folder.entryList({u"audit-cli*"_s}, QDir::Dirs))
        for (const QString &name : QDir(folder.filePath(trail)).entryList({u"*.jsonl"_s}, QDir::Files)) {
            QFile file(folder.filePath(trail + u'/' + name));
            if (file.open(QFile::ReadOnly))
                for (const QByteArray &line : file.readAll().split('\n'))
                    if (!line.isEmpty())
                        lines += line;
        }
    return lines;
}

service::InjectedFault refusedForNow(const QByteArray &method, const QByteArray &pathPrefix, int times)
{
    return {.method = method,
            .pathPrefix = pathPrefix,
            .times = times,
            .status = 429,
            .body = R"({"detail": "Slow down."})",
            .fields = {{"Retry-After", "1"}}};
}

service::InjectedFault lostResponse(const QByteArray &method, const QByteArray &pathPrefix, int times)
{
    return {.method = method,
            .pathPrefix = pathPrefix,
            .times = times,
            .drop = service::InjectedFault::Drop::AfterProcessing};
}

QStringList words(const char *line)
{
    return QString::fromLatin1(line).split(u' ', Qt::SkipEmptyParts);
}

QByteArray manPage(const QByteArray &language)
{
    QFile file(
        QStringLiteral(SOURCE_ROOT "/packaging/linux/man/%1labdesk-cli.1.in").arg(QString::fromLatin1(language)));
    return file.open(QFile::ReadOnly) ? file.readAll().replace("\\-", "-").simplified() : QByteArray();
}

QList<QJsonObject> linesIn(const QByteArray &output)
{
    QList<QJsonObject> all;
    for (const QByteArray &line : output.split('\n'))
        if (!line.isEmpty())
            all += QJsonDocument::fromJson(line).object();
    return all;
}

} // namespace labdesk::tests
