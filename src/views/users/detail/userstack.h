// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/remotestack.h"

namespace labdesk {

class Session;
class UserDetails;

/// A user that is there, or why there is none, which beside a list that failed for the same reason is told there only.
class UserStack : public RemoteStack
{
    Q_OBJECT

public:
    UserStack(Session &session, UserDetails &details, const std::function<QWidget *(QWidget *parent)> &makeContent,
              QWidget *parent);

    void showUser();
    void setListBeside(bool beside);

Q_SIGNALS:
    void forgetRequested();

private:
    bool failsWithList() const;
    void followList();
    void showMissing(const ApiError &why);

    Session &m_session;
    UserDetails &m_details;
    bool m_listBeside = false;
    bool m_failedWithList = false; ///< when it was shown last
};

} // namespace labdesk
