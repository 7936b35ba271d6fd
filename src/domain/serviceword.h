// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace labdesk {

/// A word of the service, such as a status or a type of error, as it is compared: case and blanks around it make no
/// difference.
inline QString comparedWord(QStringView word)
{
    return word.trimmed().toString().toLower();
}

inline bool isSameWord(QStringView a, QStringView b)
{
    return a.trimmed().compare(b.trimmed(), Qt::CaseInsensitive) == 0;
}

} // namespace labdesk
