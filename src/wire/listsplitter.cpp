// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/listsplitter.h"

#include "wire/jsonreader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

bool isJsonSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// Whether the character can be part of a number, null, true, or false.
bool isWordCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-' || c == '+' || c == '.' || c == 'E';
}

/// Removes the quotes of a key and resolves its escapes.
QByteArray unescapedKey(const QByteArray &quoted)
{
    if (!quoted.contains('\\'))
        return quoted.mid(1, quoted.size() - 2);
    return QJsonDocument::fromJson('[' + quoted + ']').array().first().toString().toUtf8();
}

} // namespace

std::optional<DecodeError> ListSplitter::feed(QByteArrayView chunk, const Sink &sink, const Shortcut &shortcut)
{
    qsizetype i = 0;
    while (i < chunk.size() && !m_error) {
        const char c = chunk[i];
        switch (m_state) {
        case State::InEntry:
            i = takeEntry(chunk, i, sink);
            continue;
        case State::InCandidate:
            i = takeCandidate(chunk, i);
            continue;
        case State::InHeldList:
            i = takeHeldList(chunk, i, sink, shortcut);
            continue;
        case State::AwaitCandidate:
            awaitCandidate(c);
            if (m_state == State::InCandidate)
                continue; // this is its first byte
            break;
        case State::InText:
        case State::InWord:
            if (!takeScalar(c, sink))
                continue; // the byte after a word isn't part of it
            break;
        case State::AwaitEntryOrEnd:
        case State::AwaitEntry:
            if (c == '{') {
                i = beginEntry(chunk, i, shortcut);
                continue; // if the shortcut didn't take the entry, this is its first byte
            }
            if (!beginScalar(c))
                takeSeparator(c);
            else if (m_state == State::InEntry)
                continue;
            break;
        case State::AwaitCommaOrEnd:
            takeSeparator(c);
            break;
        case State::Start:
            takeStart(c);
            break;
        case State::Envelope:
        case State::AwaitValue:
            takeEnvelope(c);
            if (m_state == State::AfterEnvelope && !m_hasFoundList && !m_held.isEmpty()) {
                readHeldList(sink, shortcut);
                m_state = State::AfterEnvelope;
            }
            break;
        case State::AfterEnvelope:
            if (!isJsonSpace(c))
                fail(u"$"_s, u"not JSON: goes on after its end"_s);
            break;
        }
        ++i;
    }
    return m_error;
}

std::optional<DecodeError> ListSplitter::finish()
{
    switch (m_state) {
    case State::Start:
        fail(u"$"_s, u"empty"_s);
        break;
    case State::Envelope:
    case State::AwaitValue:
    case State::AwaitCandidate:
    case State::InCandidate:
    case State::InHeldList:
        fail(u"$"_s, u"cut off"_s);
        break;
    case State::AwaitEntryOrEnd:
    case State::AwaitEntry:
    case State::AwaitCommaOrEnd:
        fail(m_isBare ? u"$"_s : QString::fromUtf8(m_key), u"cut off"_s);
        break;
    case State::InEntry:
    case State::InText:
    case State::InWord:
        fail(entryPath(m_count), u"cut off"_s);
        break;
    case State::AfterEnvelope:
        break;
    }
    return m_error;
}

QString ListSplitter::entryPath(qsizetype index) const
{
    return (m_isBare ? QString() : QString::fromUtf8(m_key)) + u"[%1]"_s.arg(index);
}

qsizetype ListSplitter::beginEntry(QByteArrayView chunk, qsizetype from, const Shortcut &shortcut)
{
    const qsizetype taken
        = shortcut ? shortcut(chunk.sliced(from, qMin(chunk.size() - from, maxObjectBytes)), m_count) : 0;
    if (taken > 0) {
        ++m_count;
        m_state = State::AwaitCommaOrEnd;
    } else {
        m_scan.start();
        m_state = State::InEntry;
    }
    return from + taken;
}

