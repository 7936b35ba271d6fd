// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/place.h"
#include "widgets/sheet.h"

#include <QStringList>

namespace labdesk {

/// F1: what a place shows and what one can type there, in a few sentences.
class HelpSheet : public Sheet
{
    Q_OBJECT

public:
    HelpSheet(Place place, QWidget *window);

    static QStringList sentences(Place place);
};

} // namespace labdesk
