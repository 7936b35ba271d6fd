// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/icon.h"

#include "domain/enumtable.h"

#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <optional>
#include <utility>

static void registerIconResources()
{
    Q_INIT_RESOURCE(app);
}

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QByteArray drawing(IconName name)
{
    registerIconResources();
    QFile file(u":/icons/%1.svg"_s.arg(iconFileName(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("An icon is not part of this program: %s", qPrintable(file.fileName()));
    return file.readAll();
}

/// Small drawings get a wider stroke, so that they do not fade.
QByteArray coloured(IconName name, const QColor &color, double side)
{
    QByteArray svg = drawing(name);
    svg.replace("currentColor", color.name().toLatin1());
    if (side <= 16)
        svg.replace("stroke-width=\"1.75\"", "stroke-width=\"2\"");
    return svg;
}

/// What is read from its beginning, or points to where reading goes: turned round where that is at the right.
bool hasReadingDirection(IconName name)
{
    // The mark of help as it is written there. The chevrons are chosen by whoever shows them.
    return name == IconName::External || name == IconName::Help || name == IconName::Jobs || name == IconName::Route
        || name == IconName::Undo;
}

QPixmap rendered(IconName name, const QColor &color, const QSize &physical, double scale)
{
    const double side = qMin(physical.width(), physical.height());
    // At the beginning of a wider place: see makeButton(), which so gets its gap between drawing and text.
    const bool fromRight = QGuiApplication::isRightToLeft();
    const double start = fromRight ? physical.width() - side : 0;
    const QString key = u"labdesk-icon/%1/%2/%3x%4@%5+%6/%7"_s.arg(iconFileName(name), color.name(QColor::HexArgb))
                            .arg(physical.width())
                            .arg(physical.height())
                            .arg(scale)
                            .arg(start)
                            .arg(fromRight);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(physical);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer renderer(coloured(name, color, side / scale));
    // These are lines through the middle, which lies between two pixels where their number is even: both would be grey.
    if ((name == IconName::Plus || name == IconName::Minus || name == IconName::More) && scale < 1.5
        && qRound(side) % 2 == 0)
        painter.translate(0.5, 0.5);
    if (fromRight && hasReadingDirection(name)) {
        painter.translate(2 * start + side, 0);
        painter.scale(-1, 1);
    }
    renderer.render(&painter, QRectF(start, (physical.height() - side) / 2, side, side));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

class TokenIconEngine : public QIconEngine
{
public:
    TokenIconEngine(IconName name, IconInk ink, std::optional<QColor> own)
        : m_name(name), m_ink(ink), m_own(std::move(own))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        paintIcon(painter, m_name, rect, color(mode));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return rendered(m_name, color(mode), size, 1);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        QPixmap pixmap = rendered(m_name, color(mode), size * scale, scale); // from 6.8 on the size is a logical one
#else
        QPixmap pixmap = rendered(m_name, color(mode), size, scale);
#endif
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
        if (m_own)
            return *m_own;
        const QPalette palette = QGuiApplication::palette();
        const Tokens &tokens = tokensFor(palette);
        if (mode != QIcon::Disabled)
            return inkColor(m_ink, tokens);
        QColor faint = tokens.ink3; // close to what can be pressed, but for its opacity
        faint.setAlphaF(tokens.highContrast ? 0.6F : 0.4F);
        return faint;
    }

    IconName m_name;
    IconInk m_ink;
    std::optional<QColor> m_own;
};

} // namespace

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
    return QIcon(new TokenIconEngine(name, ink, std::nullopt));
}

QIcon icon(IconName name, const QColor &color)
{
    return QIcon(new TokenIconEngine(name, IconInk::Ink2, color));
}

void paintIcon(QPainter *painter, IconName name, const QRectF &rect, const QColor &color)
{
    const double side = qMin(rect.width(), rect.height());
    const double scale = painter->device()->devicePixelRatio();
    const QSize physical = (QSizeF(side, side) * scale).toSize();
    QPixmap pixmap = rendered(name, color, physical, scale);
    pixmap.setDevicePixelRatio(scale);
    painter->drawPixmap(QPointF(rect.center().x() - side / 2, rect.center().y() - side / 2), pixmap);
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

const std::vector<int> &appIconSizes()
{
    static const std::vector<int> sizes = {16, 22, 24, 32, 48, 64, 128, 256, 512};
    return sizes;
}

namespace {

QIcon appIconUpTo(int largest)
{
    registerIconResources();
    QIcon all;
    for (const int side : appIconSizes()) {
        if (side <= largest)
            all.addFile(u":/icons/app/labdesk-%1.png"_s.arg(side), QSize(side, side)); // reads it at once
    }
    return all;
}

} // namespace

QIcon appIcon()
{
    return appIconUpTo(appIconSizes().back());
}

QIcon windowIcon()
{
    return appIconUpTo(64);
}

} // namespace labdesk
