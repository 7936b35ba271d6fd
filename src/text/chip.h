// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>

namespace labdesk {

/// A few words in a rounded rectangle: a source, a state. The tone never says anything that the text does not.
struct Chip
{
    enum class Tone { Neutral, Ok, Warn, Bad, Accent };
    /// The shape before the words. OfTone: the tone's own, and none for Neutral, which is for names; a state always has
    /// one.
    enum class Mark { OfTone, UnderWay, Waiting, Paused, Stopped };
    QString text;
    Tone tone = Tone::Neutral;
    Mark mark = Mark::OfTone;
    friend bool operator==(const Chip &, const Chip &) = default;
};
using Chips = QList<Chip>;

/// Roles that mean the same in every model.
enum ItemRole {
    SortRole = Qt::UserRole, ///< for machines: numbers, times
    ChipsRole,               ///< labdesk::Chips, painted instead of the text
    IdRole,                  ///< QString: the ID of the row
    ValueRole,               ///< what a file holds of the cell
    KeyRole,                 ///< of a header: what a file calls the column
    FieldRole,               ///< of a header: int of privacy::Field where values may be personal, else invalid
    ToolRole,                ///< of a header: bool, whether the column is a tool, see widgets/tools.h
    FirstOwnRole             ///< a model's own roles count on from here
};

} // namespace labdesk

Q_DECLARE_METATYPE(labdesk::Chip)
