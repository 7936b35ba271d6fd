// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/listoutput.h"

#include "domain/enumtable.h"
#include "domain/inthread.h"
#include "output/desktop/clipboard.h"
#include "output/modelrows.h"
#include "output/privatefile.h"
#include "text/chip.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "views/common/command.h"
#include "widgets/button.h"
#include "widgets/copykey.h"

#include <QAbstractItemView>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QTableView>

#include <array>
#include <memory>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using output::Format;

constexpr std::array listFormats{Format::Csv, Format::Json, Format::JsonLines, Format::Markdown};
constexpr int maxCopiedRows = 10'000; // collecting more would take too long

/// Texts for a format: in the menu, after copying, and in the file dialog. Formats without a name can't be files.
struct FormatRow
{
    Format format;
    const char *action;
    const char *actionName;
    const char *name = nullptr;
    const char *suffix = nullptr;
    const char *filter = nullptr; ///< for the file dialog
};
constexpr FormatRow formatRows[] = {
    {Format::Plain, QT_TRANSLATE_NOOP("labdesk::ListOutput", "&Plain text"), "copyPlainAction"},
    {Format::WithHeaders, QT_TRANSLATE_NOOP("labdesk::ListOutput", "With &headers"), "copyHeadersAction"},
    {Format::Csv, QT_TRANSLATE_NOOP("labdesk::ListOutput", "&CSV"), "copyCsvAction", "CSV", "csv",
     QT_TRANSLATE_NOOP("labdesk::ListOutput", "CSV (*.csv)")},
    {Format::Json, QT_TRANSLATE_NOOP("labdesk::ListOutput", "&JSON"), "copyJsonAction", "JSON", "json",
     QT_TRANSLATE_NOOP("labdesk::ListOutput", "JSON (*.json)")},
    {Format::JsonLines, QT_TRANSLATE_NOOP("labdesk::ListOutput", "JSON &lines"), "copyJsonLinesAction",
     QT_TRANSLATE_NOOP("labdesk::ListOutput", "JSON lines"), "jsonl",
     QT_TRANSLATE_NOOP("labdesk::ListOutput", "JSON lines (*.jsonl)")},
    {Format::Markdown, QT_TRANSLATE_NOOP("labdesk::ListOutput", "&Markdown"), "copyMarkdownAction", "Markdown", "md",
     QT_TRANSLATE_NOOP("labdesk::ListOutput", "Markdown (*.md)")},
};
static_assert(isTableOf(formatRows, Format::Markdown, &FormatRow::format));

const FormatRow &rowOf(Format format)
{
    return formatRows[size_t(format)];
}

bool isMachineReadable(Format format)
{
    return format == Format::Csv || format == Format::Json || format == Format::JsonLines;
}

} // namespace

QMenu *makeCopyMenu(QWidget *parent, const QString &title, const std::function<void(Format)> &copy)
{
    auto *menu = new QMenu(title, parent);
    menu->setObjectName(u"copyAsMenu"_s);
    for (const FormatRow &row : formatRows)
        menu->addAction(ListOutput::tr(row.action), menu, [copy, format = row.format] { copy(format); })
            ->setObjectName(QString::fromLatin1(row.actionName));
    return menu;
}

Format formatOfFile(const QString &file, std::span<const Format> formats)
{
    const auto known = std::ranges::find_if(formats, [&file](Format format) {
        return file.endsWith(u'.' + QLatin1StringView(rowOf(format).suffix), Qt::CaseInsensitive);
    });
    return known == formats.end() ? formats.front() : *known;
}

void askExportFile(QWidget *over, const QString &title, const QString &name, std::span<const Format> formats,
                   const std::function<void(const QString &file)> &save)
{
    QStringList filters;
    QStringList suffixes;
    for (const Format format : formats) {
        filters += ListOutput::tr(rowOf(format).filter);
        suffixes += QString::fromLatin1(rowOf(format).suffix);
    }
    auto *dialog
        = new QFileDialog(over, title, QDir(output::downloadFolder()).filePath(name + u'.' + suffixes.front()));
    dialog->setObjectName(u"listFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(suffixes.front());
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, filters, suffixes](const QString &filter) {
        dialog->setDefaultSuffix(suffixes.value(filters.indexOf(filter)));
    });
    QObject::connect(dialog, &QFileDialog::fileSelected, over, save);
    dialog->open();
}

void saveInThread(QObject *context, const QString &file, std::function<QByteArray()> text,
                  std::function<void(const std::optional<output::FileProblemText> &problem)> done)
{
    inThread([file, text = std::move(text)] { return output::writePrivateFile(file, text()); }, context,
             [file, done = std::move(done)](const std::optional<output::FileProblem> &problem) {
                 done(problem ? std::optional(output::describe(*problem, file)) : std::nullopt);
             });
}

ListOutput::ListOutput(QAbstractItemView *list, const QAbstractItemModel &rows, const QString &file)
    : QObject(list), m_list(list), m_rows(rows), m_file(file)
{
    if (list->contextMenuPolicy() != Qt::DefaultContextMenu)
        return;
    list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(list, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(m_list);
        menu->setObjectName(u"rowMenu"_s);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        addTo(menu);
        menu->popup(m_list->viewport()->mapToGlobal(at));
    });
}

void ListOutput::addTo(QMenu *menu)
{
    menu->setToolTipsVisible(true);
    menu->addAction(tr("Copy &row"), this, &ListOutput::copyRow)->setEnabled(m_list->currentIndex().isValid());
    QMenu *copy = makeCopyMenu(menu, tr("Copy &list as"), [this](Format format) { copyList(format); });
    menu->addMenu(copy);
    std::vector<QAction *> listActions{copy->menuAction()};
    if (!m_file.isEmpty())
        listActions.push_back(menu->addAction(tr("&Export list…"), this, &ListOutput::chooseFile));
    for (QAction *action : listActions)
        setUnavailable(action, disabledReason());
}

