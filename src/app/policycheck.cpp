// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policycheck.h"

#include "domain/knownvalues.h"
#include "domain/ticketform.h"
#include "platform/policy.h"
#include "platform/repliesfile.h"
#include "session/connectionserialization.h"
#include "session/tlsfiles.h"

#include <QDateTime>
#include <QMultiMap>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct FlagMeaning
{
    QLatin1StringView key;
    QLatin1StringView ifTrue;
    QLatin1StringView ifFalse;
};

constexpr FlagMeaning flagMeanings[] = {
    {"policy/productionReadOnly"_L1, "Production is read-only."_L1, "Production isn't read-only."_L1},
    {"policy/ownConnections"_L1, "People can add connections and use their own."_L1,
     "People can't add connections or use their own."_L1},
    {"policy/exports"_L1, "People can export, print, and copy several users at a time."_L1,
     "People can't export or print, and can copy only one user at a time."_L1},
    {"policy/auditDetails"_L1, "The audit trail names sources and time zones."_L1,
     "The audit trail names no sources or time zones."_L1},
    {"policy/auditRequired"_L1, "No changes while they can't be recorded."_L1,
     "Changes are allowed while they can't be recorded."_L1},
    {"policy/requireTicket"_L1, "Each change needs a ticket number."_L1, "A ticket number is optional."_L1},
    {"policy/verifyCaller"_L1, "Personal data needs a verified caller."_L1,
     "Personal data needs no verified caller."_L1},
    {"policy/scripts"_L1, "The command line takes --yes and --show."_L1,
     "The command line asks before each change and shows no hidden values."_L1},
    {"policy/updateNotice"_L1, "People can turn on the check for new versions."_L1,
     "Labdesk never checks for new versions."_L1},
    {"policy/notifications"_L1, "People can let the desktop show notifications."_L1,
     "Labdesk shows no desktop notifications."_L1},
    {"policy/replaceValues"_L1, "The file with names replaces the built-in names."_L1,
     "The file with names adds to the built-in names."_L1},
};

QString meaningOf(const PolicySetting &setting)
{
    for (const FlagMeaning &flag : flagMeanings)
        if (setting.key == flag.key)
            return setting.value == "true"_L1 ? flag.ifTrue : flag.ifFalse;
    const QString group = setting.key.section(u'/', 0, 0);
    const QString name = setting.key.section(u'/', 1);
    if (group == u"labs")
        return u"Lab %1 is called %2."_s.arg(name, setting.value);
    if (group == u"people")
        return u"Account %1 is used by %2."_s.arg(name, setting.value);
    if (group == u"notices") {
        const auto notice = parseNotice(setting.value);
        return u"Until %1, shown at %2: %3"_s.arg(notice->until.toString(Qt::ISODate), name, notice->text);
    }
    if (setting.key == u"connections/size")
        return u"Connections offered: %1."_s.arg(setting.value);
    if (group == u"connections")
        return u"Connection %1, %2: %3"_s.arg(name.section(u'/', 0, 0), name.section(u'/', 1), setting.value);
    if (name == u"lockMinutes")
        return u"Labdesk locks after %1 min without activity."_s.arg(setting.value);
    if (name == u"tools")
        return setting.value == u"all" ? u"Everyone has all tools."_s : u"Tools not needed for calls are hidden."_s;
    if (name == u"auditForward")
        return setting.value == u"journal" ? u"The audit trail also goes to the system's journal."_s
                                           : u"The audit trail doesn't go to the system's journal."_s;
    if (name == u"ticketPattern") {
        const QString example = TicketPattern::parse(setting.value)->example();
        return example.isEmpty() ? u"Ticket numbers must match a pattern."_s
                                 : u"Ticket numbers look like %1."_s.arg(example);
    }
    if (name == u"ticketAddress")
        return u"A ticket opens at %1."_s.arg(setting.value);
    if (name == u"replies")
        return u"The team's replies come from %1."_s.arg(setting.value);
    return name == u"callerFacts" ? u"Callers are asked for: %1."_s.arg(setting.value)
                                  : u"Names come from %1."_s.arg(setting.value);
}

QString mistakeIn(const QString &file, const known::ValuesFileError &fault)
{
    using Kind = known::ValuesFileError::Kind;
    return fault.line > 0             ? u"%1 has a mistake in line %2."_s.arg(file, QString::number(fault.line))
        : fault.kind == Kind::NotUtf8 ? u"%1 isn't UTF-8."_s.arg(file)
                                      : u"%1 contains no names. It may be incomplete."_s.arg(file);
}

/// What kind of line sets nothing. After bytes in another encoding, nothing was read.
QString partOf(const QString &line)
{
    if (line.startsWith(u'['))
        return u"Section %1"_s.arg(line);
    return line.startsWith(u'#') || line.startsWith(u';') ? u"Comment"_s : u"Not read"_s;
}

class PolicyChecker
{
public:
    explicit PolicyChecker(const QString &file) : m_file(file) { }
    PolicyReport check();

private:
    void checkFiles(const Policy &policy);
    void checkFile(int line, const QString &problem);
    void print(int line, const QString &text);
    void printLines(const QByteArray &bytes);

