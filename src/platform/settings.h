// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/policy.h"

#include <QByteArray>
#include <QDate>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QVariant>

#include <limits>
#include <optional>
#include <span>
#include <type_traits>

namespace labdesk {

/// A possible value of a setting. Its index in the list is the value; the first is the default.
struct SettingChoice
{
    QLatin1StringView word;     ///< in the file
    const char *title;          ///< in Preferences
    const char *name = nullptr; ///< of its radio button, for tests
};

/// A setting's location in Preferences, and its control there. Texts are in the context labdesk::PreferencesDialog; the
/// letters behind `&` also differ from those of the buttons in shell/preferencesdialog.cpp.
struct SettingPreference
{
    enum class Section { None, Look, Security, Team };
    enum class Control { Combo, Radios, Segments, Check, Passphrase, Text };

    Section section = Section::None;
    Control control = Control::Combo;
    const char *title = nullptr; ///< above the control; %1 is the version of the program
    const char *name = nullptr;  ///< prefix of the control's object names, for tests
    const char *text = nullptr;  ///< for a check box; for a number, with %Ln or %1
    const char *note = nullptr;  ///< below the control; %1 is the key of `command`
    const char *command = nullptr;
    std::span<const int> numbers = {}; ///< the values offered
};

/// The part of a setting that doesn't depend on its type.
struct SettingRow
{
    enum class Type { Flag, Number, Choice, Value, List, Entries };

    QLatin1StringView key; ///< in the file; a key that ends with a slash is a group: per connection or per widget
    Type type = Type::Value;
    struct Limits
    {
        int usual = 0; ///< the default
        int least = 0;
        int most = std::numeric_limits<int>::max();
    } limits = {};                               ///< for a number; a flag uses only its default
    std::span<const SettingChoice> choices = {}; ///< in the order of their enum
    RuleForm form = RuleForm::Text;              ///< for a text that is typed
    int Policy::*policy = nullptr;               ///< the policy that sets it, for a choice its index plus 1; 0: not set
    QString Policy::*policyText = nullptr; ///< the policy that sets it; empty: not set, unless the policy is broken
    bool Policy::*allowed = nullptr;       ///< for a flag: the policy that can turn it off
    bool isSavedImmediately = false;       ///< saved immediately instead of together with other changes
    SettingPreference shown = {};
};

template <typename T> struct Setting : SettingRow
{
    explicit constexpr Setting(const SettingRow &row) : SettingRow(row)
    {
        type = std::is_enum_v<T>              ? Type::Choice
            : std::is_same_v<T, bool>         ? Type::Flag
            : std::is_same_v<T, int>          ? Type::Number
            : std::is_same_v<T, QStringList>  ? Type::List
            : std::is_same_v<T, QVariantList> ? Type::Entries
                                              : Type::Value;
    }
};

/// Everything that survives a restart, one row for each setting in the table below: connections without their secrets,
/// bookmarks and views in each of them, appearance, text size, language, window and columns, and when the window is
/// locked. An INI file of mode 0600; an unreadable one is renamed to <name>.broken and replaced. Never contains health
/// data.
class Settings : public QObject
{
    Q_OBJECT

public:
    enum class Appearance { FollowSystem, Light, Dark, HighContrastLight, HighContrastDark };
    /// "system", "light", "high-contrast-dark" ...: in files and on the command line.
    static QString appearanceKey(Appearance appearance);
    static std::optional<Appearance> appearanceOf(const QString &key);
    /// What happens when something is opened in the browser: it asks first, opens it directly, or doesn't offer it.
    enum class OpenInBrowser { Ask, Open, Off };
    enum class JobsWhileLocked { Pause, Finish };
    /// What the window shows: only what is needed for calls, or also the tools, see widgets/tools.h.
    enum class Tools { ForCalls, All };

    /// If `file` is empty, uses the default location of the platform.
    explicit Settings(const QString &file = {});
    ~Settings() override; ///< saves pending changes
    /// The path of a file that would be renamed when it is opened; empty: it can be read, or doesn't exist.
    static QString unreadableFile(const QString &file);

    /// The current value, within the limits of its row. `of`: the connection or widget, for rows that are groups.
    template <typename T> T get(const Setting<T> &setting, const QString &of = {}) const
    {
        if constexpr (std::is_enum_v<T>)
            return T(read(setting, of).toInt());
        else
            return read(setting, of).template value<T>();
    }
    template <typename T>
    void set(const Setting<T> &setting, const std::type_identity_t<T> &value, const QString &of = {})
    {
        if constexpr (std::is_enum_v<T>)
            write(setting, int(value), of);
        else
            write(setting, QVariant::fromValue(value), of);
    }
    QVariant read(const SettingRow &row, const QString &of = {}) const; ///< for a choice, its index
    void write(const SettingRow &row, const QVariant &value, const QString &of = {});