qsizetype ListSplitter::takeEntry(QByteArrayView chunk, qsizetype from, const Sink &sink)
{
    const qsizetype size = m_scan.take(chunk.data() + from, chunk.size() - from);
    const QByteArrayView part = chunk.sliced(from, size);
    if (m_entry.size() + part.size() > maxObjectBytes) {
        fail(entryPath(m_count), u"too large"_s);
        return chunk.size();
    }
    if (!m_scan.isComplete()) {
        m_entry.append(part.data(), part.size());
        return from + size;
    }
    if (!m_entry.isEmpty())
        m_entry.append(part.data(), part.size());
    m_state = State::AwaitCommaOrEnd;
    sink(m_entry.isEmpty() ? part : QByteArrayView(m_entry), m_count++);
    m_entry.clear();
    return from + size;
}

/// Only an array of objects can be the list.
void ListSplitter::awaitCandidate(char c)
{
    if (isJsonSpace(c))
        return;
    if (c == '{') {
        m_scan.start();
        m_state = State::InCandidate;
        return;
    }
    m_envelope += '[';
    ++m_depth;
    m_state = State::Envelope;
    takeEnvelope(c);
}

qsizetype ListSplitter::takeCandidate(QByteArrayView chunk, qsizetype from)
{
    const qsizetype size = m_scan.take(chunk.data() + from, chunk.size() - from);
    if (m_envelope.size() + m_entry.size() + size > maxEnvelopeBytes) {
        fail(u"$"_s, u"too large around its list"_s);
        return chunk.size();
    }
    m_entry.append(chunk.data() + from, size);
    if (!m_scan.isComplete())
        return from + size;
    const QByteArray entry = std::exchange(m_entry, {});
    if (QJsonDocument::fromJson(entry).object().contains(m_member)) {
        m_heldKey = m_otherKey;
        m_held = '[' + entry;
        m_scan.start();
        m_scan.take(m_held.data(), m_held.size());
        m_envelope += "[]";
        m_state = State::InHeldList;
    } else {
        m_envelope += '[' + entry;
        ++m_depth;
        m_state = State::Envelope;
    }
    return from + size;
}

/// Holds the list back, because the one with the right key may follow. A large one is used without waiting for that.
qsizetype ListSplitter::takeHeldList(QByteArrayView chunk, qsizetype from, const Sink &sink, const Shortcut &shortcut)
{
    const qsizetype room = maxHeldBytes - m_held.size();
    if (room <= 0) {
        readHeldList(sink, shortcut);
        return from;
    }
    const qsizetype size = m_scan.take(chunk.data() + from, qMin(chunk.size() - from, room));
    m_held.append(chunk.data() + from, size);
    if (m_scan.isComplete())
        m_state = State::Envelope;
    return from + size;
}

void ListSplitter::readHeldList(const Sink &sink, const Shortcut &shortcut)
{
    const QByteArray list = std::exchange(m_held, {});
    m_key = m_heldKey;
    m_hasFoundList = true;
    m_state = State::AwaitEntryOrEnd;
    feed(QByteArrayView(list).sliced(1), sink, shortcut);
}

/// Begins an entry that isn't an object. Returns false if the byte doesn't begin a value.
bool ListSplitter::beginScalar(char c)
{
    if (c == '[') {
        m_scan.start();
        m_state = State::InEntry;
        return true;
    }
    if (c != '"' && !isWordCharacter(c))
        return false;
    m_state = c == '"' ? State::InText : State::InWord;
    m_entry = QByteArray(1, c);
    m_escaped = false;
    return true;
}

/// Returns false if the byte is no longer part of the entry.
bool ListSplitter::takeScalar(char c, const Sink &sink)
{
    const bool isInWord = m_state == State::InWord;
    bool isComplete = isInWord && !isWordCharacter(c);
    if (!isComplete)
        m_entry += c;
    if (!isInWord) {
        isComplete = c == '"' && !m_escaped;
        m_escaped = c == '\\' && !m_escaped;
    }
    if (m_entry.size() > maxObjectBytes) {
        fail(entryPath(m_count), u"too large"_s);
    } else if (isComplete) {
        m_state = State::AwaitCommaOrEnd;
        sink(m_entry, m_count++);
        m_entry.clear();
    }
    return !isInWord || !isComplete;
}

