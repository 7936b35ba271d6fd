// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the request inspector can beside showing: pause, export, help with its filter, and what is outside the contract.
#include "output/har.h"
#include "session/session.h"
#include "text/localtexts.h"
#include "ui_activitypane.h"
#include "views/activity/activitypane.h"
#include "views/activity/requesttexts.h"
#include "widgets/button.h"
#include "widgets/inlinemessage.h"

#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>
#include <QThread>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace labdesk {

void ActivityPane::arrangeNotices()
{
    m_pause = makeButton(tr("&Pause"), IconName::Pause, ButtonKind::Plain, u"pauseRequestsButton"_s);
    m_export = makeButton(tr("E&xport…"), IconName::Export, ButtonKind::Plain, u"exportRequestsButton"_s);
    m_help = makeIconButton(IconName::Help, tr("What the filter understands"), u"requestFilterHelpButton"_s);
    m_help->setCheckable(true);
    m_notice = new InlineMessage(Tone::Info);
    m_notice->setObjectName(u"requestsNotice"_s);
    m_notice->hide();
    m_ui->searchGroupLayout->addWidget(m_help);
    m_ui->facetGroupLayout->insertWidget(0, m_pause);
    m_ui->facetGroupLayout->addWidget(m_export);
    m_ui->facetGroupLayout->addStretch(1); // on a line of their own they stay together
    m_ui->listLayout->insertLayout(1, makeNoticeRow(m_notice));
    connect(m_help, &QToolButton::toggled, this, &ActivityPane::showNotice);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        m_model.setPaused(!m_model.isPaused());
        showPause();
        showCount();
    });
    connect(m_export, &QPushButton::clicked, this, &ActivityPane::askFile);
    connect(&m_model, &RequestTableModel::waitingChanged, this, &ActivityPane::showPause);
    connect(&m_session.requests(), &RequestLog::driftFound, this, &ActivityPane::showNotice);
    connect(m_notice, &InlineMessage::buttonClicked, this, [this] { m_ui->filterEdit->setText(u"drift:yes"_s); });
    showPause();
    showNotice();
}

void ActivityPane::showPause()
{
    const int waiting = m_model.waiting();
    m_pause->setText(!m_model.isPaused() ? tr("&Pause")
                         : waiting > 0   ? tr("&Go on · %Ln new", nullptr, waiting)
                                         : tr("&Go on"));
    m_pause->setIcon(icon(m_model.isPaused() ? IconName::Resume : IconName::Pause));
    m_pause->setAccessibleDescription(m_model.isPaused() ? tr("New requests are not listed until then") : QString());
}

/// One thing at a time: what was asked for, what is wrong, what is worth knowing.
void ActivityPane::showNotice()
{
    m_notice->setButton({});
    const QStringList unknown = m_model.filter().unknownFields();
    const DriftLog &drift = m_session.requests().drift();
    if (m_help->isChecked())
        return m_notice->showMessage(Tone::Info,
                                     tr("Words and field:value, all of which must hold; - before one turns it round."),
                                     u"method:patch · status:>=400 · status:4xx · status:none · state:failed · "
                                     u"state:retried · op:getUser · took:>500 · "
                                     u"size:>1000 · drift:yes"_s);
    if (!unknown.isEmpty())
        return m_notice->showMessage(Tone::Warn, tr("There is no field “%1”: looked for as text.").arg(unknown.front()),
                                     tr("Fields: %1").arg(RequestFilter::fields().join(u", "_s)));
    if (drift.paths() == 0)
        return m_notice->hide();
    m_notice->showMessage(
        Tone::Info, tr("%Ln field(s) or value(s) outside the known contract came.", nullptr, drift.paths()),
        tr("In answers to %Ln operation(s); the summary of a request names them.", nullptr, drift.drifting()),
        tr("Show these requests"));
}

void ActivityPane::askFile()
{
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation);
    if (!QDir(folder).exists())
        folder = QDir::homePath();
    auto *dialog = new QFileDialog(this, tr("Export requests"), QDir(folder).filePath(u"labdesk-requests.har"_s),
                                   tr("HTTP archive (*.har)"));
    dialog->setObjectName(u"harFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"har"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &ActivityPane::exportTo);
    dialog->open();
}

void ActivityPane::exportTo(const QString &file)
{
    if (m_exporting)
        return;
    QUrl origin = m_session.connection().baseUrl;
    origin.setPath({});
    std::vector<output::HarEntry> entries;
    for (int row = m_model.rowCount(); row-- > 0;) // oldest first
        for (output::HarEntry &entry : harEntries(m_model.recordAt(row), origin.toString(QUrl::FullyEncoded)))
            entries.push_back(std::move(entry));
    const int requests = m_model.rowCount();
    auto problem = std::make_shared<std::optional<output::FileProblem>>();
    const QString version = QCoreApplication::applicationVersion();
    m_exporting.reset(QThread::create([entries = std::move(entries), file, version, problem] {
        *problem = output::writePrivately(file, output::harDocument(entries, version));
    }));
    connect(m_exporting.get(), &QThread::finished, this,
            [this, file, requests, problem] { ended(file, requests, *problem); });
    m_exporting->start();
    showCount();
}

void ActivityPane::ended(const QString &file, int requests, std::optional<output::FileProblem> problem)
{
    m_exporting.release()->deleteLater(); // it is the sender
    showCount();
    if (problem) {
        const output::FileProblemText text = output::describe(*problem, file);
        return m_notice->showMessage(Tone::Bad, text.sentence, text.nextStep);
    }
    m_session.record({.operation = AuditOperation::ExportRequests, .count = requests});
    Q_EMIT toastRequested(tr("%Ln request(s) exported, personal values hidden.", nullptr, requests), {}, {});
}

} // namespace labdesk
