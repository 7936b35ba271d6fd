// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/auditlog.h"
#include "service/authentication.h"
#include "service/drills.h"
#include "service/plainnumbers.h"
#include "service/schema.h"
#include "service/secretcheck.h"
#include "service/secretsources.h"
#include "service/subcommands.h"
#include "service/timestamps.h"

#include <algorithm>
#include <cstdio>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 maxDays = 36'500;
constexpr qsizetype maxNameLength = 100;

void describeOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(u"Manage the API keys and OAuth clients of the teams in a database."_s);
    parser.addPositionalArgument(u"keys"_s, {}, u"keys"_s);
    parser.addPositionalArgument(u"action"_s, u"add, list, rotate, revoke, or name-team."_s,
                                 u"add|list|rotate|revoke|name-team"_s);
    parser.addOptions({
        {u"database"_s, u"Database of the service: a file or a PostgreSQL URL."_s, u"file"_s},
        {u"secret-file"_s, u"Read the secret of the service from <file>."_s, u"file"_s},
        {u"team"_s, u"Name or ID of the team. Not needed if there is only one."_s, u"team"_s},
        {u"new-team"_s, u"Create the team named in --team."_s},
        {u"name"_s, u"Name of the key, unique in its team. With name-team: the new name of the team."_s, u"name"_s},
        {u"new-secret"_s, u"With rotate: accept a new secret of the service. Rotate the other keys, too."_s},
        {u"scope"_s, u"What the key is for: read, write."_s, u"scope"_s},
        {u"expires"_s, u"Last day (YYYY-MM-DD, UTC), or number of days. Without it, the key doesn't expire."_s,
         u"date|days"_s},
        {u"drill"_s, u"For tests: simulate a problem for the key: %1."_s.arg(drillChoices()), u"name"_s},
        {u"strict"_s, u"For tests: accept and send only what the interface defines."_s},
        {u"client"_s, u"Create a client for bearer tokens instead of an API key."_s},
    });
}

// An action, and its options in addition to --database.
struct Action
{
    const char *name;
    QStringList options;
    bool needsSecret;
};

const Action &actionNamed(const QString &name)
{
    static const Action actions[]
        = {{"add",
            {u"team"_s, u"new-team"_s, u"name"_s, u"scope"_s, u"expires"_s, u"client"_s, u"drill"_s, u"strict"_s,
             u"secret-file"_s},
            true},
           {"list", {u"team"_s}, false},
           {"rotate", {u"team"_s, u"name"_s, u"expires"_s, u"secret-file"_s, u"new-secret"_s}, true},
           {"revoke", {u"team"_s, u"name"_s}, false},
           {"name-team", {u"team"_s, u"name"_s}, false}};
    for (const Action &action : actions)
        if (name == QLatin1StringView(action.name))
            return action;
    failSubcommand(u"Unknown action '%1'. Use one of: add, list, rotate, revoke, name-team."_s.arg(name));
}

void checkOptions(const QCommandLineParser &parser, const Action &action)
{
    for (const QString &option : parser.optionNames())
        if (option != u"database" && !action.options.contains(option))
            failSubcommand(u"keys %1 has no option --%2."_s.arg(QLatin1StringView(action.name), option));
    requireFile(databaseIn(parser), u"Start the service with it first."_s);
    if (!action.options.contains(u"name"_s))
        return;
    const QString name = parser.value(u"name"_s);
    if (!parser.isSet(u"name"_s))
        failSubcommand(u"Add --name with the name of the key or the team."_s);
    if (name.trimmed() != name || name.isEmpty() || name.size() > maxNameLength
        || !std::ranges::all_of(name, [](QChar c) { return c.isPrint(); }))
        failSubcommand(u"Invalid --name. Use up to 100 printable characters, without spaces around them."_s);
}

