// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/release.h"
#include "widgets/dialogframe.h"

namespace labdesk {

/// Tells of a newer version, and what opens before it does. accepted() means open its notes in the browser.
class ReleaseDialog : public DialogFrame
{
    Q_OBJECT

public:
    ReleaseDialog(const Release &release, const QVersionNumber &running, QWidget *parent = nullptr);
};

} // namespace labdesk
