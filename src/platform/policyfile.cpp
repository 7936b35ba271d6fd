// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/policyfile.h"

#include "domain/enumtable.h"
#include "domain/textnormalization.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using Kind = PolicyFault::Kind;

/// %1 is the key, %2 another number, %3 the values that are allowed.
struct PolicyFaultWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::PolicyFault)

public:
    static constexpr std::pair<Kind, const char *> all[] = {
        {Kind::File, ""},
        {Kind::NoSettings, QT_TR_NOOP("The file contains no settings. It may be incomplete.")},
        {Kind::NotUtf8, QT_TR_NOOP("The file isn’t UTF-8.")},
        {Kind::BadCharacter, QT_TR_NOOP("The line contains an invisible character (%1). Delete it.")},
        {Kind::Unparsable, QT_TR_NOOP("“%1” isn’t a section, a comment, or a key with = and a value.")},
        {Kind::UnmarkedComment,
         QT_TR_NOOP(
             "“%1” looks like a setting after a comment character. Add a space after that character, or delete it.")},
        {Kind::HiddenSetting,
         QT_TR_NOOP("The comment contains the setting “%1”. Put it on a line of its own, or delete it.")},
        {Kind::MissingLineBreak,
         QT_TR_NOOP("The value contains the setting “%1”. Put it on a line of its own, or delete it.")},
        {Kind::EmptyComment, QT_TR_NOOP("The comment is empty, and a setting follows. Delete the line.")},
        {Kind::BadSection, QT_TR_NOOP("“%1” isn’t a section. A section is alone on its line, such as [policy].")},
        {Kind::UnknownSection,
         QT_TR_NOOP("Unknown section “%1”. Use [policy], [connections], [people], [labs], or [notices].")},
        {Kind::EmptySection, QT_TR_NOOP("The section “%1” is empty. Delete it.")},
        {Kind::NoSection, QT_TR_NOOP("“%1” isn’t in a section.")},
        {Kind::UnknownKey, QT_TR_NOOP("Unknown key “%1”.")},
        {Kind::Repeated, QT_TR_NOOP("“%1” is already set on line %2. Delete one of them.")},
        {Kind::NoValue, QT_TR_NOOP("“%1” has no value. Delete the line, or use %3.")},
        {Kind::MissingQuote, QT_TR_NOOP("The value of “%1” needs quotation marks at both ends, or none at all.")},
        {Kind::BadEscape,
         QT_TR_NOOP("The value of “%1” is in quotation marks. Inside them, write each backslash twice.")},
        {Kind::BadValue, QT_TR_NOOP("Invalid value for “%1”. Use %3.")},
        {Kind::BadLab, QT_TR_NOOP("“%1” isn’t a lab ID. Use a whole number other than 0.")},
        {Kind::BadSource, QT_TR_NOOP("“%1” isn’t the short name of a source, such as oura.")},
        {Kind::IdNotFirst, QT_TR_NOOP("“%1” comes before the “id” of its connection. Put the “id” first.")},
        {Kind::SplitConnection,
         QT_TR_NOOP("“%1” is out of place. Keep the lines of a connection together, and number connections 1, 2, 3.")},
        {Kind::MissingSize, QT_TR_NOOP("The section [connections] has no “size”.")},
        {Kind::WrongSize, QT_TR_NOOP("“%1” is wrong: the number of connections is %2.")},
        {Kind::UnlistedConnection, QT_TR_NOOP("“%1” belongs to a connection beyond the number set by “size” (%2).")},
        {Kind::IncompleteConnection,
         QT_TR_NOOP("“%1” can’t be used: %3 is missing, or doesn’t match the rest of the connection.")},
        {Kind::DuplicateId, QT_TR_NOOP("Another connection already has the “id” of “%1”.")},
        {Kind::NoLineBreak,
         QT_TR_NOOP("The last line has no line break, so it may be incomplete. Press Enter at its end.")},
        {Kind::NoBegin, QT_TR_NOOP("[end] needs a [begin] before all settings.")},
        {Kind::BeginNotFirst, QT_TR_NOOP("[begin] must appear once, before everything else.")},
        {Kind::NoEnd, QT_TR_NOOP("The file starts with [begin] but has no [end]. It may be incomplete.")},
        {Kind::AfterEnd, QT_TR_NOOP("Nothing may follow [end].")},
    };
};
static_assert(isTableOf(PolicyFaultWords::all, Kind::AfterEnd));