    /// Applies until the setting is changed or the program ends. Isn't saved to the file.
    template <typename T> void overrideForRun(const Setting<T> &setting, const std::type_identity_t<T> &value)
    {
        m_overrides.insert(&setting, int(value));
    }
    void applyPolicy(const Policy &policy); ///< must outlive this object
    bool isSetByPolicy(const SettingRow &row) const;

    /// Calls `act` with the current value, now and after each change, as long as `context` exists.
    template <typename T, typename Act> void follow(const Setting<T> &setting, const QObject *context, Act act) const
    {
        whenChanged(setting, context, [this, &setting, act] { act(get(setting)); });
        act(get(setting));
    }
    template <typename Act> void whenChanged(const SettingRow &row, const QObject *context, Act act) const
    {
        connect(this, &Settings::changed, context, [&row, act](const SettingRow *which) {
            if (which == &row)
                act();
        });
    }

    bool hasEarlierFormat() const { return m_hasEarlierFormat; } ///< the file had the format of an earlier version
    /// Whether the system's keychain stores the key of a connection, as noted by this program; nothing if there is no
    /// note.
    std::optional<bool> storesKey(const QString &connectionId) const;
    void setStoresKey(const QString &connectionId, bool stores);
    void forgetConnection(const QString &connectionId); ///< removes its bookmarks and views, and the note about its key

    QString file() const { return m_file; }
    QString backupFile() const { return m_backupFile; } ///< where an unreadable file was moved; usually empty
    /// Writes pending changes and waits for the disk. Also happens soon after a change, without waiting; connections
    /// and other entries are saved immediately. Returns false if that fails.
    bool save();
    bool isSaved() const { return m_isSaved; } ///< whether the last save succeeded

Q_SIGNALS:
    void changed(const labdesk::SettingRow *row); ///< emitted even if the value is the same as before
    void isSavedChanged();

private:
    /// A change that is being saved, and what the file has then; null if that failed.
    struct Save
    {
        QVariantMap changes;
        std::optional<QVariantMap> content = {};
        int number = 0; ///< the number of save() calls before it
    };

    void saveSoon();
    void noteSave(const Save &save);
    static QString prepare(const QString &file, QString *backupFile);
    void change(const QString &key, const QVariant &value);               ///< an invalid value removes it
    void remove(const QString &name);                                     ///< a key or a whole group
    QVariantList readEntries(const QString &group) const;                 ///< its numbered maps, up to its `size`
    void writeEntries(const QString &group, const QVariantList &entries); ///< as plain keys: group/1/key

    QString m_backupFile, m_file;
    QVariantMap m_values;  ///< by key; not left to QSettings, which can't be read while it waits for the disk
    QVariantMap m_unsaved; ///< values that aren't saved yet; a removed one is invalid
    QHash<const SettingRow *, QVariant> m_overrides;
    const Policy *m_policy = nullptr;
    bool m_hasEarlierFormat = false;
    bool m_isSaved = true;
    bool m_isSaving = false;
    bool m_hasChanged = false; ///< since the thread began to save
    int m_saves = 0;           ///< calls of save()
    QThreadPool m_disk;        ///< is destroyed first: it uses the file
};

/// All settings in the file.
namespace setting {

using namespace Qt::StringLiterals;
using enum SettingPreference::Section;
using enum SettingPreference::Control;

inline constexpr Setting<int> format{{.key = "format"_L1}};

inline constexpr SettingChoice appearances[]
    = {{"system"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Follow the system"), "followSystemRadio"},
       {"light"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Light"), "lightRadio"},
       {"dark"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Dark"), "darkRadio"},
       {"high-contrast"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "High contrast, light"),
        "highContrastLightRadio"},
       {"high-contrast-dark"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "High contrast, dark"),
        "highContrastDarkRadio"}};
inline constexpr Setting<Settings::Appearance> appearance{
    {.key = "appearance"_L1,
     .choices = appearances,
     .shown = {Look, Radios, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "&Theme"), "theme"}}};

inline constexpr int textScales[] = {100, 125, 150, 175, 200};
/// Text size in percent of the system's.
inline constexpr Setting<int> textScale{
    {.key = "textScale"_L1,
     .limits = {100, 100, 200},
     .shown = {.section = Look,
               .control = Segments,
               .title = QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Text si&ze"),
               .name = "textScale",
               //: A size of text in percent, such as 125%
               .text = QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "%1%"),
               .numbers = textScales}}};

/// BCP 47 code; empty: the system's language.
inline constexpr Setting<QString> language{
    {.key = "language"_L1,
     .shown = {Look, Combo, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "&Language"), "language"}}};

