// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "platform/settings.h"

#include <QObject>
#include <QUrl>

namespace labdesk {

/// Web page with directions to a center. Contains only its street and town: no origin, person, lab, or purpose. Empty
/// if the center has no address.
QUrl directionsUrl(const Address &address);

/// Opens the directions to a center in the browser. Before that, asks for confirmation and says what is sent where,
/// unless the user turned this off.
class DirectionsOpener : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void setChoice(Settings::OpenInBrowser choice) { m_choice = choice; }
    Settings::OpenInBrowser choice() const { return m_choice; }
    void open(const ServiceCenter &center, QWidget *window);

Q_SIGNALS:
    void choiceMade(labdesk::Settings::OpenInBrowser choice); ///< the user chose not to be asked again
    void toastRequested(const QString &what);                 ///< text for a toast

private:
    void openBrowser(const ServiceCenter &center);

    Settings::OpenInBrowser m_choice = Settings::OpenInBrowser::Ask;
};

} // namespace labdesk
