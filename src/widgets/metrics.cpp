// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/metrics.h"

#include "domain/enumtable.h"
#include "text/localtexts.h"
#include "widgets/rtlpainting.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetrics>
#include <QLabel>
#include <QScreen>
#include <QStyle>
#include <QVariant>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int minFontPixels = 11; ///< smaller text isn't legible
constexpr double minUnit = 1;     ///< smaller controls are hard to hit, such as with the 12 px font of Windows

double toPoints(int pixels)
{
    const QScreen *screen = QGuiApplication::primaryScreen();
    return pixels * 72 / (screen ? screen->logicalDotsPerInchY() : 96.0);
}

QFont scaledFont(const QFont &base, double factor, QFont::Weight weight)
{
    QFont font(base);
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(minFontPixels, qRound(font.pixelSize() * factor)));
    else
        font.setPointSizeF(std::max(toPoints(minFontPixels), font.pointSizeF() * factor));
    font.setWeight(weight);
    return font;
}

QFont fixedFont(const QFont &base, double factor, QFont::Weight weight)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (base.pixelSize() > 0)
        font.setPixelSize(base.pixelSize());
    else
        font.setPointSizeF(base.pointSizeF());
    return scaledFont(font, factor, weight);
}

struct FontStyle
{
    QLatin1StringView name;
    double factor;
    QFont::Weight weight = QFont::Normal;
    bool isFixed = false;
};
constexpr std::pair<TextStyle, FontStyle> styles[] = {
    {TextStyle::Caption, {"caption"_L1, 0.85}},
    {TextStyle::Small, {"small"_L1, 0.92}},
    {TextStyle::Body, {"body"_L1, 1}},
    {TextStyle::Label, {"label"_L1, 1}},
    {TextStyle::Strong, {"strong"_L1, 1, QFont::DemiBold}},
    {TextStyle::GroupTitle, {"groupTitle"_L1, 0.92, QFont::DemiBold}},
    {TextStyle::Title, {"title"_L1, 1.15, QFont::DemiBold}},
    {TextStyle::Heading, {"heading"_L1, 1.55, QFont::DemiBold}},
    {TextStyle::Display, {"display"_L1, 2, QFont::DemiBold}},
    {TextStyle::Code, {"code"_L1, 0.92, QFont::Normal, true}},
    {TextStyle::CodeDisplay, {"codeDisplay"_L1, 1.75, QFont::DemiBold, true}},
};
static_assert(isTableOf(styles, TextStyle::CodeDisplay));

} // namespace

QFont fontOf(TextStyle style, const QFont &base)
{
    const FontStyle &fontStyle = entryOf(styles, style);
    return (fontStyle.isFixed ? fixedFont : scaledFont)(base, fontStyle.factor, fontStyle.weight);
}

QFont fontOf(TextStyle style, const QWidget *)
{
    return fontOf(style, QApplication::font());
}

Metrics::Metrics(const QFont &base)
    : m_unit(std::max({minUnit, QFontMetrics(base).height() / 16.0, QFontInfo(base).pixelSize() / 13.0}))
{
    half = px(4), one = px(8), oneAndHalf = px(12), two = px(16), three = px(24), four = px(36);
    banner = px(36), sidebarRow = px(32), control = px(30), controlSmall = px(26), header = px(28), row = px(32);
    rowCompact = px(26), rowTwoLine = px(46), formRow = px(36), tabs = px(38), statusBar = px(26);
    radiusControl = px(6), radiusGroup = px(8), radiusPopup = px(10);
    iconSmall = px(14), icon = px(16), iconLarge = px(18);
}

int Metrics::px(double designPixels) const
{
    return qRound(designPixels * m_unit);
}

Metrics metricsFor(const QWidget *)
{
    return Metrics(QApplication::font());
}

void setTextStyle(QLabel *label, TextStyle style)
{
    label->setProperty("type", QString(entryOf(styles, style).name));
    if (QGuiApplication::isRightToLeft() && (label->alignment() & Qt::AlignLeft))
        label->setAlignment((label->alignment() & Qt::AlignVertical_Mask) | leadingEdge());
    // Large text is spaced more tightly; style sheets have no letter spacing.
    if (style == TextStyle::Heading || style == TextStyle::Display) {
        QFont font;
        font.setLetterSpacing(QFont::PercentageSpacing, 98.5);
        label->setFont(font);
    }
    repolish(label);
}

QLabel *makeLabel(const QString &text, TextStyle style, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    setTextStyle(label, style);
    return label;
}

void setWrappedText(QLabel *label, const QString &text)
{
    const bool wasBroken = label->text().contains(breakOpportunity);
    label->setText(withBreakOpportunities(text));
    if (label->text() != text)
        label->setAccessibleName(text);
    else if (wasBroken)
        label->setAccessibleName({});
}

void repolish(QWidget *widget)
{
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    // Buttons cache their size hint until this event.
    QEvent event(QEvent::StyleChange);
    QApplication::sendEvent(widget, &event);
    widget->updateGeometry();
    widget->update();
}

} // namespace labdesk
