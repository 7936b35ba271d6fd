// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/environmentsettings.h"

#include "service/nearname.h"

#include <QCommandLineParser>
#include <QFile>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr char databaseVariable[] = "LABDESK_SERVICE_DATABASE";

bool isName(const QByteArray &text)
{
    const auto isPart
        = [](char c) { return c == '_' || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !text.isEmpty() && std::ranges::all_of(text, isPart) && (text[0] < '0' || text[0] > '9');
}

/// Finds lines of an EnvironmentFile= that systemd would ignore without failing, or take for part of another one, by
/// the rules of systemd.exec(5). Uses the same states as systemd (parse_env_file() in its sources).
class EnvironmentReader
{
public:
    /// Returns a sentence about the first line that sets nothing, or more than it seems to. It contains the line
    /// number, but nothing of the line, which may be secret. Empty if every line is valid.
    QString fault(const QByteArray &file)
    {
        for (const char c : file) {
            if (const char *what = take(c))
                return sentenceFor(what);
            m_line += c == '\n';
        }
        m_isEscaped = false; // a backslash at the end escapes nothing
        const bool isOpen = m_state == State::Single || m_state == State::Double || m_state == State::Comment;
        if (const char *what = isOpen ? nullptr : take('\n'))
            return sentenceFor(what);
        if (m_state == State::Single || m_state == State::Double)
            return sentenceFor("has a quotation mark that isn't closed, so systemd reads everything after it as the "
                               "value. Close it.");
        return {};
    }

private:
    enum class State { Begin, Comment, Name, BeforeValue, Value, Single, Double };

    const char *take(char c)
    {
        const bool isEnd = c == '\n' || c == '\r';
        const bool isBlank = c == ' ' || c == '\t';
        if (c == '\0') {
            m_startLine = m_line;
            return notText;
        }
        if (std::exchange(m_isEscaped, false)) {
            m_value += isEnd ? QByteArray() : QByteArray(1, c);
            return isEnd && m_state == State::Comment ? hidesNextLine : nullptr;
        }
        m_isEscaped = c == '\\' && m_state != State::Begin && m_state != State::Name && m_state != State::Single;
        switch (m_state) {
        case State::Begin:
            if (isEnd || isBlank)
                return nullptr;
            m_startLine = m_line;
            m_name = QByteArray(1, c);
            m_state = c == '#' || c == ';' ? State::Comment : State::Name;
            return nullptr;
        case State::Comment:
            m_state = isEnd ? State::Begin : m_state;
            return nullptr;
        case State::Name:
            if (isEnd)
                return notASetting;
            if (c != '=') {
                m_name += c;
                return nullptr;
            }
            m_state = State::BeforeValue;
            m_value.clear();
            return nameFault(m_name.trimmed());
        case State::BeforeValue:
            m_value += c;
            m_state = isEnd ? State::Begin
                : c == '\'' ? State::Single
                : c == '"'  ? State::Double
                : isBlank   ? m_state
                            : State::Value;
            return isEnd ? valueFault() : nullptr;
        case State::Value:
            m_value += c;
            m_state = isEnd ? State::Begin : m_state;
            return isEnd ? valueFault() : nullptr;
        case State::Single:
        case State::Double:
            m_value += c;
            m_state = c == (m_state == State::Single ? '\'' : '"') ? State::BeforeValue : m_state;
            return nullptr;
        }
        return nullptr;
    }

    const char *nameFault(const QByteArray &name)
    {
        if (!isName(name))
            return notASetting;
        if (m_set.contains(name))
            return setTwice;
        m_set.insert(name);
        return nullptr;
    }

    const char *valueFault() const
    {
        static const QRegularExpression setting(u"LABDESK_SERVICE_[A-Z_]+="_s);
        if (!m_value.isValidUtf8())
            return notText;
        return setting.match(QString::fromUtf8(m_value)).hasMatch() ? hidesSetting : nullptr;
    }

    QString sentenceFor(const char *what) const
    {
        return u"Line %1 of service.env %2"_s.arg(QString::number(m_startLine), QLatin1StringView(what));
    }

    static constexpr char notASetting[]
        = "isn't a setting, and systemd ignores it. Use NAME=value without export, and # before a comment.";
    static constexpr char hidesNextLine[]
        = "is a comment that ends with a backslash, and systemd ignores the next line too. Remove the backslash.";

    static constexpr char hidesSetting[] = "contains another setting in its value, after a backslash, in quotation "
                                           "marks, or without a line break. Put it on a line of its own.";
    static constexpr char setTwice[]
        = "repeats a setting from an earlier line; systemd uses only the last one. Remove one.";
    static constexpr char notText[]
        = "isn't UTF-8, or contains a NUL character, so systemd ignores the whole file. Save it again as UTF-8 text.";

    State m_state = State::Begin;
    bool m_isEscaped = false; ///< the previous character was a backslash
    int m_line = 1, m_startLine = 1;
    QByteArray m_name, m_value;
    QSet<QByteArray> m_set; ///< the names that lines have set
};

/// A line that systemd ignored doesn't appear in the environment, so the unit passes the file as well.
QString ignoredSetting()
{
    const QString folder = qEnvironmentVariable("CREDENTIALS_DIRECTORY");
    if (folder.isEmpty())
        return {};
    const QString file = folder + u"/labdesk-service-settings"_s;
    std::error_code error;
    if (std::filesystem::symlink_status(file.toStdU16String(), error).type() == std::filesystem::file_type::not_found)
        return {};
    QFile settings(file);
    if (!QFileInfo(file).isFile() || !settings.open(QIODevice::ReadOnly))
        return u"Can't read service.env. Make sure that it's a file, not a folder. systemd reads it as root."_s;
    return EnvironmentReader().fault(settings.readAll());
}

} // namespace

