// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sourcefaultmodel.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace labdesk {

/// The problems that a check of sources found, by source and problem. Clicking a row or pressing Enter requests a
/// selection of its users.
class SourceFaultList : public QWidget
{
    Q_OBJECT

public:
    explicit SourceFaultList(QWidget *parent = nullptr);

    void show(const UserJob &job); ///< call after each change of the job

Q_SIGNALS:
    void usersRequested(const std::vector<std::string> &ids);

private:
    SourceFaultModel m_model;
    QLabel *m_caption;
    QTableView *m_table;
};

} // namespace labdesk
