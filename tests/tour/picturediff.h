// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

#include <vector>

namespace labdesk {

/// A picture that is not the same in two folders.
struct PictureDifference
{
    enum class Kind { Pixels, Size, Missing, New, Unreadable };

    QString name; ///< of the stop: the file without its ending
    Kind kind = Kind::Pixels;
    double share = 0; ///< of all pixels, that differ
    QRect where = {}; ///< all of them are in here

    /// "users-list: 0.25 % of the pixels differ, within 40x16 at 310,20".
    QString text() const;
    friend bool operator==(const PictureDifference &, const PictureDifference &) = default;
};

/// Compares the *.png of two folders by name, in the order of the names; `compared` counts those of both folders.
std::vector<PictureDifference> pictureDifferences(const QString &oldFolder, const QString &newFolder, int &compared);

} // namespace labdesk
