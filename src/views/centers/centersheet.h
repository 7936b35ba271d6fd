// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "map/mapgeography.h"
#include "map/mapplacement.h"
#include "views/centers/patienttexts.h"

#include <QDate>
#include <QFont>
#include <QRectF>

#include <vector>

class QPagedPaintDevice;
class QPainter;

namespace labdesk {

/// One page for the patient: up to five service centers with all that one needs to get there, and a map of them. In
/// black and white, for any printer. It names nobody, and no order.
struct CenterSheet
{
    static constexpr size_t mostCenters = 5;
    struct Entry
    {
        int number = 0; ///< as in the list and on the map
        ServiceCenter center;
    };

    std::optional<CenterQuery> query; ///< what was asked for
    std::vector<Entry> entries;
    std::optional<MapOrigin> origin;
    int radiusMiles = 25;
    QDate printedOn;
    PatientLanguage language = PatientLanguage::English;
};

/// The same as text: what was asked for, and each center with its distance.
QString centerSheetText(const CenterSheet &sheet);

/// Draws it into `page`, in logical pixels of 1/96 inch, with this font's family. Everything has its place on the one
/// page: where there is much to say the map and then the letters become smaller.
void paintCenterSheet(QPainter &painter, const QRectF &page, const CenterSheet &sheet, const MapGeography &geography,
                      const QFont &font);

/// Fills the device's first page with it. False: the device could not be painted on.
bool printCenterSheet(QPagedPaintDevice &device, double dotsPerInch, const CenterSheet &sheet,
                      const MapGeography &geography, const QFont &font);

} // namespace labdesk
