// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/inspection.h"

#include "domain/pii.h"
#include "privacy/sensitive.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QStringList>
#include <QUrl>

#include <algorithm>

namespace labdesk::privacy {

using namespace Qt::StringLiterals;

namespace {

/// One quoted text of a valid JSON body, masked if it is personal.
QByteArray displayableLiteral(const QByteArray &quoted)
{
    const QString text = QJsonDocument::fromJson('[' + quoted + ']').array().first().toString();
    return containsPersonalText(text) ? '"' + masked().toUtf8() + '"' : quoted;
}

} // namespace

bool containsPersonalText(const QString &text)
{
    // Also within a sentence, such as that of a refusal. A run of digits within an ID isn't a phone number.
    static const QRegularExpression personal(QStringLiteral(
        R"([^\s@<>"']+@[^\s@<>"']+\.[A-Za-z]{2,}|(?<![\w-])(?:\+?1[-. ]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])\d{3}[-. ]\d{4}(?![\w-])|(?<![\w-])\+?1?[2-9]\d{2}[2-9]\d{6}(?![\w-]))"));
    return personalDataIn(text) != PersonalData::None || personal.match(text).hasMatch();
}

QString displayableText(const QString &text)
{
    return containsPersonalText(text) ? masked() : text;
}

QString displayablePath(const QString &path)
{
    const auto isWord = [](const QString &segment) {
        return segment == u"v2" || segment == u"v3"
            || std::ranges::all_of(segment, [](QChar c) { return c.isLetter() || c == u'_'; });
    };
    QStringList segments = path.split(u'/');
    for (QString &segment : segments)
        if (containsPersonalText(QUrl::fromPercentEncoding(segment.toUtf8())) || (isPrivacyMode() && !isWord(segment)))
            segment = masked();
    return segments.join(u'/');
}

QString displayableHeaderValue(const QByteArray &name, const QByteArray &value)
{
    static const QByteArrayList harmlessHeaders
        = QByteArray("accept accept-encoding age allow cache-control connection content-encoding "
                     "content-length content-type date expires host keep-alive pragma retry-after server "
                     "strict-transport-security transfer-encoding user-agent vary x-content-type-options "
                     "x-ratelimit-limit x-ratelimit-remaining x-ratelimit-reset x-request-id")
              .split(' ');
    const QByteArray key = name.toLower();
    if (key == "location" || key == "content-location") {
        const QUrl url = QUrl::fromEncoded(value);
        return url.host().isEmpty()
            ? masked()
            : u"%1://%2/…"_s.arg(url.scheme(), url.authority(QUrl::FullyEncoded).section(u'@', -1));
    }
    return harmlessHeaders.contains(key) ? displayableText(QString::fromUtf8(value)) : masked();
}

QByteArray displayableBody(const QByteArray &body, RecordKind kind)
{
    const QByteArray text = maskedJson(body, kind);
    if (kind == RecordKind::Public)
        return text;
    QByteArray shown;
    qsizetype done = 0;
    for (qsizetype at = text.indexOf('"'); at >= 0; at = text.indexOf('"', done)) {
        qsizetype end = at + 1;
        while (end < text.size() && text[end] != '"')
            end += text[end] == '\\' ? 2 : 1;
        end = std::min(end + 1, text.size());
        shown += text.sliced(done, at - done);
        shown += displayableLiteral(text.sliced(at, end - at));
        done = end;
    }
    return shown + text.sliced(done);
}

RecordKind responseKind(RecordKind about, int status)
{
    return about == RecordKind::Public && status >= 300 ? RecordKind::User : about;
}

} // namespace labdesk::privacy
