// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"

#include "platform/privatefolder.h"
#include "platform/settingsentries.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// 1: connections have a way of their own to their service. What is written by an earlier version is read as it is.
constexpr int currentFormat = 1;
constexpr auto onlyOwner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

QString usualSettingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/labdesk.ini"_s;
}

/// QSettings reads almost any text as settings of some kind: a file with none of ours in it is not ours either.
bool isReadableIni(const QString &file)
{
    const QSettings probe(file, QSettings::IniFormat);
    const QStringList keys = probe.allKeys();
    const auto isOurs = [](const QString &key) {
        return key == u"appearance" || key == u"format" || key == u"greeted" || key == u"textScale"
            || key == u"language" || key == u"directions" || key == u"currentConnection"
            || key.startsWith(u"connections/") || key.startsWith(u"layout/") || key.startsWith(u"window/")
            || key.startsWith(u"pinned/") || key.startsWith(u"labs/") || key.startsWith(u"views/");
    };
    return probe.status() == QSettings::NoError && (keys.isEmpty() || std::any_of(keys.begin(), keys.end(), isOurs));
}

/// The broken file is kept for whoever wants to look into it; only the latest one.
QString putAside(const QString &file)
{
    const QString aside = file + u".broken"_s;
    QFile::remove(aside);
    QFile::rename(file, aside);
    QFile::setPermissions(aside, onlyOwner);
    return aside;
}

const std::pair<Settings::Appearance, QLatin1StringView> appearanceWords[] = {
    {Settings::Appearance::FollowSystem, "system"_L1},
    {Settings::Appearance::Light, "light"_L1},
    {Settings::Appearance::Dark, "dark"_L1},
    {Settings::Appearance::HighContrastLight, "high-contrast"_L1},
    {Settings::Appearance::HighContrastDark, "high-contrast-dark"_L1},
};

} // namespace

Settings::Settings(const QString &file) : m_settings(prepare(file, &m_setAside), QSettings::IniFormat)
{
    if (m_settings.value("format").toInt() == currentFormat)
        return;
    m_isOfEarlierVersion = !m_settings.allKeys().isEmpty();
    m_settings.setValue("format", currentFormat);
}

QString Settings::prepare(const QString &file, QString *setAside)
{
    const QString path = file.isEmpty() ? usualSettingsFile() : file;
    makePrivateFolder(QFileInfo(path).absolutePath());
    if (QFileInfo::exists(path) && !isReadableIni(path))
        *setAside = putAside(path);
    // QSettings would create it readable for everybody; once it is there, its mode stays.
    QFile ours(path);
    if (!ours.exists() && ours.open(QFile::WriteOnly | QFile::NewOnly, onlyOwner))
        ours.close();
    ours.setPermissions(onlyOwner);
    return path;
}

bool Settings::save()
{
    m_settings.sync();
    return m_settings.status() == QSettings::NoError;
}

QString Settings::appearanceKey(Appearance appearance)
{
    const auto known = std::ranges::find(appearanceWords, appearance, [](const auto &word) { return word.first; });
    return known->second; // all are there
}

std::optional<Settings::Appearance> Settings::appearanceOf(const QString &key)
{
    const auto known = std::ranges::find_if(appearanceWords, [&key](const auto &word) { return word.second == key; });
    return known == std::ranges::end(appearanceWords) ? std::nullopt : std::optional(known->first);
}

Settings::Appearance Settings::appearance() const
{
    return appearanceOf(m_settings.value("appearance").toString()).value_or(Appearance::FollowSystem);
}

void Settings::setAppearance(Appearance appearance)
{
    m_settings.setValue("appearance", appearanceKey(appearance));
}

Settings::Directions Settings::directions() const
{
    const QString word = m_settings.value("directions").toString();
    return word == u"open" ? Directions::Open : word == u"off" ? Directions::Off : Directions::Ask;
}

void Settings::setDirections(Directions directions)
{
    m_settings.setValue("directions",
                        directions == Directions::Open      ? u"open"_s
                            : directions == Directions::Off ? u"off"_s
                                                            : u"ask"_s);
}

int Settings::textScale() const
{
    bool isNumber = false;
    const int percent = m_settings.value("textScale").toInt(&isNumber);
    return isNumber ? std::clamp(percent, smallestTextScale, largestTextScale) : smallestTextScale;
}

void Settings::setTextScale(int percent)
{
    m_settings.setValue("textScale", std::clamp(percent, smallestTextScale, largestTextScale));
}

bool Settings::startsInPrivacyMode() const
{
    return m_settings.value("privacyMode").toBool();
}

void Settings::setStartsInPrivacyMode(bool starts)
{
    m_settings.setValue("privacyMode", starts);
}

bool Settings::wantsReleaseNotice() const
{
    return m_settings.value("releases/notice").toBool();
}

void Settings::setWantsReleaseNotice(bool wants)
{
    m_settings.setValue("releases/notice", wants);
}

QDate Settings::releaseAskedOn() const
{
    return QDate::fromString(m_settings.value("releases/askedOn").toString(), Qt::ISODate);
}

void Settings::setReleaseAskedOn(QDate day)
{
    m_settings.setValue("releases/askedOn", day.toString(Qt::ISODate));
}

