// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/apierror.h"
#include "domain/outcome.h"
#include "domain/provider.h"
#include "domain/user.h"
#include "session/useraction.h"

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace labdesk {

class UserDirectory;

/// Checks whether a write to a user was done, by reading the user, the user's providers, or, for a create with unknown
/// outcome, the list. Users that it reads are put into the directory. One read at a time.
class UserReadBack : public QObject
{
    Q_OBJECT

public:
    enum class Finding { Done, NotDone, Unreadable };
    struct Seen
    {
        Finding finding = Finding::Unreadable;
        std::optional<UserId> listed = {}; ///< for Create: the user with the client ID
        bool wasThereBefore = false;       ///< for Create: that user was listed before, and isn't new
        std::optional<User> user = {};     ///< for Edit: as it is now
    };
    using Handler = std::function<void(const Seen &)>;

    UserReadBack(api::ApiClient &client, UserDirectory &directory);

    void read(const UserAction &action, Handler handler);
    /// Reads the current user, before something is sent, or after a response that contained only the IDs.
    void readNow(const UserId &user, const std::function<void(const Outcome<User, ApiError> &)> &handler);
    void cancel(); ///< the handler never runs, and nothing is put into the directory any more
    /// Updates the user's row in the list. If it can't be read, the old one stays.
    void updateRow(const UserId &user);

private:
    void readUser(const UserAction &action);
    void readProviders(const UserAction &action);
    void readList(const UserAction &action);
    void report(const Seen &seen);

    api::ApiClient &m_client;
    UserDirectory &m_directory;
    Handler m_handler;
    api::Call m_call;
    api::Call m_rowCall;
    bool m_wasListed = false;       ///< the client ID was listed before the create was sent
    QMetaObject::Connection m_list; ///< while the list is awaited
};

/// Whether the user's list of sources shows that this one is deregistered. Nothing: the list can't show it.
std::optional<bool> isDeregistered(const Outcome<api::Response<std::vector<ConnectedProvider>>, ApiError> &sources,
                                   const QString &slug);

} // namespace labdesk
