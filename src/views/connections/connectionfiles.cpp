// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectionfiles.h"

#include "output/privatefile.h"
#include "session/connectionfile.h"
#include "widgets/button.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace labdesk {

ConnectionFiles::ConnectionFiles(ConnectionRegistry &registry, QWidget *dialog)
    : QObject(dialog), m_registry(registry), m_dialog(dialog)
{
}

void ConnectionFiles::addTo(QMenu *menu)
{
    QAction *importAction = menu->addAction(tr("&Import from file…"), this, &ConnectionFiles::chooseImport);
    importAction->setObjectName(u"importAction"_s);
    QAction *exportAction = menu->addAction(tr("&Export without keys…"), this, &ConnectionFiles::chooseExport);
    exportAction->setObjectName(u"exportAction"_s);
    connect(menu, &QMenu::aboutToShow, this, [this, importAction, exportAction] {
        setUnavailable(importAction,
                       m_registry.policy().ownConnections ? QString()
                                                          : tr("Your administrator manages the list of connections."));
        setUnavailable(exportAction,
                       m_registry.connections().size() < 2
                           ? tr("The only connection is the local service, which can’t be exported.")
                           : QString());
    });
}

void ConnectionFiles::chooseImport()
{
    auto *dialog = new QFileDialog(m_dialog, tr("Import connections"), QDir::homePath(),
                                   tr("Connections (%1)").arg(u"*.json"_s));
    dialog->setObjectName(u"importFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ConnectionFiles::importFrom);
    dialog->open();
}

void ConnectionFiles::chooseExport()
{
    auto *dialog = new QFileDialog(m_dialog, tr("Export connections"), QDir::homePath(),
                                   tr("Connections (%1)").arg(u"*.json"_s));
    dialog->setObjectName(u"exportFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(u"labdesk-connections.json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &ConnectionFiles::exportTo);
    dialog->open();
}

void ConnectionFiles::importFrom(const QString &file)
{
    const auto refuse = [this](const QString &why) { Q_EMIT reported(Tone::Bad, tr("Nothing was imported."), why); };
    QFile opened(file);
    // Opening a pipe or a device would block until something writes to it.
    if (!QFileInfo(file).isFile() || !opened.open(QIODevice::ReadOnly))
        return refuse(tr("The file can’t be read."));
    constexpr qint64 maxBytesRead = 2 * 1024 * 1024; // connectionsInFile() enforces the exact limit
    QStringList names;
    for (const Connection &connection : m_registry.connections())
        names += connection.name;
    const auto found = connectionsInFile(opened.read(maxBytesRead), names);
    if (!found.ok())
        return refuse(describe(found.error()));
    m_registry.add(found.value());
    Q_EMIT imported(found.value().front().id);
    Q_EMIT reported(
        Tone::Ok, tr("Imported %Ln connection(s).", nullptr, int(found.value().size())),
        tr("Files never contain keys, so enter them here. Production connections were imported as read-only."));
}

void ConnectionFiles::exportTo(const QString &file)
{
    std::vector<Connection> exportable;
    for (const Connection &connection : m_registry.connections())
        if (connection.id != ConnectionRegistry::localId)
            exportable.push_back(connection);
    if (const auto problem = output::writePrivateFile(file, connectionFile(exportable))) {
        const output::FileProblemText text = output::describe(*problem, file);
        Q_EMIT reported(Tone::Bad, text.sentence, text.nextStep);
        return;
    }
    Q_EMIT exported(qint64(exportable.size()));
    Q_EMIT reported(Tone::Ok, tr("Exported %Ln connection(s) without keys.", nullptr, int(exportable.size())),
                    tr("%1. Only you can read it.").arg(QDir::toNativeSeparators(file)));
}

} // namespace labdesk
