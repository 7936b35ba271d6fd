// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/appearance.h"

#include "views/metrics.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QHash>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <QTimer>

#include <algorithm>

// Outside of any namespace, as the macro demands: a static library's resources are not registered by themselves.
static void registerAppResources()
{
    Q_INIT_RESOURCE(app);
}

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Remembers the choice for the application it belongs to, and listens for the system's change of appearance.
class ThemeKeeper : public QObject
{
public:
    explicit ThemeKeeper(QApplication &app)
        : QObject(&app)
        , m_app(app)
        , m_systemFont(QApplication::font())
    {
        setObjectName(u"themeKeeper"_s);
        app.installEventFilter(this);
    }

    void choose(ThemeChoice choice, int textScale)
    {
        m_choice = choice;
        m_textScale = std::clamp(textScale, Settings::smallestTextScale, Settings::largestTextScale);
        apply();
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        // ThemeChange reaches each window: the timer makes one change of them, outside of the delivery.
        if (event->type() == QEvent::ThemeChange && m_choice == ThemeChoice::FollowSystem && !m_pending) {
            m_pending = true;
            QTimer::singleShot(0, this, [this] { apply(); });
        }
        return false;
    }

private:
    bool systemIsDark()
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
        if (const auto scheme = QGuiApplication::styleHints()->colorScheme(); scheme != Qt::ColorScheme::Unknown)
            return scheme == Qt::ColorScheme::Dark;
#endif
        // Without a palette of ours the application's is the system's.
        QApplication::setPalette(QPalette());
        const QPalette palette = QApplication::palette();
        return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    }

    const Tokens &chosenTokens()
    {
        switch (m_choice) {
        case ThemeChoice::FollowSystem:
            return systemIsDark() ? darkTokens() : lightTokens();
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
        const Tokens &tokens = chosenTokens();
        QApplication::setFont(readableFont());
        QApplication::setPalette(paletteOf(tokens));
        m_app.setStyleSheet(styleSheetFor(tokens, QApplication::font()));
        m_pending = false;
    }

    QFont readableFont() const
    {
        // A desktop's own choice is kept. What stands in when there is none is wide and has no medium weight.
        static const QStringList standIns = {u"DejaVu Sans"_s, u"Sans Serif"_s, u"sans-serif"_s, u"Sans"_s, u""_s};
        static const QStringList wanted = {u"Inter"_s, u"Noto Sans"_s, u"DejaVu Sans"_s};
        QFont font = m_systemFont;
        if (standIns.contains(font.family(), Qt::CaseInsensitive)) {
            const auto there = std::ranges::find_if(wanted, [](const QString &family) { return QFontDatabase::hasFamily(family); });
            if (there != wanted.end())
                font.setFamily(*there);
            font.setPointSizeF(std::max(font.pointSizeF(), 9.75));
        }
        font.setHintingPreference(QFont::PreferNoHinting);
        if (font.pixelSize() > 0)
            font.setPixelSize(font.pixelSize() * m_textScale / 100);
        else
            font.setPointSizeF(font.pointSizeF() * m_textScale / 100);
        return font;
    }

    QApplication &m_app;
    QFont m_systemFont;
    ThemeChoice m_choice = ThemeChoice::FollowSystem;
    int m_textScale = 100;
    bool m_pending = false;
};

QHash<QString, QString> fillings(const Tokens &tokens, const QFont &base)
{
    QHash<QString, QString> all;
    for (const NamedColor &named : namedColors(tokens))
        all.insert(named.name, named.color.name());
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
    all.insert(u"shade"_s, tokens.dark ? u"dark"_s : u"light"_s);
    return all;
}

} // namespace

QString styleSheetFor(const Tokens &tokens, const QFont &base)
{
    registerAppResources();
    QFile file(u":/style/style.qss"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The style sheet is not part of this program.");
    const QString form = QString::fromUtf8(file.readAll());
    const QHash<QString, QString> values = fillings(tokens, base);
    const Metrics metrics(base);
    static const QRegularExpression place(u"@(?:(\\d+)|([a-zA-Z]\\w*))"_s);
    QString sheet;
    qsizetype done = 0;
    for (auto it = place.globalMatch(form); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        sheet += QStringView(form).sliced(done, match.capturedStart() - done);
        if (match.hasCaptured(1))
            sheet += u"%1px"_s.arg(metrics.px(match.captured(1).toDouble()));
        else
            sheet += values.value(match.captured(2), match.captured(0));
        done = match.capturedEnd();
    }
    sheet += QStringView(form).sliced(done);
    return sheet;
}

void applyTheme(QApplication &app, ThemeChoice choice, int textScale)
{
    registerAppResources();
    auto *keeper = static_cast<ThemeKeeper *>(app.findChild<QObject *>(u"themeKeeper"_s, Qt::FindDirectChildrenOnly));
    if (!keeper) {
        // QApplication takes ownership of the style.
        QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
        keeper = new ThemeKeeper(app);
    }
    keeper->choose(choice, textScale);
}

} // namespace labdesk
