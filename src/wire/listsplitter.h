// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wire/bracketscan.h"
#include "wire/decoded.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <optional>

namespace labdesk::wire {

/// Splits a JSON body that is a list of objects, either `{"users": [...], "total": 2}` or bare `[...]`, into those
/// objects without holding the whole body in memory. In a body without that key, the list is the array whose first
/// entry is an object with the member that all entries have; it is held back until the body ends or the array gets
/// large. Takes the body in chunks of any size and finds where entries begin and end; the decoder validates them and
/// handles entries that aren't objects. Holds one entry, the envelope, and such a list, all limited in size.
class ListSplitter
{
public:
    static constexpr qsizetype maxObjectBytes = 4 * 1024 * 1024;
    static constexpr qsizetype maxEnvelopeBytes = 1024 * 1024;
    static constexpr qsizetype maxHeldBytes = 1024 * 1024;

    /// Called with each complete entry: an object, or a list, text, number, or literal in its place. The view is valid
    /// only during the call.
    using Sink = std::function<void(QByteArrayView object, qsizetype index)>;

    /// Called with the bytes from the beginning of an object, as far as they have arrived. May take the object and
    /// return its size in bytes; the sink isn't called for it then. 0 leaves it to the splitter.
    using Shortcut = std::function<qsizetype(QByteArrayView bytes, qsizetype index)>;

    /// `key` names the list in a wrapped body, and `member` is in each of its entries. Without a member, only `key` is
    /// accepted.
    explicit ListSplitter(QByteArray key, QString member = {}) : m_key(std::move(key)), m_member(std::move(member)) { }

    /// Takes the next bytes of the body. An error is final.
    std::optional<DecodeError> feed(QByteArrayView chunk, const Sink &sink, const Shortcut &shortcut = {});
    /// Ends the body. Returns an error if it is incomplete.
    std::optional<DecodeError> finish();

    bool isBare() const { return m_isBare; }
    /// The JSON around the list, with an empty array in its place; empty for a bare list.
    const QByteArray &envelope() const { return m_envelope; }
    /// The key of the list; until a list was found, the expected one.
    const QByteArray &key() const { return m_key; }

private:
    enum class State {
        Start,
        Envelope,
        AwaitValue,
        AwaitCandidate, ///< in an array under another key
        InCandidate,    ///< in the first entry of such an array
        InHeldList,     ///< in such an array, after its first entry
        AwaitEntryOrEnd,
        AwaitEntry,
        InEntry,
        InText, ///< a string in place of an object
        InWord, ///< null, true, false, or a number in place of an object
        AwaitCommaOrEnd,
        AfterEnvelope
    };

    qsizetype beginEntry(QByteArrayView chunk, qsizetype from, const Shortcut &shortcut);
    qsizetype takeEntry(QByteArrayView chunk, qsizetype from, const Sink &sink);
    void awaitCandidate(char c);
    qsizetype takeCandidate(QByteArrayView chunk, qsizetype from);
    qsizetype takeHeldList(QByteArrayView chunk, qsizetype from, const Sink &sink, const Shortcut &shortcut);
    void readHeldList(const Sink &sink, const Shortcut &shortcut);
    bool beginScalar(char c);
    bool takeScalar(char c, const Sink &sink);
    void takeEnvelope(char c);
    void takeStart(char c);
    void takeSeparator(char c);
    void endString();
    void endKey();
    QString entryPath(qsizetype index) const; ///< `users[3]`, or `[3]` in a bare list
    void fail(const QString &path, const QString &problem);

    BracketScan m_scan; // finds the end of the entry
    QByteArray m_key;
    QString m_member;
    QByteArray m_otherKey; // the key whose value is awaited
    QByteArray m_heldKey;
    QByteArray m_held;  // the list under another key, as far as it has arrived
    QByteArray m_entry; // the part so far of an entry that began in an earlier chunk
    QByteArray m_envelope;
    State m_state = State::Start;
    bool m_isBare = false;
    bool m_hasFoundList = false;
    bool m_inString = false;
    bool m_escaped = false;
    bool m_expectsKey = false; // in the envelope, at its top level
    bool m_isListKey = false;
    bool m_mayBeListKey = false;
    int m_byteOrderMark = 0; // number of its bytes seen; -1 after the start
    qsizetype m_depth = 0;
    qsizetype m_stringStart = 0;
    qsizetype m_count = 0;
    std::optional<DecodeError> m_error;
};

} // namespace labdesk::wire
