// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sourcefaultmodel.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace labdesk {

/// What a check of sources found, by source and problem. A click, or Enter, asks for the users of a row.
class SourceFaultList : public QWidget
{
    Q_OBJECT

public:
    explicit SourceFaultList(QWidget *parent = nullptr);

    void show(const UserJob &job); ///< after any change of the job

Q_SIGNALS:
    void usersRequested(const std::vector<std::string> &ids);

private:
    SourceFaultModel m_model;
    QLabel *m_caption;
    QTableView *m_table;
};

} // namespace labdesk
