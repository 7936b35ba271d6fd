// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userquery.h"
#include "store/userstore.h"

#include <QFutureWatcher>
#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

class QHBoxLayout;
class QToolButton;

namespace labdesk {

/// Frequent filters as chips above the list with their number of users in the team; clicking one toggles it. Chips that
/// match no users are hidden, and so are the last ones if there isn't enough space. Counts in worker threads.
class UserQuickFilters : public QWidget
{
    Q_OBJECT

public:
    explicit UserQuickFilters(const UserStore &store, QWidget *parent = nullptr);
    ~UserQuickFilters() override;

    /// Checks the chips of the query's terms. `terms` without a quick filter get a chip that removes them.
    void setQuery(const UserQuery &query, const QStringList &terms);
    QList<QWidget *> tabStops() const; ///< in tab order
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void termToggled(const QString &term);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Part ///< a chip
    {
        QToolButton *button;
        QString name;
        QString term;
        UserRow users = 0;
    };
    using Counts = std::vector<UserRow>;

    void addPart(const QString &name, const QString &term, const QString &objectName);
    void count();
    void updateTokens();
    void show(const std::optional<Counts> &counts);
    void fit();

    const UserStore &m_store;
    std::vector<Part> m_parts;
    std::vector<Part> m_tokens; ///< shown before m_parts
    QStringList m_terms;
    QHBoxLayout *m_row;
    QWidget *m_offers;   ///< contains the chips of m_parts
    QTimer m_countTimer; ///< delays counting, because a list that is loading changes often
    std::shared_ptr<std::atomic<bool>> m_canceled;
    QFutureWatcher<std::optional<Counts>> m_counting;
};

} // namespace labdesk