    QString m_file;
    QMultiMap<int, QString> m_mistakes;
    QMap<int, QString> m_meanings;
    QMap<QString, int> m_lineOf;
    PolicyReport m_report;
};

PolicyReport PolicyChecker::check()
{
    const auto bytes = readRulesFile(m_file, Policy::maxFileSize);
    if (!bytes.ok())
        return {u"%1: %2\n"_s.arg(m_file, describe(bytes.error())), 1};
    const PolicyText text = PolicyText::read(bytes.value());
    std::vector<PolicyFault> faults = faultsOf(text);
    const Policy policy = Policy::of(text, m_file);
    if (const auto fault = checkOffered(policy))
        faults.push_back(*fault);
    for (const PolicySetting &setting : text.settings) {
        m_lineOf[setting.key] = setting.line;
        m_meanings[setting.line] = setting.key;
    }
    for (PolicyFault fault : faults) {
        const int line = std::exchange(fault.line, 0);
        m_mistakes.insert(line, describe(fault));
        m_meanings.remove(line);
    }
    for (const PolicySetting &setting : text.settings)
        if (m_meanings.contains(setting.line))
            m_meanings[setting.line] = meaningOf(setting);
    const bool isBroken = !faults.empty();
    checkFiles(policy);
    printLines(bytes.value());
    m_report.mistakes = int(m_mistakes.size());
    m_report.text += m_report.mistakes == 0 ? u"%1: no mistakes.\n"_s.arg(m_file)
                                            : u"%1: mistakes: %2.\n"_s.arg(m_file, QString::number(m_report.mistakes));
    if (isBroken)
        m_report.text += u"With this file, the strictest rules apply and no connection is offered.\n"_s;
    else if (!text.hasEnd)
        m_report.text += u"Put [begin] in the first line and [end] in the last: then a file that was cut off is "
                         "noticed.\n"_s;
    return m_report;
}

void PolicyChecker::checkFile(int line, const QString &problem)
{
    if (!problem.isEmpty())
        m_mistakes.insert(line, problem);
}

/// Checks the files with this account's permissions; other accounts need the same.
void PolicyChecker::checkFiles(const Policy &policy)
{
    if (!policy.valuesFile.isEmpty()) {
        const auto bytes = readRulesFile(policy.valuesFile, known::maxFileSize);
        const auto values = bytes.ok() ? known::parse(bytes.value()) : known::ValuesFileError();
        if (!bytes.ok())
            checkFile(m_lineOf[u"policy/values"_s], policy.valuesFile + u": "_s + describe(bytes.error()));
        else if (!values.ok())
            checkFile(m_lineOf[u"policy/values"_s], mistakeIn(policy.valuesFile, values.error()));
    }
    if (!policy.repliesFile.isEmpty())
        if (const auto replies = readReplies(policy.repliesFile); !replies.ok())
            checkFile(m_lineOf[u"policy/replies"_s], policy.repliesFile + u": "_s + replies.error());
    for (qsizetype at = 0; at < policy.connections.size(); ++at) {
        const QVariantMap connection = policy.connections.at(at).toMap();
        const QString prefix = u"connections/%1/"_s.arg(at + 1);
        if (const QString file = connection.value(u"authorityFile"_s).toString(); !file.isEmpty()) {
            const QString why = offeredAuthorityProblem(file);
            const auto read = readCaFile(file);
            const int line = m_lineOf[prefix + u"authorityFile"_s];
            checkFile(line,
                      !why.isEmpty() ? u"%1: %2"_s.arg(file, why)
                          : read.ok() && read.value().hasExpired(QDateTime::currentDateTimeUtc())
                          ? u"%1: a certificate in it has expired."_s.arg(file)
                          : QString());
        }
        if (const QString file = connection.value(u"clientCertificate"_s).toString(); !file.isEmpty()) {
            const auto read = readRulesFile(file, known::maxFileSize);
            checkFile(m_lineOf[prefix + u"clientCertificate"_s],
                      read.ok() ? QString() : u"%1: %2"_s.arg(file, describe(read.error())));
        }
    }
}

void PolicyChecker::print(int line, const QString &text)
{
    m_report.text += u"%1  %2\n"_s.arg((line > 0 ? QString::number(line) : QString()).rightJustified(5), text);
}

void PolicyChecker::printLines(const QByteArray &bytes)
{
    const QByteArrayList lines = bytes.split('\n');
    for (int line = 0; line <= lines.size(); ++line) {
        const QString lineText = line > 0 ? QString::fromUtf8(lines[line - 1]).trimmed() : QString();
        if (m_meanings.contains(line))
            print(line, m_meanings[line]);
        else if (!m_mistakes.contains(line) && !lineText.isEmpty())
            print(line, partOf(lineText));
        QStringList mistakes = m_mistakes.values(line);
        for (auto at = mistakes.rbegin(); at != mistakes.rend(); ++at)
            print(line, u"MISTAKE: "_s + *at);
    }
}

} // namespace

PolicyReport checkPolicy(const QString &file)
{
    return PolicyChecker(file).check();
}

} // namespace labdesk
