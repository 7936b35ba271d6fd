// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/helppages.h"

#include "shell/fieldhelp.h"
#include "text/matchmark.h"
#include "views/common/place.h"

#include <QFile>
#include <QRegularExpression>
#include <QTextDocument>
#include <QWidget>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr std::array topics{
    HelpTopic{"callSummaryDialog"_L1, "copies"_L1},
    HelpTopic{"centerSheetDialog"_L1, "service-centers"_L1},
    HelpTopic{"changeZoneDialog"_L1, "actions"_L1},
    HelpTopic{"connectionsDialog"_L1, "connection"_L1},
    HelpTopic{"deleteUserDialog"_L1, "actions"_L1},
    HelpTopic{"deregisterDialog"_L1, "actions"_L1},
    HelpTopic{"descriptionDialog"_L1, "administrators"_L1},
    HelpTopic{"editUserDialog"_L1, "actions"_L1},
    HelpTopic{"exportDialog"_L1, "copies"_L1},
    HelpTopic{"localPage"_L1, "practice"_L1},
    HelpTopic{"foreignTrailDialog"_L1, "history"_L1},
    HelpTopic{"linkDialog"_L1, "links"_L1},
    HelpTopic{"newJobDialog"_L1, "many"_L1},
    HelpTopic{"newUserDialog"_L1, "actions"_L1},
    HelpTopic{"openTicketDialog"_L1, "tickets"_L1},
    HelpTopic{"passphraseDialog"_L1, "privacy"_L1},
    HelpTopic{"preferencesDialog"_L1, "preferences"_L1},
    HelpTopic{"selectFromListDialog"_L1, "many"_L1},
    HelpTopic{"startOverDialog"_L1, "practice"_L1},
    HelpTopic{"supportBundleDialog"_L1, "problems"_L1},
    HelpTopic{"ticketDialog"_L1, "tickets"_L1},
    HelpTopic{"userChartsDialog"_L1, "users"_L1},
    HelpTopic{"userDetailPane"_L1, "user"_L1},
    HelpTopic{"userSelectionPane"_L1, "many"_L1},
    HelpTopic{"userViewDialog"_L1, "users"_L1},
    HelpTopic{"userWindow"_L1, "user"_L1},
    HelpTopic{"welcomeDialog"_L1, "window"_L1},
};

/// This page is generated from the fields' explanations, in each language; docs/guide/fields.md has the English
/// version.
constexpr auto fieldsPage = "fields"_L1;

QString pageForPart(const QString &part)
{
    const auto *at = std::ranges::find(topics, part, &HelpTopic::part);
    return at == topics.end() ? QString() : QString(at->page);
}

QString readResource(const QString &path)
{
    QFile file(u':' + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QUrl resource(const QString &path)
{
    return QUrl(u"qrc:"_s + path);
}

} // namespace

HelpPages::HelpPages(const QString &language)
    : m_isEnglish(language == u"en"_s), m_folder(m_isEnglish ? u"/guide/"_s : u"/guide/%1/"_s.arg(language))
{
    static const QRegularExpression link(u"\\[([^\\]]+)\\]\\(([^)#]+\\.md)\\)"_s);
    const QUrl contents = translated(resource(u"/docs/guide.md"_s));
    QString group;
    for (const QString &line : markdown(contents).split(u'\n')) {
        if (line.startsWith(u"## "_s))
            group = line.sliced(3);
        for (auto at = link.globalMatch(line); at.hasNext();) {
            const QRegularExpressionMatch found = at.next();
            const QUrl url = translated(contents.resolved(QUrl(found.captured(2))));
            const QString title = found.captured(1);
            if (!url.isEmpty())
                m_pages.push_back({nameOf(url), title.left(1).toUpper() + title.sliced(1), group});
        }
    }
}

QUrl HelpPages::urlOf(const QString &name) const
{
    const QUrl guideUrl = translated(resource(u"/docs/guide/%1.md"_s.arg(name)));
    return guideUrl.isEmpty() ? translated(resource(u"/docs/%1.md"_s.arg(name))) : guideUrl;
}

QUrl HelpPages::translated(const QUrl &link) const
{
    if (link.scheme() != u"qrc"_s || !link.path().endsWith(u".md"_s))
        return {};
    QUrl other = link;
    other.setPath(u"/docs"_s + m_folder + link.fileName());
    for (const QUrl &url : {other, link})
        if (QFile::exists(u':' + url.path()))
            return url;
    return {};
}

bool HelpPages::isTranslated(const QUrl &url) const
{
    return !m_isEnglish && (url.path().contains(m_folder) || nameOf(url) == fieldsPage);
}

QString HelpPages::markdown(const QUrl &url) const
{
    return nameOf(url) == fieldsPage ? FieldHelp::page() : readResource(url.path());
}

int HelpPages::countHits(const QString &name, const QString &words)
{
    QString &text = m_texts[name];
    if (text.isEmpty()) {
        QTextDocument document;
        document.setMarkdown(markdown(urlOf(name)));
        text = document.toPlainText();
    }
    static const QRegularExpression between(u"[^\\p{L}\\p{N}]+"_s);
    for (const QString &word : words.split(between, Qt::SkipEmptyParts))
        if (matchesIn(text, word).empty())
            return 0;
    return int(matchesIn(text, words).size());
}

std::span<const HelpTopic> helpTopics()
{
    return topics;
}

QString helpPageFor(const QWidget *focused, Place place)
{
    for (const QWidget *part = focused; part; part = part->parentWidget())
        if (const QString page = pageForPart(part->objectName()); !page.isEmpty())
            return page;
    return QString::fromLatin1(placeRow(place).helpPage);
}

} // namespace labdesk
