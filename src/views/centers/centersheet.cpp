// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centersheet.h"

#include "map/mapbase.h"
#include "map/mapfit.h"
#include "map/mapscene.h"
#include "map/mapscenepainter.h"
#include "output/desktop/copyabletext.h"
#include "text/addresstexts.h"
#include "text/localtexts.h"
#include "widgets/theme.h"

#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr double minMapHeight = 220;
constexpr double maxMapHeight = 470;
constexpr double minScale = 0.5; ///< of the font size: 5.6 pt, still readable

/// Measures and paints the texts of the page at one font size.
class SheetPage
{
public:
    SheetPage(const CenterSheet &sheet, const QFont &family, double scale, double width)
        : m_sheet(sheet), m_words(sheet.language), m_width(width), m_scale(scale),
          m_title(sized(family, 24, QFont::DemiBold)), m_name(sized(family, 16, QFont::DemiBold)),
          m_body(sized(family, 15, QFont::Normal)), m_small(sized(family, 12, QFont::Normal)),
          m_number(sized(family, 12, QFont::Bold))
    {
    }

    double headHeight() const
    {
        return height(m_title, m_words.title(), m_width) + height(m_body, about(), m_width) + px(14);
    }
    double footHeight() const { return height(m_small, footer(), m_width) + px(8); }
    double entryHeight(const CenterSheet::Entry &entry) const
    {
        return height(m_name, entry.center.name, nameWidth(entry)) + height(m_body, lines(entry.center), bodyWidth())
            + px(12);
    }
    double entriesHeight() const
    {
        double sum = 0;
        for (const CenterSheet::Entry &entry : m_sheet.entries)
            sum += entryHeight(entry);
        return sum;
    }

    void paintHead(QPainter &painter, const QPointF &at) const
    {
        const double titleHeight = height(m_title, m_words.title(), m_width);
        draw(painter, m_title, m_words.title(), {at, QSizeF(m_width, titleHeight)});
        draw(painter, m_body, about(), {at.x(), at.y() + titleHeight, m_width, height(m_body, about(), m_width)});
    }

    void paintEntry(QPainter &painter, const QPointF &at, const CenterSheet::Entry &entry) const
    {
        const double radius = px(11);
        const QRectF disc(at.x(), at.y(), 2 * radius, 2 * radius);
        painter.setPen(Qt::NoPen);
        painter.setBrush(printTokens().ink);
        painter.drawEllipse(disc);
        painter.setPen(printTokens().base);
        painter.setFont(m_number);
        painter.drawText(disc, Qt::AlignCenter, localNumber(entry.number));
        const double left = at.x() + indent();
        const double nameHeight = height(m_name, entry.center.name, nameWidth(entry));
        draw(painter, m_name, entry.center.name, {left, at.y(), nameWidth(entry), nameHeight});
        draw(painter, m_name, distance(entry), {at.x(), at.y(), m_width, nameHeight}, Qt::AlignRight);
        const QString words = lines(entry.center);
        draw(painter, m_body, words, {left, at.y() + nameHeight, bodyWidth(), height(m_body, words, bodyWidth())});
    }

    void paintFoot(QPainter &painter, double bottom) const
    {
        const double footerHeight = height(m_small, footer(), m_width);
        draw(painter, m_small, footer(), {0, bottom - footerHeight, m_width, footerHeight});
    }

private:
    double px(double design) const { return design * m_scale; }
    double indent() const { return px(34); }
    double bodyWidth() const { return m_width - indent(); }
    double nameWidth(const CenterSheet::Entry &entry) const
    {
        return bodyWidth() - layOutText(m_name, distance(entry), m_width).widestLine() - px(16);
    }
    QFont sized(QFont font, double design, QFont::Weight weight) const
    {
        font.setPixelSize(std::max(1, qRound(px(design))));
        font.setWeight(weight);
        return font;
    }

    static output::CopyableText layOutText(const QFont &font, const QString &words, double width,
                                           Qt::Alignment alignment = Qt::AlignLeft)
    {
        return {words, font, width, Qt::LeftToRight, alignment};
    }
    static double height(const QFont &font, const QString &words, double width)
    {
        return layOutText(font, words, width).height();
    }
    void draw(QPainter &painter, const QFont &font, const QString &words, const QRectF &rect,
              Qt::Alignment alignment = Qt::AlignLeft) const
    {
        painter.setPen(printTokens().ink);
        layOutText(font, words, rect.width(), alignment).draw(painter, rect.topLeft());
    }
    QString about() const { return m_sheet.query ? m_words.about(*m_sheet.query) : QString(); }
    QString distance(const CenterSheet::Entry &entry) const
    {
        return m_words.distance(entry.center, m_sheet.origin ? m_sheet.origin->zip : QString());
    }
    QString footer() const { return m_words.footer(m_sheet.printedOn); }
    QString lines(const ServiceCenter &center) const
    {
        QStringList all{addressLines(center.address).join(u", "_s)};
        if (!center.phoneNumber.isEmpty())
            all += m_words.phone(center.phoneNumber);
        all += m_words.hours(center.hours).join(u"; "_s);
        all.removeAll(QString());
        return all.join(u'\n');
    }

