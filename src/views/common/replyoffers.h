// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

#include <functional>
#include <vector>

namespace labdesk {

class Session;
struct Reply;

/// One of the team's texts for users, as it can be copied now.
struct ReplyOffer
{
    QString title;
    QString language; ///< its name, as its speakers write it
    QString text;
    QString disabledReason = {}; ///< why it can't be copied; empty: it can
};

/// `slug`: the source that it is about; empty: none.
ReplyOffer replyOffer(Session &session, const Reply &reply, const QString &slug, const QDate &today);
/// The same of all, in the order of the file.
std::vector<ReplyOffer> replyOffers(Session &session, const QString &slug, const QDate &today);

/// The same for whoever knows no session.
using ReplyLookup = std::function<std::vector<ReplyOffer>(const QString &slug)>;

} // namespace labdesk
