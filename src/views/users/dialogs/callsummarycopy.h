// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/users/actions/callsummary.h"

#include <QObject>

#include <functional>
#include <optional>

class QWidget;

namespace labdesk {

class Session;
class UserDetails;

/// Copies the summary of the open user. The first time, a preview is shown; after that, it is copied immediately in the
/// chosen form.
class CallSummaryCopy : public QObject
{
    Q_OBJECT

public:
    /// `dialogParent`: the parent of dialogs, and the owner.
    CallSummaryCopy(Session &session, UserDetails &details, ProviderNameLookup nameOf, QWidget *dialogParent);

    void copy(const User &user);
    const std::optional<SummaryForm> &form() const { return m_form; } ///< the last form used; nothing: not used yet
    void setForm(const std::optional<SummaryForm> &form) { m_form = form; }

Q_SIGNALS:
    void toastRequested(const QString &text, const QString &action, const std::function<void()> &run);

private:
    CallFacts factsOf(const User &user) const;
    void preview(const CallFacts &facts);

    Session &m_session;
    UserDetails &m_details;
    ProviderNameLookup m_nameOf;
    QWidget *m_parent;
    std::optional<SummaryForm> m_form;
};

} // namespace labdesk
