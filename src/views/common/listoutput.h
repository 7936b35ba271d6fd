// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output/privatefile.h"
#include "output/rowwriter.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <vector>

class QAbstractItemModel;
class QAbstractItemView;
class QMenu;

namespace labdesk {

struct Command;

/// A "Copy as" menu with an entry for each format; `copy` runs for the selected one.
QMenu *makeCopyMenu(QWidget *parent, const QString &title, const std::function<void(output::Format)> &copy);

/// Shows a file dialog for an export. `formats`: the formats to offer, the default first; `save` receives the file
/// name.
void askExportFile(QWidget *over, const QString &title, const QString &name, std::span<const output::Format> formats,
                   const std::function<void(const QString &file)> &save);
/// Writes what `text` returns, in a worker thread, where it is called. `done` receives the problem, if any, unless
/// `context` is destroyed before.
void saveInThread(QObject *context, const QString &file, std::function<QByteArray()> text,
                  std::function<void(const std::optional<output::FileProblemText> &problem)> done);
/// Determined by the suffix; the default for unknown ones.
output::Format formatOfFile(const QString &file, std::span<const output::Format> formats);

/// Copy and export of a list: context menu, commands, and files. Exports the listed rows in their order. Plain,
/// WithHeaders and Markdown contain what the columns show; Csv, Json and JsonLines the values of RowColumn. More than
/// one row only if policy allows exports.
class ListOutput : public QObject
{
    Q_OBJECT

public:
    /// `rows`: a RowModel with the same rows as the list, in the same order. `file`: base name for exports, such as
    /// "payors"; empty: copying only. The list becomes the parent. Adds a context menu if the list has none.
    ListOutput(QAbstractItemView *list, const QAbstractItemModel &rows, const QString &file = {});

    void addTo(QMenu *menu); ///< adds the entries for rows
    void addCommands(std::vector<Command> &all);
    void exportTo(const QString &file);

private:
    struct Commands;

    QString disabledReason() const; ///< empty: copying and exporting are allowed
    void openMenu();
    void copyRow();
    void copyList(output::Format format);
    void chooseFile();
    /// The rows as they are now, to be written later, in any thread.
    using Writing = std::function<QByteArray(output::Format format, output::Masking masking)>;
    Writing snapshot(const std::vector<int> &rows, bool forPrograms) const;
    Writing snapshotOfAll() const;
    void save(const QString &file, int count, const Writing &writing);
    QByteArray written(const std::vector<int> &rows, output::Format format, output::Masking masking) const;
    std::vector<int> allRows() const;
    QStringList personalValuesIn(const std::vector<int> &rows) const;
    void say(const QString &words) const;

    QAbstractItemView *m_list;
    const QAbstractItemModel &m_rows;
    const QString m_file;
};

} // namespace labdesk
