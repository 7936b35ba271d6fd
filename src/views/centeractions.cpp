// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centeractions.h"

#include "output/clipboard.h"
#include "views/addresstexts.h"
#include "views/button.h"
#include "views/centerdelegate.h"
#include "views/centertexts.h"
#include "views/metrics.h"
#include "views/mirrored.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

CenterActions::CenterActions(const ServiceCenter &center, QWidget *parent)
    : QWidget(parent)
{
    const Metrics metrics = metricsFor(this);
    auto *copyAll = makeButton(tr("Copy for &patient"), IconName::Copy, ButtonKind::OnTint, u"copyForPatientButton"_s, this);
    auto *copyAddress = makeButton(tr("Copy &address"), ButtonKind::OnTint, u"copyCenterAddressButton"_s, this);
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics.px(6));
    for (QPushButton *button : {copyAll, copyAddress}) {
        setSmall(button);
        row->addWidget(button);
    }
    row->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(sidedMargins(CenterDelegate::textLeft(), 0, metrics.two, metrics.oneAndHalf));
    layout->addStretch(1);
    layout->addLayout(row);

    connect(copyAll, &QPushButton::clicked, this, [this, center] {
        copyForPatient(center);
        Q_EMIT copied(tr("Copied name, address, phone and hours."));
    });
    connect(copyAddress, &QPushButton::clicked, this, [this, address = center.address] {
        output::copyText(addressLines(address).join(u'\n'));
        Q_EMIT copied(tr("Copied the address."));
    });
}

void copyForPatient(const ServiceCenter &center)
{
    output::copyText(patientText(center));
}

} // namespace labdesk
