// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pathform.h"

namespace labdesk::api {

namespace {

/// All of an address, so that two are the same only when every part is.
QString wholeOf(QUrl address)
{
    const int usual = address.scheme() == u"https" ? 443 : 80;
    if (address.port() == usual)
        address.setPort(-1);
    return address.toString(QUrl::FullyEncoded);
}

} // namespace

QUrl inOtherForm(const QUrl &address)
{
    QUrl other = address;
    const QString path = address.path(QUrl::FullyEncoded);
    other.setPath(path.endsWith(u'/') ? path.chopped(1) : path + u'/', QUrl::StrictMode);
    return other;
}

bool asksForOtherForm(const HttpReply &reply, const QUrl &address)
{
    if (reply.status != 301 && reply.status != 302 && reply.status != 307 && reply.status != 308)
        return false;
    // Several Location headers are joined, and their commas make another address of them.
    const QUrl target = QUrl::fromEncoded(reply.header("location").trimmed(), QUrl::StrictMode);
    if (!target.isValid() || target.isEmpty())
        return false;
    return wholeOf(address.resolved(target)) == wholeOf(inOtherForm(address));
}

} // namespace labdesk::api
