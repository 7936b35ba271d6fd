// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userconfirmdialogs.h"

#include "views/common/sourcetexts.h"
#include "views/common/usertexts.h"
#include "widgets/confirmdialog.h"
#include "widgets/inlinemessage.h"

using namespace Qt::StringLiterals;

namespace labdesk {

ConfirmDialog *makeDeregisterDialog(const User &user, const ConnectedProvider &provider, const Connection &connection,
                                    QWidget *parent, bool isPhoneSdk)
{
    const QString name = shownName(provider);
    auto *dialog = new ConfirmDialog(
        ConfirmDialog::tr("Deregister %1 for %2?").arg(name, formatClientId(user.clientUserId)),
        {ConfirmDialog::tr("%1 stops sending data for this user. Only the user can reconnect it.").arg(name)},
        ConfirmDialog::tr("Deregister"), user.clientUserId, connection, parent);
    dialog->setObjectName(u"deregisterDialog"_s);
    if (isPhoneSdk) {
        auto *note = new InlineMessage(Tone::Warn, ConfirmDialog::tr("%1 is connected through a phone app.").arg(name));
        note->setObjectName(u"phoneSourceMessage"_s);
        note->setSecondLine(ConfirmDialog::tr(
            "It can stay listed, or connect again by itself, until the user disconnects it in the app."));
        dialog->addNote(note);
    }
    return dialog;
}

ConfirmDialog *makeDeleteUserDialog(const User &user, const Connection &connection, QWidget *parent)
{
    const QStringList body = user.sources.empty()
        ? QStringList{ConfirmDialog::tr("The user is removed from the service. This cannot be taken back here.")}
        : QStringList{
            ConfirmDialog::tr("The user is removed from the service, and %Ln connected source(s) with it.", nullptr,
                              int(user.sources.size())),
            ConfirmDialog::tr(
                "This cannot be taken back here. A user who is created again has to connect every source anew.")};
    auto *dialog = new ConfirmDialog(ConfirmDialog::tr("Delete %1?").arg(formatClientId(user.clientUserId)), body,
                                     ConfirmDialog::tr("Delete user"), user.clientUserId, connection, parent);
    dialog->setObjectName(u"deleteUserDialog"_s);
    return dialog;
}

} // namespace labdesk
