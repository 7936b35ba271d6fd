// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace labdesk {

/// The type of connection error in resources/values/values.ini that a text from the service describes: a status, a type
/// of error that isn't listed there, or an error message. Looks for whole words, ignores what the text denies or
/// announces, and uses the first phrase, because an error code comes before its explanation. Empty: it describes none
/// of them.
QString errorTypeDescribedBy(QStringView text);

} // namespace labdesk
