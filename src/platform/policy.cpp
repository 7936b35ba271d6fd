// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/policy.h"

#include "domain/knownvalues.h"
#include "domain/logging.h"
#include "platform/process.h"
#include "platform/rulesfile.h"
#include "platform/settings.h"

#include <QRegularExpression>
#include <QSettings>

#include <algorithm>
#include <utility>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#endif

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using Kind = PolicyFault::Kind;

/// The registry key of Windows group policies, with the groups and keys of the file; see
/// packaging/windows/policy/labdesk.admx.
constexpr QStringView registryKey = u"HKEY_LOCAL_MACHINE\\Software\\Policies\\Labdesk";

bool isInRegistry(const QString &place)
{
    return place == registryKey;
}

/// In the registry, flags are usually numbers, and cleared entries remain as empty texts.
PolicyText registryText(const QSettings &written)
{
    PolicyText text;
    for (const QString &key : written.allKeys()) {
        const QVariant found = written.value(key);
        const bool isList = found.typeId() == QMetaType::QStringList; // joined, so that no entry is lost
        QString value = (isList ? found.toStringList().join(u", "_s) : found.toString()).trimmed();
        const auto form = formOfSetting(key);
        if (form == RuleForm::Flag && (value == u"1" || value == u"0"))
            value = value == u"1" ? u"true"_s : u"false"_s;
        if (!value.isEmpty() || !key.startsWith(u"connections/"))
            text.settings.push_back({.key = key, .value = value});
    }
    return text;
}

/// The part of a key after its group, such as "labs/".
QString nameIn(const QString &key)
{
    return key.section(u'/', 1);
}

/// Windows account names are case-insensitive. Backslashes after a domain have been replaced by slashes.
bool isThisAccount(const QString &name)
{
    return name.compare(accountName().replace(u'\\', u'/'), Qt::CaseInsensitive) == 0;
}

std::optional<Kind> nameFault(const QString &key)
{
    static const QRegularExpression lab(u"^-?[1-9][0-9]{0,17}\\z"_s);
    static const QRegularExpression slug(u"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\\z"_s);
    if (key.startsWith("labs/"_L1) && !lab.match(nameIn(key)).hasMatch())
        return Kind::BadLab;
    if (key.startsWith("notices/"_L1) && !slug.match(nameIn(key)).hasMatch())
        return Kind::BadSource;
    return std::nullopt;
}

std::optional<PolicyFault> faultOf(const PolicySetting &setting)
{
    const auto form = formOfSetting(setting.key);
    PolicyFault fault{.kind = Kind::UnknownKey, .line = setting.line, .key = setting.key};
    if (!form)
        return fault;
    fault.form = *form;
    if (const auto wrong = nameFault(setting.key))
        fault.kind = *wrong;
    else if (setting.value.isEmpty())
        fault.kind = Kind::NoValue;
    else if (!matchesRule(*form, setting.value))
        fault.kind = Kind::BadValue;
    else
        return std::nullopt;
    return fault;
}

/// Checks the entries of connections. A line in the wrong connection is detected by its position: each connection
/// begins with its id and is contiguous. The registry has no positions.
class ConnectionEntries
{
public:
    void take(const PolicySetting &setting)
    {
        if (setting.key == "connections/size"_L1) {
            m_size = setting;
            return;
        }
        const int number = setting.key.section(u'/', 1, 1).toInt();
        m_last = std::max(m_last, number);
        if (number == m_last)
            m_lastSetting = setting;
        if (setting.line == 0 || number == m_current)
            return;
        if (number != m_current + 1)
            report(Kind::SplitConnection, setting);
        else if (!setting.key.endsWith("/id"_L1))
            report(Kind::IdNotFirst, setting);
        m_current = number;
    }
    std::vector<PolicyFault> end(int firstLine)
    {
        const int size = m_size ? m_size->value.toInt() : 0;
        if (m_last > 0 && !m_size)
            m_faults.push_back({.kind = Kind::MissingSize, .line = firstLine, .key = u"connections/size"_s});
        else if (m_last > size)
            m_faults.push_back({.kind = Kind::UnlistedConnection,
                                .line = m_lastSetting.line,
                                .key = m_lastSetting.key,
                                .other = size});
        else if (m_size && m_last < size)
            m_faults.push_back({.kind = Kind::WrongSize, .line = m_size->line, .key = m_size->key, .other = m_last});
        return std::move(m_faults);
    }

private:
    void report(Kind kind, const PolicySetting &setting)
    {
        m_faults.push_back({.kind = kind, .line = setting.line, .key = setting.key});
    }

