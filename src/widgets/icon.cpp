// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/icon.h"

#include "domain/enumtable.h"
#include "icondrawings.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QIconEngine>
#include <QIconEnginePlugin>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QPixmapCache>
#include <QtPlugin>

#include <algorithm>
#include <optional>
#include <utility>

Q_IMPORT_PLUGIN(StyleSheetIcons)

static void registerIconResources()
{
    Q_INIT_RESOURCE(app);
}

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

// When you add an icon, also add it to IconName, in the order of the file names.
static_assert(isTableOf(drawn::names, IconName::Zone));

/// One path of an icon, in the coordinates of its grid.
QPainterPath iconPath(size_t number)
{
    QPainterPath path;
    const auto point = [](size_t at) { return QPointF(drawn::points[at].x, drawn::points[at].y); };
    for (size_t at = drawn::paths[number]; at < drawn::paths[number + 1]; ++at) {
        if (drawn::points[at].type == QPainterPath::MoveToElement) {
            path.moveTo(point(at));
        } else if (drawn::points[at].type == QPainterPath::LineToElement) {
            path.lineTo(point(at));
        } else {
            path.cubicTo(point(at), point(at + 1), point(at + 2));
            at += 2;
        }
    }
    return path;
}

/// Icons that are mirrored in right-to-left layouts, because they read from their beginning or point forward.
bool hasReadingDirection(IconName name)
{
    // The question mark is mirrored in those scripts. Chevrons are selected by their callers.
    return name == IconName::External || name == IconName::Help || name == IconName::Jobs || name == IconName::Route
        || name == IconName::Undo;
}

/// If `lineWidth` is 0, uses that of the file. Small icons get wider lines, so that they don't fade.
QPixmap renderIcon(IconName name, const QColor &color, double lineWidth, const QSize &pixelSize, double scale)
{
    const double side = qMin(pixelSize.width(), pixelSize.height());
    // Drawn at the leading edge, because setButtonIcon() requests a wider size to get a gap before the text.
    const bool isReversed = QGuiApplication::isRightToLeft();
    const double start = isReversed ? pixelSize.width() - side : 0;
    const QString key = u"labdesk-icon/%1/%2/%3/%4x%5@%6+%7"_s.arg(
        iconFileName(name), color.name(QColor::HexArgb), QString::number(lineWidth), QString::number(pixelSize.width()),
        QString::number(pixelSize.height()), QString::number(scale), QString::number(isReversed));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(pixelSize);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    // These have lines through the center, which is between two pixels if the size is even: both would be gray.
    if ((name == IconName::Plus || name == IconName::Minus || name == IconName::More) && lineWidth == 0 && scale < 1.5
        && qRound(side) % 2 == 0)
        painter.translate(0.5, 0.5);
    if (isReversed && hasReadingDirection(name)) {
        painter.translate(2 * start + side, 0);
        painter.scale(-1, 1);
    }
    painter.translate(start, (pixelSize.height() - side) / 2);
    painter.scale(side / drawn::grid, side / drawn::grid);
    const double width = lineWidth > 0 ? lineWidth : side / scale <= 16 ? 2 : drawn::lineWidth;
    const QPen pen(QColor(color.rgb()), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    for (size_t line = drawn::drawings[size_t(name)]; line < drawn::drawings[size_t(name) + 1]; ++line)
        painter.strokePath(iconPath(line), pen);
    if (color.alpha() < 255) { // crossing lines must not be denser
        painter.resetTransform();
        painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
        painter.fillRect(pixmap.rect(), color); // only its alpha matters
    }
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

void paintCached(QPainter *painter, IconName name, const QRectF &rect, const QColor &color, double lineWidth)
{
    const double side = qMin(rect.width(), rect.height());
    const double scale = painter->device()->devicePixelRatio();
    const QSize pixelSize = (QSizeF(side, side) * scale).toSize();
    QPixmap pixmap = renderIcon(name, color, lineWidth, pixelSize, scale);
    pixmap.setDevicePixelRatio(scale);
    painter->drawPixmap(QPointF(rect.center().x() - side / 2, rect.center().y() - side / 2), pixmap);
}

class TokenIconEngine : public QIconEngine
{
public:
    TokenIconEngine(IconName name, IconInk ink, double lineWidth = 0) : m_name(name), m_ink(ink), m_lineWidth(lineWidth)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        paintCached(painter, m_name, rect, color(mode), m_lineWidth);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return renderIcon(m_name, color(mode), m_lineWidth, size, 1);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        const QSize pixelSize = size * scale; // since Qt 6.8, the size is a logical one
#else
        const QSize pixelSize = size;
#endif
        QPixmap pixmap = renderIcon(m_name, color(mode), m_lineWidth, pixelSize, scale);
        pixmap.setDevicePixelRatio(scale);
        return pixmap;
    }

    QIconEngine *clone() const override
    {
        return new TokenIconEngine(*this);
    }
    QString key() const override
    {
        return u"labdesk"_s;
    }

private:
    QColor color(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        return inkColor(mode == QIcon::Disabled ? IconInk::Ink3 : m_ink, tokensFor(palette));
    }

    IconName m_name;
    IconInk m_ink = IconInk::Ink2;
    double m_lineWidth = 0;
};

} // namespace