inline constexpr SettingChoice browserChoices[]
    = {{"ask"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Ask before opening the browser")},
       {"open"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Open in browser")},
       {"off"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Turn off")}};
inline constexpr Setting<Settings::OpenInBrowser> directions{
    {.key = "directions"_L1,
     .choices = browserChoices,
     .shown = {Look, Combo, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "&Directions to a service center"),
               "directions"}}};

inline constexpr SettingChoice toolChoices[]
    = {{"calls"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Only what you need on a call")},
       {"all"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "All tools")}};
inline constexpr Setting<Settings::Tools> tools{
    {.key = "tools"_L1,
     .choices = toolChoices,
     .policy = &Policy::tools,
     .shown = {Look, Combo, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "&What the window shows"), "tools"}}};

inline constexpr Setting<bool> opensLastPlace{
    {.key = "places/openLast"_L1,
     .shown = {Look, Check, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "When a connection opens"), "lastPlace",
               QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Go to the &page you used last")}}};
inline constexpr Setting<QString> lastPlace{{.key = "places/last"_L1}}; ///< see placeKey()

/// Desktop notifications while Labdesk is in the background: see app/backgroundnotices.h.
inline constexpr Setting<bool> notifications{
    {.key = "notifications"_L1,
     .limits = {.usual = 1},
     .allowed = &Policy::notifications,
     .shown
     = {Look, Check, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "When Labdesk is in the background"),
        "notifications", QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Show notific&ations"),
        QT_TRANSLATE_NOOP("labdesk::PreferencesDialog",
                          "For jobs, watched sources, countdowns, and outcomes. They contain no names or IDs.")}}};

// Newer versions of the program, see session/releasewatch.h.
inline constexpr Setting<bool> releaseNotice{
    {.key = "releases/notice"_L1,
     .shown = {Look, Check, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Version %1"), "releaseNotice",
               QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "&Notify me of new versions")}}};
inline constexpr Setting<QDate> releaseCheckedOn{{.key = "releases/askedOn"_L1}}; ///< null: never

// When the window is covered, see session/screenlock.h.
inline constexpr int lockTimes[] = {1, 2, 3, 5, 10, 15};
/// Minutes without input after which the window is covered.
inline constexpr Setting<int> lockMinutes{
    {.key = "lock/minutes"_L1,
     .limits = {10, 1, 15},
     .policy = &Policy::lockMinutes,
     .shown = {.section = Security,
               .title = QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Loc&k after"),
               .name = "lockMinutes",
               .text = QT_TRANSLATE_N_NOOP("labdesk::PreferencesDialog", "%Ln minute(s)"),
               .numbers = lockTimes}}};
inline constexpr SettingChoice jobChoices[]
    = {{"pause"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Pause until unlocked")},
       {"finish"_L1, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Keep running")}};
inline constexpr Setting<Settings::JobsWhileLocked> jobsWhileLocked{
    {.key = "lock/jobs"_L1,
     .choices = jobChoices,
     .shown = {Security, Combo, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "&Jobs while locked"), "lockJobs"}}};
/// See platform/passphrase.h; empty if none is set.
inline constexpr Setting<QByteArray> passphraseHash{
    {.key = "lock/passphrase"_L1,
     .isSavedImmediately = true,
     .shown = {Security, Passphrase, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Passphrase"), "passphrase"}}};
inline constexpr Setting<int> wrongPassphrases{
    {.key = "lock/wrong"_L1, .isSavedImmediately = true}}; ///< consecutive ones
inline constexpr Setting<qint64> passphrasePause{
    {.key = "lock/until"_L1, .isSavedImmediately = true}}; ///< when the next may be tried, see session/screenlock.h

inline constexpr Setting<bool> privacyMode{
    {.key = "privacyMode"_L1,
     .shown
     = {Security, Check, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Privacy mode"), "privacyStart",
        QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Start &in privacy mode"),
        QT_TRANSLATE_NOOP("labdesk::PreferencesDialog",
                          "For shared screens. Also hides IDs and asks before showing hidden values. Toggle with %1."),
        "app.privacyMode"}}};

/// Name of the person who uses this account, for the audit trail; empty: only the account is recorded.
inline constexpr Setting<QString> personName{
    {.key = "personName"_L1,
     .form = RuleForm::Name,
     .policyText = &Policy::personName,
     .shown = {.section = Security,
               .control = Text,
               .title = QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "&Your name"),
               .name = "personName",
               .note = QT_TRANSLATE_NOOP("labdesk::PreferencesDialog",
                                         "Recorded in History with your actions, along with your account name.")}}};

// The team's help desk, see domain/ticketform.h and replies.h.
inline constexpr Setting<QString> ticketPattern{
    {.key = "tickets/pattern"_L1,
     .form = RuleForm::TicketPattern,
     .policyText = &Policy::ticketPattern,
     .shown = {Team, Text, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Ticket n&umbers"), "ticketPattern", nullptr,
               QT_TRANSLATE_NOOP("labdesk::PreferencesDialog",
                                 "A regular expression and an example, such as HELP-[0-9]+;example=HELP-1234.")}}};
inline constexpr Setting<QString> ticketAddress{
    {.key = "tickets/address"_L1,
     .form = RuleForm::TicketAddress,
     .policyText = &Policy::ticketAddress,
     .shown
     = {Team, Text, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Ti&cket URL"), "ticketAddress", nullptr,
        QT_TRANSLATE_NOOP(
            "labdesk::PreferencesDialog",
            "The URL with {ticket} in place of the number, such as https://help.example.com/tickets/{ticket}.")}}};
inline constexpr Setting<Settings::OpenInBrowser> ticketsInBrowser{
    {.key = "tickets/open"_L1,
     .choices = browserChoices,
     .shown = {Team, Combo, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "&Opening a ticket"), "ticketsInBrowser"}}};
inline constexpr Setting<QString> repliesFile{
    {.key = "replies/file"_L1,
     .form = RuleForm::FilePath,
     .policyText = &Policy::repliesFile,
     .shown
     = {Team, Text, QT_TRANSLATE_NOOP("labdesk::PreferencesDialog", "Team replies &file"), "repliesFile", nullptr,
        QT_TRANSLATE_NOOP("labdesk::PreferencesDialog",
                          "The path of a file with replies that you can copy for users.")}}};

inline constexpr Setting<bool> hasSeenWelcome{
    {.key = "greeted"_L1, .isSavedImmediately = true}}; ///< the welcome dialog was shown
inline constexpr Setting<QByteArray> windowGeometry{{.key = "window/geometry"_L1}};
inline constexpr Setting<QByteArray> layout{{.key = "layout/"_L1}}; ///< of splitters and headers, by object name

inline constexpr Setting<QVariantList> connections{{.key = "connections/"_L1}}; ///< see session/connectionregistry.cpp
inline constexpr Setting<QString> currentConnection{{.key = "currentConnection"_L1, .isSavedImmediately = true}};
inline constexpr Setting<bool> keychain{{.key = "keychain/"_L1}}; ///< see storesKey()
// Bookmarks and views of users in a connection, see session/userbookmarks.h, and its named labs.
inline constexpr Setting<QStringList> pinnedUsers{{.key = "pinned/"_L1, .isSavedImmediately = true}}; ///< user IDs
inline constexpr Setting<QVariantList> userViews{{.key = "views/"_L1}};
inline constexpr Setting<QVariantList> labs{{.key = "labs/"_L1}};
inline constexpr Setting<QVariantList> callerAttempts{{.key = "callerTries/"_L1}}; ///< see session/callerattempts.h

/// In the order of Preferences.
inline constexpr const SettingRow *all[]
    = {&format,         &appearance,       &textScale,         &language,        &directions,     &tools,
       &opensLastPlace, &lastPlace,        &notifications,     &releaseNotice,   &lockMinutes,    &jobsWhileLocked,
       &passphraseHash, &privacyMode,      &personName,        &ticketPattern,   &ticketAddress,  &ticketsInBrowser,
       &repliesFile,    &releaseCheckedOn, &wrongPassphrases,  &passphrasePause, &hasSeenWelcome, &windowGeometry,
       &layout,         &connections,      &currentConnection, &keychain,        &pinnedUsers,    &userViews,
       &labs,           &callerAttempts};

} // namespace setting

} // namespace labdesk
