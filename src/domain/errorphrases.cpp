// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/errorphrases.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <bitset>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Groups of words that several phrases share.
constexpr std::pair<const char16_t *, const char16_t *> wordGroups[] = {
    {u"@again",
     u"reauth|reauthenticate|reauthentication|reauthorize|reauthorise|reauthorization|reauthorisation|relink|"
     u"relinking|reconnect|reconnection|reconsent|relogin|login|signin"},
    {u"@access", u"token|tokens|grant|session|consent|authorization|authorisation|access|login|signin"},
    {u"@app", u"client|consumer|app|application|developer|api"},
    {u"@key", u"key|keys|secret|id|credential|credentials"},
    {u"@bad", u"invalid|expired|rejected|missing|revoked|wrong|incorrect|unknown|suspended|!configured|!valid"},
    {u"@scope", u"scope|scopes|permission|permissions"},
};

/// A type of error, and a phrase that means it: words that follow each other, each with its alternatives; ".." stands
/// for up to two other words, "!" for a word that the text denies, and "!?" for one that it may deny. "^" begins a
/// phrase that is the whole text.
constexpr std::pair<const char16_t *, const char16_t *> phrases[] = {
    {u"token_refresh_failed", u"@again|interaction|consent|authorization required|needed|necessary"},
    {u"token_refresh_failed", u"needs|need|requires|require|must|please .. @again"},
    {u"token_refresh_failed", u"^ expired|reauth|relink|reconnect|reauthentication|reauthorization"},
    {u"token_refresh_failed", u"invalid grant"},
    {u"token_refresh_failed", u"@access .. expired"},
    {u"token_refresh_failed", u"@access invalid|invalidated|rejected|!valid|!accepted"},
    {u"token_refresh_failed", u"session timeout|timedout"},
    {u"token_refresh_failed", u"expired .. @access"},
    {u"token_refresh_failed", u"invalid|rejected token|session|login"},
    {u"token_refresh_failed", u"invalid|rejected access|refresh|oauth|bearer token"},
    {u"token_refresh_failed", u"token refresh failed|failure|error|rejected"},
    {u"token_refresh_failed", u"refresh token failed|failure|error"},
    {u"deregistered_per_provider", u"@access .. revoked|withdrawn"},
    {u"deregistered_per_provider", u"revoked|withdrawn|withdrew .. @access"},
    {u"deregistered_per_provider", u"user|athlete|member|owner .. disconnected|unlinked|revoked|deauthorized"},
    {u"deregistered_per_provider", u"deauthorized|deauthorised|deregistered"},
    {u"deregistered_per_provider", u"^ revoked|withdrawn"},
    {u"provider_password_expired", u"password .. expired|changed|incorrect|wrong|invalid|rejected|!valid"},
    {u"provider_password_expired", u"wrong|incorrect|invalid|expired|changed password"},
    {u"user_not_found", u"account|user !found|closed|deleted|deactivated"},
    {u"provider_credential_error", u"invalid|unauthorized|unauthorised|unknown|unrecognized client"},
    {u"provider_credential_error", u"client authentication failed"},
    {u"provider_credential_error", u"@app @key .. @bad|!registered|!set|!found"},
    {u"provider_credential_error", u"@bad @app @key"},
    {u"provider_credential_error", u"team|provider|partner|our credentials .. @bad"},
    {u"provider_credential_error", u"@app|oauth !configured|!registered|unconfigured|misconfigured|suspended"},
    {u"provider_credential_error", u"no .. !?@app .. configured|registered"},
    {u"required_scopes_not_granted", u"insufficient .. @scope|privileges"},
    {u"required_scopes_not_granted",
     u"@scope .. denied|missing|insufficient|declined|refused|revoked|removed|withdrawn|!granted|!allowed|!given"},
    {u"required_scopes_not_granted", u"missing|denied|declined|refused|lacks|lacking .. @scope"},
    {u"required_scopes_not_granted",
     u"user|athlete|member .. denied|declined|refused|!grant|!granted|!allow|!allowed|!permit|!give"},
    {u"webhook_registration_failed",
     u"webhook|webhooks .. failed|failure|error|missing|rejected|expired|invalid|inactive|lost|unreachable|deleted|"
     u"deregistered|revoked|!registered|!received|!verified"},
    {u"webhook_registration_failed", u"failed|failure|error|could|unable .. webhook|webhooks"},
    {u"webhook_registration_failed",
     u"sync|synchronization|synchronisation|backfill|polling|push|notification|subscription .. failed|failure|error|"
     u"down"},
    {u"webhook_registration_failed", u"receive|receives|received|receiving|get|gets|getting no updates|notifications"},
    {u"provider_unavailable", u"rate limit|limits|limited|limiting|exceeded"},
    {u"provider_unavailable", u"too many requests"},
    {u"provider_unavailable", u"quota .. exceeded|reached"},
    {u"provider_unavailable", u"http|status|error|code|returned|responded|got 429|500|501|502|503|504|5xx"},
    {u"provider_unavailable", u"^ 429|500|502|503|504|5xx|unavailable|degraded|overloaded"},
    {u"provider_unavailable",
     u"service|provider|server|upstream|api|temporarily|host|endpoint|backend .. "
     u"unavailable|unreachable|down|overloaded|offline|!available|!reachable|!responding"},
    {u"provider_unavailable", u"internal server error"},
    {u"provider_unavailable", u"bad gateway"},
    {u"provider_unavailable", u"connection refused|reset"},
    {u"provider_unavailable", u"maintenance|outage|timeout|timedout|ratelimit|ratelimited|throttled|throttling"},
};

