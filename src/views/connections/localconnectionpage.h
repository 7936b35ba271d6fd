// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace labdesk {

struct Connection;
class FormRow;

/// In place of the form: what there is to know of the local service, of which nothing can be changed.
class LocalConnectionPage : public QWidget
{
    Q_OBJECT

public:
    explicit LocalConnectionPage(QWidget *parent = nullptr);
    void setConnection(const Connection &local);

private:
    FormRow *m_address;
};

} // namespace labdesk
