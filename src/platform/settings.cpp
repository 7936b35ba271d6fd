// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"

#include "domain/logging.h"
#include "platform/systemfile.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// 1: connections have a way of their own to their service. What is written by an earlier version is read as it is.
constexpr int currentFormat = 1;

QString usualSettingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/labdesk.ini"_s;
}

/// The broken file is kept for whoever wants to look into it; only the latest one.
QString putAside(const QString &file)
{
    const QString aside = file + u".broken"_s;
    QFile::remove(aside);
    QFile::rename(file, aside);
    keepForOwner(aside);
    return aside;
}

} // namespace

struct Settings::Row
{
    enum class Type { Flag, Number, Word, Text, Bytes, Day, List };
    enum class Saved { Soon, AtOnce };

    Key key;
    QLatin1StringView name; ///< one that ends with a slash is a group: of a connection, of a widget
    Type type;
    Saved saved = Saved::Soon;
    struct Limits
    {
        int usual = 0; ///< until something is chosen
        int least = 0;
        int most = 0;
    } limits = {};                               ///< of a number
    std::array<QLatin1StringView, 5> words = {}; ///< in the order of their enumeration; the first is the usual one
};

/// All that the file can hold.
std::span<const Settings::Row> Settings::table()
{
    using enum Row::Type;
    using enum Row::Saved;
    constexpr int any = std::numeric_limits<int>::max();
    static constexpr std::array rows{
        Row{Key::Format, "format"_L1, Number, Soon, {0, 0, any}},
        Row{Key::Appearance,
            "appearance"_L1,
            Word,
            Soon,
            {},
            {"system"_L1, "light"_L1, "dark"_L1, "high-contrast"_L1, "high-contrast-dark"_L1}},
        Row{Key::Directions, "directions"_L1, Word, Soon, {}, {"ask"_L1, "open"_L1, "off"_L1}},
        Row{Key::TextScale, "textScale"_L1, Number, Soon, {smallestTextScale, smallestTextScale, largestTextScale}},
        Row{Key::PrivacyMode, "privacyMode"_L1, Flag},
        Row{Key::ReleaseNotice, "releases/notice"_L1, Flag},
        Row{Key::ReleaseAskedOn, "releases/askedOn"_L1, Day},
        Row{Key::LockMinutes, "lock/minutes"_L1, Number, Soon, {10, shortestLockMinutes, longestLockMinutes}},
        Row{Key::LockJobs, "lock/jobs"_L1, Word, Soon, {}, {"pause"_L1, "finish"_L1}},
        Row{Key::LockPassphrase, "lock/passphrase"_L1, Bytes, AtOnce},
        Row{Key::LockWrong, "lock/wrong"_L1, Number, AtOnce, {0, 0, any}},
        Row{Key::Language, "language"_L1, Text},
        Row{Key::Greeted, "greeted"_L1, Flag, AtOnce},
        Row{Key::WindowGeometry, "window/geometry"_L1, Bytes},
        Row{Key::Layout, "layout/"_L1, Bytes},
        Row{Key::Connections, "connections/"_L1, List, AtOnce},
        Row{Key::CurrentConnection, "currentConnection"_L1, Text, AtOnce},
        Row{Key::Keychain, "keychain/"_L1, Flag},
        Row{Key::Pinned, "pinned/"_L1, List, AtOnce},
        Row{Key::Views, "views/"_L1, List, AtOnce},
        Row{Key::Labs, "labs/"_L1, List, AtOnce},
        Row{Key::CallerTries, "callerTries/"_L1, List, AtOnce},
    };
    return rows;
}

const Settings::Row &Settings::rowOf(Key key)
{
    return *std::ranges::find(table(), key, &Row::key);
}

/// QSettings reads almost any text as settings of some kind: a file with none of ours in it is not ours either.
bool Settings::isReadableIni(const QString &file)
{
    const QSettings probe(file, QSettings::IniFormat);
    const QStringList keys = probe.allKeys();
    const auto isOurs = [](const QString &key) {
        return std::ranges::any_of(table(), [&key](const Row &row) {
            return row.name.endsWith(u'/') ? key.startsWith(row.name) : key == row.name;
        });
    };
    return probe.status() == QSettings::NoError && (keys.isEmpty() || std::ranges::any_of(keys, isOurs));
}

Settings::Settings(const QString &file) : m_settings(prepare(file, &m_setAside), QSettings::IniFormat)
{
    if (number(Key::Format) == currentFormat)
        return;
    m_isOfEarlierVersion = !m_settings.allKeys().isEmpty();
    set(Key::Format, currentFormat);
}

