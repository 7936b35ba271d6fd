// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connectionfile.h"

#include "domain/textnormalization.h"
#include "session/connectionserialization.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qsizetype MaxConnectionFileSize = 1024 * 1024;
constexpr qsizetype MaxNameLength = 200;
constexpr int FileVersion = 1;
const QString versionKey = u"labdeskConnections"_s;

struct ConnectionFileWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ConnectionFile)
};

using Problem = ConnectionFileProblem;

/// Whether an entry has a member that someone may have added by hand for a key. Such a file isn't imported, so that the
/// key doesn't stay in it unnoticed.
bool containsSecret(const QJsonObject &entry)
{
    for (const QString &key : entry.keys())
        for (const auto word : {"secret"_L1, "apikey"_L1, "password"_L1, "passphrase"_L1, "token"_L1})
            if (QString(key).remove(u'_').remove(u'-').contains(word, Qt::CaseInsensitive))
                return true;
    return entry.contains(u"key"_s);
}

qsizetype countMembers(const QJsonValue &value)
{
    qsizetype count = value.isObject() ? value.toObject().size() : 0;
    if (value.isObject())
        for (const QJsonValueConstRef &member : value.toObject())
            count += countMembers(member);
    if (value.isArray())
        for (const QJsonValueConstRef &element : value.toArray())
            count += countMembers(element);
    return count;
}

/// Whether an object has the same member twice. QJsonDocument keeps only the last one, so this counts colons, one for
/// each member.
bool repeatsKey(const QByteArray &json, const QJsonObject &read)
{
    qsizetype colons = 0;
    bool isInText = false;
    for (qsizetype at = 0; at < json.size(); ++at) {
        if (isInText && json[at] == '\\')
            ++at;
        else if (json[at] == '"')
            isInText = !isInText;
        else if (json[at] == ':' && !isInText)
            ++colons;
    }
    return colons != countMembers(read);
}

/// Whether a path leads to a local file. A share or a device could make this computer sign in somewhere, or block
/// forever.
bool isLocalFile(const QString &path)
{
    static const QRegularExpression windowsPath(u"^[A-Za-z]:[\\\\/](?![\\\\/])"_s);
    static const QRegularExpression device(u"^/(dev|proc|sys|net|run/user|Volumes|Network)(/|\\z)"_s);
    if (QString(path)
            .replace(u'\\', u'/')
            .startsWith("//"_L1)) // a share, as Windows reads it; cleanPath() makes slashes of backslashes there
        return false;
    const QString clean = QDir::cleanPath(path);
    return windowsPath.match(path).hasMatch() || (clean.startsWith(u'/') && !device.match(clean).hasMatch());
}

/// The key whose path isn't that of a local file; empty: none.
QString foreignFileIn(const Connection &connection)
{
    const auto isWrong = [](const QString &path) { return !path.isEmpty() && !isLocalFile(path); };
    return isWrong(connection.network.caFile)           ? u"authorityFile"_s
        : isWrong(connection.network.clientCertificate) ? u"clientCertificate"_s
                                                        : QString();
}

/// The key of a text with invisible characters; empty: none. With them, a name could look like that of another
/// connection.
QString hiddenTextIn(const QVariantMap &entry)
{
    for (auto at = entry.cbegin(); at != entry.cend(); ++at)
        if (hiddenCharacterIn(at.value().toString()))
            return at.key();
    return {};
}

/// The first unknown member of the file; empty: none.
QString unknownKeyIn(const QJsonObject &file)
{
    for (const QString &key : file.keys())
        if (key != versionKey && key != "connections"_L1)
            return key;
    return {};
}

bool isTaken(const QString &name, const QStringList &taken)
{
    return std::any_of(taken.begin(), taken.end(),
                       [&](const QString &other) { return other.trimmed().compare(name, Qt::CaseInsensitive) == 0; });
}

} // namespace

QByteArray connectionFile(const std::vector<Connection> &connections)
{
    QJsonArray entries;
    for (const Connection &connection : connections) {
        QJsonObject entry = QJsonObject::fromVariantMap(connectionEntry(connection));
        entry.remove(u"id"_s); // it identifies the secret on this computer only
        entries.append(entry);
    }
    return QJsonDocument(QJsonObject{{versionKey, FileVersion}, {u"connections"_s, entries}}).toJson();
}