std::optional<qint64> endIn(const QCommandLineParser &parser, qint64 now)
{
    const QString text = parser.value(u"expires"_s);
    if (!parser.isSet(u"expires"_s))
        return {};
    const auto days = plainInteger(text);
    if (days && *days >= 1 && *days <= maxDays)
        return now + *days * secondsPerDay;
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (days || !date.isValid() || text.size() != 10)
        failSubcommand(
            u"Invalid --expires '%1'. Use a number of days, such as 90, or a date, such as 2027-06-30."_s.arg(text));
    const qint64 end = QDateTime(date.addDays(1), QTime(0, 0), Qt::UTC).toSecsSinceEpoch();
    if (end <= now)
        failSubcommand(u"--expires %1 is in the past. Use a later date."_s.arg(text));
    return end;
}

bool canWriteIn(const QCommandLineParser &parser)
{
    const QString scope = parser.value(u"scope"_s);
    if (scope != u"read" && scope != u"write")
        failSubcommand(u"Invalid --scope '%1'. Use one of: read, write."_s.arg(scope));
    return scope == u"write";
}

QString labelOf(const Team &team)
{
    return team.name.isEmpty() ? team.id : team.name;
}

QString joinLabels(const std::vector<Team> &teams)
{
    QStringList labels;
    for (const Team &team : teams)
        labels += labelOf(team);
    return labels.join(u", "_s);
}

Team teamIn(const QCommandLineParser &parser, const Database &database)
{
    const QString name = parser.value(u"team"_s);
    const std::vector<Team> teams = keys::allTeams(database);
    if (!parser.isSet(u"team"_s) && parser.isSet(u"new-team"_s))
        failSubcommand(u"--new-team needs --team with the name of the team."_s);
    if (!parser.isSet(u"team"_s) && teams.size() != 1)
        failSubcommand(u"The database has several teams. Add --team with one of: %1."_s.arg(joinLabels(teams)));
    if (!parser.isSet(u"team"_s))
        return teams.front();
    if (name.trimmed() != name || name.isEmpty() || name.size() > maxNameLength)
        failSubcommand(u"Invalid --team. Use a name of up to 100 characters, without spaces around it."_s);
    const auto found
        = std::ranges::find_if(teams, [&](const Team &team) { return team.name == name || team.id == name; });
    if (found != teams.end() && parser.isSet(u"new-team"_s))
        failSubcommand(u"Team '%1' already exists. Remove --new-team."_s.arg(name));
    if (found != teams.end())
        return *found;
    if (!parser.isSet(u"new-team"_s))
        failSubcommand(u"There is no team '%1'. Use one of: %2. To create it, run keys add with --new-team."_s.arg(
            name, joinLabels(teams)));
    const Team made = keys::addTeam(database, name);
    recordCommand(database, made.seq, u"keys add"_s, u"new team %1"_s.arg(name));
    return made;
}

StoredKey existing(const QCommandLineParser &parser, const Database &database)
{
    const Team team = teamIn(parser, database);
    const QString name = parser.value(u"name"_s);
    const auto key = keys::inForce(database, team.seq, name);
    if (!key)
        failSubcommand(u"Team %1 has no key '%2', or it has been revoked. See: labdesk-service keys list"_s.arg(
            labelOf(team), name));
    return *key;
}

// Describes a key for the audit log, without the key itself.
QString descriptionOf(const StoredKey &key)
{
    QString text = u"%1 (%2%3"_s.arg(key.name, key.canWrite ? u"write"_s : u"read"_s,
                                     key.isClient() ? u", client"_s : QString());
    if (key.expiresOn)
        text += u", expires "_s + isoTime(*key.expiresOn);
    return text + u')';
}

// Adds the key, or the client's secret, to the output. It can't be displayed again later.
void assignNewSecret(StoredKey &key, const KeyHasher &hasher, QStringList &printed)
{
    const QByteArray secret = newSecret();
    key.hash = key.isClient() ? hasher.hashOfClient(key.clientId.toUtf8(), secret) : hasher.hashOfKey(secret);
    if (key.isClient())
        printed += u"client id: "_s + key.clientId;
    printed += (key.isClient() ? u"client secret: "_s : u"key: "_s) + QString::fromLatin1(secret);
}

