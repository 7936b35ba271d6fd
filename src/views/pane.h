// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QWidget>

#include <functional>

namespace labdesk {

/// What fills the window beside the sidebar. A pane is given what it shows and announces what was chosen.
class Pane : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void reload() = 0;      ///< F5: from the service
    virtual void focusFilter() = 0; ///< Ctrl+F

Q_SIGNALS:
    void statusChanged(const QString &text);       ///< "41 of 1,204 users, 1 selected"
    void syncedAt(const QDateTime &at);            ///< when what is shown came; invalid: never
    void countChanged(int count);                  ///< for the sidebar; negative: none
    /// Says that something succeeded, with at most one action; `run` may be empty. Never for an error alone.
    void toastRequested(const QString &text, const QString &action, const std::function<void()> &run);
};

} // namespace labdesk