void ListOutput::openMenu()
{
    QMenu *menu = makeCopyMenu(m_list, {}, [this](Format format) { copyList(format); });
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(m_list->viewport()->mapToGlobal(m_list->visualRect(m_list->currentIndex()).bottomLeft()));
}

QString ListOutput::disabledReason() const
{
    return m_rows.rowCount() == 0 ? tr("There are no rows.") : exportDisabledReason();
}

ListOutput::Writing ListOutput::snapshot(const std::vector<int> &rows, bool forPrograms) const
{
    const int role = forPrograms ? int(ValueRole) : int(Qt::DisplayRole);
    const auto *table = qobject_cast<const QTableView *>(m_list);
    std::vector<int> written;
    for (int column = 0; column < m_rows.columnCount(); ++column)
        if (forPrograms || !table || !table->isColumnHidden(column))
            written.push_back(column);
    auto cells = std::make_shared<std::vector<output::Row>>();
    for (const int row : rows)
        cells->push_back(output::rowOf(m_rows, row, written, role));
    return [cells, columns = output::columnsOf(m_rows, written)](Format format, output::Masking masking) {
        return output::RowWriter(format, columns, masking).write(*cells);
    };
}

/// In each format, because it is chosen together with the file.
ListOutput::Writing ListOutput::snapshotOfAll() const
{
    return [programs = snapshot(allRows(), true), people = snapshot(allRows(), false)](Format format,
                                                                                       output::Masking masking) {
        return (isMachineReadable(format) ? programs : people)(format, masking);
    };
}

QByteArray ListOutput::written(const std::vector<int> &rows, Format format, output::Masking masking) const
{
    return snapshot(rows, isMachineReadable(format))(format, masking);
}

std::vector<int> ListOutput::allRows() const
{
    std::vector<int> rows(static_cast<size_t>(m_rows.rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

/// The values in columns with personal data.
QStringList ListOutput::personalValuesIn(const std::vector<int> &rows) const
{
    QStringList texts;
    for (int column = 0; column < m_rows.columnCount(); ++column)
        if (m_rows.headerData(column, Qt::Horizontal, FieldRole).isValid())
            for (const int row : rows)
                texts += m_rows.index(row, column).data().toString();
    return texts;
}

void ListOutput::copyRow()
{
    const std::vector<int> row{m_list->currentIndex().row()};
    if (row.front() < 0) // the list changed while the menu was open
        return;
    QString text = QString::fromUtf8(written(row, Format::Plain, output::Masking::AsIs));
    text.chop(1); // no newline, because it is pasted into a line
    output::copyText(text, output::copySensitivity(privacy::Field::ClientUserId, personalValuesIn(row)));
    say(tr("Copied %Ln row(s).", nullptr, 1));
}

void ListOutput::copyList(Format format)
{
    const int count = m_rows.rowCount();
    if (count > maxCopiedRows)
        return say(tr("Too many rows to copy (more than %1). Filter the list first.").arg(localNumber(maxCopiedRows)));
    const std::vector<int> rows = allRows();
    // As is, because the values are visible in the list.
    output::copyText(QString::fromUtf8(written(rows, format, output::Masking::AsIs)),
                     output::copySensitivity(privacy::Field::ClientUserId, personalValuesIn(rows)));
    const char *name = rowOf(format).name;
    say(name ? tr("Copied %Ln row(s) as %1.", nullptr, count).arg(tr(name)) : tr("Copied %Ln row(s).", nullptr, count));
}

void ListOutput::chooseFile()
{
    askExportFile(m_list, tr("Export list"), m_file, listFormats,
                  [this, count = m_rows.rowCount(), writing = snapshotOfAll()](const QString &file) {
                      save(file, count, writing);
                  });
}

void ListOutput::exportTo(const QString &file)
{
    save(file, m_rows.rowCount(), snapshotOfAll());
}

void ListOutput::save(const QString &file, int count, const Writing &writing)
{
    saveInThread(
        this, file,
        [writing, format = formatOfFile(file, listFormats)] { return writing(format, output::Masking::Masked); },
        [this, count](const std::optional<output::FileProblemText> &problem) {
            say(problem ? u"%1 %2"_s.arg(problem->sentence, problem->nextStep)
                        : tr("Exported %Ln row(s).", nullptr, count));
        });
}

void ListOutput::say(const QString &words) const
{
    showCopiedToast(m_list, words);
}

struct ListOutput::Commands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ListOutput)

public:
    struct Now
    {
        ListOutput &output;
    };
    using Row = CommandRow<Now>;

    static QString disabledReason(const Now &now) { return now.output.disabledReason(); }

    static constexpr Row copyRows[] = {
        Row("pane.copyAs", QT_TR_NOOP("Copy list as…"), IconName::Copy, [](const Now &now) { now.output.openMenu(); },
            disabledReason, {.keywords = QT_TR_NOOP("CSV JSON Markdown plain clipboard")}),
    };
    static constexpr Row fileRows[] = {
        Row("pane.export", QT_TR_NOOP("Export list…"), IconName::Export,
            [](const Now &now) { now.output.chooseFile(); }, disabledReason,
            {.keywords = QT_TR_NOOP("CSV JSON save file download")}),
    };
};

void ListOutput::addCommands(std::vector<Command> &all)
{
    const auto now = std::make_shared<Commands::Now>(Commands::Now{*this});
    labdesk::addCommands<Commands>(all, Commands::copyRows, now);
    if (!m_file.isEmpty())
        labdesk::addCommands<Commands>(all, Commands::fileRows, now);
}

} // namespace labdesk
