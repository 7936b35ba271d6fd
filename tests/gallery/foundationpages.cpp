// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/pages.h"
#include "gallery/specimens.h"
#include "gallery/swatch.h"
#include "views/common/avatar.h"
#include "widgets/metrics.h"
#include "widgets/theme.h"

#include <QGridLayout>
#include <QLabel>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int columns = 4;

template <class Sample, class Values> QWidget *inColumns(const Values &values)
{
    auto *grid = new QWidget;
    auto *layout = new QGridLayout(grid);
    layout->setContentsMargins({});
    int at = 0;
    for (const auto &value : values) {
        layout->addWidget(new Sample(value), at / columns, at % columns);
        ++at;
    }
    return grid;
}

} // namespace

QWidget *makeColorsPage()
{
    auto *page = new Specimens;
    QStringList names;
    for (const NamedColor &named : namedColors(lightTokens()))
        names.append(named.name);
    page->add(u"Every token of the theme"_s, inColumns<Swatch>(names));
    return page;
}

QWidget *makeTypePage()
{
    auto *page = new Specimens;
    static constexpr std::pair<TextStyle, const char *> styles[]
        = {{TextStyle::Display, "display"}, {TextStyle::Heading, "heading"},
           {TextStyle::Title, "title"},     {TextStyle::Strong, "strong"},
           {TextStyle::Body, "body"},       {TextStyle::Label, "label"},
           {TextStyle::Small, "small"},     {TextStyle::GroupTitle, "group title"},
           {TextStyle::Caption, "caption"}, {TextStyle::CodeDisplay, "code display"},
           {TextStyle::Code, "code"}};
    for (const auto &[style, name] : styles)
        page->add(QString::fromLatin1(name), makeLabel(u"Quartz sphinx 0123456789, Ä ß Ø é"_s, style));
    return page;
}

QWidget *makeIconsPage()
{
    auto *page = new Specimens;
    std::vector<IconName> all;
    for (int name = 0; name <= int(IconName::Zone); ++name)
        all.push_back(IconName(name));
    page->add(u"Drawings at 14, 16 and 18"_s, inColumns<IconSample>(all));
    page->addBeside(u"Marks of providers, 24 and 34"_s,
                    {new Avatar(u"Withings"_s, Avatar::Size::Small), new Avatar(u"Apple Health"_s, Avatar::Size::Small),
                     new Avatar(u"Withings"_s, Avatar::Size::Large), new Avatar(u"Oura Ring"_s, Avatar::Size::Large)});
    return page;
}

} // namespace labdesk
