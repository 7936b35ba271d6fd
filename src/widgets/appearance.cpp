// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/appearance.h"

#include "platform/titlebar.h"
#include "widgets/metrics.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QHash>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QProxyStyle>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <QTextLayout>
#include <QTimer>
#include <QWindow>

#include <algorithm>
#include <cstdlib>

// Must be outside of any namespace. A static library's resources have to be initialized explicitly.
static void registerAppResources()
{
    Q_INIT_RESOURCE(app);
}

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

bool isDarkPalette(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

/// High contrast themes use pure black and white for everything, including buttons; other themes don't.
bool isHighContrastPalette(const QPalette &palette)
{
    const auto lightnessOf
        = [&palette](QPalette::ColorRole role) { return palette.color(QPalette::Active, role).lightness(); };
    const int ground = lightnessOf(QPalette::Window);
    const int ink = lightnessOf(QPalette::WindowText);
    return std::abs(ground - ink) == 255 && lightnessOf(QPalette::Base) == ground
        && lightnessOf(QPalette::Button) == ground && lightnessOf(QPalette::Text) == ink
        && lightnessOf(QPalette::ButtonText) == ink;
}

SystemAppearance readSystemAppearance()
{
    // Without a palette of our own, the application has the system's.
    QApplication::setPalette(QPalette());
    const QPalette palette = QApplication::palette();
    SystemAppearance appearance{isDarkPalette(palette), isHighContrastPalette(palette),
                                QFontDatabase::systemFont(QFontDatabase::GeneralFont)};
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (const auto scheme = QGuiApplication::styleHints()->colorScheme(); scheme != Qt::ColorScheme::Unknown)
        appearance.dark = scheme == Qt::ColorScheme::Dark;
#endif
    return appearance;
}

QFont readableFont(QFont font, int textScale)
{
    // Keep a font that was set by the desktop. The usual fallback is wide and has no medium weight.
    static const QStringList fallbacks = {u"DejaVu Sans"_s, u"Sans Serif"_s, u"sans-serif"_s, u"Sans"_s, u""_s};
    static const QStringList preferredFonts = {u"Inter"_s, u"Noto Sans"_s, u"DejaVu Sans"_s};
    if (fallbacks.contains(font.family(), Qt::CaseInsensitive)) {
        const auto there = std::ranges::find_if(preferredFonts,
                                                [](const QString &family) { return QFontDatabase::hasFamily(family); });
        if (there != preferredFonts.end())
            font.setFamily(*there);
        if (font.pixelSize() <= 0)
            font.setPointSizeF(std::max(font.pointSizeF(), 9.75));
    }
    font.setHintingPreference(QFont::PreferNoHinting);
    if (font.pixelSize() > 0)
        font.setPixelSize(font.pixelSize() * textScale / 100);
    else
        font.setPointSizeF(font.pointSizeF() * textScale / 100);
    return font;
}

/// When Qt wraps right-to-left text, it counts the space at the end of a line, so the lines aren't aligned, and letters
/// may be cut off. A QTextLayout aligned explicitly doesn't have this problem.
void drawWrappedRightToLeft(QPainter &painter, const QRect &box, int flags, QString text)
{
    QTextOption option(Qt::Alignment(flags & Qt::AlignHorizontal_Mask));
    option.setTextDirection(Qt::RightToLeft);
    QTextLayout layout(text.replace(u'\n', QChar::LineSeparator), painter.font(), painter.device());
    layout.setTextOption(option);
    layout.beginLayout();
    const qreal leading = QFontMetricsF(painter.font()).leading();
    qreal height = -leading;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(box.width());
        line.setPosition({0, height + leading});
        height += leading + line.height();
    }
    layout.endLayout();
    const qreal rest = box.height() - height;
    const qreal above = flags & Qt::AlignBottom ? rest : flags & Qt::AlignVCenter ? rest / 2 : 0;
    layout.draw(&painter, box.topLeft() + QPointF(0, above));
}

