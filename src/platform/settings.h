// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>
#include <span>

namespace labdesk {

/// What survives a restart: connections without their secrets, what was marked in each of them, appearance, text size,
/// language, window and columns, when it is locked. An INI file of mode 0600; an unreadable one is set aside as
/// <name>.broken and a fresh one begun. Never health data.
class Settings
{
public:
    /// `file` empty: the usual place of the platform.
    explicit Settings(const QString &file = {});

    enum class Appearance { FollowSystem, Light, Dark, HighContrastLight, HighContrastDark };
    /// "system", "light", "high-contrast-dark" ...: in files, on the command line.
    static QString appearanceKey(Appearance appearance);
    static std::optional<Appearance> appearanceOf(const QString &key);
    Appearance appearance() const { return Appearance(number(Key::Appearance)); }
    void setAppearance(Appearance appearance) { set(Key::Appearance, int(appearance)); }

    /// What Directions to a service center does: asks first, opens the browser at once, or is not offered.
    enum class Directions { Ask, Open, Off };
    Directions directions() const { return Directions(number(Key::Directions)); }
    void setDirections(Directions directions) { set(Key::Directions, int(directions)); }

    static constexpr int smallestTextScale = 100;
    static constexpr int largestTextScale = 200;
    /// Size of the text in percent of the system's own, within these limits whatever was written.
    int textScale() const { return number(Key::TextScale); }
    void setTextScale(int percent) { set(Key::TextScale, percent); }

    bool startsInPrivacyMode() const { return value(Key::PrivacyMode).toBool(); }
    void setStartsInPrivacyMode(bool starts) { set(Key::PrivacyMode, starts); }

    // Newer versions of the program, see session/releasewatch.h.
    bool wantsReleaseNotice() const { return value(Key::ReleaseNotice).toBool(); } ///< false unless it was chosen
    void setWantsReleaseNotice(bool wants) { set(Key::ReleaseNotice, wants); }
    QDate releaseAskedOn() const { return value(Key::ReleaseAskedOn).toDate(); } ///< null: never
    void setReleaseAskedOn(QDate day) { set(Key::ReleaseAskedOn, day.toString(Qt::ISODate)); }

    // What covers the window, see session/screenlock.h.
    static constexpr int shortestLockMinutes = 1;
    static constexpr int longestLockMinutes = 15;
    /// Without a touch, until the window is covered; 10 unless something else was chosen.
    int lockMinutes() const { return number(Key::LockMinutes); }
    void setLockMinutes(int minutes) { set(Key::LockMinutes, minutes); }
    enum class JobsWhileLocked { Pause, Finish };
    JobsWhileLocked jobsWhileLocked() const { return JobsWhileLocked(number(Key::LockJobs)); }
    void setJobsWhileLocked(JobsWhileLocked choice) { set(Key::LockJobs, int(choice)); }
    /// See platform/passphrase.h; empty: none is set.
    QByteArray passphraseHash() const { return value(Key::LockPassphrase).toByteArray(); }
    void setPassphraseHash(const QByteArray &hash) { set(Key::LockPassphrase, hash); }
    int wrongPassphrases() const { return number(Key::LockWrong); } ///< in a row, over restarts
    void setWrongPassphrases(int count) { set(Key::LockWrong, count); }

    /// BCP 47 code; empty: the system's language.
    QString language() const { return value(Key::Language).toString(); }
    void setLanguage(const QString &code) { set(Key::Language, code); }

    bool wasGreeted() const { return value(Key::Greeted).toBool(); } ///< has seen the page for the first start
    void setGreeted() { set(Key::Greeted, true); }
    bool isOfEarlierVersion() const { return m_isOfEarlierVersion; } ///< the file was written before this form of it

    QByteArray windowGeometry() const { return value(Key::WindowGeometry).toByteArray(); }
    void setWindowGeometry(const QByteArray &geometry) { set(Key::WindowGeometry, geometry); }
    /// Splitter or header states, by the widget's object name.
    QByteArray layout(const QString &name) const { return value(Key::Layout, name).toByteArray(); }
    void setLayout(const QString &name, const QByteArray &state) { set(Key::Layout, state, name); }

    QVariantList connections() const { return entries(Key::Connections); } ///< maps, see session/connectionregistry.cpp
    void setConnections(const QVariantList &connections) { setEntries(Key::Connections, connections); }
    QString currentConnection() const { return value(Key::CurrentConnection).toString(); }
    void setCurrentConnection(const QString &id) { set(Key::CurrentConnection, id); }

    /// Whether the system's keychain holds the key of a connection, as far as this program knows; nothing: it made no
    /// note.
    std::optional<bool> keepsKey(const QString &connectionId) const;
    void setKeepsKey(const QString &connectionId, bool keeps);

    // What was marked in the users of a connection, see session/userbookmarks.h, and the labs it named.
    /// Ids of the service.
    QStringList pinnedUsers(const QString &connection) const { return value(Key::Pinned, connection).toStringList(); }
    void setPinnedUsers(const QString &connection, const QStringList &ids) { set(Key::Pinned, ids, connection); }
    QVariantList userViews(const QString &connection) const { return entries(Key::Views, connection); } ///< maps
    void setUserViews(const QString &connection, const QVariantList &maps) { setEntries(Key::Views, maps, connection); }
    QVariantList labs(const QString &connection) const { return entries(Key::Labs, connection); } ///< maps, see labbook
    void setLabs(const QString &connection, const QVariantList &maps) { setEntries(Key::Labs, maps, connection); }
    QVariantList callerTries() const { return entries(Key::CallerTries); } ///< maps, see session/callertries.h
    void setCallerTries(const QVariantList &maps) { setEntries(Key::CallerTries, maps); }
    void forgetConnection(const QString &connectionId); ///< all of that, and the note about its key

    QString file() const { return m_settings.fileName(); }
    QString setAsideFile() const { return m_setAside; } ///< empty, or where an unreadable file was put
    /// Writes what has not been written yet, which also happens by itself soon after a change; connections at once.
    /// False when it cannot be written.
    bool save();

    /// The numbered maps of a group in an INI file, such as `connections`: as many as its `size` says.
    static QVariantList readEntries(const QSettings &file, const QString &group);

private:
    /// The rows of the table in settings.cpp, which has their names, limits and what holds until something is chosen.
    enum class Key {
        Format,
        Appearance,
        Directions,
        TextScale,
        PrivacyMode,
        ReleaseNotice,
        ReleaseAskedOn,
        LockMinutes,
        LockJobs,
        LockPassphrase,
        LockWrong,
        Language,
        Greeted,
        WindowGeometry,
        Layout,
        Connections,
        CurrentConnection,
        Keychain,
        Pinned,
        Views,
        Labs,
        CallerTries
    };
    struct Row;
    static std::span<const Row> table();
    static const Row &rowOf(Key key);
    static bool isReadableIni(const QString &file);
    static QString prepare(const QString &file, QString *setAside);

    /// As it was written. `of`: a connection or a widget, in the rows that are groups.
    QVariant value(Key key, const QString &of = {}) const;
    int number(Key key) const; ///< within its limits; of a word its place in the row
    void set(Key key, const QVariant &value, const QString &of = {});
    static QString groupOf(Key key, const QString &of);
    /// A list of maps as plain keys: group/1/key.
    QVariantList entries(Key key, const QString &of = {}) const;
    void setEntries(Key key, const QVariantList &entries, const QString &of = {});

    QString m_setAside;
    QSettings m_settings;
    bool m_isOfEarlierVersion = false;
};

} // namespace labdesk
