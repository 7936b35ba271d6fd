// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "platform/settings.h"
#include "widgets/dialogframe.h"

#include <QUrl>

class QCheckBox;

namespace labdesk {

using DirectionsChoice = Settings::Directions;

/// Where a browser shows the way to a center: its street and town, and nothing else. Where from, for whom, which lab
/// and what for is not in it. Empty for a center without an address.
QUrl directionsUrl(const Address &address);

/// Says what is sent where, before it is. accepted() means open it.
class DirectionsDialog : public DialogFrame
{
    Q_OBJECT

public:
    explicit DirectionsDialog(const ServiceCenter &center, QWidget *parent = nullptr);

    bool isToAskAgain() const;

private:
    QCheckBox *m_once;
};

} // namespace labdesk
