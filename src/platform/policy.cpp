// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/policy.h"

#include "domain/knownvalues.h"
#include "domain/logging.h"
#include "platform/settings.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSettings>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#endif

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Where group policies of Windows write, as the groups and keys of the file; packaging/windows/policy/labdesk.admx.
constexpr QStringView registryKey = u"HKEY_LOCAL_MACHINE\\Software\\Policies\\Labdesk";

bool isInRegistry(const QString &place)
{
    return place == registryKey;
}

bool isReadable(const QString &place)
{
    return isInRegistry(place) || QFile(place).open(QFile::ReadOnly);
}

bool readLockMinutes(const QVariant &value, Policy &policy)
{
    bool isNumber = false;
    policy.lockMinutes = value.toString().toInt(&isNumber);
    return isNumber && policy.lockMinutes >= Settings::shortestLockMinutes
        && policy.lockMinutes <= Settings::longestLockMinutes;
}

/// A value in one piece: QSettings takes commas for the ends of entries.
QString wholeText(const QVariant &value)
{
    return value.toStringList().join(u", "_s).trimmed();
}

constexpr qsizetype longestLabName = 60;

/// "labs/27": a name on one line. 0 is no lab but the service's own choice.
bool readLab(const QString &key, const QVariant &value, Policy &policy)
{
    bool isNumber = false;
    const qint64 number = key.section(u'/', 1).toLongLong(&isNumber);
    const QString name = wholeText(value);
    policy.labs.insert(number, name);
    return isNumber && number != 0 && !name.isEmpty() && name.size() <= longestLabName && name == name.simplified();
}

bool readNotice(const QString &source, const QString &text, Policy &policy)
{
    static const QRegularExpression slug(u"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\\z"_s);
    const auto notice = parseNotice(text);
    if (!notice || !slug.match(source).hasMatch())
        return false;
    policy.notices.insert(source, *notice);
    return true;
}

/// Of the group "notices", which QSettings would cut at each semicolon of a file. The name of the entry that is wrong;
/// empty: none.
QString readNotices(const QString &file, Policy &policy)
{
    QFile written(file);
    if (!written.open(QFile::ReadOnly))
        return {};
    bool isInside = false;
    while (!written.atEnd()) {
        const QString line = QString::fromUtf8(written.readLine()).trimmed();
        if (line.startsWith(u'['))
            isInside = line.compare(u"[notices]", Qt::CaseInsensitive) == 0;
        if (!isInside || line.isEmpty() || line.startsWith(u'[') || line.startsWith(u';') || line.startsWith(u'#'))
            continue;
        const QString source = line.section(u'=', 0, 0).trimmed();
        QString text = line.section(u'=', 1).trimmed();
        if (text.size() > 1 && text.startsWith(u'"') && text.endsWith(u'"'))
            text = text.mid(1, text.size() - 2);
        if (!readNotice(source, text, policy))
            return u"notices/"_s + source;
    }
    return {};
}

bool readForward(const QVariant &value, Policy &policy)
{
    policy.auditToJournal = value.toString() == u"journal";
    return policy.auditToJournal || value.toString() == u"none";
}

bool readValuesFile(const QVariant &value, Policy &policy)
{
    policy.valuesFile = wholeText(value);
    return QDir::isAbsolutePath(policy.valuesFile);
}

/// "memberId,birthYear": each once, of the words that callerFactNamed() in session knows.
bool readCallerFacts(const QVariant &value, Policy &policy)
{
    static const QStringList facts{u"memberId"_s, u"birthYear"_s, u"zip"_s};
    for (const QString &word : value.toStringList().join(u',').split(u',')) {
        const QString fact = word.trimmed();
        if (!facts.contains(fact) || policy.callerFacts.contains(fact))
            return false;
        policy.callerFacts += fact;
    }
    return true;
}

/// The number of the connections, or something of one of them.
bool isOfConnections(const QString &key, int count)
{
    if (!key.startsWith(u"connections/"))
        return false;
    const int number = key.section(u'/', 1, 1).toInt();
    return key == u"connections/size" || (number >= 1 && number <= count);
}

Outcome<known::Values, known::ValuesFault> knownValuesIn(const QString &fileName)
{
    QFile file(fileName);
    if (!file.open(QFile::ReadOnly))
        return known::ValuesFault{known::ValuesFault::Kind::Unreadable};
    return known::parse(file.read(known::largestFile + 1));
}

} // namespace

