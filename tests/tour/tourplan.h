// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace labdesk {

/// One screen in one state: how to get there, how to tell that it is there, and what of it is in the picture.
struct TourStop
{
    QString name;                        ///< of the picture; empty: a step on the way, without one
    std::function<void()> go;            ///< what the hand does; empty: nothing
    std::function<bool()> isThere;       ///< empty: it is there at once
    std::function<QWidget *()> shot;     ///< what to take a picture of; empty: the window
    std::function<QString()> fault = {}; ///< what is wrong there beside what is looked for everywhere; empty: nothing
};

/// Stops that follow on each other. The first step brings about what the chapter needs, whatever went before.
struct TourChapter
{
    std::vector<TourStop> stops;

    TourChapter &step(std::function<void()> go, std::function<bool()> isThere = {})
    {
        stops.push_back({{}, std::move(go), std::move(isThere), {}});
        return *this;
    }
    TourChapter &stop(const QString &name, std::function<void()> go, std::function<bool()> isThere = {},
                      std::function<QWidget *()> shot = {})
    {
        stops.push_back({name, std::move(go), std::move(isThere), std::move(shot)});
        return *this;
    }
    /// Of the last stop: the text is empty if it holds.
    TourChapter &claim(std::function<QString()> fault)
    {
        stops.back().fault = std::move(fault);
        return *this;
    }
};

class UiDriver;

// The chapters, by what they are about. The hand outlives them.
std::vector<TourChapter> userChapters(UiDriver &hand);
std::vector<TourChapter> callChapters(UiDriver &hand); ///< without the tools
std::vector<TourChapter> userDialogChapters(UiDriver &hand);
std::vector<TourChapter> userActionChapters(UiDriver &hand);
std::vector<TourChapter> jobChapters(UiDriver &hand);
std::vector<TourChapter> userOutputChapters(UiDriver &hand); ///< timeline, raw answers, copies, exports, links, windows
std::vector<TourChapter>
userPartChapters(UiDriver &hand); ///< what single parts of a user say when an answer is late or unusual
std::vector<TourChapter> providerChapters(UiDriver &hand);
std::vector<TourChapter> centerChapters(UiDriver &hand);
std::vector<TourChapter> payorChapters(UiDriver &hand);
std::vector<TourChapter> activityChapters(UiDriver &hand);
std::vector<TourChapter> auditChapters(UiDriver &hand);
std::vector<TourChapter> inspectorChapters(UiDriver &hand); ///< of single requests
std::vector<TourChapter> faultChapters(UiDriver &hand);   ///< a service that refuses, or talks nonsense, in every pane
std::vector<TourChapter> waitingChapters(UiDriver &hand); ///< first answers, and newer ones, that take their time
std::vector<TourChapter> connectionChapters(UiDriver &hand);
std::vector<TourChapter> practiceChapters(UiDriver &hand); ///< the band and the page of drills, and exercises
std::vector<TourChapter> paletteChapters(UiDriver &hand);  ///< and the sheets: shortcuts, help
std::vector<TourChapter> privacyChapters(UiDriver &hand);  ///< privacy mode, and the card to verify a caller
std::vector<TourChapter> windowChapters(UiDriver &hand);   ///< environments, sizes, notices
// Only where the words of the pictures begin with "drill-" or "error-": what tells of each, and when it is over.
std::vector<TourChapter> drillChapters(UiDriver &hand);
std::vector<TourChapter> errorChapters(UiDriver &hand);

} // namespace labdesk
