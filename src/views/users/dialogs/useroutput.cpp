// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/useroutput.h"

#include "models/userlisting.h"
#include "privacy/sensitive.h"
#include "session/session.h"
#include "text/users/usertexts.h"
#include "views/common/pane.h"
#include "views/users/dialogs/exportdialog.h"
#include "views/users/dialogs/usersummary.h"

#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The user in this pane, with the sources if they are loaded.
std::optional<output::Summary> summaryOf(const std::optional<User> &user, const UserDetails &details,
                                         const Connection &connection)
{
    if (!user)
        return std::nullopt;
    const auto *providers = readyIn(details.providers());
    return userSummary(*user, providers ? std::optional(providers->value) : std::nullopt, connection,
                       QDateTime::currentDateTimeUtc());
}

} // namespace

UserOutput::UserOutput(Session &session, Pane *pane) : QObject(pane), m_session(session), m_pane(pane) { }

void UserOutput::askExport(const UserListing &listing, const QString &filter)
{
    if (listing.rows->empty()) {
        m_pane->showToast(tr("There are no users to export."));
        return;
    }
    auto *dialog = new ExportDialog({listing.users, listing.rows}, filter, m_session.connection(), m_pane);
    connect(dialog, &ExportDialog::exported, this, [this](qint64 rows, bool asIs) {
        m_session.record(
            {.operation = asIs ? AuditOperation::ExportAsIs : AuditOperation::ExportMasked, .count = rows});
    });
    connect(dialog, &QDialog::rejected, this, [this, dialog] {
        if (dialog->isRunning())
            m_pane->showToast(tr("The export was canceled. Nothing was saved."));
    });
    dialog->open();
}

void UserOutput::saveAsPdf(const std::optional<User> &user, const UserDetails &details, QWidget *over)
{
    const auto summary = summaryOf(user, details, m_session.connection());
    if (!summary)
        return;
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QDir(folder).exists())
        folder = QDir::homePath();
    auto *dialog = new QFileDialog(
        over, tr("Save summary"),
        QDir(folder).filePath(privacy::isPrivacyMode() ? u"labdesk-user.pdf"_s
                                                       : u"labdesk-user-%1.pdf"_s.arg(shortUserId(user->id.text()))));
    dialog->setObjectName(u"pdfFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, [this, summary = *summary, id = user->id](const QString &file) {
        const auto problem = output::writePdf(summary, file);
        const output::FileProblemText text = problem ? output::describe(*problem, file) : output::FileProblemText();
        m_session.record({.operation = AuditOperation::SaveSummary,
                          .outcome = problem ? AuditOutcome::Failed : AuditOutcome::Done,
                          .userId = id.text()});
        m_pane->showToast(problem ? u"%1 %2"_s.arg(text.sentence, text.nextStep)
                                  : tr("Saved the summary as %1.").arg(QDir::toNativeSeparators(file)));
    });
    dialog->open();
}

void UserOutput::printSummary(const std::optional<User> &user, const UserDetails &details, QWidget *over)
{
    const auto summary = summaryOf(user, details, m_session.connection());
    if (!summary)
        return;
    auto *dialog = new QPrintDialog(over);
    dialog->setObjectName(u"printDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [this, summary = *summary, id = user->id](QPrinter *printer) {
                output::documentOf(summary)->print(printer);
                m_session.record({.operation = AuditOperation::PrintSummary, .userId = id.text()});
            });
    dialog->open();
}

} // namespace labdesk