QString unknownSetting()
{
    if (const QString ignored = ignoredSetting(); !ignored.isEmpty())
        return ignored;
    static const QString prefix = u"LABDESK_SERVICE_"_s;
    static const QStringList known{prefix + u"DATABASE"_s, prefix + u"OPTIONS"_s, prefix + u"KEY"_s,
                                   prefix + u"CLIENT_SECRET"_s, prefix + u"SECRET"_s};
    QStringList names = QProcessEnvironment::systemEnvironment().keys();
    names.sort();
    for (const QString &name : std::as_const(names)) {
        if (known.contains(name))
            continue;
        const QString near = nearestName(name, known);
        if (near.isEmpty() && !name.startsWith(prefix, Qt::CaseInsensitive))
            continue;
        const QString meant
            = near.isEmpty() ? u"Use one of: %1."_s.arg(known.join(u", ")) : u"Did you mean %1?"_s.arg(near);
        return u"Unknown setting %1 in the environment. %2"_s.arg(name, meant);
    }
    return {};
}

QString repeatedOption(const QCommandLineParser &parser)
{
    static const QStringList lists{u"host"_s, u"type"_s, u"map"_s};
    QStringList names = parser.optionNames();
    names.sort();
    for (const QString &name : std::as_const(names))
        if (!lists.contains(name) && parser.values(name).size() > 1)
            return u"--%1 is specified more than once. Use it once."_s.arg(name);
    return {};
}

bool isDatabaseEmpty(const QCommandLineParser &parser)
{
    return databaseOf(parser).isEmpty() && (parser.isSet(u"database"_s) || qEnvironmentVariableIsSet(databaseVariable));
}

QString databaseOf(const QCommandLineParser &parser)
{
    return parser.isSet(u"database"_s) ? parser.value(u"database"_s) : qEnvironmentVariable(databaseVariable);
}

QString databaseSetting(const QCommandLineParser &parser)
{
    return parser.isSet(u"database"_s) ? u"--database"_s : QString::fromLatin1(databaseVariable);
}

} // namespace labdesk::service
