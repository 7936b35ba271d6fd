// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/exportdialog.h"

#include "output/uservalues.h"
#include "privacy/sensitive.h"
#include "session/userbookmarks.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/segmentedcontrol.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

enum MaskingChoice { Hidden, AsTheyAre };
enum FormatChoice { CsvChoice, JsonLinesChoice };

QString formatFields()
{
    QStringList titles;
    for (const output::Column &column : output::UserValues::columns())
        titles += column.title;
    return localList(titles);
}

QString suggestedFile(const QString &suffix)
{
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    return QDir::toNativeSeparators(QDir(output::downloadFolder()).filePath(u"labdesk-users-%1.%2"_s.arg(day, suffix)));
}

QVBoxLayout *makeCaptioned(QLabel *caption, QLayout *row)
{
    auto *layout = new QVBoxLayout;
    layout->setSpacing(metricsFor(caption).half);
    layout->addWidget(caption);
    layout->addLayout(row);
    return layout;
}

} // namespace

ExportDialog::ExportDialog(output::UsersToExport chosen, const QString &filter, const Connection &connection,
                           QWidget *parent)
    : DialogFrame(tr("Export %Ln user(s)", nullptr, int(chosen.count())), parent), m_export(std::move(chosen)),
      m_isProduction(connection.environment == Environment::Production), m_target(new QWidget),
      m_format(new SegmentedControl(tr("File format"))),
      m_masking(new SegmentedControl(tr("Client IDs that may contain personal data"))), m_file(new QLineEdit),
      m_personalWords(new InlineMessage(Tone::Info)), m_proofArea(new QWidget), m_proof(new QLineEdit),
      m_bar(new QProgressBar), m_progress(addText({})), m_outcome(new InlineMessage(Tone::Ok))
{
    setObjectName(u"exportDialog"_s);
    setEnvironment(connection);
    const QString scope = filter.trimmed().isEmpty() ? tr("All users")
                                                     : tr("Users matching %1").arg(UserBookmarks::shownFilter(filter));
    addText(scope)->setObjectName(u"exportWhomLabel"_s);
    addText(tr("Fields: %1. Birth dates are never exported.").arg(formatFields()))
        ->setObjectName(u"exportFieldsLabel"_s);
    buildTarget();
    buildPersonal();
    buildProgress();
    setAction(tr("&Export"))->setDefault(true);
    connect(this, &DialogFrame::actionRequested, this, &ExportDialog::run);
    connect(&m_export, &output::UserExport::counted, this, [this](qint64 personal) {
        m_personal = personal;
        showPersonal();
    });
    connect(&m_export, &output::UserExport::progressed, this, &ExportDialog::showProgress);
    connect(&m_export, &output::UserExport::finished, this, &ExportDialog::end);
    m_export.countPersonal();
    setFile(suggestedFile(u"csv"_s));
    showPersonal();
    m_file->setFocus();
}

void ExportDialog::buildTarget()
{
    const Metrics m = metricsFor(this);
    m_format->setObjectName(u"exportFormatControl"_s);
    m_format->addSegment(tr("CSV"));
    m_format->addSegment(tr("JSON lines"));
    m_format->setCurrentIndex(CsvChoice);
    m_masking->setObjectName(u"exportMaskingControl"_s);
    m_masking->addSegment(tr("Hidden"));
    m_masking->addSegment(tr("Shown"));
    m_masking->setCurrentIndex(Hidden);
    m_masking->setEnabled(!privacy::isPrivacyMode());
    m_masking->setToolTip(idCopyDisabledReason());
    m_file->setObjectName(u"exportFileEdit"_s);
    m_file->setAccessibleName(tr("File"));
    auto *browse = makeButton(tr("&Browse…"), ButtonKind::Plain, u"browseButton"_s);
    browse->setAutoDefault(false);

    auto *layout = makeColumnLayout(m_target, m.oneAndHalf);
    const auto alignLeading = [](QWidget *part) {
        auto *row = new QHBoxLayout;
        row->addWidget(part);
        row->addStretch(1);
        return row;
    };
    QLabel *formatCaption = makeLabel(tr("F&ormat"), TextStyle::Label);
    m_format->setLabel(formatCaption);
    layout->addLayout(makeCaptioned(formatCaption, alignLeading(m_format)));
    QLabel *fileCaption = makeLabel(tr("&File (only you can read it)"), TextStyle::Label);
    fileCaption->setBuddy(m_file);
    auto *fileRow = makeRowLayout(m.one);
    fileRow->addWidget(m_file, 1);
    fileRow->addWidget(browse);
    layout->addLayout(makeCaptioned(fileCaption, fileRow));
    QLabel *maskingCaption = makeLabel(tr("C&lient IDs that may contain personal data"), TextStyle::Label);
    m_masking->setLabel(maskingCaption);
    layout->addLayout(makeCaptioned(maskingCaption, alignLeading(m_masking)));
    addBody(m_target);
    connect(m_format, &SegmentedControl::currentIndexChanged, this, &ExportDialog::showTarget);
    connect(m_masking, &SegmentedControl::currentIndexChanged, this, &ExportDialog::showPersonal);
    connect(m_file, &QLineEdit::textChanged, this, &ExportDialog::showAction);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::chooseFile);
}

void ExportDialog::buildPersonal()
{
    m_personalWords->setObjectName(u"exportPersonalMessage"_s);
    addBody(m_personalWords);
    const QString count = QString::number(m_export.chosen().count());
    QLabel *caption
        = makeLabel(tr("You’re in production. To continue, &type the number of users: %1").arg(escapeMnemonic(count)),
                    TextStyle::Body);
    caption->setWordWrap(true);
    caption->setBuddy(m_proof);
    m_proof->setObjectName(u"proofEdit"_s);
    m_proof->setAccessibleName(tr("Number of users"));
    auto *layout = makeColumnLayout(m_proofArea, metricsFor(this).half);
    layout->addWidget(caption);
    layout->addWidget(m_proof);
    m_proofArea->hide();
    addBody(m_proofArea);
    connect(m_proof, &QLineEdit::textChanged, this, &ExportDialog::showAction);
}

