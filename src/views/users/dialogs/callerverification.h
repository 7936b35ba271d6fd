// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/callercheck.h"
#include "widgets/dialogframe.h"

#include <QMap>

class QLabel;
class QLineEdit;

namespace labdesk {

class InlineMessage;
class UserDetails;

/// Verifies a caller: the agent types the caller's answers and learns whether they match the insurance record, but not
/// what the record says. Loads the record if necessary.
class CallerVerification : public DialogFrame
{
    Q_OBJECT

public:
    CallerVerification(UserDetails &details, QWidget *parent = nullptr);

    void loadRecord(); ///< starts loading; call after connecting to the signals

Q_SIGNALS:
    void checked(bool matches); ///< for the audit trail

private:
    static QString formatHelp(CallerFact fact);
    void addField(CallerFact fact, const QString &caption, const QString &hint, int maxLength);
    void showState();
    void showTries();
    void check();

    UserDetails &m_details;
    QLabel *m_intro;
    QLabel *m_reason; ///< shown if policy requires verification
    QLabel *m_state;
    QMap<CallerFact, QWidget *> m_rows;
    QMap<CallerFact, QLineEdit *> m_fields;
    InlineMessage *m_result;
};

} // namespace labdesk