    std::vector<PolicyFault> m_faults;
    std::optional<PolicySetting> m_size;
    PolicySetting m_lastSetting;
    int m_current = 0;
    int m_last = 0;
};

void take(const PolicySetting &setting, Policy &policy)
{
    const std::pair<QLatin1StringView, bool *> flags[] = {{"policy/productionReadOnly"_L1, &policy.productionReadOnly},
                                                          {"policy/ownConnections"_L1, &policy.ownConnections},
                                                          {"policy/exports"_L1, &policy.exports},
                                                          {"policy/auditDetails"_L1, &policy.auditDetails},
                                                          {"policy/auditRequired"_L1, &policy.auditRequired},
                                                          {"policy/requireTicket"_L1, &policy.requireTicket},
                                                          {"policy/verifyCaller"_L1, &policy.verifyCaller},
                                                          {"policy/scripts"_L1, &policy.scripts},
                                                          {"policy/replaceValues"_L1, &policy.replacesValues},
                                                          {"policy/updateNotice"_L1, &policy.updateNotice},
                                                          {"policy/notifications"_L1, &policy.notifications}};
    const std::pair<QLatin1StringView, QString *> texts[] = {{"policy/values"_L1, &policy.valuesFile},
                                                             {"policy/ticketPattern"_L1, &policy.ticketPattern},
                                                             {"policy/ticketAddress"_L1, &policy.ticketAddress},
                                                             {"policy/replies"_L1, &policy.repliesFile}};
    for (const auto &[key, flag] : flags)
        if (setting.key == key)
            *flag = setting.value == "true"_L1;
    for (const auto &[key, text] : texts)
        if (setting.key == key)
            *text = setting.value;
    if (setting.key == "policy/lockMinutes"_L1)
        policy.lockMinutes = setting.value.toInt();
    else if (setting.key == "policy/tools"_L1)
        policy.tools = setting.value == setting::toolChoices[0].word ? 1 : 2;
    else if (setting.key == "policy/auditForward"_L1)
        policy.auditToJournal = setting.value == "journal"_L1;
    else if (setting.key == "policy/callerFacts"_L1)
        for (const QString &word : setting.value.split(u','))
            policy.callerFacts += word.trimmed();
    else if (setting.key.startsWith("labs/"_L1))
        policy.labs.insert(nameIn(setting.key).toLongLong(), setting.value);
    else if (setting.key.startsWith("people/"_L1) && isThisAccount(nameIn(setting.key)))
        policy.personName = setting.value;
    else if (setting.key.startsWith("notices/"_L1))
        policy.notices.insert(nameIn(setting.key).toLower(), *parseNotice(setting.value));
}

/// Requires settings without faults.
void takeConnections(const std::vector<PolicySetting> &settings, Policy &policy)
{
    QMap<int, std::pair<int, QVariantMap>> all;
    for (const PolicySetting &setting : settings) {
        if (!setting.key.startsWith("connections/"_L1) || setting.key == "connections/size"_L1)
            continue;
        auto &[line, connection] = all[setting.key.section(u'/', 1, 1).toInt()];
        const QString key = setting.key.section(u'/', 2);
        line = line == 0 ? setting.line : line;
        // Earlier versions read DOMAIN\\name as DOMAIN\name.
        connection[key] = key == "proxyUser"_L1 ? QString(setting.value).replace(u"\\\\"_s, u"\\"_s) : setting.value;
    }
    for (const auto &[line, connection] : std::as_const(all)) {
        policy.connectionLines.push_back(line);
        policy.connections.append(connection);
    }
}

Outcome<known::Values, known::ValuesFileError> knownValuesIn(const QString &fileName)
{
    const auto bytes = readRulesFile(fileName, known::maxFileSize);
    if (!bytes.ok())
        return known::ValuesFileError{bytes.error() == RulesFileProblem::TooLarge
                                          ? known::ValuesFileError::Kind::TooLarge
                                          : known::ValuesFileError::Kind::Unreadable};
    return known::parse(bytes.value());
}

} // namespace

