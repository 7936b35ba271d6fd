// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/requestexport.h"

#include "output/har.h"
#include "session/session.h"
#include "views/activity/requesttexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QThread>

using namespace Qt::StringLiterals;

namespace labdesk {

RequestExport::RequestExport(Session &session, const RequestTableModel &model, QObject *parent)
    : QObject(parent), m_session(session), m_model(model)
{
}

RequestExport::~RequestExport()
{
    if (m_thread)
        m_thread->wait();
}

void RequestExport::chooseFile(QWidget *over)
{
    auto *dialog = new QFileDialog(over, tr("Export requests"),
                                   QDir(output::downloadFolder()).filePath(u"labdesk-requests.har"_s),
                                   tr("HTTP archive (*.har)"));
    dialog->setObjectName(u"harFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"har"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &RequestExport::exportTo);
    dialog->open();
}

void RequestExport::exportTo(const QString &file)
{
    if (m_thread)
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
    m_thread.reset(QThread::create([entries = std::move(entries), file, version, problem] {
        *problem = output::writePrivateFile(file, output::harDocument(entries, version));
    }));
    connect(m_thread.get(), &QThread::finished, this,
            [this, file, requests, problem] { ended(file, requests, *problem); });
    m_thread->start();
    Q_EMIT runningChanged();
}

void RequestExport::ended(const QString &file, int requests, std::optional<output::FileProblem> problem)
{
    m_thread.release()->deleteLater(); // it sent the signal, so it can't be deleted here
    Q_EMIT runningChanged();
    if (problem) {
        Q_EMIT failed(output::describe(*problem, file));
        return;
    }
    m_session.record({.operation = AuditOperation::ExportRequests, .count = requests});
    Q_EMIT done(requests);
}

} // namespace labdesk
