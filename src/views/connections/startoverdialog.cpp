// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/startoverdialog.h"

#include "domain/connection.h"
#include "widgets/confirmdialog.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

struct StartOver
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::StartOver)
};

} // namespace

ConfirmDialog *makeStartOverDialog(const Connection &local, QWidget *parent)
{
    auto *dialog
        = new ConfirmDialog(StartOver::tr("Start over with new sample data?"),
                            {StartOver::tr("All users, sources and orders of the local service are deleted and "
                                           "replaced by new ones. This can’t be undone."),
                             StartOver::tr("Other connections aren’t affected.")},
                            StartOver::tr("Start over"), {}, local, parent);
    dialog->setObjectName(QStringLiteral("startOverDialog"));
    return dialog;
}

} // namespace labdesk
