// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/jsonbody.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <optional>
#include <vector>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// Finds errors that QJsonDocument accepts. The bytes have passed QJsonDocument, so brackets and quotes match.
class Strictness
{
public:
    explicit Strictness(const QByteArray &bytes) : m_bytes(bytes) { }

    std::optional<JsonFault> fault()
    {
        for (; m_at < m_bytes.size(); ++m_at) {
            const char c = m_bytes[m_at];
            if (c == '{')
                m_members.emplace_back();
            else if (c == '}')
                m_members.pop_back();
            else if (c == '.' && !(isDigit(m_at - 1) && isDigit(m_at + 1)))
                return JsonFault{m_at, u"invalid number"_s};
            else if (c == '"')
                if (const auto found = faultOfText())
                    return found;
        }
        return {};
    }

private:
    bool isDigit(qsizetype at) const
    {
        return at >= 0 && at < m_bytes.size() && m_bytes[at] >= '0' && m_bytes[at] <= '9';
    }

    // Checks the string that begins here and moves to its closing quote.
    std::optional<JsonFault> faultOfText()
    {
        const qsizetype begin = m_at;
        for (++m_at; m_bytes[m_at] != '"'; ++m_at) {
            if (uchar(m_bytes[m_at]) < 0x20)
                return JsonFault{m_at, u"unescaped control character in a string"_s};
            if (m_bytes[m_at] == '\\' && !QByteArrayView("\"\\/bfnrtu").contains(m_bytes[++m_at]))
                return JsonFault{m_at, u"invalid escape sequence"_s};
        }
        const QByteArray written = m_bytes.sliced(begin, m_at + 1 - begin);
        const QString text = QJsonDocument::fromJson('[' + written + ']').array().first().toString();
        if (!text.isValidUtf16())
            return JsonFault{begin, u"unpaired surrogate in a string"_s};
        if (!isMember())
            return {};
        if (m_members.back().contains(text))
            return JsonFault{begin, u"repeated member: "_s + text, text};
        m_members.back().insert(text);
        return {};
    }

    // Whether the string that ends here is the name of a member.
    bool isMember() const
    {
        qsizetype next = m_at + 1;
        while (next < m_bytes.size() && QByteArrayView(" \t\r\n").contains(m_bytes[next]))
            ++next;
        return next < m_bytes.size() && m_bytes[next] == ':';
    }

    const QByteArray &m_bytes;
    qsizetype m_at = 0;
    std::vector<QSet<QString>> m_members; ///< names in each open object
};

} // namespace

std::variant<QJsonValue, JsonFault> parseJson(const QByteArray &bytes)
{
    // QJsonDocument reads only arrays and objects, so a scalar is read in brackets. A scalar that closes the bracket
    // early gives more than one value.
    const QByteArray text = bytes.trimmed();
    const bool isScalar = !text.startsWith('{') && !text.startsWith('[') && !text.startsWith("\xef\xbb\xbf");
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(isScalar ? '[' + bytes + ']' : bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return JsonFault{std::clamp<qsizetype>(error.offset - (isScalar ? 1 : 0), 0, bytes.size()),
                         error.errorString()};
    if (isScalar && document.array().size() != 1)
        return JsonFault{0, QJsonParseError{0, QJsonParseError::GarbageAtEnd}.errorString()};
    if (auto fault = Strictness(bytes).fault())
        return *std::move(fault);
    if (isScalar)
        return document.array().first();
    return document.isObject() ? QJsonValue(document.object()) : QJsonValue(document.array());
}

} // namespace labdesk::service
