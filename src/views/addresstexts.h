// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/address.h"

#include <QString>
#include <QStringList>

namespace labdesk {

/// As on an envelope: street, second line, "Phoenix AZ 85038, US". What is absent leaves no gap, no comma, no line.
QStringList addressLines(const Address &address);
/// "41 Larch Street, Suite 3, Boston MA 02116": the country is left out.
QString addressInOneLine(const Address &address);
/// "Phoenix, AZ"; the part that is there; "—" when neither is.
QString placeWords(const Address &address);

} // namespace labdesk