QString describe(const ConnectionFileProblem &problem)
{
    switch (problem.kind) {
    case Problem::Kind::TooLarge:
        return ConnectionFileWords::tr("The file is too large to be a list of connections.");
    case Problem::Kind::NotJson:
        return ConnectionFileWords::tr("The file isn’t valid JSON. It may be damaged, or a different kind of file.");
    case Problem::Kind::NotOurs:
        return ConnectionFileWords::tr("The file contains no Labdesk connections.");
    case Problem::Kind::NewerVersion:
        return ConnectionFileWords::tr(
            "The file was written by a newer version of Labdesk. Update Labdesk, or ask for the connection details.");
    case Problem::Kind::Empty:
        return ConnectionFileWords::tr("The file contains no connections.");
    case Problem::Kind::HoldsSecret:
        return ConnectionFileWords::tr("Connection %1 in the file seems to contain a key. Delete the key from the file "
                                       "and enter it here instead.")
            .arg(problem.entry);
    case Problem::Kind::RepeatedKey:
        return ConnectionFileWords::tr("The file contains the same field twice. Delete one.");
    case Problem::Kind::UnknownKey:
        return ConnectionFileWords::tr("The file contains the unknown field “%1”. Delete it, or update Labdesk.")
            .arg(problem.key);
    case Problem::Kind::WrongEntry:
    case Problem::Kind::ForeignFile:
        break;
    }
    const QString name
        = problem.name.isEmpty() ? ConnectionFileWords::tr("Connection %1").arg(problem.entry) : problem.name;
    if (problem.kind == Problem::Kind::ForeignFile)
        return ConnectionFileWords::tr(
                   "“%1” in the file can’t be imported: %2 must be the full path of a file on this computer.")
            .arg(name, problem.key);
    return problem.key.isEmpty()
        ? ConnectionFileWords::tr("“%1” in the file is incomplete, or its URL isn’t allowed.").arg(name)
        : ConnectionFileWords::tr("“%1” in the file can’t be imported: %2 is missing, unknown, or not allowed.")
              .arg(name, problem.key);
}

QString uniqueName(const QString &name, const QStringList &taken)
{
    if (!isTaken(name, taken))
        return name;
    for (int number = 2;; ++number)
        if (const QString numbered = u"%1 (%2)"_s.arg(name, QString::number(number)); !isTaken(numbered, taken))
            return numbered;
}

Outcome<std::vector<Connection>, ConnectionFileProblem> connectionsInFile(const QByteArray &bytes,
                                                                          const QStringList &taken)
{
    if (bytes.size() > MaxConnectionFileSize)
        return Problem{Problem::Kind::TooLarge};
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (document.isNull())
        return Problem{Problem::Kind::NotJson};
    const QJsonObject file = document.object();
    if (!file[versionKey].isDouble() || !file[u"connections"_s].isArray())
        return Problem{Problem::Kind::NotOurs};
    if (file[versionKey].toInt() != FileVersion)
        return Problem{Problem::Kind::NewerVersion};
    if (repeatsKey(bytes, file))
        return Problem{Problem::Kind::RepeatedKey};
    if (const QString unknown = unknownKeyIn(file); !unknown.isEmpty())
        return Problem{.kind = Problem::Kind::UnknownKey, .key = unknown.left(MaxNameLength)};
    QStringList names = taken;
    std::vector<Connection> found;
    const QJsonArray entries = file[u"connections"_s].toArray();
    for (const auto &value : entries) {
        const int number = int(found.size()) + 1;
        const QJsonObject entry = value.toObject();
        const QString name = entry[u"name"_s].toString().simplified().left(MaxNameLength);
        if (containsSecret(entry))
            return Problem{Problem::Kind::HoldsSecret, number, name};
        QVariantMap map = entry.toVariantMap();
        map[u"id"_s] = QUuid::createUuid().toString(QUuid::WithoutBraces);
        map[u"name"_s] = uniqueName(name, names);
        const QString hidden = hiddenTextIn(map);
        const QString wrong = hidden.isEmpty() ? firstInvalidKey(map) : hidden;
        auto connection = wrong.isEmpty() ? connectionIn(map) : std::nullopt;
        if (!connection || name.isEmpty())
            return Problem{Problem::Kind::WrongEntry, number, name, name.isEmpty() ? u"name"_s : wrong};
        if (const QString foreign = foreignFileIn(*connection); !foreign.isEmpty())
            return Problem{Problem::Kind::ForeignFile, number, name, foreign};
        if (connection->environment == Environment::Production)
            connection->readOnly = true;
        names += connection->name;
        found.push_back(std::move(*connection));
    }
    if (found.empty())
        return Problem{Problem::Kind::Empty};
    return found;
}

} // namespace labdesk
