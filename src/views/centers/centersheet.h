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

/// The handout for the patient: up to five service centers with their details, and a map of them, on one page. Black
/// and white, for any printer. Contains no names of people and no order IDs.
struct CenterSheet
{
    static constexpr size_t maxCenters = 5;
    struct Entry
    {
        int number = 0; ///< as in the list and on the map
        ServiceCenter center;
    };

    std::optional<CenterQuery> query; ///< the search that found the centers
    std::vector<Entry> entries;
    std::optional<MapOrigin> origin;
    int radiusMiles = 25;
    QDate printedOn;
    PatientLanguage language = PatientLanguage::English;
};

/// The handout as plain text: the search, and each center with its distance.
QString centerSheetText(const CenterSheet &sheet);

/// Paints the handout into `page`, in logical pixels of 1/96 inch, with this font's family. Everything fits on one
/// page: if there is much text, first the map and then the font gets smaller.
void paintCenterSheet(QPainter &painter, const QRectF &page, const CenterSheet &sheet, const MapGeography &geography,
                      const QFont &font);

/// Prints the handout on the first page of the device. Returns false if the device can't be painted on.
bool printCenterSheet(QPagedPaintDevice &device, double dotsPerInch, const CenterSheet &sheet,
                      const MapGeography &geography, const QFont &font);

} // namespace labdesk