void ExportDialog::buildProgress()
{
    m_bar->setObjectName(u"exportBar"_s);
    m_bar->setAccessibleName(tr("Export progress"));
    m_bar->setTextVisible(false);
    m_progress->setObjectName(u"exportProgressLabel"_s);
    m_outcome->setObjectName(u"exportOutcomeMessage"_s);
    for (QWidget *part : std::initializer_list<QWidget *>{m_bar, m_progress, m_outcome})
        part->hide();
    addBody(m_bar);
    addBody(m_progress);
    addBody(m_outcome);
}

bool ExportDialog::isAsIs() const
{
    return m_masking->currentIndex() == AsTheyAre;
}

void ExportDialog::setFile(const QString &file)
{
    m_file->setText(file);
    m_file->setCursorPosition(int(file.size()));
}

/// Adapts the file name to the format if it has the suffix of the other format.
void ExportDialog::showTarget()
{
    const QString suffixes[] = {u".csv"_s, u".jsonl"_s};
    const QString wanted = suffixes[m_format->currentIndex()];
    for (const QString &ending : suffixes)
        if (QString file = m_file->text(); ending != wanted && file.endsWith(ending))
            setFile(file.chopped(ending.size()) + wanted);
}

void ExportDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Export to"), QFileInfo(m_file->text()).absolutePath());
    dialog->setObjectName(u"exportFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // this dialog does it: its button becomes "Replace file"
    dialog->selectFile(QFileInfo(m_file->text()).fileName());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { setFile(QDir::toNativeSeparators(file)); });
    dialog->open();
}

void ExportDialog::showPersonal()
{
    const QString field = output::UserValues::columns().front().title;
    if (privacy::isPrivacyMode())
        m_personalWords->showMessage(Tone::Info, idCopyDisabledReason());
    else if (m_personal < 0)
        m_personalWords->showMessage(Tone::Info, tr("Checking for personal data in client IDs…"));
    else if (m_personal == 0)
        m_personalWords->showMessage(Tone::Info,
                                     tr("None of these client IDs look like an email address or phone number."));
    else if (isAsIs())
        m_personalWords->showMessage(
            Tone::Warn,
            tr("%Ln client ID(s) may contain personal data and will be exported as they are.", nullptr,
               int(m_personal)),
            tr("Field: %1. %Ln user(s) in total.", nullptr, int(m_export.chosen().count())).arg(field));
    else
        m_personalWords->showMessage(
            Tone::Info, tr("%Ln client ID(s) may contain personal data and will be hidden.", nullptr, int(m_personal)));
    m_proofArea->setVisible(m_isProduction && isAsIs() && m_personal != 0);
    showAction();
}

void ExportDialog::showAction()
{
    const bool isConfirmed = m_proofArea->isHidden() || matchesTypedNumber(m_proof->text(), m_export.chosen().count());
    const bool isCounted = m_personal >= 0 || !isAsIs(); // as is can't be confirmed before the number is known
    const bool isThere = !m_file->text().trimmed().isEmpty();
    action()->setEnabled(!m_isRunning && !m_isDone && isConfirmed && isCounted && isThere
                         && m_export.chosen().count() > 0);
    action()->setText(QFileInfo(m_file->text()).isFile() ? tr("&Replace file") : tr("&Export"));
}

void ExportDialog::run()
{
    m_isRunning = true;
    m_target->setEnabled(false);
    m_proofArea->setEnabled(false);
    m_outcome->hide();
    m_bar->show();
    m_progress->show();
    m_bar->setRange(0, 1000);
    showProgress(0);
    showAction();
    m_export.start({m_format->currentIndex() == CsvChoice ? output::Format::Csv : output::Format::JsonLines,
                    isAsIs() ? output::Masking::AsIs : output::Masking::Masked, m_file->text().trimmed()});
}

void ExportDialog::showProgress(qint64 rows)
{
    const qint64 total = std::max<qint64>(m_export.chosen().count(), 1);
    m_bar->setValue(int(rows * 1000 / total));
    m_progress->setText(
        tr("%1 of %Ln user(s) exported", nullptr, int(m_export.chosen().count())).arg(localNumber(rows)));
}

void ExportDialog::end(const output::UserExport::Result &result)
{
    using Export = output::UserExport;
    m_isRunning = false;
    m_bar->hide();
    m_progress->hide();
    const QString file = m_file->text().trimmed();
    if (const auto *done = std::get_if<Export::Done>(&result)) {
        m_isDone = true;
        m_outcome->showOutcome(Tone::Ok, tr("Exported %Ln user(s).", nullptr, int(done->rows)),
                               tr("%1, %2").arg(QDir::toNativeSeparators(file), localDataSize(done->bytes)));
        cancelButton()->setText(tr("Close"));
        cancelButton()->setDefault(true);
        cancelButton()->setFocus();
        Q_EMIT exported(done->rows, isAsIs());
    } else if (const auto *problem = std::get_if<output::FileProblem>(&result)) {
        const output::FileProblemText text = output::describe(*problem, file);
        m_outcome->showOutcome(Tone::Bad, text.sentence, text.nextStep);
        m_target->setEnabled(true);
        m_proofArea->setEnabled(true);
        m_file->setFocus();
    }
    showAction();
}

} // namespace labdesk
