// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>

namespace labdesk {

enum class IconName;

/// The sections of the window, in the order of the sidebar and of Ctrl+1, Ctrl+2, …
enum class Place { Users, Providers, Centers, Payors, Activity, Jobs };
inline constexpr std::array allPlaces
    = {Place::Users, Place::Providers, Place::Centers, Place::Payors, Place::Activity, Place::Jobs};

/// users, providers, …: for object names and settings.
QString placeKey(Place place);
/// "Service centers", in the language of the moment.
QString placeTitle(Place place);
IconName placeIcon(Place place);

} // namespace labdesk
