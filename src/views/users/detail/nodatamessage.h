// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/useredit.h"
#include "session/nodataanswer.h"
#include "text/reconnecttexts.h"
#include "widgets/inlinemessage.h"

#include <functional>

class QMenu;

namespace labdesk {

class Session;
class UserDetails;

/// Explains above the overview why the open user has no data; hidden if there is nothing to explain. Updated whenever
/// the loaded data changes, and announced once when a user is opened. Also determines the next step.
class NoDataMessage : public InlineMessage
{
    Q_OBJECT

public:
    NoDataMessage(Session &session, UserDetails &details, QWidget *parent);

    bool isWaiting() const; ///< the step isn't known yet: the user or the sources are loading
    NoDataStep step() const { return m_step; }
    const QString &refreshFreeAt() const { return m_freeAt; } ///< as displayed; empty: now
    void evaluate();
    void take(NoDataStep step); ///< copies a text or requests the edit; the caller has to handle Refresh
    /// A menu of the texts for the user, as for a source with a problem. For the step CopyForUser.
    QMenu *makeTextsMenu(QWidget *button);

Q_SIGNALS:
    void evaluated();
    void editRequested(labdesk::UserField at);
    void toastRequested(const QString &text, const QString &action, const std::function<void()> &run);

private:
    void forget();
    void copyIn(UserLanguage language);
    void copyForUser(UserLanguage language, const QString &text, const QString &otherText);

    Session &m_session;
    UserDetails &m_details;
    NoDataFinding m_finding;
    NoDataStep m_step = NoDataStep::Refresh;
    QString m_freeAt;
    UserLanguage m_language = UserLanguage::English; ///< the language copied last for m_languageOf
    std::optional<UserId> m_languageOf;
};

} // namespace labdesk
