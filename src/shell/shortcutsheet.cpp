// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/shortcutsheet.h"

#include "views/common/shortcuts.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// A group of the table: actions at the leading side, keys at the trailing side.
QWidget *makeKeyGroup(KeyGroup group, const std::vector<Shortcut> &table)
{
    auto *part = new QWidget;
    const Metrics m = metricsFor(part);
    auto *rows = makeColumnLayout(part, m.one);
    rows->addWidget(makeLabel(titleOf(group), TextStyle::GroupTitle));
    for (const Shortcut &shortcut : table) {
        if (shortcut.group != group)
            continue;
        const QString keys = formatKeys(shortcut.keys.first());
        QLabel *title = makeLabel(shortcut.title, TextStyle::Body);
        title->setWordWrap(true);
        title->setAccessibleName(ShortcutSheet::tr("%1: %2").arg(shortcut.title, keys));
        QLabel *cap = makeLabel(keys, TextStyle::Small);
        cap->setProperty("surface", u"keycap"_s);
        QHBoxLayout *row = makeRowLayout(m.two); // in a grid, the longest keys would take space from all actions
        row->addWidget(title, 1);
        row->addWidget(cap, 0, Qt::AlignTop);
        rows->addLayout(row);
    }
    return part;
}

QVBoxLayout *makeColumn(std::initializer_list<KeyGroup> groups, const std::vector<Shortcut> &table)
{
    auto *column = new QVBoxLayout;
    for (const KeyGroup group : groups) {
        QWidget *part = makeKeyGroup(group, table);
        column->setSpacing(metricsFor(part).three);
        column->addWidget(part);
    }
    column->addStretch(1);
    return column;
}

} // namespace

ShortcutSheet::ShortcutSheet(QWidget *window) : Sheet(tr("Keyboard shortcuts"), metricsFor(window).px(760), window)
{
    setObjectName(u"shortcutSheet"_s);
    const std::vector<Shortcut> table = shortcutTable();
    auto *columns = makeRowLayout(metricsFor(this).four);
    columns->addLayout(makeColumn({KeyGroup::Everywhere, KeyGroup::User}, table), 1);
    columns->addLayout(makeColumn({KeyGroup::Places, KeyGroup::Lists}, table), 1);
    bodyLayout()->addLayout(columns);
}

} // namespace labdesk
