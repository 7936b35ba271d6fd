// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/replyoffers.h"

#include "domain/knownvalues.h"
#include "session/session.h"
#include "text/localtexts.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

struct ReplyWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ReplyWords)
};

/// The source's name from the catalog. The name in a user's record could contain anything.
QString publicName(Session &session, const QString &slug)
{
    const bool isPublic
        = session.providers().has(slug) || known::values().find(known::List::Providers, slug) != nullptr;
    return isPublic ? session.providers().nameOf(slug) : QString();
}

QString formatDisabledReason(const Reply &reply, const Replies::Values &values, bool hasSource)
{
    if (reply.names(ReplyPlaceholder::Source) && !hasSource)
        return ReplyWords::tr("This reply includes a source name. Open a user with a source first.");
    if (reply.names(ReplyPlaceholder::Source) && values.source.isEmpty())
        return ReplyWords::tr("This source isn’t in the service’s list of providers, so its name can’t be filled in.");
    if (reply.names(ReplyPlaceholder::Ticket) && values.ticket.isEmpty())
        return ReplyWords::tr("This reply includes the ticket number. Enter a ticket number first.");
    return {};
}

} // namespace

ReplyOffer replyOffer(Session &session, const Reply &reply, const QString &slug, const QDate &today)
{
    const Replies::Values values{publicName(session, slug), session.ticket().value(), today};
    return {.title = reply.title,
            .language = ownNameOf(reply.language),
            .text = session.replies().fill(reply, values),
            .disabledReason = formatDisabledReason(reply, values, !slug.isEmpty())};
}

std::vector<ReplyOffer> replyOffers(Session &session, const QString &slug, const QDate &today)
{
    std::vector<ReplyOffer> offers;
    for (const Reply &reply : session.replies().all())
        offers.push_back(replyOffer(session, reply, slug, today));
    return offers;
}

std::vector<ReplyOffer> replyOffers(Session &session, const QStringList &slugs, const QDate &today)
{
    if (slugs.size() < 2)
        return replyOffers(session, slugs.value(0), today);
    std::vector<ReplyOffer> offers;
    for (const Reply &reply : session.replies().all()) {
        if (!reply.names(ReplyPlaceholder::Source)) {
            offers.push_back(replyOffer(session, reply, {}, today));
            continue;
        }
        for (const QString &slug : slugs) {
            offers.push_back(replyOffer(session, reply, slug, today));
            offers.back().title = joinFacts({reply.title, session.providers().nameOf(slug)});
        }
    }
    return offers;
}

} // namespace labdesk
