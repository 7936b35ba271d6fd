// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"

#include <QWidget>

class QLabel;

namespace labdesk {

/// Two payors field by field, with a word for whether they agree.
class PayorComparison : public QWidget
{
    Q_OBJECT

public:
    explicit PayorComparison(QWidget *parent = nullptr);

    void compare(const Payor &one, const Payor &other);

private:
    struct Line
    {
        QLabel *one = nullptr;
        QLabel *other = nullptr;
        QLabel *verdict = nullptr;
    };
    Line addLine(const QString &field, const QString &objectName);

    Line m_name, m_code, m_aliases, m_address, m_source;
};

} // namespace labdesk
