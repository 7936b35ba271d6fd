// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QUrl>

#include <span>
#include <vector>

class QWidget;

namespace labdesk {

enum class Place;

/// Which page explains a part of the window: a dialog or a pane by its object name. Of a place, see PlaceRow.
struct HelpTopic
{
    QLatin1StringView part;
    QLatin1StringView page;
};

struct HelpPage
{
    QString name;  ///< its file without folder and suffix: "users"
    QString title; ///< as guide.md of the language lists it
    QString group; ///< the heading it is listed under there
};

/// The guide, which is compiled in: guide.md lists its pages. A page that has no translation
/// (docs/guide/<language>/) is shown in English.
class HelpPages
{
public:
    explicit HelpPages(const QString &language);

    const std::vector<HelpPage> &all() const { return m_pages; }
    QUrl urlOf(const QString &name) const; ///< empty: there is no such page
    static QString nameOf(const QUrl &url) { return url.fileName().section(u'.', 0, 0); }
    /// The page that a link leads to, in the language of the window. Empty: it leads out of the guide.
    QUrl translated(const QUrl &link) const;
    bool isTranslated(const QUrl &url) const;
    QString markdown(const QUrl &url) const;

    /// How often the words are found in a page; 0 when one of them is not.
    int countHits(const QString &name, const QString &words);

private:
    bool m_isEnglish;
    QString m_folder; ///< "/guide/es/", or "/guide/"
    std::vector<HelpPage> m_pages;
    QHash<QString, QString> m_texts; ///< of the pages that were searched, without markup
};

std::span<const HelpTopic> helpTopics();
/// The page about what has the keyboard: its dialog or pane, or else the place.
QString helpPageFor(const QWidget *focused, Place place);

} // namespace labdesk
