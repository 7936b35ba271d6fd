// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userjobtypes.h"
#include "store/userselection.h"

#include <QFutureWatcher>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;

namespace labdesk {

class FormRow;

/// Where the detail of one user would be, while several are selected: how many, and what they have in common.
class UserSelectionPane : public QWidget
{
    Q_OBJECT

public:
    /// `readOnly` says why what would write is switched off; empty: it isn't.
    explicit UserSelectionPane(const QString &readOnly, QWidget *parent = nullptr);
    ~UserSelectionPane() override;

    /// `hidden`: how many of them the filter hides. Counts at once, or in another thread where there are very many.
    void showSelection(const UserSelection &selection, UserRow hidden);

Q_SIGNALS:
    void clearRequested();
    void jobRequested(labdesk::UserJobKind kind);

private:
    void showFacts(const std::optional<UserSelectionFacts> &facts);

    QLabel *m_title;
    QLabel *m_hidden;
    FormRow *m_sources;
    FormRow *m_zones;
    FormRow *m_noZone;
    FormRow *m_ended;
    std::shared_ptr<Canceled> m_canceled;
    QFutureWatcher<std::optional<UserSelectionFacts>> m_counting;
};

} // namespace labdesk