constexpr qsizetype maxShownLength = 40;

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t';
}

/// Only spaces and tabs are removed. Other kinds of blanks are invisible, but part of what was written.
QString trimBlanks(QStringView text)
{
    while (!text.isEmpty() && isBlank(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isBlank(text.back()))
        text.chop(1);
    return text.toString();
}

/// Only the beginning of a line is reported: the rest may be a secret.
QString excerptOf(const QString &text)
{
    static const QRegularExpression end(u"[\\s:=＝]"_s);
    return text.left(text.indexOf(end)).left(maxShownLength);
}

bool isCommentSign(QChar c)
{
    return c == u'#' || c == u';';
}

/// White space other than a space or a tab at an end of a text. It is invisible, but makes another ID or name.
QChar otherBlankAround(const QString &text)
{
    for (const QChar c : {text.isEmpty() ? QChar() : text.front(), text.isEmpty() ? QChar() : text.back()})
        if (c.isSpace())
            return c;
    return {};
}

/// Finds a known key followed by "=" inside a value: a sign that at least a line break was lost. In sections with
/// arbitrary keys, finds any key outside of quotation marks.
QRegularExpressionMatch findSetting(const QString &text, const QString &section = {})
{
    static const QRegularExpression lab(u"([0-9]+)[ \\t]*="_s);
    static const QRegularExpression account(u"([^\\s=]+)[ \\t]*="_s);
    if ((section == "labs"_L1 || section == "people"_L1) && !text.startsWith(u'"'))
        return (section == "labs"_L1 ? lab : account).match(text);
    static const QRegularExpression setting = [] {
        QStringList rules;
        QStringList connectionNames;
        for (const RuleKey &key : policyKeys())
            rules += key.name;
        for (const RuleKey &key : connectionKeys())
            connectionNames += key.name;
        return QRegularExpression(
            u"((%1)|[0-9]+ *[\\\\/] *(%2))[ \\t]*="_s.arg(rules.join(u'|'), connectionNames.join(u'|')));
    }();
    return text.contains(u'=') ? setting.match(text) : QRegularExpressionMatch();
}

/// Whether a truncated value may still be valid, but weaker: the end of the line must then be certain.
bool canBeTruncated(const QString &key)
{
    switch (formOfSetting(key).value_or(RuleForm::Text)) {
    case RuleForm::Flag:
    case RuleForm::LockMinutes:
    case RuleForm::Forward:
    case RuleForm::Notice:
    case RuleForm::Environment:
    case RuleForm::Scheme:
    case RuleForm::Timeout:
    case RuleForm::Count:
        return false;
    default:
        return true;
    }
}

class PolicyReader
{
public:
    explicit PolicyReader(PolicyText &text) : m_text(text) { }
    void read(const QByteArray &bytes);

private:
    bool readLine(const QByteArray &bytes);
    void readComment(const QString &line);
    void readSection(const QString &line);
    void readSetting(const QString &line);
    std::optional<QString> valueOf(const QString &key, const QString &written);
    void endSection();
    void end(bool hasLineBreak);
    void fault(Kind kind, const QString &key = {}, int other = 0, RuleForm form = RuleForm::Flag);

    PolicyText &m_text;
    int m_line = 0;
    QString m_section;
    int m_sectionLine = 0;
    size_t m_settingsBefore = 0; ///< the size of `settings` when the section began
    bool m_isSectionInvalid = false;
    bool m_hasBegin = false;
    bool m_hasContent = false;
    int m_emptyComment = 0; ///< the previous line, if it was a bare comment sign
    QHash<QString, int> m_lines;
};

void PolicyReader::fault(Kind kind, const QString &key, int other, RuleForm form)
{
    m_isSectionInvalid = true;
    m_text.faults.push_back({.kind = kind, .line = m_line, .key = key, .form = form, .other = other});
}

void PolicyReader::read(const QByteArray &bytes)
{
    QByteArrayView rest(bytes);
    if (rest.startsWith("\xef\xbb\xbf"))
        rest = rest.sliced(3);
    const bool hasLineBreak = rest.endsWith('\n');
    while (!rest.isEmpty()) {
        const qsizetype at = rest.indexOf('\n');
        QByteArrayView line = at < 0 ? rest : rest.first(at);
        rest = at < 0 ? QByteArrayView() : rest.sliced(at + 1);
        if (line.endsWith('\r'))
            line.chop(1);
        ++m_line;
        if (!readLine(line.toByteArray()))
            return; // in another encoding, every line would be wrong
    }
    end(hasLineBreak);
}

bool PolicyReader::readLine(const QByteArray &bytes)
{
    if (!bytes.isValidUtf8()) {
        fault(Kind::NotUtf8);
        return false;
    }
    const QString text = QString::fromUtf8(bytes);
    const QString line = trimBlanks(text);
    const int emptyCommentLine = std::exchange(m_emptyComment, 0);
    if (const auto hidden = hiddenCharacterIn(text)) {
        fault(Kind::BadCharacter, codePointName(*hidden));
        return *hidden != 0;
    }
    if (line.isEmpty())
        return true;
    if (m_text.hasEnd) {
        fault(Kind::AfterEnd);
    } else if (isCommentSign(line.front())) {
        readComment(line);
    } else if (line.startsWith(u'[')) {
        readSection(line);
        m_hasContent = true;
    } else {
        if (emptyCommentLine > 0)
            m_text.faults.push_back({.kind = Kind::EmptyComment, .line = emptyCommentLine});
        readSetting(line);
        m_hasContent = true;
    }
    return true;
}

/// A missing or extra keystroke must not turn a setting into a comment.
void PolicyReader::readComment(const QString &line)
{
    const auto text = std::ranges::find_if_not(line, isCommentSign);
    const qsizetype signCount = text - line.begin();
    if (text == line.end()) {
        if (signCount == 1)
            m_emptyComment = m_line;
        return;
    }
    if (!isBlank(*text)) {
        static const QRegularExpression settingCharacters(u"[=\\[\\]]"_s);
        if (line.contains(settingCharacters))
            fault(Kind::UnmarkedComment, excerptOf(line));
        return;
    }
    // With a sign and one space before it, it was commented out on purpose.
    if (const auto setting = findSetting(line); setting.hasMatch() && setting.capturedStart() != signCount + 1)
        fault(Kind::HiddenSetting, setting.captured(1));
}

void PolicyReader::readSection(const QString &line)
{
    static const QRegularExpression form(u"^\\[([a-z]+)\\]\\z"_s);
    const auto match = form.match(line);
    const QString name = match.captured(1);
    endSection();
    m_section.clear();
    if (!match.hasMatch())
        return fault(Kind::BadSection, excerptOf(line));
    if (name == "begin"_L1) {
        if (m_hasContent)
            fault(Kind::BeginNotFirst);
        m_hasBegin = true;
        return;
    }
    if (name == "end"_L1) {
        if (!m_hasBegin)
            fault(Kind::NoBegin);
        m_text.hasEnd = true;
        return;
    }
    if (name != "policy"_L1 && name != "connections"_L1 && name != "people"_L1 && name != "labs"_L1
        && name != "notices"_L1)
        return fault(Kind::UnknownSection, excerptOf(line));
    m_section = name;
    m_sectionLine = m_line;
    m_settingsBefore = m_text.settings.size();
    m_isSectionInvalid = false;
}

void PolicyReader::endSection()
{
    if (!m_section.isEmpty() && m_settingsBefore == m_text.settings.size() && !m_isSectionInvalid)
        m_text.faults.push_back({.kind = Kind::EmptySection, .line = m_sectionLine, .key = u'[' + m_section + u']'});
}

void PolicyReader::readSetting(const QString &line)
{
    const qsizetype sign = line.indexOf(u'=');
    if (sign <= 0)
        return fault(Kind::Unparsable, excerptOf(line));
    QString key = trimBlanks(QStringView(line).first(sign));
    const QString shown = key.left(maxShownLength);
    if (m_section.isEmpty())
        return fault(Kind::NoSection, shown);
    const QString written = trimBlanks(QStringView(line).sliced(sign + 1));
    for (const QString &part : {key, written})
        if (const QChar blank = otherBlankAround(part); !blank.isNull())
            return fault(Kind::BadCharacter, codePointName(blank.unicode()));
    key = m_section + u'/' + key.replace(u'\\', u'/');
    // Accounts and slugs in other case are the same ones.
    const QString compared = m_section == "people"_L1 || m_section == "notices"_L1 ? key.toCaseFolded() : key;
    if (const int first = m_lines.value(compared); first > 0)
        return fault(Kind::Repeated, key.left(maxShownLength), first);
    m_lines.insert(compared, m_line);
    if (const auto setting = findSetting(written, m_section); setting.hasMatch())
        return fault(Kind::MissingLineBreak, setting.captured(1));
    if (const auto value = valueOf(key, written))
        m_text.settings.push_back({m_line, key, *value});
}

/// Commas, semicolons, and backslashes are literal. Quotation marks preserve blanks at the ends; inside them,
/// backslashes are escaped, as in files for earlier versions.
std::optional<QString> PolicyReader::valueOf(const QString &key, const QString &written)
{
    if (!written.startsWith(u'"')) {
        if (written.count(u'"') % 2 == 0)
            return written;
        fault(Kind::MissingQuote, key);
        return std::nullopt;
    }
    QString value;
    qsizetype at = 1;
    for (; at < written.size() && written[at] != u'"'; ++at) {
        if (written[at] == u'\\') {
            const QChar next = ++at < written.size() ? written[at] : QChar();
            if (next != u'\\' && next != u'"') {
                fault(Kind::BadEscape, key);
                return std::nullopt;
            }
        }
        value += written[at];
    }
    if (at + 1 == written.size())
        return value;
    fault(Kind::MissingQuote, key);
    return std::nullopt;
}

void PolicyReader::end(bool hasLineBreak)
{
    endSection();
    if (m_hasBegin && !m_text.hasEnd)
        fault(Kind::NoEnd);
    else if (!m_hasContent && m_text.faults.empty())
        m_text.faults.push_back({.kind = Kind::NoSettings});
    else if (!hasLineBreak && !m_text.settings.empty() && m_text.settings.back().line == m_line
             && canBeTruncated(m_text.settings.back().key))
        fault(Kind::NoLineBreak);
}

} // namespace

