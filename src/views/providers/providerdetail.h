// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/sourcenotice.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace labdesk {

class ChipFlow;
class ChipLabel;
class CopyButton;
class FormRow;
class Group;
class InlineMessage;

/// All fields of one provider.
class ProviderDetail : public QWidget
{
    Q_OBJECT

public:
    explicit ProviderDetail(QWidget *parent = nullptr);

    void showProvider(const Provider &provider, const SourceFacts &facts);
    /// `connected`: the number of the team's users who have connected it, out of `all`; nothing if users aren't loaded.
    void showConnectedUsers(const std::optional<qint64> &connected, qint64 all);
    void setWords(const QString &words); ///< the filter's words, which are highlighted in data types

Q_SIGNALS:
    void loadUsersRequested();
    void usersRequested(); ///< to list the users who have connected it

private:
    void showDataTypes();

    Provider m_shown;
    QStringList m_words;
    QLabel *m_name;
    QLabel *m_description;
    InlineMessage *m_notice;
    CopyButton *m_copySlug;
    FormRow *m_slug;
    ChipLabel *m_auth;
    QLabel *m_noAuthLabel;
    Group *m_resourceGroup;
    ChipFlow *m_resources;
    QLabel *m_noResourcesLabel;
    QLabel *m_users;
    QPushButton *m_showUsers;
    QPushButton *m_loadUsers;
};

} // namespace labdesk