/// Fusion, with small icons that scale with the text; a style sheet can't set the size of those in a line edit.
class ScaledStyle : public QProxyStyle
{
public:
    using QProxyStyle::QProxyStyle;

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override
    {
        if (metric == PM_SmallIconSize || metric == PM_LineEditIconSize || metric == PM_ButtonIconSize)
            return Metrics(QApplication::font()).icon;
        return QProxyStyle::pixelMetric(metric, option, widget);
    }

    /// Underlining a mnemonic separates joined Arabic letters, which then need more space than measured. The mnemonics
    /// still work.
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        if (hint == SH_UnderlineShortcut && QLocale().script() == QLocale::ArabicScript)
            return 0;
        return QProxyStyle::styleHint(hint, option, widget, data);
    }

    void drawItemText(QPainter *painter, const QRect &box, int flags, const QPalette &palette, bool enabled,
                      const QString &text, QPalette::ColorRole role) const override
    {
        constexpr int wrapFlags = Qt::TextWordWrap | Qt::TextForceRightToLeft;
        if ((flags & wrapFlags) != wrapFlags || flags & Qt::TextShowMnemonic)
            return QProxyStyle::drawItemText(painter, box, flags, palette, enabled, text, role);
        painter->save();
        if (role != QPalette::NoRole)
            painter->setPen(QPen(palette.brush(role), painter->pen().widthF()));
        drawWrappedRightToLeft(*painter, box, flags, text);
        painter->restore();
    }
};

/// Qt aligns a text by its own direction, and the cursor of an empty field by the keyboard layout. In a right-to-left
/// window, both belong on the right, like labels and placeholders.
void alignField(QLineEdit *edit)
{
    if (edit)
        edit->setAlignment((edit->isRightToLeft() ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeading)
                           | Qt::AlignVCenter);
}

/// Rounded corners need a translucent window. On X11, that requires a compositor, which remote desktops often lack; the
/// corners would be black.
void roundCorners(QMenu *menu)
{
    if (!menu || menu->isVisible() || QGuiApplication::platformName() == "xcb"_L1)
        return;
    menu->setWindowFlags(menu->windowFlags() | Qt::FramelessWindowHint | Qt::NoDropShadowWindowHint);
    menu->setAttribute(Qt::WA_TranslucentBackground);
    menu->setProperty("round", true);
}

/// Stores the choice of theme for the application, and follows changes of the system's appearance.
class ThemeKeeper : public QObject
{
public:
    explicit ThemeKeeper(QApplication &app) : QObject(&app), m_app(app)
    {
        setObjectName(u"themeKeeper"_s);
        app.installEventFilter(this);
    }

    void choose(ThemeChoice choice, int textScale)
    {
        m_choice = choice;
        m_textScale = std::clamp(textScale, setting::textScale.limits.least, setting::textScale.limits.most);
        apply();
    }

    void setSystem(std::function<SystemAppearance()> ask) { m_readSystem = std::move(ask); }

protected:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() == QEvent::Polish || event->type() == QEvent::LayoutDirectionChange)
            alignField(qobject_cast<QLineEdit *>(object));
        if (event->type() == QEvent::Expose && object->isWindowType())
            setDarkTitleBar(static_cast<QWindow *>(object)->winId(), m_isDark);
        if (event->type() == QEvent::Polish)
            roundCorners(qobject_cast<QMenu *>(object));
        // Every window receives ThemeChange: the timer combines these, and leaves the event handler. An explicit choice
        // keeps its colors, but Qt has reset the fonts, and their size may have changed.
        if (event->type() == QEvent::ThemeChange && !m_isUpdatePending) {
            m_isUpdatePending = true;
            QTimer::singleShot(0, this, [this] { apply(); });
        }
        return false;
    }

