// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/privatefile.h"
#include "session/connectionfile.h"
#include "ui_connectionsdialog.h"
#include "views/connections/connectionsdialog.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/inlinemessage.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace labdesk {

// Connections that are passed on in a file, and those that are taken from one.

void ConnectionsDialog::makeFileMenu()
{
    m_ui->moreButton->setIcon(icon(IconName::More));
    setButtonKind(m_ui->moreButton, ButtonKind::Plain);
    auto *menu = new QMenu(m_ui->moreButton);
    menu->setObjectName(u"connectionsMenu"_s);
    menu->setToolTipsVisible(true);
    QAction *copy = menu->addAction(tr("&Duplicate"), this, &ConnectionsDialog::duplicate);
    copy->setObjectName(u"duplicateAction"_s);
    menu->addSeparator();
    QAction *taken = menu->addAction(tr("&Import from a file…"), this, &ConnectionsDialog::chooseImport);
    taken->setObjectName(u"importAction"_s);
    QAction *given = menu->addAction(tr("&Export without keys…"), this, &ConnectionsDialog::chooseExport);
    given->setObjectName(u"exportAction"_s);
    connect(menu, &QMenu::aboutToShow, this, [this, copy, taken, given] {
        const QString ruled = m_book.policy().ownConnections
            ? QString()
            : tr("This computer's administrator decides which connections there are.");
        const auto allow = [](QAction *action, const QString &whyNot) {
            action->setEnabled(whyNot.isEmpty());
            action->setToolTip(whyNot);
        };
        allow(copy, !ruled.isEmpty() ? ruled : isLocal() ? tr("The local service is there only once.") : QString());
        allow(taken, ruled);
        allow(given, m_book.connections().size() < 2 ? tr("There is no connection but the local service.") : QString());
    });
    setMenuOf(m_ui->moreButton, menu);
    setUpListForEar(m_ui->connectionsList);
}

void ConnectionsDialog::chooseImport()
{
    auto *dialog
        = new QFileDialog(this, tr("Import connections"), QDir::homePath(), tr("Connections (%1)").arg(u"*.json"_s));
    dialog->setObjectName(u"importFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ConnectionsDialog::importFrom);
    dialog->open();
}

void ConnectionsDialog::chooseExport()
{
    auto *dialog
        = new QFileDialog(this, tr("Export connections"), QDir::homePath(), tr("Connections (%1)").arg(u"*.json"_s));
    dialog->setObjectName(u"exportFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(u"labdesk-connections.json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &ConnectionsDialog::exportTo);
    dialog->open();
}

void ConnectionsDialog::importFrom(const QString &file)
{
    const auto refuse
        = [this](const QString &why) { m_saveMessage->showMessage(Tone::Bad, tr("Nothing was imported."), why); };
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return refuse(tr("The file cannot be read."));
    constexpr qint64 MoreThanAllowed = 2 * 1024 * 1024; // connectionsInFile() says the rest
    QStringList names;
    for (const Connection &connection : m_book.connections())
        names += connection.name;
    const auto found = connectionsInFile(opened.read(MoreThanAllowed), names);
    if (!found.ok())
        return refuse(describe(found.error()));
    m_book.add(found.value());
    select(found.value().front().id);
    m_saveMessage->showMessage(Tone::Ok, tr("%Ln connection(s) imported.", nullptr, int(found.value().size())),
                               tr("A file holds no keys: enter them here. Production came read-only."));
}

void ConnectionsDialog::exportTo(const QString &file)
{
    std::vector<Connection> given;
    for (const Connection &connection : m_book.connections())
        if (connection.id != ConnectionRegistry::localId)
            given.push_back(connection);
    if (const auto problem = output::writePrivately(file, connectionFile(given))) {
        const output::FileProblemText text = output::describe(*problem, file);
        return m_saveMessage->showMessage(Tone::Bad, text.sentence, text.nextStep);
    }
    Q_EMIT exported(qint64(given.size()));
    m_saveMessage->showMessage(Tone::Ok,
                               tr("%Ln connection(s) exported, without their keys.", nullptr, int(given.size())),
                               tr("%1, readable by you alone.").arg(QDir::toNativeSeparators(file)));
}

} // namespace labdesk
