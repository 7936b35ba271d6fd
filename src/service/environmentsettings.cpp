// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/environmentsettings.h"

#include "service/nearname.h"

#include <QCommandLineParser>
#include <QFile>
#include <QProcessEnvironment>

#include <algorithm>
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

/// Finds lines of an EnvironmentFile= that systemd would ignore without failing, by the rules of systemd.exec(5). Uses
/// the same states as systemd (parse_env_file() in its sources).
class EnvironmentReader
{
public:
    /// Returns a sentence about the first line that sets nothing. It contains the line number, but nothing of the line,
    /// which may be secret. Empty if every line is valid.
    QString fault(const QByteArray &file)
    {
        for (const char c : file) {
            if (const char *what = take(c))
                return sentenceFor(what);
            m_line += c == '\n';
        }
        if (const char *what = m_state == State::Name || m_state == State::Begin ? take('\n') : nullptr)
            return sentenceFor(what);
        if (m_state == State::Single || m_state == State::Double)
            return sentenceFor(
                "begins a quote that isn't closed. systemd takes all that follows for its value. Close it.");
        return {};
    }

private:
    enum class State { Begin, Comment, Name, BeforeValue, Value, Single, Double };

    const char *take(char c)
    {
        const bool isEnd = c == '\n' || c == '\r';
        const bool isBlank = c == ' ' || c == '\t';
        if (std::exchange(m_isEscaped, false))
            return isEnd && m_state == State::Comment ? hidesNextLine : nullptr;
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
            return isName(m_name.trimmed()) ? nullptr : notASetting;
        case State::BeforeValue:
            m_state = isEnd ? State::Begin
                : c == '\'' ? State::Single
                : c == '"'  ? State::Double
                : isBlank   ? m_state
                            : State::Value;
            return nullptr;
        case State::Value:
            m_state = isEnd ? State::Begin : m_state;
            return nullptr;
        case State::Single:
        case State::Double:
            m_state = c == (m_state == State::Single ? '\'' : '"') ? State::BeforeValue : m_state;
            return nullptr;
        }
        return nullptr;
    }

    QString sentenceFor(const char *what) const
    {
        return u"Line %1 of the settings, which are in service.env, %2"_s.arg(QString::number(m_startLine),
                                                                              QLatin1StringView(what));
    }

    static constexpr char notASetting[]
        = "isn't a setting, and systemd ignores it. Use NAME=value without export, and # before a comment.";
    static constexpr char hidesNextLine[]
        = "is a comment that ends with a backslash, and systemd ignores the next line too. Remove the backslash.";

    State m_state = State::Begin;
    bool m_isEscaped = false; ///< the previous character was a backslash
    int m_line = 1, m_startLine = 1;
    QByteArray m_name;
};

/// A line that systemd ignored doesn't appear in the environment, so the unit passes the file as well.
QString ignoredSetting()
{
    const QString folder = qEnvironmentVariable("CREDENTIALS_DIRECTORY");
    QFile settings(folder + u"/labdesk-service-settings"_s);
    return !folder.isEmpty() && settings.open(QIODevice::ReadOnly) ? EnvironmentReader().fault(settings.readAll())
                                                                   : QString();
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
            = near.isEmpty() ? u"Use one of: %1."_s.arg(known.join(u", ")) : u"%1 may be meant."_s.arg(near);
        return u"There is no setting %1, which is in the environment. %2"_s.arg(name, meant);
    }
    return {};
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