int Settings::lockMinutes() const
{
    constexpr int usual = 10;
    bool isNumber = false;
    const int minutes = m_settings.value("lock/minutes").toInt(&isNumber);
    return isNumber ? std::clamp(minutes, shortestLockMinutes, longestLockMinutes) : usual;
}

void Settings::setLockMinutes(int minutes)
{
    m_settings.setValue("lock/minutes", std::clamp(minutes, shortestLockMinutes, longestLockMinutes));
}

Settings::JobsWhileLocked Settings::jobsWhileLocked() const
{
    return m_settings.value("lock/jobs").toString() == u"finish" ? JobsWhileLocked::Finish : JobsWhileLocked::Pause;
}

void Settings::setJobsWhileLocked(JobsWhileLocked choice)
{
    m_settings.setValue("lock/jobs", choice == JobsWhileLocked::Finish ? u"finish"_s : u"pause"_s);
}

QByteArray Settings::passphraseHash() const
{
    return m_settings.value("lock/passphrase").toByteArray();
}

void Settings::setPassphraseHash(const QByteArray &hash)
{
    if (hash.isEmpty())
        m_settings.remove("lock/passphrase");
    else
        m_settings.setValue("lock/passphrase", hash);
    save();
}

int Settings::wrongPassphrases() const
{
    return std::max(0, m_settings.value("lock/wrong").toInt());
}

void Settings::setWrongPassphrases(int count)
{
    if (count == 0)
        m_settings.remove("lock/wrong");
    else
        m_settings.setValue("lock/wrong", count);
    save();
}

QString Settings::language() const
{
    return m_settings.value("language").toString();
}

void Settings::setLanguage(const QString &code)
{
    m_settings.setValue("language", code);
}

bool Settings::wasGreeted() const
{
    return m_settings.value("greeted").toBool();
}

void Settings::setGreeted()
{
    m_settings.setValue("greeted", true);
    save();
}

QByteArray Settings::windowGeometry() const
{
    return m_settings.value("window/geometry").toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    m_settings.setValue("window/geometry", geometry);
}

QByteArray Settings::layout(const QString &name) const
{
    return m_settings.value(u"layout/"_s + name).toByteArray();
}

void Settings::setLayout(const QString &name, const QByteArray &state)
{
    m_settings.setValue(u"layout/"_s + name, state);
}

// As plain keys, not as a list of variants: somebody who opens the file can read it, and one damaged entry spoils no
// other.
QVariantList Settings::entries(const QString &group) const
{
    return readEntries(m_settings, group);
}

void Settings::setEntries(const QString &group, const QVariantList &entries)
{
    m_settings.remove(group);
    m_settings.setValue(group + u"/size"_s, int(entries.size()));
    for (int number = 1; number <= entries.size(); ++number) {
        const QVariantMap one = entries.at(number - 1).toMap();
        for (auto at = one.cbegin(); at != one.cend(); ++at)
            m_settings.setValue(u"%1/%2/%3"_s.arg(group).arg(number).arg(at.key()), at.value());
    }
    save();
}

QVariantList Settings::connections() const
{
    return entries(u"connections"_s);
}

void Settings::setConnections(const QVariantList &connections)
{
    setEntries(u"connections"_s, connections);
}

std::optional<bool> Settings::keepsKey(const QString &connectionId) const
{
    const QVariant note = m_settings.value(u"keychain/"_s + connectionId);
    return note.isValid() ? std::optional(note.toBool()) : std::nullopt;
}

void Settings::setKeepsKey(const QString &connectionId, bool keeps)
{
    if (keepsKey(connectionId) != keeps)
        m_settings.setValue(u"keychain/"_s + connectionId, keeps);
}

QStringList Settings::pinnedUsers(const QString &connectionId) const
{
    return m_settings.value(u"pinned/"_s + connectionId).toStringList();
}

void Settings::setPinnedUsers(const QString &connectionId, const QStringList &ids)
{
    if (ids.isEmpty())
        m_settings.remove(u"pinned/"_s + connectionId);
    else
        m_settings.setValue(u"pinned/"_s + connectionId, ids);
    save();
}

QVariantList Settings::userViews(const QString &connectionId) const
{
    return entries(u"views/"_s + connectionId);
}

void Settings::setUserViews(const QString &connectionId, const QVariantList &views)
{
    if (views.isEmpty())
        m_settings.remove(u"views/"_s + connectionId);
    else
        setEntries(u"views/"_s + connectionId, views);
    save();
}

QVariantList Settings::labs(const QString &connectionId) const
{
    return entries(u"labs/"_s + connectionId);
}

void Settings::setLabs(const QString &connectionId, const QVariantList &labs)
{
    if (labs.isEmpty())
        m_settings.remove(u"labs/"_s + connectionId);
    else
        setEntries(u"labs/"_s + connectionId, labs);
    save();
}

void Settings::forgetConnection(const QString &connectionId)
{
    setPinnedUsers(connectionId, {});
    setUserViews(connectionId, {});
    setLabs(connectionId, {});
    m_settings.remove(u"keychain/"_s + connectionId);
}

QString Settings::currentConnection() const
{
    return m_settings.value("currentConnection").toString();
}

void Settings::setCurrentConnection(const QString &id)
{
    m_settings.setValue("currentConnection", id);
    save();
}

} // namespace labdesk