private:
    const Tokens &currentTokens(const SystemAppearance &system) const
    {
        switch (m_choice) {
        case ThemeChoice::FollowSystem:
            if (system.highContrast)
                return system.dark ? highContrastDarkTokens() : highContrastLightTokens();
            return system.dark ? darkTokens() : lightTokens();
        case ThemeChoice::Light:
            return lightTokens();
        case ThemeChoice::Dark:
            return darkTokens();
        case ThemeChoice::HighContrastLight:
            return highContrastLightTokens();
        case ThemeChoice::HighContrastDark:
            return highContrastDarkTokens();
        }
        Q_UNREACHABLE();
    }

    void apply()
    {
        const SystemAppearance system = m_readSystem();
        const Tokens &tokens = currentTokens(system);
        QApplication::setFont(readableFont(system.font, m_textScale));
        QApplication::setPalette(paletteOf(tokens));
        m_app.setStyleSheet(styleSheetFor(tokens, QApplication::font()));
        m_isDark = tokens.dark;
        for (QWindow *window : QGuiApplication::topLevelWindows())
            if (window->handle())
                setDarkTitleBar(window->winId(), m_isDark);
        m_isUpdatePending = false;
    }

    QApplication &m_app;
    std::function<SystemAppearance()> m_readSystem = readSystemAppearance;
    ThemeChoice m_choice = ThemeChoice::FollowSystem;
    int m_textScale = 100;
    bool m_isDark = false;
    bool m_isUpdatePending = false;
};

ThemeKeeper &keeperOf(QApplication &app)
{
    auto *keeper = static_cast<ThemeKeeper *>(app.findChild<QObject *>(u"themeKeeper"_s, Qt::FindDirectChildrenOnly));
    if (!keeper) {
        // QApplication takes ownership of the style.
        QApplication::setStyle(new ScaledStyle(QStyleFactory::create(u"Fusion"_s)));
        keeper = new ThemeKeeper(app);
    }
    return *keeper;
}

/// The border width in pixels of a button without the focus. edgeSpace() is how much wider it is with the focus.
int edgeWidth(const Tokens &tokens)
{
    return tokens.highContrast ? 1 : tokens.ring;
}

int edgeSpace(const Tokens &tokens)
{
    return tokens.ring - edgeWidth(tokens);
}

/// Radii of round elements: exactly half of the height, because larger radii have no effect.
void insertRadii(QHash<QString, QString> &all, const Tokens &tokens, const Metrics &m)
{
    const int box = m.px(14);
    const int facet = std::min(m.px(19) + 2, m.px(17) + 4) + 3; // with either border; tool buttons add three pixels
    all.insert(u"radioRadius"_s, u"%1px"_s.arg((box + 2) / 2));
    all.insert(u"radioRing"_s, u"%1px"_s.arg((box + 2 * tokens.ring) / 2));
    all.insert(u"facetRadius"_s, u"%1px"_s.arg(facet / 2));
    all.insert(u"barRadius"_s, u"%1px"_s.arg(m.px(4) / 2));
}

