// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centeremptystate.h"

#include "domain/knownvalues.h"
#include "session/labcatalog.h"
#include "text/localtexts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <vector>

namespace labdesk {

namespace {

struct ExplainText
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CentersPane)
};

QString formatSuggestion(const OtherCenterSearch &other, const CenterQuery &askedQuery)
{
    const QString radius = localNumber(int(other.query.radius.value_or(Radius::Miles50)));
    if (other.query.where == askedQuery.where)
        return ExplainText::tr("Show %Ln within %1 miles", nullptr, other.found).arg(radius);
    return ExplainText::tr("Show %Ln within %1 miles of %2", nullptr, other.found).arg(radius, shownZip(other.query));
}

/// One part of a filter: its name, and the filter without this part.
struct FilterPart
{
    QString name;
    CenterFilter without;
};

std::vector<FilterPart> partsOf(const CenterFilter &filter)
{
    std::vector<FilterPart> parts;
    const auto add = [&](bool isOn, const QString &name, auto clearPart) {
        if (!isOn)
            return;
        FilterPart part{name, filter};
        clearPart(part.without);
        parts.push_back(part);
    };
    add(filter.openNow, ExplainText::tr("Open now"), [](CenterFilter &without) { without.openNow = false; });
    add(filter.day > 0, QLocale().standaloneDayName(std::max(filter.day, 1)),
        [](CenterFilter &without) { without.day = 0; });
    add(filter.opensBeforeEight, ExplainText::tr("Before 8 AM"),
        [](CenterFilter &without) { without.opensBeforeEight = false; });
    for (const QString &feature : filter.features) {
        const bool isBillType = known::values().find(known::List::BillTypes, feature) != nullptr;
        add(true, known::nameOf(isBillType ? known::List::BillTypes : known::List::Capabilities, feature),
            [&feature](CenterFilter &without) { without.features.removeAll(feature); });
    }
    add(!filter.words.trimmed().isEmpty(), filter.words.trimmed(),
        [](CenterFilter &without) { without.words.clear(); });
    return parts;
}

/// Says which lab has no centers, and in which area.
QString formatNoCenters(const CenterFinder &finder, const LabCatalog &labs)
{
    const CenterQuery &query = *finder.query();
    const auto *ready = readyIn(finder.state());
    const auto *near = std::get_if<NearZip>(&query.where);
    if (near && !near->labs.empty())
        return ExplainText::tr("%Ln lab(s) searched: no centers found.", nullptr,
                               int(near->labs.size() - finder.failedLabs().size()));
    const QString lab = ready ? formatLab(labs.lab(ready->value.labId, ready->value.labSlug)) : QString();
    if (!query.radius)
        return near ? ExplainText::tr("%1 has no centers near %2.").arg(lab, shownZip(query))
                    : ExplainText::tr("%1, the order’s lab, has no centers near the patient.").arg(lab);
    const QString radius = localNumber(int(*query.radius));
    return near
        ? ExplainText::tr("%1 has no centers within %2 miles of %3.").arg(lab, radius, shownZip(query))
        : ExplainText::tr("%1, the order’s lab, has no centers within %2 miles of the patient.").arg(lab, radius);
}

} // namespace

EmptyText beforeSearchText(bool forOrder)
{
    return {
        ExplainText::tr("Find service centers"),
        forOrder
            ? ExplainText::tr("Enter an order ID to use its lab and the patient’s address.")
            : ExplainText::tr(
                "Enter a ZIP code or a city and choose a lab, or enter an order ID to use its lab and the patient’s "
                "address."),
        {}};
}

EmptyText noCentersFoundText(const CenterFinder &finder, const LabCatalog &labs, const ZipInfo &hint)
{
    const CenterQuery &query = *finder.query();
    const QString maxRadius = localNumber(int(Radius::Miles50));
    QStringList sentences{formatNoCenters(finder, labs)};
    const auto *near = std::get_if<NearZip>(&query.where);
    const bool isOfSeveral = near && !near->labs.empty();
    if (!finder.failedLabs().empty())
        sentences += formatFailedLabs(finder.failedLabs(), labs);
    if (near && hint.tone == Tone::Warn && hint.origin)
        sentences += ExplainText::tr("This ZIP code is for PO boxes and has no area of its own.");
    const bool wasWidest = query.radius == Radius::Miles50;
    if (finder.isNoneWithinMaxRadius() && !wasWidest)
        sentences += ExplainText::tr("There are none within %1 miles either.").arg(maxRadius);
    if (!finder.suggestion() && !finder.isNoneWithinMaxRadius() && !isOfSeveral)
        sentences += ExplainText::tr("Couldn’t check for centers farther away.");
    if (!finder.suggestion() && near && finder.isNoneWithinMaxRadius())
        sentences += ExplainText::tr("Check the ZIP code or try another lab.");
    return {ExplainText::tr("No centers found"), sentences.join(u' '),
            finder.suggestion() ? formatSuggestion(*finder.suggestion(), query) : QString()};
}

NoMatches noMatchesText(const CenterListModel &model)
{
    NoMatches nothing;
    nothing.words.title = ExplainText::tr("No matches among %Ln center(s)", nullptr, model.found());
    int maxCount = 0; // suggest removing the part without which most centers match
    for (const FilterPart &part : partsOf(model.filter())) {
        const int count = model.countMatching(part.without);
        if (count <= maxCount)
            continue;
        maxCount = count;
        nothing.words.sentence = ExplainText::tr("Remove “%1” to see %Ln.", nullptr, count).arg(part.name);
        nothing.words.button = ExplainText::tr("Remove");
        nothing.without = part.without;
    }
    if (nothing.words.button.isEmpty()) {
        nothing.words.sentence = ExplainText::tr("Centers with missing details, such as hours, are filtered out. "
                                                 "Removing just one filter won’t show more centers.");
        nothing.words.button = ExplainText::tr("Clear filter");
        nothing.without = {};
    }
    return nothing;
}

} // namespace labdesk
