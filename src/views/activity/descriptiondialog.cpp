// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/descriptiondialog.h"

#include "domain/apierror.h"
#include "domain/inthread.h"
#include "output/privatefile.h"
#include "text/localtexts.h"
#include "views/common/listoutput.h"
#include "widgets/accessibility.h"
#include "widgets/columnautohide.h"
#include "widgets/inlinemessage.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"
#include "widgets/searchfield.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"
#include "widgets/windowsize.h"

#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

#include <functional>
#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<DescriptionDialog::Comparison> compared(const QString &path)
{
    auto result = std::make_shared<DescriptionDialog::Comparison>();
    auto differences = compareFile(path);
    if (!differences.ok()) {
        result->error = differences.error();
        return result;
    }
    result->differences = std::move(differences).value();
    result->shown = shownDifferences(result->differences, true);
    result->hasNewValues = !valuesFileFor(result->differences).isEmpty();
    return result;
}

void askDescription(QWidget *over, const std::function<void(const QString &path)> &use)
{
    auto *dialog = new QFileDialog(over, DescriptionDialog::tr("Compare with an OpenAPI description"), QDir::homePath(),
                                   DescriptionDialog::tr("OpenAPI descriptions (*.json *.yaml *.yml)") + u";;"_s
                                       + DescriptionDialog::tr("All files (*)"));
    dialog->setObjectName(u"descriptionFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, over, use);
    dialog->open();
}

} // namespace

void DescriptionDialog::chooseFile(QWidget *window)
{
    askDescription(window, [window](const QString &path) { (new DescriptionDialog(path, window))->open(); });
}

DescriptionDialog::DescriptionDialog(const QString &path, QWidget *parent)
    : DialogFrame(tr("Differences from the OpenAPI description"), parent), m_message(new InlineMessage),
      m_filter(new SearchField), m_table(new QTableView),
      m_stack(new RemoteStack(m_table, tr("Comparing the description…")))
{
    setObjectName(u"descriptionDialog"_s);
    arrange();
    arrangeTable();
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_model.setFilter(words);
        showCount();
    });
    connect(m_stack, &RemoteStack::clearFilterRequested, m_filter, &QLineEdit::clear);
    connect(m_stack, &RemoteStack::cancelRequested, this, &DescriptionDialog::reject);
    connect(m_stack, &RemoteStack::retryRequested, this, [this] { read(m_path); });
    connect(m_stack->error(), &ErrorState::secondActionRequested, this,
            [this] { askDescription(this, [this](const QString &other) { read(other); }); });
    connect(&m_reading, &QFutureWatcherBase::finished, this, &DescriptionDialog::take);
    connect(this, &DialogFrame::actionRequested, this, &DescriptionDialog::chooseValuesFile);
    connect(&m_writing, &QFutureWatcherBase::finished, this, [this] {
        const WrittenValues written = m_writing.result();
        m_message->showOutcome(written.isFault ? Tone::Bad : Tone::Ok, written.sentence);
    });
    read(path);
}

void DescriptionDialog::arrange()
{
    m_message->setObjectName(u"descriptionMessage"_s);
    m_filter->setObjectName(u"descriptionFilterEdit"_s);
    m_filter->setPlaceholderText(tr("Filter differences"));
    m_filter->setAccessibleName(tr("Filter differences"));
    m_stack->setObjectName(u"descriptionStack"_s);
    addBody(m_message);
    addBody(m_filter);
    m_count = addText({});
    m_count->setObjectName(u"descriptionCountLabel"_s);
    addBody(m_stack);
    setBodyExpanding();
    cancelButton()->setText(tr("Close"));
    setAction(tr("&Save new names…"), ButtonKind::Plain)->setObjectName(u"saveValuesButton"_s);
    m_stack->error()->setSecondAction(tr("Choose another file…"));
    const Metrics metrics = metricsFor(this);
    m_stack->setMinimumSize(metrics.px(480), metrics.px(200));
    resize(QSize(metrics.px(960), metrics.px(640)).boundedTo(availableWindowSize(this)));
}

