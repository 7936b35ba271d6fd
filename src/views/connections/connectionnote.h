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

/// The note above the form: whether the connection is saved, what is missing, and when its token expires.
class ConnectionNote : public QLabel
{
    Q_OBJECT

public:
    explicit ConnectionNote(QWidget *parent = nullptr);

    void setSources(const ConnectionRegistry &registry, const ConnectionDrafts &drafts); ///< must be called first
    /// Expiry of the bearer token of the connection in use (UTC); called every minute.
    void setTokenExpiry(std::function<std::optional<QDateTime>()> expiresAt);
    void showNote(const ConnectionDraft &draft, const std::vector<FieldProblem> &fileProblems);

private:
    void updateNote();
    QString note() const;
    QString tokenNote() const;

    const ConnectionRegistry *m_registry = nullptr;
    const ConnectionDrafts *m_drafts = nullptr;
    std::function<std::optional<QDateTime>()> m_tokenExpiresAt;
    ConnectionDraft m_shown;
    std::vector<FieldProblem> m_fileProblems;
    QTimer m_minuteTimer; ///< updates the remaining time of the token
};

} // namespace labdesk