void addKey(const QCommandLineParser &parser, const Database &database, const KeyHasher &hasher, qint64 now,
            QStringList &printed)
{
    StoredKey key;
    key.name = parser.value(u"name"_s);
    key.canWrite = canWriteIn(parser);
    key.drill = drillNamed(parser.value(u"drill"_s).toUtf8());
    if (parser.isSet(u"drill"_s) && !key.drill)
        failSubcommand(u"Invalid --drill '%1'. Use one of: %2."_s.arg(parser.value(u"drill"_s), drillChoices()));
    key.strict = parser.isSet(u"strict"_s);
    key.createdOn = now;
    key.expiresOn = endIn(parser, now);
    key.team = teamIn(parser, database);
    if (keys::inForce(database, key.team.seq, key.name))
        failSubcommand(
            u"Team %1 already has a key '%2'. Use another name, or run keys rotate to replace the key."_s.arg(
                labelOf(key.team), key.name));
    if (parser.isSet(u"client"_s))
        key.clientId = QString::fromLatin1(newSecret().first(32));
    assignNewSecret(key, hasher, printed);
    key.seq = keys::add(database, key);
    recordCommand(database, key.team.seq, u"keys add"_s, descriptionOf(key), key.seq);
}

// Requires the secret that the existing keys were made with. If the database doesn't know it yet, it can't be checked
// before the service starts with it.
void checkSecret(const QCommandLineParser &parser, const Database &database, const QByteArray &secret)
{
    switch (matchSecret(database, secret)) {
    case SecretMatch::Matches:
        return;
    case SecretMatch::Differs:
        if (!parser.isSet(u"new-secret"_s))
            failSubcommand(
                u"This isn't the secret that the service uses with the database %1. Use that one. If it's lost, or was replaced, run keys rotate --new-secret."_s
                    .arg(database.name()));
        keepSecret(database, secret);
        return;
    case SecretMatch::Unknown:
        if (keys::all(database, {}).empty() || parser.isSet(u"new-secret"_s))
            keepSecret(database, secret);
        else
            std::fputs("Warning: The secret can't be checked. Start the service with it once.\n", stderr);
    }
}

void rotateKey(const QCommandLineParser &parser, const Database &database, const KeyHasher &hasher, qint64 now,
               QStringList &printed)
{
    StoredKey key = existing(parser, database);
    if (parser.isSet(u"expires"_s))
        key.expiresOn = endIn(parser, now);
    if (key.hasExpired(now))
        failSubcommand(u"The key '%1' has expired. Add --expires with a new date."_s.arg(key.name));
    assignNewSecret(key, hasher, printed);
    keys::renew(database, key);
    recordCommand(database, key.team.seq, u"keys rotate"_s,
                  descriptionOf(key)
                      + (parser.isSet(u"new-secret"_s) ? u", with a new secret of the service"_s : QString()),
                  key.seq);
}

void revokeKey(const QCommandLineParser &parser, const Database &database, qint64 now, QStringList &printed)
{
    const StoredKey key = existing(parser, database);
    keys::revoke(database, key.seq, now);
    recordCommand(database, key.team.seq, u"keys revoke"_s, descriptionOf(key), key.seq);
    printed += u"Revoked '%1' of team %2."_s.arg(key.name, labelOf(key.team));
}

void nameTeam(const QCommandLineParser &parser, const Database &database, QStringList &printed)
{
    const Team team = teamIn(parser, database);
    const QString name = parser.value(u"name"_s);
    for (const Team &other : keys::allTeams(database))
        if (other.name == name || other.id == name)
            failSubcommand(u"Team '%1' already exists. Use another name."_s.arg(name));
    keys::nameTeam(database, team, name);
    recordCommand(database, team.seq, u"keys name-team"_s, name);
    printed += u"Team %1 is named %2."_s.arg(labelOf(team), name);
}