void DescriptionDialog::arrangeTable()
{
    using Column = DescriptionTableModel::Column;
    const Metrics metrics = metricsFor(this);
    m_table->setObjectName(u"descriptionTable"_s);
    m_table->setAccessibleName(tr("Differences"));
    TableDelegate *delegate = setUpTable(m_table);
    setUnsortedOrder(m_table, tr("Most important first"));
    delegate->setColumnStyle(int(Column::Needed), ColumnStyle::ChipList);
    delegate->setColumnStyle(int(Column::Operations), ColumnStyle::Second);
    delegate->setNameColumn(int(Column::Difference));
    m_table->setModel(&m_model);
    QHeaderView *header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(int(Column::Difference), QHeaderView::Stretch);
    m_table->setColumnWidth(
        int(Column::Needed),
        widthOfChips(m_table, Chips{{DescriptionTableModel::tr("Affects Labdesk"), Chip::Tone::Bad}}));
    m_table->setColumnWidth(int(Column::Operations), metrics.px(280));
    fitColumnTitles(m_table);
    hideColumnsToFit(m_table, {int(Column::Operations)}, metrics.px(400));
    keepCurrentByRole(m_table, IdRole, false);
    new ListOutput(m_table, m_model, u"description-differences"_s);
    setUpListNavigation(m_filter, m_table);
    enterListByReturn(m_filter, m_table);
}

void DescriptionDialog::read(const QString &path)
{
    m_path = QDir::toNativeSeparators(path);
    for (QWidget *part : std::initializer_list<QWidget *>{m_message, m_filter, m_count, action()})
        part->hide();
    m_stack->showPage(RemoteStack::Page::Loading);
    m_reading.setFuture(inThread([name = m_path] { return compared(name); }));
}

void DescriptionDialog::take()
{
    const auto result = m_reading.result();
    m_model.setDifferences(std::move(result->shown));
    m_comparison = result;
    if (!result->error.isEmpty()) {
        m_stack->error()->showText({.sentence = tr("Can’t read the description."),
                                    .cause = result->error,
                                    .nextStep = tr("Choose an OpenAPI 3 description of the service in JSON or YAML.")},
                                   {}, true);
        return m_stack->showPage(RemoteStack::Page::Error);
    }
    m_stack->empty()->setContent(IconName::Ok, tr("No differences"),
                                 tr("%1 matches what Labdesk reads and sends.").arg(m_path));
    action()->setVisible(result->hasNewValues);
    if (const int needed = m_model.needed(); m_model.total() > 0) {
        m_message->showMessage(needed > 0 ? Tone::Warn : Tone::Info,
                               needed > 0 ? tr("Labdesk may not work because of %Ln difference(s).", nullptr, needed)
                                          : tr("These differences don’t affect Labdesk."),
                               tr("Compared with %1.").arg(m_path));
        m_filter->show();
        m_count->show();
        m_filter->setFocus();
    }
    showCount();
}

void DescriptionDialog::showCount()
{
    const int shown = m_model.rowCount();
    const int total = m_model.total();
    m_count->setText(shown == total ? tr("%Ln difference(s)", nullptr, total)
                                    : tr("%1 of %Ln difference(s)", nullptr, total).arg(localNumber(shown)));
    m_stack->filteredEmpty()->setContent(IconName::Filter, tr("%1 of %2 match").arg(localNumber(0), localNumber(total)),
                                         tr("No differences match this filter."), tr("Clear &filter"));
    m_stack->showPage(total == 0       ? RemoteStack::Page::Empty
                          : shown == 0 ? RemoteStack::Page::FilteredEmpty
                                       : RemoteStack::Page::Content);
}

void DescriptionDialog::chooseValuesFile()
{
    auto *dialog = new QFileDialog(this, tr("Save new names"),
                                   QDir(output::downloadFolder()).filePath(u"new-values.ini"_s), tr("Names (*.ini)"));
    dialog->setObjectName(u"valuesFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"ini"_s);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // an existing file stays
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        m_writing.setFuture(inThread([comparison = m_comparison, path = QDir::toNativeSeparators(file)] {
            return writeValues(comparison->differences, path);
        }));
    });
    dialog->open();
}

} // namespace labdesk
