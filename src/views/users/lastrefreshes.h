// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"
#include "views/users/actiontexts.h"

#include <QCoreApplication>
#include <QHash>
#include <QVariantList>

namespace labdesk {

/// What came of the last refresh of each user, for as long as the window stays.
class LastRefreshes
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::LastRefreshes)

public:
    void note(const UserAction &action, const QDateTime &now); ///< local; what is no finished refresh is passed over
    /// "Last 13:41: Oura done."
    QString format(const UserActions &actions, const UserId &user, const NameOf &nameOf) const;
    /// Seconds until the service takes a refresh of that user again, as it said when it refused the last; 0: it said
    /// nothing, or that time is over.
    int secondsPaused(const UserId &user, const QDateTime &now) const;
    QVariantList state() const;
    void restore(const QVariantList &state);

private:
    struct Last
    {
        QDateTime at; ///< local, when it was answered
        quint64 action = 0;
        QDateTime pausedUntil = {}; ///< local; invalid: it is not
    };
    QHash<UserId, Last> m_last;
};

} // namespace labdesk
