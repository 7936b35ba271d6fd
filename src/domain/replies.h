// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <vector>

namespace labdesk {

/// The placeholders of a reply. None of their values can identify a person.
enum class ReplyPlaceholder { Source, Ticket, Portal, Date };

/// A team's text for users, in one language.
struct Reply
{
    QString language; ///< BCP 47, as in the file: "es", "es-MX"
    QString title;    ///< for finding it
    QString text;     ///< with placeholders

    bool names(ReplyPlaceholder placeholder) const;
    friend bool operator==(const Reply &, const Reply &) = default;
};

struct RepliesFileError
{
    enum class Kind {
        TooLarge,
        NotUtf8,
        NoReplies,
        HiddenCharacter, ///< `key`: its code point
        BeforeReplies,   ///< something other than a comment or the portal before the first reply
        BadPortal,
        BadHeading,
        UnknownLanguage,
        BadTitle,
        Repeated,
        NoText,
        TooLong,
        TooMany,
        BadBrace,
        UnknownPlaceholder,
        NoPortal ///< {portal} is used, but not set
    };
    Kind kind = Kind::NoReplies;
    int line = 0;     ///< from 1; 0: the file as a whole
    QString key = {}; ///< the text concerned, shortened
};

QString describe(const RepliesFileError &fault); ///< "Line 3: …", with how to fix it

/// The team's own texts for users. docs/administration.md describes the file.
class Replies
{
public:
    static constexpr qsizetype maxFileSize = 1024 * 1024; ///< bytes
    static constexpr size_t maxReplies = 500;
    static constexpr qsizetype maxTitleLength = 80; ///< characters
    static constexpr qsizetype maxTextLength = 4'000;

    struct Values
    {
        QString source; ///< its name
        QString ticket;
        QDate date;
    };

    /// One invalid line makes the whole file invalid, because the meaning of the rest is unclear.
    static Outcome<Replies, RepliesFileError> read(const QByteArray &bytes);

    const std::vector<Reply> &all() const { return m_all; }
    /// Returns a reply unchanged if it can't be filled, which doesn't happen to replies from read().
    QString fill(const Reply &reply, const Values &values) const;

private:
    friend class RepliesReader;
    std::vector<Reply> m_all;
    QString m_portal;
};

/// The native name of the language of a reply.
QString ownNameOf(const QString &language);

} // namespace labdesk
