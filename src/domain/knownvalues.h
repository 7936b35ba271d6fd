// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <array>

namespace labdesk::known {

/// Lists that services are known to use. None of them is closed: they name what a service sends, fill choices and say
/// how something behaves; no value is refused for not being here.
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

/// What a connection error means for whoever is to help.
enum class ErrorMeaning {
    Unknown,     ///< or the file doesn't say
    SignIn,      ///< the user has to sign in again
    Permission,  ///< the user did not allow all that is required
    Credentials, ///< the provider rejects the team's
    Updates      ///< the service gets none, or fails to read them
};

struct Value
{
    QString words = {};  ///< English, or the language that an administrator writes
    QString advice = {}; ///< of a connection error: what helps; %1 is the source
    bool isPhoneSdk = false;
    ErrorMeaning meaning = ErrorMeaning::Unknown; ///< of a connection error
    QString message
        = {}; ///< of a connection error: the type that it is another name of, or its own, for reconnectText()
};

/// The values by their slugs, in the order of the file. Services write the types of errors in any case.
class Values
{
public:
    const QStringList &slugs(List list) const { return m_order[size_t(list)]; }
    const Value *find(List list, const QString &slug) const; ///< null: it is not known
    void put(List list, const QString &slug, const Value &value);
    /// Adds those of `other`, which count more than what is here under the same slug.
    void extend(const Values &other);

private:
    std::array<QStringList, listCount> m_order;
    std::array<QHash<QString, Value>, listCount> m_values;
};

/// Where a file of values is wrong, and how.
struct ValuesFault
{
    enum class Kind {
        Unreadable, ///< it is not there, or may not be read
        TooLarge,
        NotUtf8,
        UnknownList, ///< a group that there is not
        NoList,      ///< a value before the first group
        NoValue,     ///< a line that is neither a group nor "slug = words"
        BadSlug,     ///< characters or a length that no slug has
        BadWords,    ///< empty, too long, or with characters that cannot be seen
        BadMark,     ///< something after | that means nothing there
        BadRadius,
        Repeated,
        TooMany
    };
    Kind kind = Kind::Unreadable;
    int line = 0;     ///< from 1; 0: the file as a whole
    QString key = {}; ///< of that line, shortened
    friend bool operator==(const ValuesFault &, const ValuesFault &) = default;
};

constexpr qsizetype maxFileSize = 1024 * 1024; ///< bytes
constexpr int maxValues = 20'000;

/// Reads a file such as resources/values/values.ini. One wrong line makes the whole file invalid: it isn't known what
/// else is meant otherwise.
Outcome<Values, ValuesFault> parse(const QByteArray &text);

const Values &builtIn();
const Values &values(); ///< the built-in ones, until others are told
/// From now on; before there is a second thread.
void use(Values values);

/// How a value is called: as the file says, in the language of the window where it is a built-in word, else readable().
QString nameOf(List list, const QString &slug);
/// What is known of a connection error, by the first values that say what it means: those of an administrator may not.
/// Null: nothing.
const Value *findError(const QString &type);
/// A slug as words: "google_health" becomes "Google Health". Empty stays empty.
QString readable(const QString &slug);

/// The built-in words that are translated: all but proper names.
QStringList translatable();

} // namespace labdesk::known
