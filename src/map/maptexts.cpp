// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/maptexts.h"

#include "text/localtexts.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr double minShownMiles = 0.05; // closer than the precision of the distance

} // namespace

QString MapTexts::ring(double miles)
{
    return tr("%1 mi").arg(QLocale().toString(miles));
}

QString MapTexts::remark()
{
    //: On the map: it is drawn from outlines and ZIP codes
    return tr("Approximate");
}

QString MapTexts::bubble(std::size_t count)
{
    //: On the map where several centers stand at one spot: how many
    return tr("×%1").arg(QLocale().toString(qulonglong(count)));
}

QString MapTexts::bubbleToolTip(const std::vector<const MapItem *> &items)
{
    constexpr std::size_t maxLines = 10;
    QStringList lines{u"<b>%1</b>"_s.arg(tr("%Ln centers here", nullptr, int(items.size())).toHtmlEscaped())};
    for (std::size_t i = 0; i < std::min(items.size(), maxLines); ++i)
        lines
            += u"%1. %2"_s.arg(QLocale().toString(items[i]->number),
                               (items[i]->about.isEmpty() ? items[i]->label : items[i]->about.front()).toHtmlEscaped());
    if (items.size() > maxLines)
        lines += tr("… and %Ln more", nullptr, int(items.size() - maxLines));
    return u"<p style='white-space:pre'>%1</p>"_s.arg(lines.join(u"<br>"_s));
}

QString MapTexts::labelText(const MapItem &item)
{
    return item.miles && *item.miles >= minShownMiles ? tr("%1 · %2 mi").arg(item.label, localMiles(*item.miles))
                                                      : item.label;
}

QString MapTexts::toolTip(const MapItem &item, const MapMarker &marker)
{
    QString rest;
    for (const QString &line : item.about + QStringList{placed(marker)})
        rest += u"<br>"_s + line.toHtmlEscaped();
    return u"<p style='white-space:pre'><b>%1. %2</b>%3</p>"_s.arg(QLocale().toString(item.number),
                                                                   labelText(item).toHtmlEscaped(), rest);
}

QString MapTexts::placed(const MapMarker &marker)
{
    return marker.exact             ? tr("Exact location")
        : marker.isDirectionUnknown ? tr("In this ZIP code, direction unknown")
                                    : tr("Estimated from ZIP code and distance");
}

QString MapTexts::accessibleName(const MapItem &item)
{
    const QString number = QLocale().toString(item.number);
    QStringList names{item.label}; // the label is the town; the center's own name comes first
    if (!item.about.isEmpty() && item.about.first() != item.label)
        names.prepend(item.about.first());
    const QString label = localList(names);
    if (!item.miles)
        return tr("%1, %2, distance unknown").arg(number, label);
    return *item.miles < minShownMiles ? tr("%1, %2, under %3 miles").arg(number, label, localMiles(0.1))
                                       : tr("%1, %2, %3 miles").arg(number, label, localMiles(*item.miles));
}

QString MapTexts::accessibleDescription(const MapItem &item, const MapMarker &marker)
{
    QStringList parts = item.about.mid(1) + QStringList{placed(marker)};
    for (QString &part : parts)
        if (part.endsWith(u'.'))
            part.chop(1);
    return parts.join(u". "_s);
}

QString MapTexts::summary(const std::optional<MapOrigin> &origin, int radiusMiles, const std::vector<MapItem> &items)
{
    if (items.empty())
        return tr("No service centers on the map");
    const auto count = static_cast<int>(items.size());
    const QString all = origin
        ? tr("%Ln centers within %1 miles of %2", nullptr, count).arg(QLocale().toString(radiusMiles), origin->zip)
        : tr("%Ln centers", nullptr, count);
    std::optional<double> nearest;
    for (const MapItem &item : items) {
        if (item.miles && (!nearest || *item.miles < *nearest))
            nearest = item.miles;
    }
    if (!nearest)
        return all;
    return *nearest < minShownMiles ? tr("%1, nearest under %2 miles").arg(all, localMiles(0.1))
                                    : tr("%1, nearest %2 miles").arg(all, localMiles(*nearest));
}

QString MapTexts::description(const QString &summary, std::size_t missing, const MapItem *selected)
{
    QStringList sentences{summary};
    if (missing > 0)
        sentences += tr("%Ln not on the map", nullptr, static_cast<int>(missing));
    if (selected)
        sentences += tr("Selected: %1, %2").arg(QLocale().toString(selected->number), labelText(*selected));
    return sentences.join(u". "_s);
}

} // namespace labdesk
