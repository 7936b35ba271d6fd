// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"

#include "domain/logging.h"
#include "platform/durablefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// 1: connections can have their own proxy, CA file, and timeout. Files from earlier versions are read unchanged.
constexpr int currentFormat = 1;

QString defaultSettingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/labdesk.ini"_s;
}

/// For a whole group, its key without the slash.
QString nameOf(const SettingRow &row, const QString &of)
{
    return row.key.endsWith(u'/') && of.isEmpty() ? row.key.chopped(1) : row.key + of;
}

/// QSettings reads almost any text as some kind of settings, so a file without any of our keys isn't ours.
bool isReadableIni(const QString &file)
{
    const QSettings probe(file, QSettings::IniFormat);
    const QStringList keys = probe.allKeys();
    const auto isKnownKey = [](const QString &key) {
        return std::ranges::any_of(setting::all, [&key](const SettingRow *row) {
            return row->key.endsWith(u'/') ? key.startsWith(row->key) : key == row->key;
        });
    };
    return probe.status() == QSettings::NoError && (keys.isEmpty() || std::ranges::any_of(keys, isKnownKey));
}

QVariantMap valuesIn(const QSettings &file)
{
    QVariantMap values;
    for (const QString &key : file.allKeys())
        values.insert(key, file.value(key));
    return values;
}

/// An invalid value removes the key.
void put(QVariantMap &values, const QString &key, const QVariant &value)
{
    if (value.isValid())
        values.insert(key, value);
    else
        values.remove(key);
}

/// Returns what the file has then; nothing if that fails. For any thread. QSettings replaces the file by a complete one
/// whose data is on disk, but doesn't wait for its name, and never forgets a failure: a new object knows only about
/// this time.
std::optional<QVariantMap> saveFile(const QString &path, const QVariantMap &changes)
{
    QSettings file(path, QSettings::IniFormat);
    for (auto change = changes.cbegin(); change != changes.cend(); ++change)
        if (change->isValid())
            file.setValue(change.key(), *change);
        else
            file.remove(change.key());
    file.sync();
    // On Windows, saving replaces the file with a new one that has the rights of its folder.
    restrictToOwner(path);
    return file.status() == QSettings::NoError && syncFolder(QFileInfo(path).absolutePath())
        ? std::optional(valuesIn(file))
        : std::nullopt;
}

} // namespace

Settings::Settings(const QString &file)
    : m_file(prepare(file, &m_backupFile)), m_values(valuesIn(QSettings(m_file, QSettings::IniFormat)))
{
    if (get(setting::format) == currentFormat)
        return;
    m_hasEarlierFormat = !m_values.isEmpty();
    set(setting::format, currentFormat);
}

Settings::~Settings()
{
    m_disk.waitForDone();
    if (!m_unsaved.isEmpty())
        (void)saveFile(m_file, m_unsaved);
}

QString Settings::unreadableFile(const QString &file)
{
    const QString path = file.isEmpty() ? defaultSettingsFile() : file;
    return QFileInfo::exists(path) && !isReadableIni(path) ? path : QString();
}

