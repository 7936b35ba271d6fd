// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"

#include <QWidget>

namespace labdesk {

/// The buttons in the current row of the center list.
class CenterActions : public QWidget
{
    Q_OBJECT

public:
    explicit CenterActions(const ServiceCenter &center, QWidget *parent = nullptr);

Q_SIGNALS:
    void copied(const QString &what); ///< in words, for a toast
};

/// Puts name, address, phone and hours on the clipboard.
void copyForPatient(const ServiceCenter &center);

} // namespace labdesk
