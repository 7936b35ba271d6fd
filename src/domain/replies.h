// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <vector>

namespace labdesk {

/// What a reply may have filled in. None of them can name a person; nothing else of a user has a placeholder.
enum class ReplyPlaceholder { Source, Ticket, Portal, Date };

/// A text of the team's own for users, in one language.
struct Reply
{
    QString language; ///< BCP 47, as the file has it: "es", "es-MX"
    QString title;    ///< by which people find it
    QString text;     ///< with placeholders

    bool names(ReplyPlaceholder placeholder) const;
    friend bool operator==(const Reply &, const Reply &) = default;
};

struct RepliesFault
{
    enum class Kind {
        TooLarge,
        NotUtf8,
        NoReplies,
        HiddenCharacter, ///< `key` is its number
        BeforeReplies,   ///< neither a comment nor the portal, before the first reply
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
        NoPortal ///< {portal} without one
    };
    Kind kind = Kind::NoReplies;
    int line = 0;     ///< from 1; 0: the file as a whole
    QString key = {}; ///< what it is about, shortened
};

QString describe(const RepliesFault &fault); ///< "Line 3: …", with what can be done

/// The team's own texts for users. docs/administration.md describes the file.
class Replies
{
public:
    static constexpr qsizetype largestFile = 1024 * 1024; ///< bytes
    static constexpr size_t most = 500;
    static constexpr qsizetype longestTitle = 80; ///< characters
    static constexpr qsizetype longestText = 4'000;

    struct Values
    {
        QString source; ///< its name
        QString ticket;
        QDate date;
    };

    /// One wrong line makes all of it wrong: nobody could tell what else it meant.
    static Outcome<Replies, RepliesFault> read(const QByteArray &bytes);

    const std::vector<Reply> &all() const { return m_all; }
    QString fill(const Reply &reply, const Values &values) const;

private:
    friend class RepliesReader;
    std::vector<Reply> m_all;
    QString m_portal;
};

/// How people who speak it call the language of a reply.
QString ownNameOf(const QString &language);

} // namespace labdesk