std::vector<PolicyFault> faultsOf(const PolicyText &text)
{
    std::vector<PolicyFault> faults = text.faults;
    ConnectionEntries offered;
    int firstLine = 0;
    for (const PolicySetting &setting : text.settings) {
        if (const auto fault = faultOf(setting))
            faults.push_back(*fault);
        if (setting.key.startsWith("connections/"_L1)) {
            firstLine = firstLine == 0 ? setting.line : firstLine;
            offered.take(setting);
        }
    }
    const bool isClean = faults.empty(); // otherwise missing entries are consequences of these faults
    for (const PolicyFault &fault : offered.end(firstLine))
        if (isClean || fault.kind == Kind::IdNotFirst || fault.kind == Kind::SplitConnection)
            faults.push_back(fault);
    std::ranges::stable_sort(faults, {}, &PolicyFault::line);
    return faults;
}

// A typo must neither allow what the policy was meant to forbid nor lose a record.
Policy Policy::broken(const QString &file, const QString &fault)
{
    return {.productionReadOnly = true,
            .ownConnections = false,
            .lockMinutes = setting::lockMinutes.limits.least,
            .tools = 1,
            .exports = false,
            .auditDetails = false,
            .auditToJournal = true,
            .auditRequired = true,
            .requireTicket = true,
            .verifyCaller = true,
            .callerFacts = {u"memberId"_s, u"birthYear"_s, u"zip"_s},
            .scripts = false,
            .updateNotice = false,
            .notifications = false,
            .personName = {},
            .connections = {},
            .labs = {},
            .notices = {},
            .valuesFile = {},
            .replacesValues = false,
            .ticketPattern = {},
            .ticketAddress = {},
            .repliesFile = {},
            .file = file,
            .isBroken = true,
            .fault = fault};
}

Policy Policy::brokenBy(const PolicyFault &fault, const QString &file)
{
    qCDebug(platformLog, "policy: fault %d in line %d, the strictest rules apply", int(fault.kind), fault.line);
    Policy policy = broken(file, fault.isOfLine() ? QString() : fault.key);
    policy.why = describe(fault);
    return policy;
}

Policy Policy::of(const PolicyText &text, const QString &file)
{
    if (const auto faults = faultsOf(text); !faults.empty())
        return brokenBy(faults.front(), file);
    Policy policy;
    policy.file = file;
    for (const PolicySetting &setting : text.settings)
        take(setting, policy);
    takeConnections(text.settings, policy);
    return policy;
}

Policy Policy::read(const QString &file)
{
    if (isInRegistry(file)) {
        const QSettings written(file, QSettings::NativeFormat);
        const PolicyText text = registryText(written);
        return written.status() == QSettings::NoError && !text.settings.empty() ? of(text, file) : brokenBy({}, file);
    }
    const auto bytes = readRulesFile(file, maxFileSize);
    if (bytes.ok())
        return of(PolicyText::read(bytes.value()), file);
    if (bytes.error() != RulesFileProblem::FileNotFound)
        return brokenBy({.file = bytes.error()}, file);
    Policy policy;
    policy.file = file;
    return policy;
}

QString Policy::defaultFile()
{
#if defined(Q_OS_WIN)
    HKEY key = nullptr; // QSettings would create a missing key
    const auto opened = ::RegOpenKeyExW(HKEY_LOCAL_MACHINE, L"Software\\Policies\\Labdesk", 0, KEY_READ, &key);
    if (opened == ERROR_SUCCESS)
        ::RegCloseKey(key);
    else if (opened != ERROR_FILE_NOT_FOUND && opened != ERROR_PATH_NOT_FOUND) // the key may exist
        return registryKey.toString();
    if (opened == ERROR_SUCCESS && !QSettings(registryKey.toString(), QSettings::NativeFormat).allKeys().isEmpty())
        return registryKey.toString();
    return qEnvironmentVariable("ProgramData", u"C:/ProgramData"_s) + u"/Labdesk/policy.ini"_s;
#elif defined(Q_OS_MACOS)
    return u"/Library/Application Support/Labdesk/policy.ini"_s;
#else
    return u"/etc/labdesk/policy.ini"_s;
#endif
}

std::optional<known::ValuesFileError> useValues(const Policy &policy)
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
