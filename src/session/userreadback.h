// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/apierror.h"
#include "domain/outcome.h"
#include "domain/user.h"
#include "session/useraction.h"

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <optional>

namespace labdesk {

class UserDirectory;

/// Reads whether a write to a user was done: the user, the user's providers, or, for a create of which nothing is
/// known, the list. What it reads of the user is put into the directory. One read at a time.
class UserReadBack : public QObject
{
    Q_OBJECT

public:
    enum class Finding { Done, NotDone, Unreadable };
    struct Seen
    {
        Finding finding = Finding::Unreadable;
        std::optional<UserId> made = {}; ///< for Create: who has the client id now
        std::optional<User> user = {};   ///< for Edit: as it is now
    };
    using Handler = std::function<void(const Seen &)>;

    UserReadBack(api::ApiClient &client, UserDirectory &directory, QObject *parent = nullptr);

    void read(const UserAction &action, Handler handler);
    /// The user as it is now, before something is sent, or after an answer that named no more than the ids.
    void readNow(const UserId &user, const std::function<void(const Outcome<User, ApiError> &)> &handler);
    void cancel(); ///< the handler never runs, and nothing is put into the directory any more
    /// Brings the user's row of the list up to date. When it can't be read, the list shows the old one.
    void updateRow(const UserId &user);

private:
    void readUser(const UserAction &action);
    void readProviders(const UserAction &action);
    void readList(const QString &clientUserId);
    void tell(const Seen &seen);

    api::ApiClient &m_client;
    UserDirectory &m_directory;
    Handler m_handler;
    api::Call m_call;
    api::Call m_rowCall;
    QMetaObject::Connection m_list; ///< while the list is awaited
};

} // namespace labdesk
