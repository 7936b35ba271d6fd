// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>

namespace labdesk {

/// A short text in a rounded rectangle: a source, a state. The tone never adds information that the text doesn't have.
struct Chip
{
    enum class Tone { Neutral, Ok, Warn, Bad, Accent };
    /// The symbol before the text. FromTone: that of the tone, and none for Neutral, which is for names; a state always
    /// has one.
    enum class Mark { FromTone, InProgress, Waiting, Paused, Stopped };
    QString text;
    Tone tone = Tone::Neutral;
    Mark mark = Mark::FromTone;
    friend bool operator==(const Chip &, const Chip &) = default;
};
using Chips = QList<Chip>;

/// Roles with the same meaning in every model.
enum ItemRole {
    SortRole = Qt::UserRole, ///< raw values for sorting: numbers, times
    ChipsRole,               ///< labdesk::Chips, painted instead of the text
    IdRole,                  ///< QString: the ID of the row
    ValueRole,               ///< what files contain for the cell
    KeyRole,                 ///< of a header: the name of the column in files
    FieldRole,               ///< of a header: int of privacy::Field if values may be personal, otherwise invalid
    ToolRole,                ///< of a header: bool, whether the column is a tool, see widgets/tools.h
    FirstModelRole           ///< the first role for a model's own use
};

} // namespace labdesk

Q_DECLARE_METATYPE(labdesk::Chip)
