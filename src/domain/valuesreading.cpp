// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a file of values, line by line.
#include "domain/knownvalues.h"
#include "domain/textnormalization.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk::known {

namespace {

constexpr qsizetype maxWordsLength = 80;
constexpr qsizetype maxAdviceLength = 240;
constexpr qsizetype maxShownKeyLength = 40;
constexpr int maxRadius = 500;

constexpr std::pair<QLatin1StringView, List> groups[] = {
    {"providers"_L1, List::Providers},
    {"labs"_L1, List::Labs},
    {"clearinghouses"_L1, List::Clearinghouses},
    {"auth_types"_L1, List::AuthTypes},
    {"resources"_L1, List::Resources},
    {"capabilities"_L1, List::Capabilities},
    {"bill_types"_L1, List::BillTypes},
    {"connection_errors"_L1, List::ConnectionErrors},
    {"radii"_L1, List::Radii},
};

constexpr std::pair<QLatin1StringView, ErrorMeaning> meanings[] = {
    {"sign-in"_L1, ErrorMeaning::SignIn},
    {"permission"_L1, ErrorMeaning::Permission},
    {"credentials"_L1, ErrorMeaning::Credentials},
    {"updates"_L1, ErrorMeaning::Updates},
};

bool isSlug(const QString &text)
{
    static const QRegularExpression slug(u"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\\z"_s);
    return slug.match(text).hasMatch();
}

/// Whether a text may be shown: plain text on one line.
bool isWords(const QString &text, qsizetype maxLength)
{
    return !text.isEmpty() && text.size() <= maxLength && !hiddenCharacterIn(text);
}

class Reading
{
public:
    std::optional<ValuesFileError> readLine(const QString &text, int number);
    bool isEmpty() const { return m_count == 0; }
    Values taken() { return std::move(m_values); }

private:
    using Kind = ValuesFileError::Kind;
    std::optional<ValuesFileError::Kind> read(const QString &line);
    std::optional<ValuesFileError::Kind> readValue(const QString &slug, const QString &rest);
    std::optional<ValuesFileError::Kind> readError(const QString &type, const QString &rest);
    std::optional<ValuesFileError::Kind> beginList(const QString &name);

    Values m_values;
    std::optional<List> m_list;
    int m_count = 0;
};

std::optional<ValuesFileError> Reading::readLine(const QString &text, int number)
{
    const QString line = text.trimmed();
    if (line.isEmpty() || line.startsWith(u'#') || line.startsWith(u';'))
        return {};
    const auto wrong = read(line);
    return wrong
        ? std::optional(ValuesFileError{*wrong, number, line.section(u'=', 0, 0).trimmed().left(maxShownKeyLength)})
        : std::nullopt;
}

std::optional<ValuesFileError::Kind> Reading::read(const QString &line)
{
    if (line.startsWith(u'['))
        return line.endsWith(u']') ? beginList(line.mid(1, line.size() - 2).trimmed()) : Kind::UnknownList;
    if (!m_list)
        return Kind::NoList;
    if (++m_count > maxValues)
        return Kind::TooMany;
    const QString slug = line.section(u'=', 0, 0).trimmed();
    if (m_values.find(*m_list, slug))
        return Kind::Repeated;
    if (*m_list == List::Radii) {
        bool isNumber = false;
        const int miles = line.toInt(&isNumber);
        if (!isNumber || miles < 1 || miles > maxRadius)
            return Kind::BadRadius;
        m_values.put(List::Radii, QString::number(miles), {QString::number(miles)});
        return {};
    }
    if (!line.contains(u'='))
        return Kind::NoValue;
    return isSlug(slug) ? readValue(slug, line.section(u'=', 1)) : Kind::BadSlug;
}

std::optional<ValuesFileError::Kind> Reading::readValue(const QString &slug, const QString &rest)
{
    if (*m_list == List::ConnectionErrors)
        return readError(slug, rest);
    const QString words = rest.section(u'|', 0, 0).trimmed();
    const bool isPhoneSdk = *m_list == List::Providers && rest.section(u'|', 1).trimmed() == u"sdk";
    if (!isWords(words, maxWordsLength))
        return Kind::BadWords;
    if (!isPhoneSdk && rest.contains(u'|'))
        return Kind::BadMark;
    m_values.put(*m_list, slug, {words, {}, isPhoneSdk});
    return {};
}

/// Reads "words | advice | meaning", of which the meaning is optional; or an earlier type, for which this one is an
/// alias.
std::optional<ValuesFileError::Kind> Reading::readError(const QString &type, const QString &rest)
{
    const QStringList parts = rest.split(u'|');
    const QString words = parts[0].trimmed();
    const Value *same = parts.size() == 1 ? m_values.find(List::ConnectionErrors, words) : nullptr;
    if (same) {
        m_values.put(List::ConnectionErrors, type, Value(*same));
        return {};
    }
    const QString advice = parts.value(1).trimmed();
    if (!isWords(words, maxWordsLength) || !isWords(advice, maxAdviceLength))
        return Kind::BadWords;
    const auto *meaning
        = std::ranges::find(meanings, parts.value(2).trimmed(), [](const auto &row) { return QString(row.first); });
    const bool isGiven = parts.size() > 2;
    if (parts.size() > 3 || (isGiven && meaning == std::end(meanings)))
        return Kind::BadMark;
    m_values.put(List::ConnectionErrors, type,
                 {words, advice, false, isGiven ? meaning->second : ErrorMeaning::Unknown, type});
    return {};
}

std::optional<ValuesFileError::Kind> Reading::beginList(const QString &name)
{
    m_list = listNamed(name);
    return m_list ? std::nullopt : std::optional(Kind::UnknownList);
}

} // namespace

std::optional<List> listNamed(const QString &group)
{
    const auto *at = std::ranges::find(groups, group, [](const auto &row) { return QString(row.first); });
    return at == std::end(groups) ? std::nullopt : std::optional(at->second);
}

QLatin1StringView groupOf(List list)
{
    return std::ranges::find(groups, list, [](const auto &row) { return row.second; })->first;
}

Outcome<Values, ValuesFileError> parse(const QByteArray &bytes)
{
    if (bytes.size() > maxFileSize)
        return ValuesFileError{ValuesFileError::Kind::TooLarge};
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    if (decoder.hasError())
        return ValuesFileError{ValuesFileError::Kind::NotUtf8};
    Reading reading;
    int number = 0;
    for (const QString &line : text.split(u'\n'))
        if (const auto fault = reading.readLine(line, ++number))
            return *fault;
    if (reading.isEmpty()) // cut off, or never written
        return ValuesFileError{ValuesFileError::Kind::NoValues};
    return reading.taken();
}

} // namespace labdesk::known