QString Settings::prepare(const QString &file, QString *setAside)
{
    const QString path = file.isEmpty() ? usualSettingsFile() : file;
    makePrivateFolder(QFileInfo(path).absolutePath());
    if (QFileInfo::exists(path) && !isReadableIni(path)) {
        *setAside = putAside(path);
        qCDebug(platformLog, "settings: an unreadable file was renamed");
    }
    // QSettings would create it readable for everybody; once it is there, its mode stays.
    QFile ours(path);
    if (!ours.exists() && ours.open(QFile::WriteOnly | QFile::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        ours.close();
    keepForOwner(ours.fileName());
    return path;
}

bool Settings::save()
{
    m_settings.sync();
    // On Windows a new file takes the place of the old one, with the rights of the folder.
    keepForOwner(m_settings.fileName());
    return m_settings.status() == QSettings::NoError;
}

QVariant Settings::value(Key key, const QString &of) const
{
    return m_settings.value(rowOf(key).name + of);
}

int Settings::number(Key key) const
{
    const Row &row = rowOf(key);
    if (row.type == Row::Type::Word) {
        const QString written = value(key).toString();
        const auto word = std::ranges::find(row.words, written);
        return written.isEmpty() || word == row.words.end() ? 0 : int(word - row.words.begin());
    }
    bool isNumber = false;
    const int written = value(key).toInt(&isNumber);
    return isNumber ? std::clamp(written, row.limits.least, row.limits.most) : row.limits.usual;
}

void Settings::set(Key key, const QVariant &value, const QString &of)
{
    const Row &row = rowOf(key);
    const QString name = row.name + of;
    if (row.type == Row::Type::Word)
        m_settings.setValue(name, QString(row.words.at(value.toUInt())));
    else if (row.type == Row::Type::Number)
        m_settings.setValue(name, std::clamp(value.toInt(), row.limits.least, row.limits.most));
    else if (row.type == Row::Type::List ? value.toStringList().isEmpty() : value.toString().isEmpty())
        m_settings.remove(name);
    else
        m_settings.setValue(name, value);
    if (row.saved == Row::Saved::AtOnce)
        save();
}

// As plain keys, not as a list of variants: somebody who opens the file can read it, and one damaged entry spoils no
// other.
QString Settings::groupOf(Key key, const QString &of)
{
    const QString name = rowOf(key).name + of;
    return of.isEmpty() ? name.chopped(1) : name;
}

QVariantList Settings::readEntries(const QSettings &file, const QString &group)
{
    const int count = file.value(group + u"/size"_s).toInt();
    const QString prefix = group + u'/';
    QMap<int, QVariantMap> found; // by what is there: the count may be any number
    for (const QString &key : file.allKeys()) {
        if (!key.startsWith(prefix))
            continue;
        const QString number = key.mid(prefix.size()).section(u'/', 0, 0);
        if (const int at = number.toInt(); at >= 1 && at <= count && number == QString::number(at))
            found[at].insert(key.mid(prefix.size() + number.size() + 1), file.value(key));
    }
    QVariantList all;
    for (const QVariantMap &one : std::as_const(found))
        all.append(one);
    return all;
}

QVariantList Settings::entries(Key key, const QString &of) const
{
    return readEntries(m_settings, groupOf(key, of));
}

void Settings::setEntries(Key key, const QVariantList &entries, const QString &of)
{
    const QString group = groupOf(key, of);
    m_settings.remove(group);
    if (!entries.isEmpty())
        m_settings.setValue(group + u"/size"_s, int(entries.size()));
    for (int number = 1; number <= entries.size(); ++number) {
        const QVariantMap one = entries.at(number - 1).toMap();
        for (auto at = one.cbegin(); at != one.cend(); ++at)
            m_settings.setValue(u"%1/%2/%3"_s.arg(group).arg(number).arg(at.key()), at.value());
    }
    save();
}

QString Settings::appearanceKey(Appearance appearance)
{
    return rowOf(Key::Appearance).words.at(size_t(appearance));
}

std::optional<Settings::Appearance> Settings::appearanceOf(const QString &key)
{
    const auto &words = rowOf(Key::Appearance).words;
    const auto known = std::ranges::find(words, key);
    return known == words.end() ? std::nullopt : std::optional(Appearance(known - words.begin()));
}

std::optional<bool> Settings::keepsKey(const QString &connectionId) const
{
    const QVariant note = value(Key::Keychain, connectionId);
    return note.isValid() ? std::optional(note.toBool()) : std::nullopt;
}

void Settings::setKeepsKey(const QString &connectionId, bool keeps)
{
    if (keepsKey(connectionId) != keeps)
        set(Key::Keychain, keeps, connectionId);
}

void Settings::forgetConnection(const QString &connectionId)
{
    setPinnedUsers(connectionId, {});
    setUserViews(connectionId, {});
    setLabs(connectionId, {});
    m_settings.remove(rowOf(Key::Keychain).name + connectionId);
}

} // namespace labdesk
