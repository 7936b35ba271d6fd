// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/userdialogs.h"

#include "models/userjobtexts.h"
#include "session/session.h"
#include "store/userfilter.h"
#include "store/userquery.h"
#include "text/users/sourcetexts.h"
#include "text/users/usertexts.h"
#include "views/common/pane.h"
#include "views/jobs/jobtoast.h"
#include "views/jobs/newjobdialog.h"
#include "views/users/actions/actionnotices.h"
#include "views/users/actions/lastrefresh.h"
#include "views/users/actions/writestatus.h"
#include "views/users/dialogs/callerverification.h"
#include "views/users/dialogs/changezonedialog.h"
#include "views/users/dialogs/newuserdialog.h"
#include "views/users/dialogs/nodatadialog.h"
#include "views/users/dialogs/selectfromlistdialog.h"
#include "views/users/dialogs/userchartsdialog.h"
#include "views/users/dialogs/useroutput.h"
#include "widgets/confirmdialog.h"
#include "widgets/inlinemessage.h"
#include "widgets/widgethost.h"
#include "widgets/writeconfirmation.h"

using namespace Qt::StringLiterals;

namespace labdesk {

UserDialogs::UserDialogs(Session &session, Pane *pane)
    : QObject(pane), m_session(session), m_output(new UserOutput(session, pane)), m_pane(pane)
{
}

void UserDialogs::createUser(ActionNotices *notices)
{
    if (!m_session.ticket().requestWrite(notices, [this, notices] { createUser(notices); }))
        return;
    auto *dialog = new NewUserDialog(m_session.actions(), m_session.connection(), m_pane);
    connect(dialog, &NewUserDialog::existingUserRequested, this,
            [this, dialog](const QString &userId, const QString &clientUserId) {
                dialog->done(QDialog::Rejected); // not close(), which would ask about unsaved input
                openExisting(userId, clientUserId);
            });
    // The dialog shows the state of the action, so the notices don't until it closes.
    notices->setKinds({});
    connect(dialog, &QDialog::finished, this, [notices, dialog] {
        if (dialog->write().id() != 0 && !dialog->write().isSending())
            notices->dismiss(dialog->write().id());
        notices->setKinds({UserActionKind::Create});
    });
    dialog->open();
}

void UserDialogs::openExisting(const QString &userId, const QString &clientUserId)
{
    if (const auto id = UserId::parse(userId))
        return Q_EMIT userRequested(*id);
    const UserStore &store = m_session.users().store();
    const auto query
        = UserQuery::parse(termFor(UserQuery::Field::Client, clientUserId), QDateTime::currentDateTimeUtc());
    for (const UserRow row : rowsMatching(store.snapshot(), query, 0)->rows())
        if (store.clientUserId(row) == clientUserId)
            return Q_EMIT userRequested(store.id(row));
    Q_EMIT filterRequested(clientUserId); // not in the list yet; the filter at least shows what to look for
}

void UserDialogs::changeZone(const User &user, QWidget *over)
{
    if (!m_session.ticket().requestWrite(over, [this, user, over] { changeZone(user, over); }))
        return;
    auto *dialog = new ChangeZoneDialog(m_session.actions(), m_session.connection(), user, over);
    connect(dialog, &QDialog::finished, this, [this, dialog] {
        if (dialog->write().id() != 0 && !dialog->write().isSending())
            Q_EMIT resultShown(dialog->write().id());
        Q_EMIT zoneDialogShown(std::nullopt);
    });
    Q_EMIT zoneDialogShown(user.id);
    dialog->open();
}

void UserDialogs::deleteUser(const User &user, QWidget *over)
{
    if (!m_session.ticket().requestWrite(over, [this, user, over] { deleteUser(user, over); }))
        return;
    ConfirmDialog *dialog = makeDeleteUserDialog(user, m_session.connection(), over);
    connect(dialog, &QDialog::accepted, this, [this, user] {
        Q_EMIT userRequested(user.id); // to show the countdown
        m_session.actions().remove(user);
    });
    dialog->open();
}

void UserDialogs::deregister(const User &user, const ConnectedProvider &provider, QWidget *over)
{
    const auto slug = ProviderSlug::parse(provider.slug);
    if (!slug
        || !m_session.ticket().requestWrite(over, [this, user, provider, over] { deregister(user, provider, over); }))
        return;
    ConfirmDialog *dialog = makeDeregisterDialog(user, provider, m_session.connection(), over,
                                                 m_session.providers().isPhoneSdk(provider.slug));
    connect(dialog, &QDialog::accepted, this,
            [this, user, slug = *slug] { m_session.actions().deregister(user, slug); });
    dialog->open();
}

/// Asks for confirmation only if the connection requires it.
void UserDialogs::refresh(const User &user, QWidget *over)
{
    // A menu may have been open for longer than the request was possible.
    if (const QString reason = refreshDisabledReason(m_session, user.id); !reason.isEmpty())
        return WidgetHost::around(over)->showToast(reason);
    if (!m_session.ticket().requestWrite(over, [this, user, over] { refresh(user, over); }))
        return;
    confirmWrite(m_session.connection(), tr("Request data refresh for %1?").arg(formatUserName(user)),
                 tr("Request data refresh"), over, [this, user] { m_session.actions().refresh(user); });
}

void UserDialogs::explainNoData(UserDetails &details, QWidget *over)
{
    auto *dialog = new NoDataDialog(m_session, details, over);
    connect(dialog, &NoDataDialog::copied, this, [this](const QString &what) { Q_EMIT toastRequested(what, {}, {}); });
    dialog->open();
}

void UserDialogs::beginJob(UserJobKind kind, const UserSelection &users)
{
    if (!m_session.ticket().requestJob(kind, this, [this, kind, users] { beginJob(kind, users); }))
        return;
    auto *dialog = new NewJobDialog(m_session, kind, users, m_pane);
    connect(dialog, &NewJobDialog::started, this, [this](quint64 job) {
        const UserJob *begun = m_session.jobs().find(job);
        if (!begun || begun->isDelayed())
            return; // its countdown is visible
        const UserJobSpec &order = begun->plan().order;
        const QString title = jobTitle(order, m_session.providers().nameOf(order.providerSlug));
        Q_EMIT toastAboutRequested(
            tr("Started: %1.").arg(title), tr("Show"), [this, job] { Q_EMIT jobShown(job); }, toastAboutJob(job));
    });
    dialog->open();
}

void UserDialogs::verifyCaller(UserDetails &details, QWidget *over)
{
    if (!details.userId())
        return;
    auto *card = new CallerVerification(details, over);
    card->setEnvironment(m_session.connection());
    connect(card, &CallerVerification::checked, this, [this, read = &details](bool matches) {
        m_session.record({.operation = AuditOperation::VerifyCaller,
                          .outcome = matches ? AuditOutcome::Done : AuditOutcome::Failed,
                          .userId = read->userId()->text()});
    });
    card->loadRecord();
    card->open();
}

void UserDialogs::showCharts(const QString &filter)
{
    auto *dialog = new UserChartsDialog(m_pane);
    connect(dialog, &UserChartsDialog::termChosen, this,
            [this, filter](const QString &term) { Q_EMIT filterRequested(withTerm(filter, term)); });
    dialog->countUsers(m_session.users().store().snapshot(), filter);
    dialog->open();
}

void UserDialogs::selectFromList(const QString &pasted)
{
    const UserDirectory &users = m_session.users();
    auto *dialog = new SelectFromListDialog(users.store().snapshot(), users.isComplete(), m_pane);
    if (!pasted.isEmpty())
        dialog->paste(pasted);
    connect(dialog, &SelectFromListDialog::chosen, this, &UserDialogs::selectionRequested);
    dialog->open();
}

ConfirmDialog *makeDeregisterDialog(const User &user, const ConnectedProvider &provider, const Connection &connection,
                                    QWidget *parent, bool isPhoneSdk)
{
    const QString name = shownName(provider);
    auto *dialog = new ConfirmDialog(
        ConfirmDialog::tr("Disconnect %1 for %2?").arg(name, formatUserName(user)),
        {ConfirmDialog::tr("%1 stops sending data for this user. Only the user can reconnect it.").arg(name)},
        ConfirmDialog::tr("D&isconnect"), proofFor(user), connection, parent);
    dialog->setObjectName(u"deregisterDialog"_s);
    if (isPhoneSdk) {
        auto *note = new InlineMessage(Tone::Warn, ConfirmDialog::tr("%1 is connected through a phone app.").arg(name));
        note->setObjectName(u"phoneSourceMessage"_s);
        note->setSecondLine(
            ConfirmDialog::tr("It may stay listed or reconnect on its own until the user disconnects it in the app."));
        dialog->addNote(note);
    }
    return dialog;
}

ConfirmDialog *makeDeleteUserDialog(const User &user, const Connection &connection, QWidget *parent)
{
    const QStringList body = user.sources.empty()
        ? QStringList{ConfirmDialog::tr("This removes the user from the service. It can’t be undone.")}
        : QStringList{
            ConfirmDialog::tr("This removes the user and %Ln connected source(s) from the service.", nullptr,
                              int(user.sources.size())),
            ConfirmDialog::tr(
                "This can’t be undone. If the user is created again, they’ll have to reconnect every source.")};
    auto *dialog = new ConfirmDialog(ConfirmDialog::tr("Delete %1?").arg(formatUserName(user)), body,
                                     ConfirmDialog::tr("Delete user"), proofFor(user), connection, parent);
    dialog->setObjectName(u"deleteUserDialog"_s);
    return dialog;
}

} // namespace labdesk