QString timeText(const std::optional<qint64> &time)
{
    return time ? isoTime(*time) : u"-"_s;
}

QString testOptionsOf(const StoredKey &key)
{
    QStringList options;
    if (key.strict)
        options += u"strict"_s;
    if (key.drill)
        options += QString::fromLatin1(drillName(*key.drill));
    return options.isEmpty() ? u"-"_s : options.join(u',');
}

void printAligned(const std::vector<QStringList> &rows)
{
    QString text;
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column) {
            qsizetype width = 0;
            for (const QStringList &other : rows)
                width = std::max(width, other[column].size());
            line += row[column].leftJustified(width + 2);
        }
        text += line.trimmed() + u'\n';
    }
    printOut(text.toUtf8());
}

void listKeys(const QCommandLineParser &parser, const Database &database, qint64 now)
{
    const auto teamSeq
        = parser.isSet(u"team"_s) ? std::optional(teamIn(parser, database).seq) : std::optional<qint64>();
    std::vector<QStringList> rows{{u"TEAM"_s, u"NAME"_s, u"SCOPE"_s, u"STATE"_s, u"CREATED"_s, u"EXPIRES"_s,
                                   u"LAST USED"_s, u"TEST OPTIONS"_s, u"CLIENT ID"_s}};
    for (const StoredKey &key : keys::all(database, teamSeq))
        rows.push_back({labelOf(key.team), key.name, key.canWrite ? u"write"_s : u"read"_s,
                        key.revokedOn             ? u"revoked"_s
                            : key.hasExpired(now) ? u"expired"_s
                                                  : u"active"_s,
                        timeText(key.createdOn), timeText(key.expiresOn), timeText(key.usedOn), testOptionsOf(key),
                        key.isClient() ? key.clientId : u"-"_s});
    printAligned(rows);
}

// Changes keys in one transaction. Prints before the commit, because a key that couldn't be printed would be lost.
void changeKeys(const QCommandLineParser &parser, const Database &database, const QString &action,
                const QByteArray &secret, qint64 now)
{
    QStringList printed;
    Transaction transaction(database);
    if (action == u"add" || action == u"rotate")
        checkSecret(parser, database, secret);
    if (action == u"add")
        addKey(parser, database, KeyHasher(secret), now, printed);
    else if (action == u"rotate")
        rotateKey(parser, database, KeyHasher(secret), now, printed);
    else if (action == u"revoke")
        revokeKey(parser, database, now, printed);
    else
        nameTeam(parser, database, printed);
    printOut((printed.join(u'\n') + u'\n').toUtf8());
    try {
        transaction.commit();
    } catch (const DatabaseError &e) {
        throw DatabaseError(QString::fromUtf8(e.what())
                            + u" What was printed may not be valid. Run the command again."_s);
    }
}

} // namespace

int runKeys(const QStringList &arguments)
{
    QCommandLineParser parser;
    describeOptions(parser);
    if (!readSubcommand(parser, arguments, 1))
        return 0;
    const QString name = parser.positionalArguments().at(1);
    const Action &action = actionNamed(name);
    checkOptions(parser, action);
    QStringList warnings;
    const QByteArray secret = serviceSecret(parser, warnings);
    for (const QString &sentence : warnings)
        std::fprintf(stderr, "Warning: %s\n", sentence.toUtf8().constData());
    if (action.needsSecret && secret.isEmpty())
        failSubcommand(u"Keys need the secret of the service. Add --secret-file, or set LABDESK_SERVICE_SECRET."_s);
    const Database database(databaseIn(parser), Database::Access::Write);
    prepareSchema(database, [&database] {
        failSubcommand(u"The database %1 is empty. Start the service with it first."_s.arg(database.name()));
    });
    const qint64 now = QDateTime::currentSecsSinceEpoch();
    if (name == u"list") {
        listKeys(parser, database, now);
        return 0;
    }
    changeKeys(parser, database, name, secret, now);
    return 0;
}

} // namespace labdesk::service
