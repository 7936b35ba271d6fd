// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/voices.h"

#include "widgets/inlinemessage.h"
#include "widgets/statepage.h"
#include "widgets/toast.h"

#include <QApplication>
#include <QLabel>

namespace labdesk {

using namespace Qt::StringLiterals;
using service::InjectedFault;

namespace {

template <class W> const W *shownPart(const QWidget &window, const QString &name)
{
    for (const W *part : window.findChildren<W *>(name)) // the window may have been built anew
        if (part->isVisible())
            return part;
    return nullptr;
}

InjectedFault refusal(int status, const QByteArray &body = R"({"detail":"No."})")
{
    return {.status = status, .body = body};
}

} // namespace

QStringList voices(const QWidget &window)
{
    QStringList said;
    for (const QWidget *each : QApplication::topLevelWidgets()) {
        for (const InlineMessage *message : each->findChildren<InlineMessage *>())
            if (message->isVisible() && message->tone() != Tone::Ok && message->tone() != Tone::Info)
                said += message->objectName() + u": "_s + message->sentence();
        for (const ErrorState *page : each->findChildren<ErrorState *>())
            if (page->isVisible())
                said += page->objectName() + u": "_s + page->sentence();
        for (const Toast *toast : each->findChildren<Toast *>())
            if (toast->isVisible())
                said += u"toast: "_s + toast->text();
    }
    if (const auto *pause = shownPart<QLabel>(window, u"pauseStatusLabel"_s))
        said += u"pauseStatusLabel: "_s + pause->text();
    const auto *label = shownPart<QLabel>(window, u"connectionLabel"_s);
    const QString status = label ? label->text() : QString();
    if (!status.isEmpty() && !status.startsWith(u"Connected"_s))
        said += u"connectionLabel: "_s + status;
    if (status.isEmpty() && !shownPart<QWidget>(window, u"offlineMessage"_s))
        said += u"connectionLabel: nothing says why"_s;
    said.removeDuplicates();
    said.sort();
    return said;
}

QStringList newVoices(const QWidget &window, const QStringList &before)
{
    QStringList names;
    for (const QString &said : voices(window))
        if (!before.contains(said))
            names += said.section(u':', 0, 0);
    return names;
}

std::vector<FaultVoice> faultVoices()
{
    const QString strip = u"offlineMessage"_s;
    std::vector<FaultVoice> all{
        {"cut off", {.drop = InjectedFault::Drop::BeforeProcessing}, strip},
        {"no HTTP", {.raw = "SSH-2.0-OpenSSH_9.2\r\n"}, strip},
        {"a redirect", {.status = 302, .fields = {{"Location", "https://example.com/"}}}, strip},
        {"a sign-in page", {.status = 200, .contentType = "text/html", .body = "<html><body>Hi</body></html>"}, strip},
        {"no JSON", refusal(200, R"({"users": [{"user_id": 7)"), strip},
        {"success: false", refusal(200, R"({"success": false, "error": "No."})"), strip, false},
        {"rate limited, for how long isn't said", refusal(429), strip},
        {"rate limited",
         {.status = 429, .body = R"({"detail":"No."})", .fields = {{"Retry-After", "15"}}},
         u"pauseStatusLabel"_s},
    };
    const auto add = [&](const char *status, bool isAskedAgain) {
        all.push_back({status, refusal(QByteArray(status).toInt()), strip, isAskedAgain});
    };
    for (const char *status : {"400", "401", "403", "404", "418", "422"})
        add(status, false);
    for (const char *status : {"408", "500", "502", "503", "504", "511"})
        add(status, true);
    return all;
}

std::vector<DrillVoice> drillVoices()
{
    return {
        {PracticeDrill::RateLimited, "rate limited", {u"pauseStatusLabel"_s}},
        {PracticeDrill::Unavailable, "unavailable", {u"offlineMessage"_s}},
        {PracticeDrill::ExpiredKey, "expired key", {u"offlineMessage"_s}},
        {PracticeDrill::LostResponses, "lost responses", {u"actionMessage"_s}},
        {PracticeDrill::Slow, "slow", {}},
        {PracticeDrill::UnexpectedResponses, "unexpected responses", {u"unreadUsersMessage"_s}},
        {PracticeDrill::EmptyTeam, "empty team", {u"notListedMessage"_s}}, // and the page
        {PracticeDrill::ManyUsers, "a million users", {}},
    };
}

} // namespace labdesk