    const CenterSheet &m_sheet;
    PatientWords m_words;
    double m_width;
    double m_scale;
    QFont m_title, m_name, m_body, m_small, m_number;
};

void paintSheetMap(QPainter &painter, const QRectF &area, const CenterSheet &sheet, const MapGeography &geography,
                   const QFont &family)
{
    std::vector<MapItem> items;
    for (const CenterSheet::Entry &entry : sheet.entries)
        items.push_back({entry.center.name, entry.number, entry.center.location, entry.center.address.zip,
                         entry.center.distance.miles});
    const MapPlacement placement = placeOnMap(sheet.origin, items, *geography.zips);
    QFont font = family;
    font.setPixelSize(13);
    const MapStyle style = MapStyle::from(font, 1);
    MapView view;
    view.size = area.size();
    fitMap(view, {placement, sheet.origin, sheet.radiusMiles, {}}, style);
    const auto names = visibleNames(
        view, geography, [&style](const QString &text, MapNameKind kind) { return style.nameSize(text, kind); });
    const MapScene scene = layOutMap(
        {view, placement, items, sheet.origin.has_value(), sheet.radiusMiles, {}, {}, names, {}, true}, style);
    painter.save();
    painter.translate(area.topLeft());
    painter.setClipRect(view.rect());
    paintMapBase(painter, view, geography, printTokens(), 1);
    paintMapScene(painter, scene, placement, items, style, printTokens());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(printTokens().ink, 1));
    painter.drawRect(view.rect().adjusted(0.5, 0.5, -0.5, -0.5));
    painter.restore();
}

} // namespace

void paintCenterSheet(QPainter &painter, const QRectF &page, const CenterSheet &sheet, const MapGeography &geography,
                      const QFont &font)
{
    double scale = 1;
    const auto heightForMap = [&](const SheetPage &sheetPage) {
        return page.height() - sheetPage.headHeight() - sheetPage.entriesHeight() - sheetPage.footHeight();
    };
    while (scale > minScale && heightForMap(SheetPage(sheet, font, scale, page.width())) < minMapHeight)
        scale -= 0.05;
    const SheetPage sheetPage(sheet, font, scale, page.width());
    const double mapHeight = std::clamp(heightForMap(sheetPage), 0.0, maxMapHeight);
    painter.save();
    painter.translate(page.topLeft());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LeftToRight); // both languages of the page are left-to-right
    sheetPage.paintHead(painter, {});
    double top = sheetPage.headHeight();
    painter.setClipRect(QRectF(0, 0, page.width(), page.height())); // overlong names must not leave the page
    for (const CenterSheet::Entry &entry : sheet.entries) {
        sheetPage.paintEntry(painter, {0, top}, entry);
        top += sheetPage.entryHeight(entry);
    }
    if (mapHeight >= minMapHeight / 2)
        paintSheetMap(painter, {0, top, page.width(), mapHeight}, sheet, geography, font);
    sheetPage.paintFoot(painter, page.height());
    painter.restore();
}

QString centerSheetText(const CenterSheet &sheet)
{
    const PatientWords words(sheet.language);
    QStringList parts{sheet.query ? words.title() + u", "_s + words.about(*sheet.query) : words.title()};
    for (const CenterSheet::Entry &entry : sheet.entries) {
        const QString distance = words.distance(entry.center, sheet.origin ? sheet.origin->zip : QString());
        parts += words.center(entry.center) + (distance.isEmpty() ? QString() : u'\n' + distance);
    }
    return parts.join(u"\n\n"_s);
}

bool printCenterSheet(QPagedPaintDevice &device, double dotsPerInch, const CenterSheet &sheet,
                      const MapGeography &geography, const QFont &font)
{
    constexpr double pixelsPerInch = 96;
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const double zoom = dotsPerInch / pixelsPerInch;
    const QRectF page = device.pageLayout().paintRect(QPageLayout::Inch);
    painter.scale(zoom, zoom);
    // The painter's origin is the corner of the printable area.
    paintCenterSheet(painter, {0, 0, page.width() * pixelsPerInch, page.height() * pixelsPerInch}, sheet, geography,
                     font);
    return painter.end();
}

} // namespace labdesk
