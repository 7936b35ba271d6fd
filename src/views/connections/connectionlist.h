// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace labdesk {

class ConnectionDrafts;
class ConnectionRegistry;

/// All stored connections and drafts of new ones, with their facts.
class ConnectionList : public QListWidget
{
    Q_OBJECT

public:
    explicit ConnectionList(QWidget *parent = nullptr);

    void fill(const ConnectionRegistry &registry, const ConnectionDrafts &drafts, const QString &currentId);
    /// Width that the items need to show all facts, without the scroll bar, in px.
    int contentWidth() const;

Q_SIGNALS:
    void chosen(const QString &id); ///< by the user
};

} // namespace labdesk