QString Settings::prepare(const QString &file, QString *backupFile)
{
    const QString path = QFileInfo(file.isEmpty() ? defaultSettingsFile() : file).absoluteFilePath();
    makePrivateFolder(QFileInfo(path).absolutePath());
    if (!unreadableFile(path).isEmpty()) {
        *backupFile = setAside(path);
        qCDebug(platformLog, "settings: an unreadable file was renamed");
    }
    // QSettings would create a file that anyone can read, but keeps the mode of an existing one.
    QFile settingsFile(path);
    if (!settingsFile.exists()
        && settingsFile.open(QFile::WriteOnly | QFile::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        settingsFile.close();
    restrictToOwner(settingsFile.fileName());
    return path;
}

bool Settings::save()
{
    m_disk.waitForDone(); // or the thread could write older values over these
    ++m_saves;
    noteSave({m_unsaved, saveFile(m_file, m_unsaved), m_saves});
    return m_isSaved;
}

/// Changes that weren't saved stay for the next time.
void Settings::noteSave(const Save &save)
{
    if (save.content) {
        m_unsaved.removeIf([&save](auto change) {
            const auto saved = save.changes.constFind(change.key());
            return saved != save.changes.cend() && *saved == *change;
        });
        m_values = *save.content; // which other programs may have changed
        for (auto change = m_unsaved.cbegin(); change != m_unsaved.cend(); ++change)
            put(m_values, change.key(), *change);
    }
    const bool isSaved = save.content.has_value();
    if (std::exchange(m_isSaved, isSaved) != isSaved)
        Q_EMIT isSavedChanged();
}

/// In a thread of its own, because a slow disk would stop the window at each click. What changes in the same turn of
/// the event loop, or while the thread is busy, is saved together.
void Settings::saveSoon()
{
    m_hasChanged = true;
    if (m_isSaving)
        return;
    m_isSaving = true;
    const auto start = [this] {
        m_hasChanged = false;
        m_disk.start([this, file = m_file, save = Save{m_unsaved, {}, m_saves}]() mutable {
            save.content = saveFile(file, save.changes);
            QMetaObject::invokeMethod(
                this,
                [this, save] {
                    if (save.number == m_saves) // otherwise save() has a newer result
                        noteSave(save);
                    m_isSaving = false;
                    if (m_hasChanged)
                        saveSoon();
                },
                Qt::QueuedConnection);
        });
    };
    QMetaObject::invokeMethod(this, start, Qt::QueuedConnection);
}

bool Settings::isSetByPolicy(const SettingRow &row) const
{
    if (!m_policy)
        return false;
    if (row.policyText)
        return m_policy->isBroken || !(m_policy->*row.policyText).isEmpty();
    if (row.allowed)
        return !(m_policy->*row.allowed);
    return row.policy && m_policy->*row.policy > 0;
}

QVariant Settings::read(const SettingRow &row, const QString &of) const
{
    if (isSetByPolicy(row)) {
        if (row.allowed)
            return false;
        if (row.policyText)
            return m_policy->*row.policyText;
        return m_policy->*row.policy - (row.type == SettingRow::Type::Choice ? 1 : 0); // policies count choices from 1
    }
    if (const auto overridden = m_overrides.constFind(&row); overridden != m_overrides.cend())
        return *overridden;
    const QVariant written = m_values.value(nameOf(row, of));
    bool isNumber = false;
    switch (row.type) {
    case SettingRow::Type::Choice: {
        const auto choice = std::ranges::find(row.choices, written.toString(), &SettingChoice::word);
        return choice == row.choices.end() ? 0 : int(choice - row.choices.begin());
    }
    case SettingRow::Type::Number: {
        const int number = std::clamp(written.toInt(&isNumber), row.limits.least, row.limits.most);
        return isNumber ? number : row.limits.usual;
    }
    case SettingRow::Type::Flag:
        return written.isValid() ? written.toBool() : row.limits.usual > 0;
    case SettingRow::Type::Entries:
        return readEntries(nameOf(row, of));
    case SettingRow::Type::Value: // a value may have been edited by hand
        return row.form == RuleForm::Text || matchesRule(row.form, written.toString()) ? written : QVariant(QString());
    case SettingRow::Type::List:
        break;
    }
    return written;
}

void Settings::write(const SettingRow &row, const QVariant &value, const QString &of)
{
    m_overrides.remove(&row);
    const QString name = nameOf(row, of);
    if (row.type == SettingRow::Type::Entries)
        writeEntries(name, value.toList());
    else if (row.type == SettingRow::Type::Choice)
        change(name, QString(row.choices[value.toUInt()].word));
    else if (row.type == SettingRow::Type::Number)
        change(name, std::clamp(value.toInt(), row.limits.least, row.limits.most));
    else if (row.type == SettingRow::Type::List ? value.toStringList().isEmpty() : value.toString().isEmpty())
        change(name, {});
    else
        change(name, value.typeId() == QMetaType::QDate ? value.toString() : value);
    if (row.isSavedImmediately || row.type == SettingRow::Type::Entries)
        save();
    else
        saveSoon();
    Q_EMIT changed(&row);
}

void Settings::applyPolicy(const Policy &policy)
{
    m_policy = &policy;
    for (const SettingRow *row : setting::all) {
        if (isSetByPolicy(*row))
            Q_EMIT changed(row);
    }
}

void Settings::change(const QString &key, const QVariant &value)
{
    put(m_values, key, value);
    m_unsaved.insert(key, value);
}

void Settings::remove(const QString &name)
{
    const QStringList keys = m_values.keys();
    for (const QString &key : keys)
        if (key == name || key.startsWith(name + u'/'))
            change(key, {});
}

QVariantList Settings::readEntries(const QString &group) const
{
    const int count = m_values.value(group + u"/size"_s).toInt();
    const QString prefix = group + u'/';
    QMap<int, QVariantMap> found; // by the numbers that exist, because the count may be wrong
    for (auto at = m_values.lowerBound(prefix); at != m_values.cend() && at.key().startsWith(prefix); ++at) {
        const QString number = at.key().mid(prefix.size()).section(u'/', 0, 0);
        if (const int index = number.toInt(); index >= 1 && index <= count && number == QString::number(index))
            found[index].insert(at.key().mid(prefix.size() + number.size() + 1), *at);
    }
    QVariantList all;
    for (const QVariantMap &one : std::as_const(found))
        all.append(one);
    return all;
}

// As plain keys, not as a list of variants: they are readable in the file, and a damaged entry doesn't affect the
// others.
void Settings::writeEntries(const QString &group, const QVariantList &entries)
{
    remove(group);
    if (!entries.isEmpty())
        change(group + u"/size"_s, int(entries.size()));
    for (int number = 1; number <= entries.size(); ++number) {
        const QVariantMap one = entries.at(number - 1).toMap();
        for (auto at = one.cbegin(); at != one.cend(); ++at)
            change(u"%1/%2/%3"_s.arg(group, QString::number(number), at.key()), at.value());
    }
}

QString Settings::appearanceKey(Appearance appearance)
{
    return setting::appearances[size_t(appearance)].word;
}

std::optional<Settings::Appearance> Settings::appearanceOf(const QString &key)
{
    const auto known = std::ranges::find(setting::appearances, key, &SettingChoice::word);
    return known == std::end(setting::appearances)
        ? std::nullopt
        : std::optional(Appearance(known - std::begin(setting::appearances)));
}

std::optional<bool> Settings::storesKey(const QString &connectionId) const
{
    const bool hasEntry = m_values.contains(nameOf(setting::keychain, connectionId));
    return hasEntry ? std::optional(get(setting::keychain, connectionId)) : std::nullopt;
}

void Settings::setStoresKey(const QString &connectionId, bool stores)
{
    if (storesKey(connectionId) != stores)
        set(setting::keychain, stores, connectionId);
}

void Settings::forgetConnection(const QString &connectionId)
{
    const SettingRow *const rows[] = {&setting::pinnedUsers, &setting::userViews, &setting::labs, &setting::keychain};
    for (const SettingRow *row : rows)
        remove(nameOf(*row, connectionId));
    save(); // all or nothing
    for (const SettingRow *row : rows)
        Q_EMIT changed(row);
}

} // namespace labdesk
