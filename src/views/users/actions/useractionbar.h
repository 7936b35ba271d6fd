// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userjobtypes.h"

#include <QWidget>

class QLabel;

namespace labdesk {

class UserSelectionModel;

/// Shown below the list while several users are selected and there is no room for the detail beside it, which says the
/// same: their number, and the actions for all of them.
class UserActionBar : public QWidget
{
    Q_OBJECT

public:
    /// `readOnly`: why writing is disabled; empty: it isn't.
    UserActionBar(const UserSelectionModel &selection, const QString &readOnly, QWidget *parent = nullptr);

    void setDetailBeside(bool beside);

Q_SIGNALS:
    void jobRequested(labdesk::UserJobKind kind);
    void clearRequested();

private:
    void showCount();

    const UserSelectionModel &m_selection;
    QLabel *m_count;
    bool m_isDetailBeside = false;
};

} // namespace labdesk
