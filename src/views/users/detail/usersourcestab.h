// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/remote.h"
#include "domain/sourcenotice.h"
#include "session/auditentry.h"
#include "views/common/replyoffers.h"

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

namespace labdesk {

class Group;
class InlineMessage;
class RemoteStack;
class SourceRow;

/// The sources connected to a user, including those being disconnected.
class UserSourcesTab : public QWidget
{
    Q_OBJECT

public:
    explicit UserSourcesTab(QWidget *parent = nullptr);

    void showProviders(const Remote<std::vector<ConnectedProvider>> &providers);
    /// Facts about a source from elsewhere than the connection itself, such as notices.
    void setFacts(std::function<SourceFacts(const QString &slug)> factsOf);
    void setReplies(ReplyLookup replies) { m_replies = std::move(replies); } ///< the team's replies for the user
    void refreshFacts();                                                     ///< the facts may have changed
    /// Why a source can't be disconnected now, by its slug; empty: it can.
    void setUnavailability(const std::function<QString(const QString &slug)> &reasonFor);

Q_SIGNALS:
    void deregisterRequested(const labdesk::ConnectedProvider &provider);
    void retryRequested();
    void rawRequested();
    void cancelRequested();
    void audited(const labdesk::AuditEntry &entry); ///< without the user ID, which the receiver adds

private:
    std::vector<SourceFacts> factsOf(const std::vector<ConnectedProvider> &providers) const;
    void fill(const std::vector<ConnectedProvider> &providers);

    RemoteStack *m_stack;
    InlineMessage *m_unread; ///< entries that couldn't be read
    Group *m_group;
    std::function<SourceFacts(const QString &slug)> m_factsOf;
    ReplyLookup m_replies;
    std::vector<ConnectedProvider> m_shown;
    std::vector<SourceFacts> m_facts; ///< facts of m_shown, in the same order
    std::function<QString(const QString &slug)> m_reasonFor;
    std::vector<SourceRow *> m_rows;
};

} // namespace labdesk