/// Makes icons available in the style sheet: url(:/icons/<file name>.<ink>).
class StyleSheetIcons : public QIconEnginePlugin
{
    Q_OBJECT
    // QIconEngineFactoryInterface_iid, spelled out because moc doesn't see Qt's macros (cmake/moc.cmake)
    Q_PLUGIN_METADATA(IID "org.qt-project.Qt.QIconEngineFactoryInterface" FILE "stylesheeticons.json")

public:
    QIconEngine *create(const QString &url) override
    {
        const QFileInfo iconFile(url);
        const std::optional<IconName> name = iconOfFile(iconFile.completeBaseName());
        if (!name)
            return nullptr;
        const bool onFill = iconFile.suffix() == "onFill"_L1;
        return new TokenIconEngine(*name, onFill ? IconInk::OnFill : IconInk::Ink2, onFill ? 2.75 : 2);
    }
};

QColor inkColor(IconInk ink, const Tokens &tokens)
{
    static constexpr std::pair<IconInk, QColor Tokens::*> colors[] = {
        {IconInk::Ink, &Tokens::ink},       {IconInk::Ink2, &Tokens::ink2},     {IconInk::Ink3, &Tokens::ink3},
        {IconInk::Accent, &Tokens::accent}, {IconInk::Ok, &Tokens::ok},         {IconInk::Warn, &Tokens::warn},
        {IconInk::Bad, &Tokens::bad},       {IconInk::OnFill, &Tokens::onFill}, {IconInk::OnBad, &Tokens::onBad},
    };
    static_assert(isTableOf(colors, IconInk::OnBad));
    return tokens.*entryOf(colors, ink);
}

QIcon icon(IconName name, IconInk ink)
{
    return QIcon(new TokenIconEngine(name, ink));
}

void paintIcon(QPainter *painter, IconName name, const QRectF &rect, const QColor &color)
{
    paintCached(painter, name, rect, color, 0);
}

static constexpr std::pair<Tone, std::pair<IconName, IconInk>> toneIcons[] = {
    {Tone::Neutral, {IconName::Info, IconInk::Ink2}}, {Tone::Info, {IconName::Info, IconInk::Accent}},
    {Tone::Ok, {IconName::Ok, IconInk::Ok}},          {Tone::Warn, {IconName::Warn, IconInk::Warn}},
    {Tone::Bad, {IconName::Bad, IconInk::Bad}},
};
static_assert(isTableOf(toneIcons, Tone::Bad));

IconName toneIcon(Tone tone)
{
    return entryOf(toneIcons, tone).first;
}

IconInk toneIconInk(Tone tone)
{
    return entryOf(toneIcons, tone).second;
}

IconName environmentIcon(Environment environment)
{
    static constexpr std::pair<Environment, IconName> icons[] = {
        {Environment::Local, IconName::Monitor},
        {Environment::Sandbox, IconName::Flask},
        {Environment::Production, IconName::Live},
        {Environment::Other, IconName::Zone},
    };
    static_assert(isTableOf(icons, Environment::Other));
    return entryOf(icons, environment);
}

QString iconFileName(IconName name)
{
    return QLatin1StringView(drawn::names[size_t(name)].second);
}

std::optional<IconName> iconOfFile(const QString &fileName)
{
    const auto row
        = std::ranges::find(drawn::names, fileName, [](const auto &file) { return QLatin1StringView(file.second); });
    return row == std::end(drawn::names) ? std::nullopt : std::optional(row->first);
}

QIcon windowIcon()
{
    registerIconResources();
    QIcon all;
    for (const int side : {16, 22, 24, 32, 48, 64})
        all.addFile(u":/icons/app/labdesk-%1.png"_s.arg(side), QSize(side, side)); // reads the file immediately
    return all;
}

} // namespace labdesk

#include "icon.moc"
