// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/useroutput.h"

#include "models/usertablemodel.h"
#include "privacy/sensitive.h"
#include "session/session.h"
#include "views/common/pane.h"
#include "views/common/usertexts.h"
#include "views/users/exportdialog.h"
#include "views/users/userdetailpane.h"
#include "views/users/userlistpane.h"
#include "views/users/usersummary.h"

#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// What is known of the user that this pane shows.
std::optional<output::Summary> summaryOf(const UserDetailPane &detail, const Connection &connection)
{
    const auto user = detail.user();
    if (!user)
        return std::nullopt;
    const auto *providers = readyIn(detail.details().providers());
    return userSummary(*user, providers ? std::optional(providers->value) : std::nullopt, connection,
                       QDateTime::currentDateTimeUtc());
}

} // namespace

UserOutput::UserOutput(Session &session, Pane *pane) : QObject(pane), m_session(session), m_pane(pane) { }

void UserOutput::askExport(const UserListPane &list)
{
    const UserListing &listing = list.model().listing();
    if (listing.rows->empty()) {
        m_pane->showToast(tr("There are no users to export."));
        return;
    }
    auto *dialog = new ExportDialog({listing.users, listing.rows}, list.filter(), m_session.connection(), m_pane);
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

void UserOutput::askPdf(const UserDetailPane &detail, QWidget *over)
{
    const auto summary = summaryOf(detail, m_session.connection());
    if (!summary)
        return;
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QDir(folder).exists())
        folder = QDir::homePath();
    auto *dialog = new QFileDialog(
        over, tr("Save summary"),
        QDir(folder).filePath(privacy::isPrivacyMode()
                                  ? u"labdesk-user.pdf"_s
                                  : u"labdesk-user-%1.pdf"_s.arg(shortUserId(detail.user()->id.text()))));
    dialog->setObjectName(u"pdfFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, summary = *summary, user = detail.user()->id](const QString &file) {
                const auto problem = output::writePdf(summary, file);
                const output::FileProblemText text
                    = problem ? output::describe(*problem, file) : output::FileProblemText();
                m_session.record({.operation = AuditOperation::SaveSummary,
                                  .outcome = problem ? AuditOutcome::Failed : AuditOutcome::Done,
                                  .userId = user.text()});
                m_pane->showToast(problem ? u"%1 %2"_s.arg(text.sentence, text.nextStep)
                                          : tr("Saved the summary as %1.").arg(QDir::toNativeSeparators(file)));
            });
    dialog->open();
}

void UserOutput::askPrint(const UserDetailPane &detail, QWidget *over)
{
    const auto summary = summaryOf(detail, m_session.connection());
    if (!summary)
        return;
    auto *dialog = new QPrintDialog(over);
    dialog->setObjectName(u"printDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [this, summary = *summary, user = detail.user()->id](QPrinter *printer) {
                output::documentOf(summary)->print(printer);
                m_session.record({.operation = AuditOperation::PrintSummary, .userId = user.text()});
            });
    dialog->open();
}

} // namespace labdesk