/// A phrase as a list of its words, each with all its alternatives.
QStringList partsOf(const char16_t *phrase)
{
    QString text = QString::fromUtf16(phrase);
    for (const auto &[name, words] : wordGroups)
        text.replace(QString::fromUtf16(name), QString::fromUtf16(words));
    return text.split(u' ');
}

QRegularExpression matcherFor(const QStringList &words)
{
    // "reauth_completed" reports no error, and "invalid_grant_type" isn't "invalid_grant".
    static const QString end
        = u"(?= (?!(?:completed|complete|done|finished|over|resolved|succeeded|successful|false|type) ))"_s;
    QStringList parts;
    for (const QString &word : words) {
        if (word == u".."_s) {
            parts.back() += u"(?: [^ ;]+){0,2}"_s;
            continue;
        }
        const bool mayBeDenied = word.startsWith(u"!?");
        parts += word == u"^"_s ? word : (mayBeDenied ? u"!?(?:"_s : u"(?:"_s) + word.mid(mayBeDenied ? 2 : 0) + u')';
    }
    const bool isWhole = parts.first() == u"^"_s;
    return QRegularExpression((isWhole ? QString() : u"(?<= )"_s) + parts.join(u' ') + end
                              + (isWhole ? u" $"_s : QString()));
}

/// All phrases, and which of them begin with a given word, so that most texts are matched with none of them.
struct Matchers
{
    using Set = std::bitset<std::size(phrases)>;
    std::vector<std::pair<QString, QRegularExpression>> all;
    QHash<QString, Set> byFirstWord;

    Matchers()
    {
        for (const auto &[type, phrase] : phrases) {
            const QStringList parts = partsOf(phrase);
            for (const QString &word : parts[parts.first() == u"^" ? 1 : 0].split(u'|'))
                byFirstWord[word].set(all.size());
            all.emplace_back(QString::fromUtf16(type), matcherFor(parts));
        }
    }
};

