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

/// What is looked for most, as chips above the list, with how many of the team it finds: a click filters by it, and
/// another one takes that away. A chip that would find nobody is left out, and the last ones where there is no room.
/// Counts in other threads.
class UserQuickFilters : public QWidget
{
    Q_OBJECT

public:
    explicit UserQuickFilters(const UserStore &store, QWidget *parent = nullptr);
    ~UserQuickFilters() override;

    /// Whose terms are on; `terms` that have no chip get one, which takes them away.
    void setQuery(const UserQuery &query, const QStringList &terms);
    QList<QWidget *> stops() const; ///< of the keyboard, in order
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
    void showTokens();
    void show(const std::optional<Counts> &counts);
    void fit();

    const UserStore &m_store;
    std::vector<Part> m_parts;
    std::vector<Part> m_tokens; ///< before them
    QStringList m_terms;
    QHBoxLayout *m_row;
    QWidget *m_offers; ///< the chips of m_parts
    QTimer m_soon;     ///< a list that arrives changes all the time
    std::shared_ptr<std::atomic<bool>> m_canceled;
    QFutureWatcher<std::optional<Counts>> m_counting;
};

} // namespace labdesk