QHash<QString, QString> styleSheetValues(const Tokens &tokens, const QFont &base)
{
    QHash<QString, QString> all;
    for (const NamedColor &named : namedColors(tokens))
        all.insert(named.name, named.color.alpha() == 0 ? u"transparent"_s : named.color.name());
    const auto size = [&base](TextStyle style) {
        const QFont font = fontOf(style, base);
        return font.pixelSize() > 0 ? u"%1px"_s.arg(font.pixelSize()) : u"%1pt"_s.arg(font.pointSizeF(), 0, 'f', 2);
    };
    all.insert(u"captionSize"_s, size(TextStyle::Caption));
    all.insert(u"smallSize"_s, size(TextStyle::Small));
    all.insert(u"bodySize"_s, size(TextStyle::Body));
    all.insert(u"titleSize"_s, size(TextStyle::Title));
    all.insert(u"headingSize"_s, size(TextStyle::Heading));
    all.insert(u"displaySize"_s, size(TextStyle::Display));
    all.insert(u"codeSize"_s, size(TextStyle::Code));
    all.insert(u"codeDisplaySize"_s, size(TextStyle::CodeDisplay));
    all.insert(u"codeFamily"_s, u"\"%1\""_s.arg(fontOf(TextStyle::Code, base).family()));
    insertRadii(all, tokens, Metrics(base));
    // Style sheets have no conditions, so differences in high contrast are expressed as values.
    const bool strong = tokens.highContrast;
    all.insert(u"edgeWidth"_s, u"%1px"_s.arg(edgeWidth(tokens)));
    all.insert(u"edgeRoom"_s, u"%1px"_s.arg(edgeSpace(tokens)));
    // The background of a rounded button is painted up to the middle of its border, so the border has the same color.
    for (const auto &[name, color] :
         {std::pair(u"control"_s, tokens.control), std::pair(u"controlHover"_s, tokens.controlHover),
          std::pair(u"fill"_s, tokens.fill), std::pair(u"fillHover"_s, tokens.fillHover),
          std::pair(u"bad"_s, tokens.bad), std::pair(u"base"_s, tokens.base), std::pair(u"hover"_s, tokens.hover)})
        all.insert(name + u"Edge"_s, (strong ? tokens.edge : color).name());
    all.insert(u"flatHoverEdge"_s, strong ? u"transparent"_s : tokens.control.name());
    all.insert(u"boxMargin"_s, strong ? u"2px"_s : u"1px"_s);
    all.insert(u"ring"_s, u"%1px"_s.arg(tokens.ring));
    all.insert(u"inlineRing"_s, strong ? u"3px"_s : u"1px"_s);
    all.insert(u"offLine"_s, strong ? u"dashed"_s : u"solid"_s);
    all.insert(u"linkLine"_s, strong ? u"underline"_s : u"none"_s);
    all.insert(u"flatHover"_s, (strong ? tokens.hover : tokens.control).name());
    return all;
}

/// How much to subtract from a length, by suffix: "b" for two focus rings wider than a border of one pixel, "s" for
/// one, "g" for a gap; "e" adds to it. With this, widgets have the same size with and without the ring, at every text
/// size.
int borderSpace(const QString &suffix, const Tokens &tokens)
{
    const int more = tokens.ring - 1;
    return suffix == u"b" ? 2 * more
        : suffix == u"s"  ? more
        : suffix == u"g"  ? 2
        : suffix == u"e"  ? -edgeSpace(tokens)
                          : 0;
}

} // namespace

QString styleSheetFor(const Tokens &tokens, const QFont &base)
{
    registerAppResources();
    QFile file(u":/style/style.qss"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The style sheet is not part of this program.");
    const QString form = QString::fromUtf8(file.readAll());
    const QHash<QString, QString> values = styleSheetValues(tokens, base);
    const Metrics metrics(base);
    static const QRegularExpression place(u"@(?:(\\d+)([begs]?)|([a-zA-Z]\\w*))"_s);
    QString sheet;
    qsizetype done = 0;
    for (auto it = place.globalMatch(form); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        sheet += QStringView(form).sliced(done, match.capturedStart() - done);
        if (match.hasCaptured(1))
            sheet += u"%1px"_s.arg(metrics.px(match.captured(1).toDouble()) - borderSpace(match.captured(2), tokens));
        else
            sheet += values.value(match.captured(3), match.captured(0));
        done = match.capturedEnd();
    }
    sheet += QStringView(form).sliced(done);
    return sheet;
}

void applyTheme(QApplication &app, ThemeChoice choice, int textScale)
{
    registerAppResources();
    keeperOf(app).choose(choice, textScale);
}

void setSystemAppearance(QApplication &app, std::function<SystemAppearance()> ask)
{
    keeperOf(app).setSystem(ask ? std::move(ask) : readSystemAppearance);
}

} // namespace labdesk
