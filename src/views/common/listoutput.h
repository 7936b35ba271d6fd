// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output/rowwriter.h"

#include <QObject>
#include <QString>

#include <functional>
#include <span>
#include <vector>

class QAbstractItemModel;
class QAbstractItemView;
class QMenu;

namespace labdesk {

struct Command;

/// "Copy as" with an entry for each form; `copy` runs for the one that is chosen.
QMenu *makeCopyMenu(QWidget *parent, const QString &title, const std::function<void(output::Format)> &copy);

/// Asks for a file to save rows in. `formats`: those offered, the usual one first; `save` has the file's name.
void askExportFile(QWidget *over, const QString &title, const QString &name, std::span<const output::Format> formats,
                   const std::function<void(const QString &file)> &save);
/// By the suffix of the file; the usual one for any other.
output::Format formatOfFile(const QString &file, std::span<const output::Format> formats);

/// Copy and export of a list: row menu, commands, and files. Exports the listed rows in their order. Plain, WithHeaders
/// and Markdown contain what the columns show; Csv, Json and JsonLines the values of RowColumn. More than one row only
/// where policy allows exports.
class ListOutput : public QObject
{
    Q_OBJECT

public:
    /// `rows`: a RowModel with a row for each of the list's, in the same order. `file`: "payors", the name of a file
    /// without its suffix; empty: the list is only copied. Belongs to the list, and makes its menu where it has none.
    ListOutput(QAbstractItemView *list, const QAbstractItemModel &rows, const QString &file = {});

    void addTo(QMenu *menu); ///< the entries for rows
    void addCommands(std::vector<Command> &all);
    void exportTo(const QString &file);

private:
    struct Commands;

    QString disabledReason() const; ///< empty: the list may leave
    void openMenu();
    void copyRow();
    void copyList(output::Format format);
    void chooseFile();
    QByteArray written(const std::vector<int> &rows, output::Format format, output::Masking masking) const;
    std::vector<int> allRows() const;
    QStringList personalIn(const std::vector<int> &rows) const;
    void say(const QString &words) const;

    QAbstractItemView *m_list;
    const QAbstractItemModel &m_rows;
    const QString m_file;
};

} // namespace labdesk
