// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/knownvalues.h"
#include "domain/link.h"
#include "domain/replies.h"
#include "fuzz/fuzz.h"
#include "platform/policy.h"
#include "platform/settings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

/// Everything that a policy can allow, as far as it is forbidden.
QByteArray forbiddenBy(const Policy &policy)
{
    return QByteArray::number(policy.productionReadOnly) + QByteArray::number(!policy.ownConnections)
        + QByteArray::number(!policy.exports) + QByteArray::number(!policy.auditDetails)
        + QByteArray::number(policy.auditRequired) + QByteArray::number(policy.requireTicket)
        + QByteArray::number(policy.verifyCaller) + QByteArray::number(!policy.updateNotice)
        + QByteArray::number(!policy.notifications) + ' ' + QByteArray::number(policy.lockMinutes) + ' '
        + QByteArray::number(policy.connections.size());
}

Policy policyOf(const QByteArray &bytes)
{
    return Policy::of(PolicyText::read(bytes), u"/etc/labdesk/policy.conf"_s);
}

} // namespace

// A policy with a fault forbids all that the strictest one does, and says where and why; one that marks its beginning
// and end is never taken for whole when it was cut off.
FUZZ_TARGET(policy, Form::Text)
{
    const PolicyText text = PolicyText::read(input);
    const auto faults = faultsOf(text);
    const Policy policy = policyOf(input);
    demand(policy.isBroken == !faults.empty(), "broken without a fault, or whole with one", input);
    for (const PolicyFault &fault : faults)
        demand(!describe(fault).isEmpty(), "a fault without a sentence", input);
    demand(std::ranges::is_sorted(faults, {}, &PolicyFault::line), "faults that aren't in order", input);
    const QByteArray strictest = forbiddenBy(Policy::broken(policy.file, {}));
    if (policy.isBroken)
        demand(forbiddenBy(policy) == strictest && !policy.why.isEmpty(), "broken, it allows something",
               forbiddenBy(policy), input);
    else
        demand(policy.lockMinutes >= 0 && policy.lockMinutes <= 15, "a lock that is never", input);
    if (policy.isBroken || !text.hasEnd)
        return;
    const QByteArray part = input.left(qsizetype(qChecksum(QByteArrayView(input))) % input.size());
    demand(policyOf(part).isBroken || PolicyText::read(part).hasEnd, "cut off it is whole", part, input);
}

FUZZ_TARGET(values, Form::Text)
{
    const auto read = known::parse(input);
    if (!read.ok())
        return demand(read.error().kind != known::ValuesFileError::Kind::Unreadable && read.error().line >= 0,
                      "no reason", input);
    known::Values both = known::builtIn();
    both.extend(read.value());
    for (size_t at = 0; at < known::listCount; ++at) {
        const auto list = known::List(at);
        for (const QString &slug : read.value().slugs(list)) {
            const known::Value *value = read.value().find(list, slug);
            demand(value != nullptr && !value->words.isEmpty(), "a value without words", slug);
            demand(both.find(list, slug) != nullptr && both.find(list, slug)->words == value->words,
                   "it doesn't replace", slug);
        }
        for (const QString &slug : known::builtIn().slugs(list))
            demand(both.find(list, slug) != nullptr, "a built-in value is gone", slug);
    }
}

FUZZ_TARGET(replies, Form::Text)
{
    const auto read = Replies::read(input);
    if (!read.ok())
        return demand(!describe(read.error()).isEmpty(), "a fault without a sentence", input);
    demand(!read.value().all().empty() && read.value().all().size() <= Replies::maxReplies, "no replies, or too many",
           input);
    const Replies::Values values{u"Oura {portal} <b>"_s, u"HD-1"_s, QDate(2026, 3, 1)};
    for (const Reply &reply : read.value().all()) {
        demand(!reply.title.isEmpty() && !reply.text.isEmpty() && !ownNameOf(reply.language).isEmpty(),
               "an empty reply", input);
        const QString filled = read.value().fill(reply, values);
        demand(!reply.names(ReplyPlaceholder::Ticket) || filled.contains(values.ticket),
               "a placeholder that isn't filled", filled);
        demand(!reply.names(ReplyPlaceholder::Source) || filled.contains(values.source), "a value that was changed",
               filled);
    }
}

// A link that is read opens the same when it is written and read again.
FUZZ_TARGET(link, Form::Text)
{
    const QString text = QString::fromUtf8(input);
    const auto link = parseLink(text);
    if (!link)
        return;
    const QString written = linkText(*link);
    demand(written.size() > maxLinkLength || parseLink(written) == link, "written it is another link", text, written);
    demand(linkForm(link->kind).hasId != link->id.isEmpty(), "an ID too many, or none", text);
    for (const QString &part : {link->id, link->filter, link->name, link->ticket, link->service})
        demand(std::ranges::none_of(part, [](QChar c) { return c.category() == QChar::Other_Control; }),
               "a control character", text);
}

// A service's address that is taken is https, or this computer's, and is taken again as it is.
FUZZ_TARGET(serviceurl, Form::Text)
{
    const QString typed = QString::fromUtf8(input.left(2'000));
    const auto read = parseServiceUrl(typed);
    if (!read.ok())
        demand(!describe(read.error()).isEmpty(), "a problem without a sentence", typed);
    else {
        const QUrl &url = read.value();
        demand(url.scheme() == u"https" || (url.scheme() == u"http" && isLoopbackHost(url.host())), "sent in the clear",
               typed);
        demand(url.userInfo().isEmpty() && !url.hasQuery() && !url.hasFragment() && !url.host().isEmpty(),
               "more than an address", typed);
        const auto again = parseServiceUrl(url.toString(QUrl::FullyEncoded));
        demand(again.ok() && again.value() == url, "typed again it is another address", typed, url.toString());
    }
    const auto proxy = parseProxyAddress(typed);
    demand(!proxy || parseProxyAddress(proxy->text()) == proxy, "written it is another proxy", typed,
           proxy ? proxy->text() : QString());
}

// Whatever is in the file, each setting has a value within its limits; an unreadable file is kept aside.
FUZZ_TARGET(settings, Form::Text)
{
    static const QTemporaryDir folder;
    const QString name = folder.filePath(u"labdesk.ini"_s);
    for (const QString &left : QDir(folder.path()).entryList(QDir::Files))
        QFile::remove(folder.filePath(left));
    QFile file(name);
    demand(file.open(QIODevice::WriteOnly) && file.write(input) == input.size(), "the file can't be written", name);
    file.close();
    QVariantList before;
    {
        const Settings settings(name);
        if (!settings.backupFile().isEmpty()) {
            QFile kept(settings.backupFile());
            demand(kept.open(QIODevice::ReadOnly) && kept.readAll() == input, "the unreadable file isn't kept", input);
        }
        for (const SettingRow *row : setting::all) {
            if (row->key.endsWith(u'/'))
                continue;
            const QVariant value = settings.read(*row);
            if (row->type == SettingRow::Type::Number)
                demand(value.toInt() >= row->limits.least && value.toInt() <= row->limits.most,
                       "a number beyond its limits", input);
            if (row->type == SettingRow::Type::Choice)
                demand(value.toInt() >= 0 && value.toInt() < int(row->choices.size()), "no choice", input);
            before += value;
        }
    }
    const Settings again(name);
    QVariantList after;
    for (const SettingRow *row : setting::all)
        if (!row->key.endsWith(u'/'))
            after += again.read(*row);
    demand(before == after, "read again they differ", input);
}

} // namespace labdesk::fuzz