void ListSplitter::takeStart(char c)
{
    static constexpr char mark[] = "\xef\xbb\xbf";
    if (m_byteOrderMark < 3 && m_byteOrderMark >= 0 && c == mark[m_byteOrderMark]) {
        ++m_byteOrderMark;
        return;
    }
    const bool isMarkBroken = m_byteOrderMark == 1 || m_byteOrderMark == 2;
    m_byteOrderMark = -1; // allowed only at the very start
    if (isMarkBroken || (c != '{' && c != '[' && !isJsonSpace(c))) {
        fail(u"$"_s, u"not a JSON object or array"_s);
    } else if (c == '[') {
        m_isBare = m_hasFoundList = true;
        m_state = State::AwaitEntryOrEnd;
    } else if (c == '{') {
        m_envelope = "{";
        m_depth = 1;
        m_expectsKey = true;
        m_state = State::Envelope;
    }
}

void ListSplitter::takeEnvelope(char c)
{
    if (m_envelope.size() >= maxEnvelopeBytes)
        return fail(u"$"_s, u"too large around its list"_s);
    if (m_state == State::AwaitValue && !isJsonSpace(c)) {
        m_state = State::Envelope;
        if (c == '[' && !m_isListKey) {
            m_state = State::AwaitCandidate;
            return;
        }
        if (c == '[') {
            if (m_hasFoundList)
                return fail(QString::fromUtf8(m_key), u"appears twice"_s);
            m_hasFoundList = true;
            m_envelope += "[]";
            m_state = State::AwaitEntryOrEnd;
            return;
        }
    }
    m_envelope += c;
    if (m_inString) {
        if (m_escaped)
            m_escaped = false;
        else if (c == '\\')
            m_escaped = true;
        else if (c == '"')
            endString();
    } else if (c == '"') {
        m_inString = true;
        m_stringStart = m_envelope.size() - 1;
    } else if (c == '{' || c == '[') {
        ++m_depth;
    } else if (c == '}' || c == ']') {
        if (--m_depth == 0)
            m_state = State::AfterEnvelope;
    } else if (c == ',' && m_depth == 1) {
        m_expectsKey = true;
    } else if (c == ':' && m_depth == 1 && (m_isListKey || m_mayBeListKey)) {
        m_state = State::AwaitValue;
    }
}

void ListSplitter::endString()
{
    m_inString = false;
    if (m_depth != 1)
        return;
    m_isListKey = m_mayBeListKey = false;
    if (m_expectsKey)
        endKey();
    m_expectsKey = false;
}

void ListSplitter::endKey()
{
    m_otherKey = unescapedKey(m_envelope.mid(m_stringStart));
    m_isListKey = m_otherKey == m_key;
    m_mayBeListKey = !m_isListKey && !m_hasFoundList && m_held.isEmpty() && !m_member.isEmpty()
        && !isKeyOfErrors(QString::fromUtf8(m_otherKey));
}

void ListSplitter::takeSeparator(char c)
{
    if (isJsonSpace(c))
        return;
    const bool canEnd = m_state != State::AwaitEntry;
    if (c == ']' && canEnd)
        m_state = m_isBare ? State::AfterEnvelope : State::Envelope;
    else if (c == ',' && m_state == State::AwaitCommaOrEnd)
        m_state = State::AwaitEntry;
    else if (m_state == State::AwaitCommaOrEnd)
        fail(m_isBare ? u"$"_s : QString::fromUtf8(m_key), u"not JSON: a comma is missing"_s);
    else
        fail(entryPath(m_count), u"must be an object"_s);
}

void ListSplitter::fail(const QString &path, const QString &problem)
{
    if (!m_error)
        m_error = DecodeError{path, problem};
}

} // namespace labdesk::wire
