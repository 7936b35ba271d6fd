// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace labdesk {

class ConnectionDrafts;
class ConnectionRegistry;

/// The connections there are, and those that are about to be made, each with what is to be known of it.
class ConnectionList : public QListWidget
{
    Q_OBJECT

public:
    explicit ConnectionList(QWidget *parent = nullptr);

    void fill(const ConnectionRegistry &registry, const ConnectionDrafts &drafts, const QString &currentId);
    /// What items need for their second line, the widest facts on it, without what scrolls beside it, px.
    int contentWidth() const;

Q_SIGNALS:
    void chosen(const QString &id); ///< by the person
};

} // namespace labdesk