/// The words in lower case: "TokenExpired" and "token-expired" become "token", "expired". A semicolon separates
/// clauses.
QStringList wordsOf(QStringView text)
{
    QStringList words(1);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'\'' || c == u'’')
            continue;
        const bool beginsWord = c.isUpper() && i > 0 && (text[i - 1].isLower() || text[i - 1].isDigit());
        if (beginsWord || !c.isLetterOrNumber())
            words += QString();
        if (c.isLetterOrNumber())
            words.back() += c.toLower();
        else if (u".,;!?\n"_s.contains(c) && (i + 1 == text.size() || text[i + 1].isSpace()))
            words += {u";"_s, QString()};
    }
    words.removeAll(QString());
    return words;
}

/// Joins "re-auth", "log in" and "timed out", which are written as one word, too, and "no longer".
void joinPairs(QStringList &words)
{
    for (qsizetype i = 0; i + 1 < words.size(); ++i) {
        const QString &first = words[i];
        const QString &next = words[i + 1];
        const bool isPair = first == u"re" || (next == u"in" && (first == u"log" || first == u"sign"))
            || (next == u"out" && (first == u"time" || first == u"timed")) || (first == u"no" && next == u"longer");
        if (isPair && next != u";")
            words[i] += words.takeAt(i + 1);
    }
}

/// Marks the words that the text denies or announces, as in "not expired or revoked" and "will be revoked".
QString withDenialsMarked(const QStringList &words)
{
    static const QSet<QString> denials{
        u"not"_s,    u"never"_s, u"no"_s,     u"non"_s,   u"isnt"_s,    u"wasnt"_s,     u"arent"_s,    u"hasnt"_s,
        u"havent"_s, u"dont"_s,  u"doesnt"_s, u"didnt"_s, u"cannot"_s,  u"cant"_s,      u"wont"_s,     u"without"_s,
        u"unless"_s, u"if"_s,    u"before"_s, u"until"_s, u"planned"_s, u"scheduled"_s, u"upcoming"_s, u"nolonger"_s};
    static const QSet<QString> announcements{u"will"_s, u"would"_s, u"may"_s, u"might"_s};
    static const QSet<QString> needs{u"need"_s, u"require"_s}; // "will need to log in" is true now
    static const QSet<QString> fillers{u"be"_s,  u"been"_s, u"being"_s, u"is"_s,   u"are"_s,
                                       u"was"_s, u"were"_s, u"has"_s,   u"have"_s, u"a"_s,
                                       u"an"_s,  u"the"_s,  u"any"_s,   u"yet"_s,  u"longer"_s};
    QString text(u' ');
    bool isDenied = false;
    bool isAnnounced = false;
    bool wasMarked = false;
    for (const QString &word : words) {
        if (fillers.contains(word))
            continue;
        if (denials.contains(word) || announcements.contains(word)) {
            (denials.contains(word) ? isDenied : isAnnounced) = true;
            text += word == u"no" ? u"no "_s : QString();
            continue;
        }
        const bool continues = wasMarked && (word == u"or" || word == u"nor");
        const bool isMarked = word != u";" && (isDenied || (isAnnounced && !needs.contains(word)));
        text += (isMarked ? u"!"_s : QString()) + word + u' ';
        isDenied = continues; // the word after it is denied as well
        isAnnounced = false;
        wasMarked = isMarked;
    }
    return text;
}

} // namespace

QString errorTypeDescribedBy(QStringView text)
{
    static const Matchers matchers;
    constexpr qsizetype maxLength = 500; // the cause comes first
    QStringList words = wordsOf(text.left(maxLength));
    joinPairs(words);
    const QString marked = withDenialsMarked(words);
    Matchers::Set tried;
    for (const QString &word : marked.split(u' '))
        tried |= matchers.byFirstWord.value(word);
    QString found;
    qsizetype first = marked.size();
    for (std::size_t i = 0; tried.any() && i < matchers.all.size(); ++i) {
        if (!tried[i])
            continue;
        const auto &[type, matcher] = matchers.all[i];
        if (const auto match = matcher.match(marked); match.hasMatch() && match.capturedStart() < first) {
            found = type;
            first = match.capturedStart();
        }
    }
    return found;
}

} // namespace labdesk
