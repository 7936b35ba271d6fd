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

/// The page about a dialog or a pane, by object name. For a place, see PlaceRow.
struct HelpTopic
{
    QLatin1StringView part;
    QLatin1StringView page;
};

struct HelpPage
{
    QString name;  ///< the file name without folder and extension: "users"
    QString title; ///< as listed in guide.md of the language
    QString group; ///< the heading above it there
};

/// The built-in guide, whose pages are listed in guide.md. A page without a translation (docs/guide/<language>/) is
/// shown in English.
class HelpPages
{
public:
    explicit HelpPages(const QString &language);

    const std::vector<HelpPage> &all() const { return m_pages; }
    QUrl urlOf(const QString &name) const; ///< empty if there is no such page
    static QString nameOf(const QUrl &url) { return url.fileName().section(u'.', 0, 0); }
    /// The target page of a link, in the window's language. Empty if the link leads out of the guide.
    QUrl translated(const QUrl &link) const;
    bool isTranslated(const QUrl &url) const;
    QString markdown(const QUrl &url) const;

    /// The number of matches in a page; 0 if any of the words is missing.
    int countHits(const QString &name, const QString &words);

private:
    bool m_isEnglish;
    QString m_folder; ///< "/guide/es/", or "/guide/"
    std::vector<HelpPage> m_pages;
    QHash<QString, QString> m_texts; ///< plain text of the pages searched so far
};

std::span<const HelpTopic> helpTopics();
/// The page about the focused dialog or pane, or else about the place.
QString helpPageFor(const QWidget *focused, Place place);

} // namespace labdesk
