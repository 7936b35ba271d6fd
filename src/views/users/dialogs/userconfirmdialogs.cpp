// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/userconfirmdialogs.h"

#include "text/users/sourcetexts.h"
#include "text/users/usertexts.h"
#include "widgets/confirmdialog.h"
#include "widgets/inlinemessage.h"

using namespace Qt::StringLiterals;

namespace labdesk {

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
