// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/list/usercopy.h"

#include "domain/enumtable.h"
#include "domain/link.h"
#include "models/userselectionmodel.h"
#include "models/usertablemodel.h"
#include "output/uservalues.h"
#include "views/common/listoutput.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct UserCopyWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserCopy)

public:
    static constexpr std::pair<UserCopy, const char *> copied[] = {
        {UserCopy::Plain, QT_TR_N_NOOP("Copied %Ln user(s).")},
        {UserCopy::WithHeaders, QT_TR_N_NOOP("Copied %Ln user(s) with headers.")},
        {UserCopy::Csv, QT_TR_N_NOOP("Copied %Ln user(s) as CSV.")},
        {UserCopy::Json, QT_TR_N_NOOP("Copied %Ln user(s) as JSON.")},
        {UserCopy::JsonLines, QT_TR_N_NOOP("Copied %Ln user(s) as JSON lines.")},
        {UserCopy::Markdown, QT_TR_N_NOOP("Copied %Ln user(s) as Markdown.")},
        {UserCopy::Column, QT_TR_N_NOOP("Copied %Ln value(s) from this column.")},
        {UserCopy::Link, QT_TR_N_NOOP("Copied %Ln link(s).")},
    };
};
static_assert(isTableOf(UserCopyWords::copied, UserCopy::Link));

// The values of output::Format come first, in the same order.
static_assert(int(UserCopy::Plain) == int(output::Format::Plain)
              && int(UserCopy::Markdown) == int(output::Format::Markdown));

output::Format formatOf(UserCopy form)
{
    return form > UserCopy::Markdown ? output::Format::Plain : output::Format(form);
}

/// The visible columns in their visual order.
std::vector<int> shownColumns(const QTableView &table)
{
    std::vector<int> shown;
    const QHeaderView *header = table.horizontalHeader();
    for (int at = 0; at < header->count(); ++at)
        if (const int column = header->logicalIndex(at); !table.isColumnHidden(column))
            shown.push_back(column);
    return shown;
}

QString displayedText(UserCopy form, const std::vector<int> &columns, const UserTableModel &model,
                      const std::vector<int> &rows)
{
    std::vector<output::Column> titles;
    for (const int column : columns)
        titles.push_back({QByteArray(), model.headerData(column, Qt::Horizontal).toString()});
    std::vector<output::Row> cells;
    for (const int row : rows) {
        output::Row &line = cells.emplace_back();
        for (const int column : columns)
            line.emplace_back(model.index(row, column).data().toString().toUtf8());
    }
    return QString::fromUtf8(output::RowWriter(formatOf(form), std::move(titles)).write(cells));
}

QString storedText(UserCopy form, const UserTableModel &model, const std::vector<int> &rows)
{
    const output::UserValues values(model.listing().users);
    std::vector<output::Row> cells;
    for (const int row : rows)
        cells.push_back(values.of((*model.listing().rows)[size_t(row)]));
    // As is, because the values are visible in the list.
    return QString::fromUtf8(
        output::RowWriter(formatOf(form), output::UserValues::columns(), output::Masking::AsIs).write(cells));
}

} // namespace

std::vector<int> rowsToCopy(const QTableView &table)
{
    std::vector<int> rows;
    const auto *selection = qobject_cast<const UserSelectionModel *>(table.selectionModel());
    for (int row = 0; selection && row < table.model()->rowCount() && rows.size() <= size_t(maxCopiedUsers); ++row)
        if (selection->has(row))
            rows.push_back(row);
    if (rows.empty() && table.currentIndex().isValid())
        rows.push_back(table.currentIndex().row());
    return rows;
}

QString copiedUsers(UserCopy form, const QTableView &table, const UserTableModel &model, const std::vector<int> &rows,
                    const QString &service)
{
    QString text;
    switch (form) {
    case UserCopy::Link:
        for (const int row : rows)
            text += linkText(
                        {.kind = Link::Kind::User, .id = model.userAt(row).text(), .filter = {}, .service = service})
                + u'\n';
        break;
    case UserCopy::Column:
        text = displayedText(form, {std::max(table.currentIndex().column(), 0)}, model, rows);
        break;
    case UserCopy::Plain:
    case UserCopy::WithHeaders:
    case UserCopy::Markdown:
        text = displayedText(form, shownColumns(table), model, rows);
        break;
    case UserCopy::Csv:
    case UserCopy::Json:
    case UserCopy::JsonLines:
        text = storedText(form, model, rows);
        break;
    }
    if (rows.size() == 1 && (form == UserCopy::Link || form == UserCopy::Column || form == UserCopy::Plain))
        text.chop(1); // no newline after a single value, because it is pasted into a line
    return text;
}

QString formatCopied(UserCopy form, int rows)
{
    return UserCopyWords::tr(entryOf(UserCopyWords::copied, form), nullptr, rows);
}

QMenu *makeUserCopyMenu(QWidget *parent, const std::function<void(UserCopy)> &copy)
{
    QMenu *menu = makeCopyMenu(parent, UserCopyWords::tr("Copy &as"),
                               [copy](output::Format format) { copy(UserCopy(format)); });
    const auto add = [&](UserCopy form, const QString &title, const QString &name) {
        menu->addAction(title, menu, [copy, form] { copy(form); })->setObjectName(name);
    };
    menu->addSeparator();
    add(UserCopy::Column, UserCopyWords::tr("&This column"), u"copyColumnAction"_s);
    add(UserCopy::Link, UserCopyWords::tr("L&ink"), u"copyLinkAction"_s);
    return menu;
}

} // namespace labdesk
