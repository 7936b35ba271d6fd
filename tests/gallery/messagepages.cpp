// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/pages.h"
#include "gallery/specimens.h"
#include "widgets/busyview.h"
#include "widgets/confirmdialog.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"
#include "widgets/statepage.h"
#include "widgets/toast.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

InlineMessage *message(Tone tone, const QString &sentence, const QString &second = {}, const QString &button = {})
{
    auto *part = new InlineMessage(tone, sentence);
    part->setSecondLine(second);
    part->setButton(button);
    return part;
}

QWidget *toast(const QString &text, const QString &action, int width)
{
    auto *host = new QWidget;
    auto *part = new Toast(host);
    part->setContent(text, action);
    part->setMaximumTextWidth(metricsFor(host).px(width));
    part->setFixedSize(part->size());
    auto *layout = new QHBoxLayout(host); // where a line begins, in either direction
    layout->setContentsMargins({});
    layout->addWidget(part);
    layout->addStretch(1);
    part->show(); // it waits to be shown by its host
    return host;
}

/// A dialog as a part of the page; shown by itself it would be a window.
QWidget *embedded(DialogFrame *dialog)
{
    dialog->setWindowFlags(Qt::Widget);
    auto *host = new QWidget;
    auto *layout = new QHBoxLayout(host);
    layout->setContentsMargins({});
    layout->addWidget(dialog);
    layout->addStretch(1);
    return host;
}

Connection production()
{
    Connection connection;
    connection.name = u"Acme Health"_s;
    connection.environment = Environment::Production;
    return connection;
}

} // namespace

QWidget *makeMessagePage()
{
    auto *page = new Specimens;
    page->add(u"Info"_s, message(Tone::Info, u"The list shows what was loaded at 14:02."_s));
    page->add(u"Done"_s, message(Tone::Ok, u"The connection works."_s, u"38 providers were listed."_s));
    page->add(u"Doubtful, with a button"_s,
              message(Tone::Warn, u"Could not refresh the list."_s, u"The service did not answer within 30 seconds."_s,
                      u"Try again"_s));
    page->add(u"Bad"_s,
              message(Tone::Bad, u"The service rejected the key."_s,
                      u"Look at the connection, or ask whoever gave you the key."_s, u"Edit connection"_s));
    page->add(u"A sentence that takes several lines"_s,
              message(Tone::Warn,
                      u"It is not known whether the source was disconnected: the connection broke after the request "
                      "had been sent. Look at the sources again before you do anything else."_s,
                      {}, u"Look again"_s));
    auto *flush = message(Tone::Bad, u"The local service couldn’t start."_s, {}, u"Try again"_s);
    flush->setEdgeToEdge(true);
    page->add(u"Over the full width of a window"_s, flush);
    return page;
}

QWidget *makeToastPage()
{
    auto *page = new Specimens;
    page->add(u"Something succeeded"_s, toast(u"The time zone is America/Phoenix now."_s, {}, 600));
    page->add(u"With one action"_s, toast(u"The user ID is on the clipboard."_s, u"Undo"_s, 600));
    page->add(u"In a narrow window"_s,
              toast(u"The time zone of client-00042 is America/Argentina/ComodRivadavia now."_s, u"Undo"_s, 300));
    return page;
}

QWidget *makeEmptyPage()
{
    auto *page = new Specimens;
    page->addFramed(
        u"Nothing there yet"_s,
        new EmptyState(IconName::Users, u"No users"_s, u"This connection has no users yet."_s, u"New user…"_s), 260);
    page->addFramed(u"Nothing matches"_s,
                    new EmptyState(IconName::Filter, u"No user matches"_s,
                                   u"Nothing among 1,204 users has these words."_s, u"Clear filter"_s),
                    260);
    page->addFramed(
        u"Nothing was asked yet, and there is nothing to press"_s,
        new EmptyState(IconName::Payor, u"Look up a payor"_s, u"Type two letters of its name or its code."_s), 220);
    return page;
}

QWidget *makeErrorPage()
{
    auto *page = new Specimens;
    auto *retried = new ErrorState;
    retried->showText({u"The users could not be loaded."_s, u"The service did not answer within 30 seconds."_s,
                       u"Check the network and try again."_s},
                      u"GET /v2/user/\nno answer after 30.0 s, three attempts"_s, true);
    page->addFramed(u"What can be tried again"_s, retried, 260);
    auto *final = new ErrorState;
    final->showText({u"This user does not exist."_s, u"Somebody may have deleted it."_s, u"Reload the list."_s}, {},
                    false);
    page->addFramed(u"What cannot"_s, final, 220);
    return page;
}

QWidget *makeBusyPage()
{
    using namespace std::chrono_literals;
    auto *page = new Specimens;
    page->addFramed(u"After 150 ms: rows of a skeleton"_s,
                    new BusyView(u"Loading users…"_s, BusyView::Delays{0ms, 1h, 1h}), 200);
    page->addFramed(u"After 1 s: words; after 5 s: Cancel"_s,
                    new BusyView(u"Loading users…"_s, BusyView::Delays{0ms, 0ms, 0ms}), 200);
    return page;
}

QWidget *makeDialogPage()
{
    auto *page = new Specimens;
    auto *plain = new DialogFrame(u"Look up a time zone"_s);
    plain->addText(u"A dialog that writes nothing has no tag."_s);
    plain->setAction(u"Look up"_s)->setDefault(true);
    page->add(u"Nothing is written"_s, embedded(plain));
    auto *confirm = new ConfirmDialog(
        u"Delete the user client-00042?"_s,
        {u"The user and all data of 2 sources are deleted."_s, u"This cannot be undone."_s}, u"Delete user"_s,
        {u"Type the last 6 characters of the client ID:"_s, {}, u"-00042"_s}, production());
    page->add(u"Something is destroyed, in production: what it concerns has to be typed"_s, embedded(confirm));
    return page;
}

} // namespace labdesk
