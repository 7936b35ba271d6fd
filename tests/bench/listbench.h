// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/usertablemodel.h"
#include "session/session.h"
#include "watchedapplication.h"

#include <QJsonObject>
#include <QLineEdit>
#include <QTableView>
#include <QWidget>

namespace labdesk::bench {

/// The real session and model, and a table that shows them in a window with a field to type a filter into. Each part
/// measures one thing a person does, from when it is done to when it can be seen, in ms.
class ListBench
{
public:
    ListBench(WatchedApplication &app, const Connection &connection, const QByteArray &key);

    /// Loads the list. False when it could not be had: why is on the standard error.
    bool list(QJsonObject &result);
    void filter(QJsonObject &result);
    void sort(QJsonObject &result);
    void keys(QJsonObject &result); ///< 200 words of the client IDs, against a plain scan of them

private:
    bool isListed();
    /// From the key press to the painted result.
    double press(int key, const QString &text = {});
    double sortBy(UserTableModel::Column column, Qt::SortOrder order);
    /// When the last byte of the list left the server, in ns of the monotonic clock; 0 where it does not say
    /// (bench_serve does).
    qint64 lastByteSentNs();
    void noteLongest(QJsonObject &result, const QString &when);

    WatchedApplication &m_app;
    Session m_session;
    UserTableModel m_model;
    QWidget m_window;
    QLineEdit *m_edit;
    QTableView *m_table;
};

} // namespace labdesk::bench
