// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace labdesk::known {

/// Lists of values that services are known to use. None of them is closed: they provide names and choices, and say how
/// something behaves; no value is rejected because it isn't listed.
enum class List {
    Providers,
    Labs,
    Clearinghouses,
    AuthTypes,
    Resources,
    Capabilities,
    BillTypes,
    ConnectionErrors,
    Radii
};
inline constexpr size_t listCount = 9;

/// What a connection error means for support.
enum class ErrorMeaning {
    Unknown,     ///< or the file doesn't say
    SignIn,      ///< the user has to sign in again
    Permission,  ///< the user did not allow all that is required
    Credentials, ///< the provider rejects the team's
    Updates      ///< the service gets no updates, or fails to read them
};

struct Value
{
    QString words = {};  ///< in English, or the administrator's language
    QString advice = {}; ///< for a connection error: what helps; %1 is the source
    bool isPhoneSdk = false;
    ErrorMeaning meaning = ErrorMeaning::Unknown; ///< for a connection error
    /// For a connection error: its type, or the one of which it is an alias; for reconnectText().
    QString message = {};
};

/// The values by slug, in the order of the file. Types of errors ignore case, because services send any.
class Values
{
public:
    const QStringList &slugs(List list) const { return m_order[size_t(list)]; }
    const Value *find(List list, const QString &slug) const; ///< null: unknown
    void put(List list, const QString &slug, const Value &value);
    /// Adds the values of `other`, which replace those with the same slug.
    void extend(const Values &other);

private:
    std::array<QStringList, listCount> m_order;
    std::array<QHash<QString, Value>, listCount> m_values;
};

/// An error in a file of values.
struct ValuesFileError
{
    enum class Kind {
        Unreadable, ///< it doesn't exist, or isn't accessible
        TooLarge,
        NotUtf8,
        NoValues,
        UnknownList, ///< the group doesn't exist
        NoList,      ///< a value before the first group
        NoValue,     ///< a line that is neither a group nor "slug = words"
        BadSlug,     ///< invalid characters or length
        BadWords,    ///< empty, too long, or with invisible characters
        BadMark,     ///< something after | that isn't valid there
        BadRadius,
        Repeated,
        TooMany
    };
    Kind kind = Kind::Unreadable;
    int line = 0;     ///< from 1; 0: the file as a whole
    QString key = {}; ///< of that line, shortened
    friend bool operator==(const ValuesFileError &, const ValuesFileError &) = default;
};

constexpr qsizetype maxFileSize = 1024 * 1024; ///< bytes
constexpr int maxValues = 20'000;

/// The list whose group in a file of values has this name: "labs".
std::optional<List> listNamed(const QString &group);
QLatin1StringView groupOf(List list);

/// Reads a file such as resources/values/values.ini. One invalid line makes the whole file invalid, because the meaning
/// of the rest is unclear.
Outcome<Values, ValuesFileError> parse(const QByteArray &text);

const Values &builtIn();
const Values &values(); ///< the built-in ones until use() is called
/// Replaces values(). Call it before there is a second thread.
void use(Values values);

/// The name of a value from the file, in the language of the window if it is built in; otherwise readable().
QString nameOf(List list, const QString &slug);
/// The value for a connection error: the administrator's, unless only the built-in one says what it means. A type, a
/// status or a message that isn't listed has the value of the type that its words describe. Null: unknown.
const Value *findError(const QString &text);
/// A slug as words: "google_health" becomes "Google Health". Empty stays empty.
QString readable(const QString &slug);

/// The built-in words that are translated: all except proper names.
QStringList translatableTexts();

} // namespace labdesk::known
