// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/localconnectionpage.h"

#include "domain/connection.h"
#include "widgets/group.h"

#include <QVBoxLayout>

namespace labdesk {

LocalConnectionPage::LocalConnectionPage(QWidget *parent) : QWidget(parent)
{
    auto *card = new Group({});
    m_address = card->addRow(tr("Base URL"), QString());
    m_address->setCode(true);
    card->addRow(tr("Sign in"), tr("API key, known only to this program"));
    card->addRow(tr("Changes"), tr("Allowed: all data is sample data"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(card);
    layout->addStretch(1);
}

void LocalConnectionPage::setConnection(const Connection &local)
{
    m_address->setValue(local.baseUrl.toString());
}

} // namespace labdesk
