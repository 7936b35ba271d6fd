// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/sourcenotice.h"
#include "session/auditentry.h"
#include "views/common/replyoffers.h"

#include <QTimeZone>
#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace labdesk {

/// One connected source: name, connection date, state, data types, problems, and a button to disconnect it.
class SourceRow : public QWidget
{
    Q_OBJECT

public:
    /// `replies`: the team's replies for the user, if any.
    SourceRow(const ConnectedProvider &provider, const QTimeZone &here, const SourceFacts &facts = {},
              ReplyLookup replies = {}, QWidget *parent = nullptr);

    const QString &slug() const { return m_slug; }
    /// Why it can't be disconnected now; empty: it can.
    void setUnavailable(const QString &reason);

Q_SIGNALS:
    void deregisterRequested();
    void audited(const labdesk::AuditEntry &entry); ///< without the user ID, which the receiver adds

private:
    QWidget *makeHead(const ConnectedProvider &provider, const QTimeZone &here);
    void addDetails(QVBoxLayout *layout, const ConnectedProvider &provider, const QTimeZone &here);
    void addResources(QVBoxLayout *layout, const ConnectedProvider &provider);
    void addFacts(QVBoxLayout *layout, const SourceFacts &facts);

    QString m_slug;
    ReplyLookup m_replies;
    QPushButton *m_deregister;
};

} // namespace labdesk
