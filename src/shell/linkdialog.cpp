// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/linkdialog.h"

#include "privacy/sensitive.h"
#include "session/userbookmarks.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QString formatTarget(const Link &link)
{
    switch (link.kind) {
    case Link::Kind::User:
        return LinkDialog::tr("It opens user %1.").arg(privacy::shown(privacy::Field::UserId, link.id));
    case Link::Kind::Provider:
        return LinkDialog::tr("It shows provider %1.").arg(link.id);
    case Link::Kind::Users:
        return link.filter.isEmpty()
            ? LinkDialog::tr("It shows the users.")
            : LinkDialog::tr("It filters the users by “%1”.").arg(UserBookmarks::shownFilter(link.filter));
    case Link::Kind::Order:
        return LinkDialog::tr("It searches for service centers for order %1.")
            .arg(privacy::shown(privacy::Field::UserId, link.id));
    case Link::Kind::Zip:
        return LinkDialog::tr("It searches for service centers near %1.").arg(link.id);
    case Link::Kind::Payor:
        return LinkDialog::tr("It searches for the payor with code %1.").arg(link.id);
    default:
        return LinkDialog::tr("It opens a page in Labdesk.");
    }
}

QString formatTicket(const QString &number, const QString &before)
{
    return before.isEmpty()
        ? LinkDialog::tr("It sets the ticket number to %1.").arg(number)
        : LinkDialog::tr("It replaces ticket %1 with %2. Your next changes are recorded with %2.").arg(before, number);
}

} // namespace

LinkDialog::LinkDialog(const Link &link, const Connection &open, bool isElsewhere, const Connection *other,
                       const QString &ticket, QWidget *parent)
    : DialogFrame(tr("Open this link?"), parent)
{
    setObjectName(u"linkDialog"_s);
    setEnvironment(other ? *other : open);
    addText(formatTarget(link))->setObjectName(u"linkWhatLabel"_s);
    QLabel *where = addText({});
    where->setObjectName(u"linkWhereLabel"_s);
    if (other)
        where->setText(tr("It belongs to %1. Labdesk switches to “%2” first.").arg(link.service, other->name));
    else if (isElsewhere)
        where->setText(
            tr("It’s for %1, which isn’t one of your connections. In “%2” it may find nothing, or a different user.")
                .arg(link.service, open.name));
    else if (open.environment == Environment::Production)
        where->setText(tr("You’re in production, and links can come from anywhere."));
    where->setVisible(!where->text().isEmpty());
    if (!link.ticket.isEmpty() && link.ticket != ticket)
        addText(formatTicket(link.ticket, ticket))->setObjectName(u"linkTicketLabel"_s);
    addText(tr("Opening a link never changes data."));
    setAction(other ? tr("&Switch and open") : isElsewhere ? tr("&Open anyway") : tr("&Open"));
    connect(this, &DialogFrame::actionRequested, this, &QDialog::accept);
    cancelButton()->setFocus();
}

} // namespace labdesk
