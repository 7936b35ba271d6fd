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
    static QString appearanceKey(
        Appearance appearance); ///< "system", "light", "high-contrast-dark" ...: in files, on the command line
    static std::optional<Appearance> appearanceOf(const QString &key);
    Appearance appearance() const;
    void setAppearance(Appearance appearance);

    /// What Directions to a service center does: asks first, opens the browser at once, or is not offered.
    enum class Directions { Ask, Open, Off };
    Directions directions() const;
    void setDirections(Directions directions);

    static constexpr int smallestTextScale = 100;
    static constexpr int largestTextScale = 200;
    /// Size of the text in percent of the system's own, within these limits whatever was written.
    int textScale() const;
    void setTextScale(int percent);

    bool startsInPrivacyMode() const;
    void setStartsInPrivacyMode(bool starts);

    // Newer versions of the program, see session/releasewatch.h.
    bool wantsReleaseNotice() const; ///< false unless it was chosen
    void setWantsReleaseNotice(bool wants);
    QDate releaseAskedOn() const; ///< null: never
    void setReleaseAskedOn(QDate day);

    // What covers the window, see session/screenlock.h.
    static constexpr int shortestLockMinutes = 1;
    static constexpr int longestLockMinutes = 15;
    int lockMinutes() const; ///< without a touch, until the window is covered; 10 unless something else was chosen
    void setLockMinutes(int minutes);
    enum class JobsWhileLocked { Pause, Finish };
    JobsWhileLocked jobsWhileLocked() const;
    void setJobsWhileLocked(JobsWhileLocked choice);
    QByteArray passphraseHash() const; ///< see platform/passphrase.h; empty: none is set
    void setPassphraseHash(const QByteArray &hash);
    int wrongPassphrases() const; ///< in a row, over restarts
    void setWrongPassphrases(int count);

    /// BCP 47 code; empty: the system's language.
    QString language() const;
    void setLanguage(const QString &code);

    bool wasGreeted() const; ///< has seen the page for the first start
    void setGreeted();
    bool isOfEarlierVersion() const { return m_isOfEarlierVersion; } ///< the file was written before this form of it

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    /// Splitter or header states, by the widget's object name.
    QByteArray layout(const QString &name) const;
    void setLayout(const QString &name, const QByteArray &state);

    QVariantList connections() const; ///< maps, see session/connectionregistry.cpp
    void setConnections(const QVariantList &connections);
    QString currentConnection() const;
    void setCurrentConnection(const QString &id);

    /// Whether the system's keychain holds the key of a connection, as far as this program knows; nothing: it made no
    /// note.
    std::optional<bool> keepsKey(const QString &connectionId) const;
    void setKeepsKey(const QString &connectionId, bool keeps);

    // What was marked in the users of a connection, see session/userbookmarks.h, and the labs it named.
    QStringList pinnedUsers(const QString &connectionId) const; ///< ids of the service
    void setPinnedUsers(const QString &connectionId, const QStringList &ids);
    QVariantList userViews(const QString &connectionId) const; ///< maps
    void setUserViews(const QString &connectionId, const QVariantList &views);
    QVariantList labs(const QString &connectionId) const; ///< maps, see session/labbook.cpp
    void setLabs(const QString &connectionId, const QVariantList &labs);
    void forgetConnection(const QString &connectionId); ///< all of that, and the note about its key

    QString file() const { return m_settings.fileName(); }
    QString setAsideFile() const { return m_setAside; } ///< empty, or where an unreadable file was put
    /// Writes what has not been written yet, which also happens by itself soon after a change; connections at once.
    /// False when it cannot be written.
    bool save();

private:
    /// A list of maps as plain keys: group/1/key.
    QVariantList entries(const QString &group) const;
    void setEntries(const QString &group, const QVariantList &entries);
    static QString prepare(const QString &file, QString *setAside);

    QString m_setAside;
    QSettings m_settings;
    bool m_isOfEarlierVersion = false;
};

} // namespace labdesk
