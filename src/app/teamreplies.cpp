// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teamreplies.h"

#include "app/currentsession.h"
#include "output/desktop/clipboard.h"
#include "platform/repliesfile.h"
#include "platform/settings.h"
#include "session/session.h"
#include "shell/mainwindow.h"
#include "views/common/replyoffers.h"

#include <QStringList>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

TeamReplies::TeamReplies(const Settings &settings, CurrentSession &session, MainWindow &window)
    : m_session(session), m_window(window)
{
    connect(&session, &CurrentSession::opened, this, [this] { m_session.get()->setReplies(m_replies); });
    settings.follow(setting::repliesFile, this, [this](const QString &file) { read(file); });
}

/// If the file has a mistake, none of its texts are used.
void TeamReplies::read(const QString &file)
{
    const auto replies = file.isEmpty() ? Outcome<Replies, QString>(Replies()) : readReplies(file);
    m_replies = replies.ok() ? replies.value() : Replies();
    m_fault = replies.ok() ? QString() : replies.error();
    if (Session *session = m_session.get())
        session->setReplies(m_replies);
    Q_EMIT changed();
}

/// A reply about a source is listed for each source of the open user.
void TeamReplies::addCommands(std::vector<Command> &all) const
{
    Session *session = m_session.get();
    if (!session || session->replies().all().empty())
        return;
    QStringList slugs;
    if (const auto *providers = readyIn(session->details().providers()))
        for (const ConnectedProvider &provider : providers->value)
            slugs += provider.slug;
    slugs.removeDuplicates(); // a user may have two accounts of one
    const QDate today = QDate::currentDate();
    const auto add = [&](const Reply &reply, const QString &slug) {
        const ReplyOffer offer = replyOffer(*session, reply, slug, today);
        const QString source = slug.isEmpty() ? QString() : session->providers().nameOf(slug);
        all.push_back({.id = u"reply.%1.%2.%3"_s.arg(offer.language, offer.title, slug),
                       .title = source.isEmpty() ? tr("Copy “%1”").arg(offer.title)
                                                 : tr("Copy “%1” for %2").arg(offer.title, source),
                       .disabledReason = offer.disabledReason,
                       .run =
                           [this, offer] {
                               output::copyText(offer.text);
                               m_window.showToast(tr("Copied “%1”.").arg(offer.title));
                           },
                       .icon = IconName::Copy,
                       .detail = offer.language,
                       .keywords = tr("reply message text for the user"),
                       .onlyTyped = true});
    };
    for (const Reply &reply : session->replies().all())
        if (slugs.isEmpty() || !reply.names(ReplyPlaceholder::Source))
            add(reply, {});
    for (const QString &slug : std::as_const(slugs))
        for (const Reply &reply : session->replies().all())
            if (reply.names(ReplyPlaceholder::Source))
                add(reply, slug);
}

} // namespace labdesk
