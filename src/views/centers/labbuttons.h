// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/lab.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace labdesk {

/// Known labs as buttons, where another one found nothing. Hidden while there is none.
class LabButtons : public QWidget
{
    Q_OBJECT

public:
    explicit LabButtons(QWidget *parent = nullptr);

    /// All of `labs` but the one that was searched, six at most.
    void offer(const std::vector<Lab> &labs, qint64 searched);

Q_SIGNALS:
    void labChosen(qint64 id);

private:
    QGridLayout *m_layout;
};

} // namespace labdesk