// A slip of the pen must not allow what was to be forbidden.
Policy Policy::broken(const QString &file, const QString &fault)
{
    qCDebug(platformLog, "policy: unreadable, the strictest rules apply");
    return {.productionReadOnly = true,
            .ownConnections = false,
            .lockMinutes = Settings::shortestLockMinutes,
            .exports = false,
            .auditDetails = false,
            .auditToJournal = false,
            .requireTicket = true,
            .verifyCaller = true,
            .callerFacts = {},
            .updateNotice = false,
            .connections = {},
            .labs = {},
            .notices = {},
            .valuesFile = {},
            .replacesValues = false,
            .file = file,
            .isBroken = true,
            .fault = fault};
}

Policy Policy::read(const QString &file)
{
    Policy policy;
    policy.file = file;
    if (!isInRegistry(file) && !QFile::exists(file))
        return policy;
    const QSettings written(file, isInRegistry(file) ? QSettings::NativeFormat : QSettings::IniFormat);
    if (!isReadable(file) || written.status() != QSettings::NoError)
        return broken(file, {});
    const std::pair<QString, bool *> rules[] = {{u"policy/productionReadOnly"_s, &policy.productionReadOnly},
                                                {u"policy/ownConnections"_s, &policy.ownConnections},
                                                {u"policy/exports"_s, &policy.exports},
                                                {u"policy/auditDetails"_s, &policy.auditDetails},
                                                {u"policy/requireTicket"_s, &policy.requireTicket},
                                                {u"policy/verifyCaller"_s, &policy.verifyCaller},
                                                {u"policy/replaceValues"_s, &policy.replacesValues},
                                                {u"policy/updateNotice"_s, &policy.updateNotice}};
    const int count = written.value("connections/size").toInt();
    for (const QString &key : written.allKeys()) {
        const bool isNotice = key.startsWith(u"notices/");
        bool isKnown = isOfConnections(key, count)
            || (isNotice && (!isInRegistry(file) || readNotice(key.mid(8), written.value(key).toString(), policy)))
            || (key == u"policy/values" && readValuesFile(written.value(key), policy))
            || (key == u"policy/callerFacts" && readCallerFacts(written.value(key), policy))
            || (key.startsWith(u"labs/") && readLab(key, written.value(key), policy))
            || (key == u"policy/auditForward" && readForward(written.value(key), policy))
            || (key == u"policy/lockMinutes" && readLockMinutes(written.value(key), policy));
        for (const auto &[name, rule] : rules) {
            if (key != name)
                continue;
            QString word = written.value(key).toString();
            if (isInRegistry(file) && (word == u"1" || word == u"0")) // a number, as is usual there
                word = word == u"1" ? u"true"_s : u"false"_s;
            *rule = word == u"true";
            isKnown = word == u"true" || word == u"false";
        }
        if (!isKnown)
            return broken(file, key);
    }
    if (const QString wrong = isInRegistry(file) ? QString() : readNotices(file, policy); !wrong.isEmpty())
        return broken(file, wrong);
    policy.connections = Settings::readEntries(written, u"connections"_s);
    if (policy.connections.size() != count)
        return broken(file, u"connections/size"_s);
    return policy;
}

QString Policy::usualFile()
{
#if defined(Q_OS_WIN)
    HKEY key = nullptr; // QSettings would make one that isn't there
    const bool isThere
        = ::RegOpenKeyExW(HKEY_LOCAL_MACHINE, L"Software\\Policies\\Labdesk", 0, KEY_READ, &key) == ERROR_SUCCESS;
    if (isThere)
        ::RegCloseKey(key);
    if (isThere && !QSettings(registryKey.toString(), QSettings::NativeFormat).allKeys().isEmpty())
        return registryKey.toString();
    return qEnvironmentVariable("ProgramData", u"C:/ProgramData"_s) + u"/Labdesk/policy.ini"_s;
#elif defined(Q_OS_MACOS)
    return u"/Library/Application Support/Labdesk/policy.ini"_s;
#else
    return u"/etc/labdesk/policy.ini"_s;
#endif
}

std::optional<known::ValuesFault> useValues(const Policy &policy)
{
    known::use(known::builtIn());
    if (policy.valuesFile.isEmpty())
        return {};
    auto read = knownValuesIn(policy.valuesFile);
    if (!read.ok())
        return read.error();
    known::Values values = policy.replacesValues ? known::Values() : known::builtIn();
    values.extend(std::move(read).value());
    known::use(std::move(values));
    return {};
}

} // namespace labdesk
