// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/pages.h"
#include "gallery/specimens.h"
#include "views/common/countdownrow.h"
#include "views/users/detail/refreshmeter.h"
#include "widgets/button.h"
#include "widgets/copybutton.h"
#include "widgets/group.h"
#include "widgets/maskedvalue.h"
#include "widgets/progressline.h"
#include "widgets/progressrow.h"

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

MaskedValue *masked(const QString &what, const QString &value, bool shown)
{
    auto *part = new MaskedValue(what);
    part->setValue(value);
    if (shown)
        part->reveal();
    return part;
}

ProgressRow *progress(const QString &name, const ProgressRow::Progress &progress, ProgressRow::State state)
{
    auto *row = new ProgressRow(name);
    row->setProgress(progress);
    row->setState(state);
    return row;
}

CountdownRow *countdown(const QString &sentence, const QString &second, int left)
{
    auto *row = new CountdownRow;
    row->setText(sentence, second);
    row->setSeconds(left, 8);
    return row;
}

} // namespace

QWidget *makeGroupPage()
{
    auto *page = new Specimens;
    auto *group = new Group(u"Identity"_s);
    group->setTitleSuffix(u"as of 14:02"_s);
    FormRow *id = group->addRow(u"User ID"_s, u"3f1c2e07-9a1b-4c2d-8e3f-0a1b2c3d4e5f"_s);
    id->setCode(true);
    id->addNextToValue(new CopyButton(u"Copy user ID"_s));
    group->addRow(u"Client ID"_s, u"client-00042"_s);
    group->addRow(u"Time zone"_s, u"America/Phoenix"_s, makeButton(u"Change…"_s, ButtonKind::Plain, u"sampleButton"_s));
    group->addRow(u"Birth date"_s, u"Not given"_s)->setSecondLine(u"Used for references that depend on the age."_s);
    page->add(u"A title outside, rows with label, value and what can be done"_s, group);
    auto *short1 = new Group(u"One row"_s);
    short1->addRow(u"Created"_s, u"March 9, 2026, 14:02"_s);
    page->add(u"The least there is"_s, short1);
    return page;
}

QWidget *makeMaskedPage()
{
    auto *page = new Specimens;
    page->add(u"Hidden: bullets of one length, whatever the value"_s, masked(u"member ID"_s, u"W123456789"_s, false));
    page->add(u"Shown for thirty seconds"_s, masked(u"member ID"_s, u"W123456789"_s, true));
    page->add(u"Not given: nothing to show"_s, masked(u"member ID"_s, {}, false));
    auto *group = new Group(u"In a group"_s);
    auto *value = masked(u"birth date"_s, u"1980-02-03"_s, false);
    auto *button = value->takeButton();
    group->addRow(u"Birth date"_s, value, button);
    page->add(u"With its button at the end of the row"_s, group);
    return page;
}

QWidget *makeProgressPage()
{
    using enum ProgressRow::State;
    auto *page = new Specimens;
    page->add(u"On its way"_s, progress(u"Refresh 48 users"_s, {.total = 48, .done = 31}, Running));
    page->add(u"Some failed, some are unknown"_s,
              progress(u"Refresh 48 users"_s, {.total = 48, .done = 26, .unknown = 3, .failed = 2}, Running));
    page->add(u"Paused"_s, progress(u"Export the list of users as CSV"_s, {.total = 12, .done = 7}, Paused));
    page->add(u"Nobody knows yet how many there are"_s, progress(u"Compare two users"_s, {}, Running));
    page->add(u"Finished, canceled"_s,
              progress(u"Refresh 48 users"_s, {.total = 48, .done = 46, .failed = 2}, Finished));
    page->add({}, progress(u"Refresh 48 users"_s, {.total = 48, .done = 12}, Stopped));
    page->add(u"A write that waits to be sent, and can still be canceled"_s,
              countdown(u"Disconnecting Withings in 4 s"_s, u"Nothing has been sent yet."_s, 4));
    page->add(u"One line only"_s, countdown(u"Changing the time zone in 7 s"_s, {}, 7));
    auto *meter = new RefreshMeter;
    meter->setUsed(3);
    page->addBeside(u"Refreshes of this hour"_s, {meter});
    auto *refreshing = new QWidget;
    page->addFramed(u"Newer data are on their way while the older ones stay"_s, refreshing, 32);
    (new ProgressLine(refreshing))->setActive(true);
    return page;
}

} // namespace labdesk
