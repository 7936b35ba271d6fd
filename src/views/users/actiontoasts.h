// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"

#include <QObject>

#include <functional>

class QWidget;

namespace labdesk {

class Session;
struct UserAction;

/// Says in passing what became of an action; of one that needs an answer, where its user isn't open, where to find it.
class ActionToasts : public QObject
{
    Q_OBJECT

public:
    ActionToasts(Session &session, std::function<QString(const QString &slug)> providerName, QWidget *pane);

    void tell(quint64 action);

Q_SIGNALS:
    void toastRequested(const QString &text, const QString &action, const std::function<void()> &run, quint64 about);
    void userRequested(const labdesk::UserId &user); ///< to be opened

private:
    void tellElsewhere(const UserAction &action, const QString &title);

    Session &m_session;
    std::function<QString(const QString &slug)> m_providerName;
    QWidget *m_pane;
};

} // namespace labdesk
