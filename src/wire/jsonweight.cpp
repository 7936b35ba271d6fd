// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/jsonweight.h"

#include "wire/interruption.h"

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

// Bytes per element, measured with QJsonDocument of Qt 6.4 and our own types, and rounded up. They include the spare
// capacity of a growing list and the text or record that is read from the element.
constexpr qint64 bytesPerContainer = 400;
constexpr qint64 bytesPerValue = 128;
constexpr qint64 bytesPerKey = 32;
constexpr qint64 bytesPerTextByte = 4; // as UTF-16 in the tree, and again in what is read from it
constexpr qsizetype scanSize = 64 * 1024;

class TreeWeight
{
public:
    void put(QByteArrayView json)
    {
        for (const char c : json)
            m_inText ? putInText(c) : put(c);
    }
    qint64 weight() const { return m_weight; }
    bool isTooDeep() const { return m_isTooDeep; }

private:
    void put(char c)
    {
        switch (c) {
        case '"':
            m_inText = true;
            break;
        case '{':
        case '[':
            m_weight += bytesPerContainer;
            m_isTooDeep = m_isTooDeep || ++m_depth > maxNesting;
            break;
        case '}':
        case ']':
            --m_depth;
            break;
        case ',':
            m_weight += bytesPerValue;
            break;
        case ':':
            m_weight += bytesPerKey;
            break;
        default:
            break;
        }
    }
    void putInText(char c)
    {
        m_weight += bytesPerTextByte;
        m_inText = m_isEscaped || c != '"';
        m_isEscaped = !m_isEscaped && c == '\\';
    }

    qint64 m_weight = 0;
    int m_depth = 0;
    bool m_isTooDeep = false;
    bool m_inText = false;
    bool m_isEscaped = false; // the next byte is escaped
};

} // namespace

QString treeTooLargeReason(QByteArrayView json)
{
    TreeWeight treeWeight;
    for (qsizetype from = 0; from < json.size(); from += scanSize) {
        if (isInterrupted())
            return u"given up"_s;
        treeWeight.put(json.sliced(from, qMin(scanSize, json.size() - from)));
        if (treeWeight.isTooDeep())
            return u"nested too deeply"_s;
        if (json.size() + treeWeight.weight() > maxTreeBytes)
            return u"too large to be read"_s;
    }
    return {};
}

} // namespace labdesk::wire
