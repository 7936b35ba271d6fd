// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/directions.h"

#include "widgets/browserquestion.h"

#include <QDesktopServices>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Leaves out the second line (suite or floor), with which the search wouldn't find the building.
QString streetAndTown(const Address &address)
{
    QStringList parts{address.firstLine.simplified(), address.city.simplified(),
                      (address.state + u' ' + address.zip).simplified()};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace

QUrl directionsUrl(const Address &address)
{
    const QString to = streetAndTown(address);
    if (to.isEmpty())
        return {};
    // Unencoded, '+' and '&' in an address would change the meaning of the query.
    const QByteArray encoded = QUrl::toPercentEncoding(to);
    QUrl url(u"https://www.openstreetmap.org/directions"_s);
    url.setQuery(u"to="_s + QString::fromLatin1(encoded), QUrl::StrictMode);
    return url;
}

void DirectionsOpener::open(const ServiceCenter &center, QWidget *window)
{
    if (m_choice == Settings::OpenInBrowser::Open)
        return openBrowser(center);
    auto *dialog = new BrowserQuestion(tr("Open directions in the browser?"), u"directionsDialog"_s, window);
    dialog->addText(tr("Only the center’s address is sent to openstreetmap.org. The patient’s location, the order, and "
                       "the lab aren’t."));
    dialog->addText(streetAndTown(center.address))->setObjectName(u"directionsAddressLabel"_s);
    connect(dialog, &QDialog::accepted, this, [this, dialog, center] {
        if (dialog->isLast())
            Q_EMIT choiceMade(Settings::OpenInBrowser::Open);
        openBrowser(center);
    });
    dialog->open();
}

void DirectionsOpener::openBrowser(const ServiceCenter &center)
{
    const bool opened = QDesktopServices::openUrl(directionsUrl(center.address));
    Q_EMIT toastRequested(opened ? tr("Opened directions in your browser.")
                                 : tr("Couldn’t open a browser. Copy the address instead."));
}

} // namespace labdesk
