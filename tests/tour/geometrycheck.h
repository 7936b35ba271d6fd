// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace labdesk {

struct GeometryFault
{
    QString path;    ///< names or classes from the window to the part
    QString what;    ///< "is cut off by its parent"
    QString figures; ///< the text or the sizes it is about
};

/// What has not the room it needs on a widget that is shown: parts that reach out of their parent or over each other,
/// texts that are cut, parts that are squeezed below their least size, and targets too small to hit (24 px,
/// WCAG 2.2, 2.5.8). Parts with the dynamic property `overlay` may cover others, and a hint in a field with `mayBeCut`
/// may be cut; labels that elide by themselves are no fault, nor is what can be scrolled to.
std::vector<GeometryFault> geometryFaults(const QWidget &root);

} // namespace labdesk
