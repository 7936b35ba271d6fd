// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/nodatacause.h"
#include "text/users/nodatatexts.h"
#include "widgets/dialogframe.h"

class QComboBox;
class QPlainTextEdit;

namespace labdesk {

class InlineMessage;
class SegmentedControl;
class Session;
class UserDetails;

/// Explains why a user has no data, overall or for one source and data type: the cause, the next step, and texts for
/// the user and the ticket. Uses loaded data only, and updates when it changes.
class NoDataDialog : public DialogFrame
{
    Q_OBJECT

public:
    NoDataDialog(Session &session, UserDetails &details, QWidget *parent);

Q_SIGNALS:
    void copied(const QString &what); ///< emitted when the dialog closes; text for a toast

private:
    void fillSources();
    void fillKinds();
    void evaluate();
    NoDataFacts facts() const;

    Session &m_session;
    UserDetails &m_details;
    QComboBox *m_source;
    QComboBox *m_kind;
    InlineMessage *m_finding;
    QLabel *m_notes;
    SegmentedControl *m_language;
    QPlainTextEdit *m_forUser;
    QString m_forTicket;
};

} // namespace labdesk
