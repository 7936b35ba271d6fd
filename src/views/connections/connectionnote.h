// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/connections/connectiondrafts.h"

#include <QDateTime>
#include <QLabel>
#include <QTimer>

#include <functional>
#include <optional>

namespace labdesk {

/// What there is to know of the connection in the form: whether it is saved, what is missing, when its token ends.
class ConnectionNote : public QLabel
{
    Q_OBJECT

public:
    explicit ConnectionNote(QWidget *parent = nullptr);

    void setSources(const ConnectionRegistry &registry, const ConnectionDrafts &drafts); ///< before anything is shown
    /// When the bearer token of the connection in use ends (UTC); asked again as time goes by.
    void setTokenEnd(std::function<std::optional<QDateTime>()> endsAt);
    void showNote(const ConnectionDraft &draft);

private:
    QString noteOf(const ConnectionDraft &draft) const;
    QString tokenNote() const;

    const ConnectionRegistry *m_registry = nullptr;
    const ConnectionDrafts *m_drafts = nullptr;
    std::function<std::optional<QDateTime>()> m_tokenEndsAt;
    ConnectionDraft m_shown;
    QTimer m_minute; ///< updates the remaining time of the token
};

} // namespace labdesk
