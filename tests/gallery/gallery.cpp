// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/gallery.h"

#include "widgets/icon.h"
#include "widgets/metrics.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/separator.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>

#include <algorithm>
#include <array>
#include <chrono>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr std::array themes
    = {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrastLight, ThemeChoice::HighContrastDark};
constexpr std::array scales = {100, 150, 200};

} // namespace

Gallery::Gallery(QApplication &app, ThemeChoice theme, int textScale, QWidget *parent)
    : QWidget(parent), m_app(app), m_pages(galleryPages()),
      m_theme(theme == ThemeChoice::FollowSystem ? ThemeChoice::Light : theme), m_textScale(textScale)
{
    setObjectName(u"gallery"_s);
    setWindowTitle(u"Labdesk gallery"_s);
    setWindowIcon(windowIcon());
    setProperty("surface", u"base"_s);
    setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    m_next.setSingleShot(true);
    m_next.setInterval(std::chrono::milliseconds(60)); // for what comes after nothing: timers of 0 ms, layouts
    connect(&m_next, &QTimer::timeout, this, &Gallery::savePicture);
    applyTheme(m_app, m_theme, m_textScale);
    resize(1180, 860);
    build();
}

void Gallery::build()
{
    // The old content may be what asked for the new one.
    if (m_content)
        m_content->deleteLater();
    const Metrics m = metricsFor(this);
    m_content = new QWidget;
    m_list = new QListWidget;
    m_list->setObjectName(u"galleryList"_s);
    m_list->setAccessibleName(u"Pages"_s);
    m_list->setProperty("surface", u"popup"_s);
    m_list->setFixedWidth(m.px(190));
    for (const GalleryPage &page : m_pages) {
        m_list->addItem(page.title);
        m_list->item(m_list->count() - 1)->setSizeHint({0, m.rowCompact});
    }
    m_area = new QScrollArea;
    m_area->setObjectName(u"galleryArea"_s);
    m_area->setWidgetResizable(true);
    auto *below = new QHBoxLayout;
    below->setSpacing(0);
    below->addWidget(m_list);
    below->addWidget(m_area, 1);
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(makeSeparator());
    layout->addLayout(below, 1);
    this->layout()->addWidget(m_content);
    connect(m_list, &QListWidget::currentRowChanged, this, &Gallery::showPage);
    m_list->setCurrentRow(m_current);
}

QWidget *Gallery::makeHeader()
{
    const Metrics m = metricsFor(this);
    auto *header = new QWidget;
    auto *theme = new SegmentedControl(u"Theme"_s);
    for (const QString &word : {u"Light"_s, u"Dark"_s, u"On white"_s, u"On black"_s})
        theme->addSegment(word);
    theme->setCurrentIndex(int(std::ranges::find(themes, m_theme) - themes.begin()));
    auto *scale = new SegmentedControl(u"Text size"_s);
    for (const int percent : scales)
        scale->addSegment(u"%1 %"_s.arg(percent));
    if (const auto found = std::ranges::find(scales, m_textScale); found != scales.end())
        scale->setCurrentIndex(int(found - scales.begin()));
    auto *mirrored = new QCheckBox(u"Right to left"_s);
    mirrored->setObjectName(u"galleryMirrored"_s);
    mirrored->setChecked(QGuiApplication::isRightToLeft());
    auto *layout = new QHBoxLayout(header);
    layout->setContentsMargins(m.two, m.one, m.two, m.one);
    layout->setSpacing(m.two);
    layout->addWidget(makeLabel(u"Gallery"_s, TextStyle::Title));
    layout->addStretch(1);
    layout->addWidget(theme);
    layout->addWidget(scale);
    layout->addWidget(mirrored);
    connect(theme, &SegmentedControl::currentIndexChanged, this, [this](int index) {
        m_theme = themes.at(size_t(index));
        applyTheme(m_app, m_theme, m_textScale);
    });
    connect(scale, &SegmentedControl::currentIndexChanged, this, [this](int index) {
        m_textScale = scales.at(size_t(index));
        applyTheme(m_app, m_theme, m_textScale);
        build(); // parts take their sizes when they are made
    });
    connect(mirrored, &QCheckBox::toggled, this,
            [](bool on) { QGuiApplication::setLayoutDirection(on ? Qt::RightToLeft : Qt::LeftToRight); });
    return header;
}

void Gallery::showPage(int index)
{
    if (index < 0 || index >= pageCount())
        return;
    m_current = index;
    m_list->setCurrentRow(index);
    m_area->setWidget(m_pages[size_t(index)].make());
}

QWidget *Gallery::page() const
{
    return m_area->widget();
}

void Gallery::savePictures(const QString &folder)
{
    m_folder = folder;
    m_saving = 0;
    m_pictureSize = size();
    showPage(0);
    m_next.start();
}

void Gallery::savePicture()
{
    const QString file = QDir(m_folder).filePath(m_pages[size_t(m_saving)].id + u".png"_s);
    // A page that is longer than the window is saved as a whole.
    const int hidden = m_area->widget()->height() - m_area->viewport()->height();
    if (hidden > 0) {
        resize(width(), height() + hidden);
        m_next.start();
        return;
    }
    if (!grab().save(file, "PNG"))
        return Q_EMIT picturesSaved(file);
    if (++m_saving == pageCount())
        return Q_EMIT picturesSaved({});
    resize(m_pictureSize);
    showPage(m_saving);
    m_next.start();
}

} // namespace labdesk
