// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/useredit.h"
#include "session/nodataanswer.h"
#include "text/reconnecttexts.h"
#include "widgets/inlinemessage.h"

#include <functional>

namespace labdesk {

class Session;
class UserDetails;

/// Why the open user has no data, for above their overview: hidden while nothing is to be said about them. Judges what
/// is loaded, again whenever that changes, and is said once when a user is opened. Also knows the step that helps.
class NoDataMessage : public InlineMessage
{
    Q_OBJECT

public:
    NoDataMessage(Session &session, UserDetails &details, QWidget *parent);

    NoDataStep step() const { return m_step; }
    const QString &refreshFreeAt() const { return m_freeAt; } ///< as it is shown; empty: now
    void judge();
    void take(NoDataStep step); ///< copies, or asks for the edit; Refresh is for others to do

Q_SIGNALS:
    void judged();
    void editRequested(labdesk::UserField at);
    void toastRequested(const QString &text, const QString &action, const std::function<void()> &run);

private:
    void forget();
    void copyForUser(UserLanguage language, const QString &text, const QString &otherText);

    Session &m_session;
    UserDetails &m_details;
    NoDataFinding m_finding;
    NoDataStep m_step = NoDataStep::Refresh;
    QString m_freeAt;
    UserLanguage m_language = UserLanguage::English; ///< that was copied last for the user below
    std::optional<UserId> m_languageOf;
};

} // namespace labdesk
