// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/providertablemodel.h"
#include "views/common/pane.h"

class QComboBox;
class QTableView;

namespace labdesk {

class InlineMessage;
class ListDetailPane;
class ListHeader;
class ListOutput;
class ProviderDetail;
class RemoteStack;
class SearchField;
class Session;

/// The catalog of providers (contract 2.5, 4.2), and how many of the team's users have connected each.
class ProvidersPane : public Pane
{
    Q_OBJECT

public:
    explicit ProvidersPane(Session &session, QWidget *parent = nullptr);

    void reload() override;
    void focusFilter() override;
    void showFilter(const QString &words);
    void clearFilters();
    bool isFiltered() const;
    enum class Choice { SignIn, Resource };
    void focusChoice(Choice choice);
    QString currentSlug() const;            ///< empty: none is selected
    bool showProvider(const QString &slug); ///< false: unknown
    void showRaw();
    /// Shows the provider once the catalog is loaded, or says that there is none with that slug.
    void openProvider(const QString &slug);
    std::vector<Command> commands() override;
    QVariantMap viewState() const override;
    void restoreViewState(const QVariantMap &state) override;

Q_SIGNALS:
    void usersRequested(const QString &slug); ///< to list the users who have connected it

protected:
    void showEvent(QShowEvent *event) override; ///< loads the catalog the first time

private:
    void setUpFilters();
    void arrange();
    void showState();
    void showCount();
    void showCurrent();
    void showRequested();

    Session &m_session;
    ProviderTableModel m_model;
    ListHeader *m_header;
    SearchField *m_filter;
    QComboBox *m_auth;
    QComboBox *m_resource;
    QTableView *m_table;
    ListOutput *m_output = nullptr;
    RemoteStack *m_stack;
    ProviderDetail *m_detail;
    ListDetailPane *m_listDetail;
    InlineMessage *m_unread; ///< entries that couldn't be read
    QString m_requestedSlug; ///< shown once the catalog is loaded; empty: none
    bool m_wasSeen = false;
    QDateTime m_shownAt; ///< arrival time of the displayed response
};

} // namespace labdesk
