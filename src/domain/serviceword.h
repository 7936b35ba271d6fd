// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace labdesk {

/// The form for comparing words of the service, such as a status or an error type: case and surrounding spaces are
/// ignored.
inline QString comparedWord(QStringView word)
{
    return word.trimmed().toString().toLower();
}

inline bool isSameWord(QStringView a, QStringView b)
{
    return a.trimmed().compare(b.trimmed(), Qt::CaseInsensitive) == 0;
}

} // namespace labdesk