QString describe(const PolicyFault &fault)
{
    if (fault.kind == Kind::File)
        return describe(fault.file);
    QString text = PolicyFaultWords::tr(entryOf(PolicyFaultWords::all, fault.kind));
    if (text.contains(QLatin1StringView("%2")))
        text.replace(QLatin1StringView("%2"), QString::number(fault.other));
    else
        text.replace(QLatin1StringView("%3"), fault.detail.isEmpty() ? describe(fault.form) : fault.detail);
    text.replace(QLatin1StringView("%1"), fault.key); // last, and not by arg(), because it may contain "%3"
    return fault.line > 0 ? PolicyFaultWords::tr("Line %1: %2").arg(QString::number(fault.line), text) : text;
}

std::optional<RuleForm> formOfSetting(const QString &key)
{
    static const QRegularExpression connection(u"^connections/[1-9][0-9]{0,3}/(.*)\\z"_s);
    if (key.startsWith("policy/"_L1))
        return formOf(policyKeys(), key.mid(7));
    if (key == "connections/size"_L1)
        return RuleForm::Count;
    if (key.startsWith("labs/"_L1) || key.startsWith("people/"_L1))
        return RuleForm::Name;
    if (key.startsWith("notices/"_L1))
        return RuleForm::Notice;
    const auto match = connection.match(key);
    return match.hasMatch() ? formOf(connectionKeys(), match.captured(1)) : std::nullopt;
}

PolicyText PolicyText::read(const QByteArray &bytes)
{
    PolicyText text;
    PolicyReader(text).read(bytes);
    return text;
}

} // namespace labdesk
