// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace labdesk {

class Session;
struct Reply;

/// One of the team's replies, filled in for copying.
struct ReplyOffer
{
    QString title;
    QString language; ///< the language's name in that language
    QString text;
    QString disabledReason = {}; ///< why it can't be copied; empty: it can be
};

/// `slug`: the source to fill in; empty: none.
ReplyOffer replyOffer(Session &session, const Reply &reply, const QString &slug, const QDate &today);
/// All replies, in the order of the file.
std::vector<ReplyOffer> replyOffers(Session &session, const QString &slug, const QDate &today);
/// About several sources: a reply that names a source is there once for each.
std::vector<ReplyOffer> replyOffers(Session &session, const QStringList &slugs, const QDate &today);

/// For callers without access to the session.
using ReplyLookup = std::function<std::vector<ReplyOffer>(const QString &slug)>;

} // namespace labdesk
