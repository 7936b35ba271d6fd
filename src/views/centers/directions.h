// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "platform/settings.h"

#include <QObject>
#include <QUrl>

namespace labdesk {

using DirectionsChoice = Settings::Directions;

/// Where a browser shows the way to a center: its street and town, and nothing else. Where from, for whom, which lab
/// and what for is not in it. Empty for a center without an address.
QUrl directionsUrl(const Address &address);

/// Opens the directions to a center in the browser: says before what is sent where, as long as the person wants to be
/// asked.
class DirectionsOpener : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void setChoice(DirectionsChoice choice) { m_choice = choice; }
    DirectionsChoice choice() const { return m_choice; }
    void open(const ServiceCenter &center, QWidget *window);

Q_SIGNALS:
    void choiceMade(labdesk::DirectionsChoice choice); ///< a person does not want to be asked again
    void said(const QString &what);                    ///< in words, for a toast

private:
    void openBrowser(const ServiceCenter &center);

    DirectionsChoice m_choice = DirectionsChoice::Ask;
};

} // namespace labdesk
