// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/visibletexts.h"

#include "platform/process.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

namespace {

/// Data, by the look of it: what the service sent, what a person named, and what is the same in every language.
const QRegularExpression &data()
{
    static const QRegularExpression all(
        u"\\b%1\\b" // the account, who did what is recorded
        uR"(|\bLabdesk\b|\bclient-[\w-]+)"
        uR"(|\b(?:Staging|Partner|Production US)\b)"                           // connections that the tour makes
        uR"(|\b(?:Northwind: r|R)econnect through Northwind Health[\w ]*\.)"   // a notice of the tour's administrator
        uR"(|\bNorthwind Diagnostics[\w ]*)"                                   // a lab that the tour makes
        uR"(|\b(?:America|Pacific)/\w+)"                                       // ids of zones
        uR"(|Oura &&? no zone, last 30 days)"                                  // a view that the tour saves
        uR"(|The database \S+ cannot be opened: unable to open database file)" // the local service is not translated
        uR"(|[0-9a-f]{4,8}(?:-[0-9a-f]+)*(?:…[0-9a-f]+)?)"                     // ids, whole or shortened
        uR"(|\b[A-Z][a-z]{2} \d{1,2}, \d{4}|\d{1,2}:\d{2}(?::\d{2})? [AP]M|\b[A-Z]{2,4}[+−-]?\d*\b)" // dates, times,
                                                                                                     // zones, states
        uR"(|\btoken_refresh_failed\b|The provider refused to renew the access token)" // a fault, from the service
        uR"(|^(?:English|Español)$)"                                                   // languages by their own names
        uR"(|\b(?:GET|POST|PATCH|DELETE)\b|/v[23]/[\w/.{}-]*|https?://\S*|\b\d+ (?:bytes|kB|KiB|MB))"
        uR"(|\bapplication/json\b|\$: not JSON)" // what an answer calls itself, and where the decoder stopped
        uR"(|\b(?:method|status|state|op|took|size|drift):\S+)" // what a filter of requests takes
        uR"(|\b(?:Ctrl|Alt|Shift)\+[\w+?,]+|\bF\d+\b)"_s.arg(QRegularExpression::escape(accountName())),
        QRegularExpression::UseUnicodePropertiesOption);
    return all;
}

/// Parts that show what came from the service or what a person named, and why. Their children are meant as well.
struct Exception
{
    const char *part;
    const char *reason;
};

constexpr Exception exceptions[] = {
    {"userTitleLabel", "the client id"},
    {"viewFilterLabel", "a filter as it was typed"},
    {"rawTree", "a path in what the service sent"},
    {"selectionSourcesLabel", "names of providers"},
    {"selectionZonesLabel", "ids of zones"},
    {"zoneLabel", "the id of a zone"},
    {"oldZoneLabel", "the id of a zone"},
    {"zoneEdit", "what the service said about the zone"},
    {"zoneProblem", "what the service said about the zone"},
    {"endEdit", "what the service said about the date"},
    {"endProblem", "what the service said about the date"},
    {"changesLabel", "values of the user, before and after"},
    {"payorRow", "the name of a payor"},
    {"requestTimesBar", "a list that the locale joins"},
    {"relationshipLabel", "a word of the record"},
    {"companyLabel", "the name of a company"},
    {"maskedLabel", "a value of the record"},
    {"providerNameLabel", "the name of a provider"},
    {"providerDescriptionLabel", "the catalog's words"},
    {"providerSlugLabel", "the slug"},
    {"providerAuthChip", "the way to sign in, as it was sent"},
    {"providerResourceChips", "names of resources"},
    {"zipEdit", "a town and its county"},
    {"zipHintLabel", "a town and its county"},
    {"sheetLanguageSegment", "languages by their own names"},
    {"labChip", "the name of a lab"},
    {"centerHoursLabel", "days of the week and times, from the locale"},
    {"centerSiteLabel", "the code of a site"},
    {"centerCapabilitiesLabel", "words of the service"},
    {"directionsAddressLabel", "an address"},
    {"payorNameLabel", "the name of a payor"},
    {"nearestPayorButton", "the name of a payor"},
    {"comparedNameOne", "the name of a payor"},
    {"comparedNameOther", "the name of a payor"},
    {"comparedCodeOne", "a code"},
    {"comparedCodeOther", "a code"},
    {"comparedAliasesOne", "names of a payor"},
    {"comparedAliasesOther", "names of a payor"},
    {"comparedAddressOne", "an address"},
    {"comparedAddressOther", "an address"},
    {"comparedSourceOne", "a word of the record"},
    {"comparedSourceOther", "a word of the record"},
    {"payorPlaceLabel", "a place"},
    {"payorAddressLabel", "an address"},
    {"requestOperationLabel", "the name of an operation in the contract"},
    {"requestErrorMessage", "what the service said about the request"},
    {"requestReasonGroup", "what the service said about the request"},
    {"formTitleLabel", "a name that a person gives a connection"},
    {"payorSourceLabel", "a word of the record"},
    {"payorFieldLabel", "the name of a field"},
    {"companyAddressLabel", "an address"},
    {"ownProxyEdit", "an address"},
    {"supportBundleEdit", "facts for whoever helps, in English on purpose"},
    {"otherFieldRow", "a path in the record"},
    {"rawTextEdit", "what is wrong where in the answer"},
    {"helpView", "a page of the guide, which has translations of its own"},
    {"unreadReasonLabel", "a path in the answer, and what is wrong there"},
};

/// Elements without a name of their own that show data.
bool isDataByKind(const QWidget &part)
{
    // The name or the slug of a source; the other texts of such a row are plain labels.
    return part.inherits("labdesk::ElidedLabel") || part.inherits("labdesk::HighlightLabel");
}

bool showsData(const QWidget &part)
{
    for (const QWidget *at = &part; at; at = at->parentWidget()) {
        for (const Exception &exception : exceptions) {
            if (at->objectName() == QLatin1String(exception.part))
                return true;
        }
    }
    return isDataByKind(part);
}

/// What is left of a text without its brackets and without data.
QString rest(QString text)
{
    static const QRegularExpression bracketed(u"⟦[^⟦⟧]*⟧"_s);
    for (QString before; before != text;) {
        before = text;
        text.remove(bracketed);
    }
    return text.remove(data());
}

bool isForgotten(const QString &text)
{
    static const QRegularExpression word(u"\\p{L}{2,}"_s, QRegularExpression::UseUnicodePropertiesOption);
    return rest(text).contains(word);
}

QString pathOf(const QWidget &part, const QWidget &root)
{
    QStringList names;
    for (const QWidget *at = &part; at; at = at == &root ? nullptr : at->parentWidget()) {
        if (!at->objectName().startsWith(u"qt_"))
            names.prepend(at->objectName().isEmpty() ? QString::fromLatin1(at->metaObject()->className())
                                                     : at->objectName());
    }
    return names.mid(std::max<qsizetype>(0, names.size() - 3)).join(u'/');
}

QList<std::pair<QString, QString>> textsOf(const QWidget &part)
{
    QList<std::pair<QString, QString>> texts{{u"tool tip"_s, part.toolTip()},
                                             {u"name"_s, part.accessibleName()},
                                             {u"description"_s, part.accessibleDescription()}};
    if (part.isWindow())
        texts.append({u"title"_s, part.windowTitle()});
    if (const auto *label = qobject_cast<const QLabel *>(&part))
        texts.append({u"label"_s, label->text()});
    if (const auto *button = qobject_cast<const QAbstractButton *>(&part))
        texts.append({u"button"_s, button->text()});
    if (const auto *edit = qobject_cast<const QLineEdit *>(&part))
        texts.append({u"placeholder"_s, edit->placeholderText()});
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(&part))
        texts.append({u"placeholder"_s, edit->placeholderText()});
    if (const auto *tabs = qobject_cast<const QTabBar *>(&part)) {
        for (int i = 0; i < tabs->count(); ++i)
            texts.append({u"tab"_s, tabs->tabText(i)});
    }
    if (const auto *header = qobject_cast<const QHeaderView *>(&part); header && header->model()) {
        for (int i = 0; i < header->count(); ++i)
            texts.append({u"column"_s, header->model()->headerData(i, header->orientation()).toString()});
    }
    for (const QAction *action : part.actions())
        texts.append({u"action"_s, action->text()});
    return texts;
}

} // namespace

QStringList untranslatedTexts(const QWidget &root)
{
    QStringList found;
    QList<const QWidget *> parts{&root};
    for (const QWidget *child : root.findChildren<QWidget *>())
        parts.append(child);
    for (const QWidget *part : parts) {
        if (!part->isVisible() || showsData(*part))
            continue;
        for (const auto &[kind, text] : textsOf(*part)) {
            if (isForgotten(text))
                found.append(pathOf(*part, root) + u": "_s + kind + u": "_s + text.simplified());
        }
    }
    return found;
}

} // namespace labdesk::tests
