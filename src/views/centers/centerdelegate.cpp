// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerdelegate.h"

#include "text/localtexts.h"
#include "widgets/icon.h"
#include "widgets/metrics.h"
#include "widgets/rowbackground.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QPainter>
#include <QTextLayout>

namespace labdesk {

namespace {

/// Splits the text into two lines if it doesn't fit on one.
QStringList splitIntoLines(const QString &words, const QFont &font, int width)
{
    if (QFontMetrics(font).horizontalAdvance(words) <= width)
        return {words};
    QTextLayout layout(words, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(width);
    layout.endLayout();
    return {words.left(first.textLength()).trimmed(), words.mid(first.textLength())};
}

/// Paints one row.
struct CenterPainting
{
    QPainter *painter;
    const QStyleOptionViewItem &option;
    const CenterRow &row;
    const Tokens &tokens;
    Metrics metrics;
    QRect content;
    int line; ///< height of a line of small text

    bool isSelected() const { return option.state.testFlag(QStyle::State_Selected); }
    bool hasFocus() const { return option.widget && option.widget->hasFocus(); }

    QRect placed(const QRect &part) const { return mirrored(*painter, option.rect, part); }

    void paintBackground() const
    {
        paintRowBackground(*painter, option.rect,
                           {isSelected(), hasFocus(), option.state.testFlag(QStyle::State_MouseOver)}, tokens);
    }

    void paintMarker() const
    {
        const double radius = metrics.px(11.5);
        const QRectF round
            = mirrored(*painter, QRectF(option.rect), QRectF(content.left(), content.top(), 2 * radius, 2 * radius));
        const QPointF center = round.center();
        const bool hollow = row.isDirectionUnknown || !row.isOnMap;
        QPen pen(row.isOnMap ? tokens.accent : tokens.ink3, metrics.px(2));
        if (!row.isOnMap)
            pen.setStyle(Qt::DotLine);
        painter->setPen(hollow ? pen : QPen(Qt::NoPen));
        painter->setBrush(hollow ? QBrush(tokens.base) : QBrush(tokens.accent));
        painter->drawEllipse(center, hollow ? radius - 1 : radius, hollow ? radius - 1 : radius);
        QFont font = fontOf(TextStyle::Small, option.widget);
        font.setWeight(QFont::Bold);
        painter->setFont(font);
        painter->setPen(!row.isOnMap ? tokens.ink3 : hollow ? tokens.accent : tokens.map.markerNumber);
        painter->drawText(round, Qt::AlignCenter, localNumber(row.number));
    }

    void paintText(const QRect &rect, const QString &words, const QFont &font, const QColor &color,
                   Qt::Alignment align = Qt::AlignLeft) const
    {
        painter->setFont(font);
        painter->setPen(color);
        const QString shown = QFontMetrics(font).elidedText(words, Qt::ElideRight, rect.width());
        drawTextLine(*painter, placed(rect), shown, align | Qt::AlignVCenter);
    }

    /// Paints an icon with lines of text after it. Returns the left edge of the next one.
    int paintFact(int left, int top, IconName name, const QStringList &lines, const QColor &color) const
    {
        const int size = metrics.iconSmall;
        const QFont font = fontOf(TextStyle::Small, option.widget);
        paintIcon(painter, name,
                  mirrored(*painter, QRectF(option.rect), QRectF(left, top + (line - size) / 2.0, size, size)), color);
        const int textLeft = left + iconWidth();
        for (int i = 0; i < lines.size(); ++i)
            paintText(QRect(textLeft, top + i * line, content.right() - textLeft, line), lines[i], font, color);
        return textLeft + QFontMetrics(font).horizontalAdvance(lines.front()) + metrics.two;
    }

    void paintTexts() const
    {
        const QFont strongFont = fontOf(TextStyle::Strong, option.widget);
        const QFont small = fontOf(TextStyle::Small, option.widget);
        const int left = option.rect.left() + CenterDelegate::textLeft();
        const int nameLine = QFontMetrics(strongFont).height();
        const int width = content.right() - left;
        paintText(QRect(content.right() - distanceWidth(), content.top(), distanceWidth() + 1, nameLine), row.distance,
                  strongFont, tokens.ink, Qt::AlignRight);
        int top = content.top();
        for (const QString &part : nameLines(width)) {
            paintText(QRect(left, top, nameWidth(width), nameLine), part, strongFont, tokens.ink);
            top += nameLine;
        }
        top += metrics.px(3);
        for (const QString &part : addressLines(width)) {
            paintText(QRect(left, top, width, line), part, small, tokens.ink2);
            top += line;
        }
        top += metrics.px(3);
        int x = left;
        if (!row.phone.isEmpty())
            x = paintFact(x, top, IconName::Phone, {row.phone}, tokens.ink);
        if (x > left && isHoursLineBelow(width)) {
            x = left;
            top += line + metrics.px(3);
        }
        paintFact(x, top, row.isHoursMissing ? IconName::Warn : IconName::Clock, hoursLines(width),
                  row.isHoursMissing || row.closesSoon ? tokens.warn
                      : row.openNow                    ? tokens.ok
                                                       : tokens.ink);
    }

    int distanceWidth() const
    {
        return QFontMetrics(fontOf(TextStyle::Strong, option.widget)).horizontalAdvance(row.distance);
    }
    int nameWidth(int width) const { return width - distanceWidth() - metrics.oneAndHalf; }
    QStringList nameLines(int width) const
    {
        return splitIntoLines(row.name, fontOf(TextStyle::Strong, option.widget), nameWidth(width));
    }
    QStringList addressLines(int width) const
    {
        return splitIntoLines(row.address, fontOf(TextStyle::Small, option.widget), width);
    }

    int iconWidth() const { return metrics.iconSmall + metrics.half; }
    /// In two lines if they don't fit on one of their own: the end may be the hours after a lunch break.
    QStringList hoursLines(int width) const
    {
        return splitIntoLines(row.hours, fontOf(TextStyle::Small, option.widget), width - iconWidth());
    }
    int factsHeight(int width) const
    {
        const int hours = int(hoursLines(width).size()) * line;
        return isHoursLineBelow(width) ? line + metrics.px(3) + hours : hours;
    }

    /// Whether the hours don't fit beside the phone number.
    bool isHoursLineBelow(int width) const
    {
        const QFontMetrics small(fontOf(TextStyle::Small, option.widget));
        const int iconsWidth = 2 * iconWidth() + metrics.two;
        return !row.phone.isEmpty()
            && small.horizontalAdvance(row.phone) + small.horizontalAdvance(row.hours) + iconsWidth > width;
    }
};

} // namespace

CenterDelegate::CenterDelegate(RowLookup rowOf, QObject *parent)
    : QStyledItemDelegate(parent), m_rowOf(std::move(rowOf))
{
}

int CenterDelegate::textLeft()
{
    const Metrics metrics(QApplication::font());
    return metrics.two + metrics.px(36);
}

void CenterDelegate::setCurrent(const QModelIndex &index, HeightLookup heightAt)
{
    m_current = index;
    m_heightAt = std::move(heightAt);
}

QSize CenterDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Metrics metrics(QApplication::font());
    const int name = QFontMetrics(fontOf(TextStyle::Strong, option.widget)).height();
    const int line = QFontMetrics(fontOf(TextStyle::Small, option.widget)).height();
    // In sizeHint() the rectangle of the option isn't that of the row yet.
    const auto *list = qobject_cast<const QAbstractScrollArea *>(option.widget);
    const int width = list ? list->viewport()->width() : option.rect.width();
    const CenterRow row = m_rowOf(index);
    const CenterPainting measured{nullptr, option, row, tokensFor(option.palette), metrics, {}, line};
    const int words = width - textLeft() - metrics.two;
    const int names = int(measured.nameLines(words).size()) * name + metrics.px(3);
    const int addresses = int(measured.addressLines(words).size()) * line + metrics.px(3);
    const int below = m_current == index && m_heightAt ? m_heightAt(width) + metrics.half : 0;
    return {metrics.px(240), names + addresses + measured.factsHeight(words) + 2 * metrics.oneAndHalf + 1 + below};
}

void CenterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const CenterRow row = m_rowOf(index);
    const Metrics metrics(QApplication::font());
    const QRect content = option.rect.adjusted(metrics.two, metrics.oneAndHalf, -metrics.two, 0);
    QStyleOptionViewItem shown = option;
    shown.state.setFlag(QStyle::State_MouseOver, option.state.testFlag(QStyle::State_MouseOver) || m_hovered == index);
    const CenterPainting painting{painter,
                                  shown,
                                  row,
                                  tokensFor(option.palette),
                                  metrics,
                                  content,
                                  QFontMetrics(fontOf(TextStyle::Small, option.widget)).height()};
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painting.paintBackground();
    painting.paintMarker();
    painting.paintTexts();
    painter->restore();
}

} // namespace labdesk
