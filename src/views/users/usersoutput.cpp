// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/link.h"
#include "models/usertablemodel.h"
#include "output/clipboard.h"
#include "output/curl.h"
#include "privacy/sensitive.h"
#include "session/session.h"
#include "views/common/command.h"
#include "views/common/usertexts.h"
#include "views/users/exportdialog.h"
#include "views/users/userdetailpane.h"
#include "views/users/userlistpane.h"
#include "views/users/userlisttable.h"
#include "views/users/userspane.h"
#include "views/users/usersummary.h"
#include "views/users/userwindow.h"

#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>
#include <QTableView>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace labdesk {

// What leaves the place of users: copies, files, windows.

void UsersPane::addCopyCommands(std::vector<Command> &all)
{
    const auto user = m_session.details().userId() ? m_detail->user() : std::nullopt;
    const QString nobody = user ? QString() : tr("No user is selected.");
    const auto copies = [&](const QString &id, const QString &title, const QString &text, const QString &done) {
        all.push_back({.id = id,
                       .title = title,
                       .whyNot = nobody.isEmpty() ? whyNoIdLeaves() : nobody,
                       .run =
                           [this, text, done] {
                               output::copyText(text);
                               Q_EMIT toastRequested(done, {}, {});
                           },
                       .icon = IconName::Copy,
                       .about = user ? formatClientId(user->clientUserId) : QString()});
    };
    const Connection &connection = m_session.connection();
    copies(u"user.copyClientId"_s, tr("Copy client ID"), user ? user->clientUserId : QString(),
           tr("Copied the client ID."));
    copies(u"user.copyUserId"_s, tr("Copy user ID"), user ? user->id.text() : QString(), tr("Copied the user ID."));
    copies(u"user.copyLink"_s, tr("Copy link to the user"),
           user ? linkText(
               {.kind = Link::Kind::User, .id = user->id.text(), .filter = {}, .service = linkService(connection)})
                : QString(),
           tr("Copied the link."));
    copies(u"pane.copyAsCurl"_s, tr("Copy as cURL"),
           user ? output::curlCommand(connection, output::curlForUser(connection, user->id.text())) : QString(),
           tr("Copied as cURL. The key is a variable."));
    const auto opens = [&](const QString &id, const QString &title, IconName icon, const QString &whyNot,
                           const std::function<void()> &run) {
        all.push_back({.id = id,
                       .title = title,
                       .whyNot = nobody.isEmpty() ? whyNot : nobody,
                       .run = run,
                       .icon = icon,
                       .about = user ? formatClientId(user->clientUserId) : QString()});
    };
    opens(u"user.openWindow"_s, tr("Open the user in a window of its own"), IconName::External, {},
          [this, user] { openWindow(user->id); });
    opens(u"user.savePdf"_s, tr("Save a summary of the user as PDF…"), IconName::Export, whyNoExport(),
          [this] { askPdf(*m_detail, this); });
    opens(u"user.print"_s, tr("Print a summary of the user…"), IconName::Print, whyNoExport(),
          [this] { askPrint(*m_detail, this); });
    const bool isThereAnybody = m_list->model().shown() > 0;
    all.push_back({.id = u"pane.copyAs"_s,
                   .title = tr("Copy users as…"),
                   .whyNot = m_list->table().view()->currentIndex().isValid() ? QString() : tr("No user is selected."),
                   .run = [this] { m_list->table().openCopyMenu(); },
                   .icon = IconName::Copy,
                   .keywords = tr("CSV JSON Markdown plain clipboard")});
    all.push_back({.id = u"pane.export"_s,
                   .title = tr("Export users…"),
                   .whyNot = isThereAnybody ? whyNoExport() : tr("There are no users."),
                   .run = [this] { askExport(); },
                   .icon = IconName::Export,
                   .keywords = tr("CSV JSON save file download")});
}

void UsersPane::openWindow(const UserId &user)
{
    for (UserWindow *open : findChildren<UserWindow *>())
        if (open->user() == user) {
            open->raise();
            return open->activateWindow();
        }
    auto *window = new UserWindow(m_session, user, this);
    connectActions(window->detail());
    window->show();
}

void UsersPane::askExport()
{
    const UserListing &listing = m_list->model().listing();
    if (listing.rows->empty()) {
        Q_EMIT toastRequested(tr("There are no users to export."), {}, {});
        return;
    }
    auto *dialog = new ExportDialog({listing.users, listing.rows}, m_list->filter(), m_session.connection(), this);
    connect(dialog, &ExportDialog::exported, this, [this](qint64 rows, bool asIs) {
        m_session.record(
            {.operation = asIs ? AuditOperation::ExportAsIs : AuditOperation::ExportMasked, .count = rows});
    });
    connect(dialog, &QDialog::rejected, this, [this, dialog] {
        if (dialog->isRunning())
            Q_EMIT toastRequested(tr("The export was cancelled. Nothing was written."), {}, {});
    });
    dialog->open();
}

namespace {

/// What is known of the user that this pane shows.
std::optional<output::Summary> summaryOf(const UserDetailPane &detail, const Connection &connection)
{
    const auto user = detail.user();
    if (!user)
        return std::nullopt;
    const auto *providers = readyIn(detail.providers());
    return userSummary(*user, providers ? std::optional(providers->value) : std::nullopt, connection,
                       QDateTime::currentDateTimeUtc());
}

} // namespace

void UsersPane::askPdf(const UserDetailPane &detail, QWidget *over)
{
    const auto summary = summaryOf(detail, m_session.connection());
    if (!summary)
        return;
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QDir(folder).exists())
        folder = QDir::homePath();
    auto *dialog
        = new QFileDialog(over, tr("Save a summary"),
                          QDir(folder).filePath(privacy::isPrivacyMode()
                                                    ? u"labdesk-user.pdf"_s
                                                    : u"labdesk-user-%1.pdf"_s.arg(detail.user()->id.text().left(8))));
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
                Q_EMIT toastRequested(problem ? u"%1 %2"_s.arg(text.sentence, text.nextStep)
                                              : tr("The summary is saved as %1.").arg(QDir::toNativeSeparators(file)),
                                      {}, {});
            });
    dialog->open();
}

void UsersPane::askPrint(const UserDetailPane &detail, QWidget *over)
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
