// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/titlebar.h"

namespace labdesk {

void setDarkTitleBar(quintptr, bool) { }

} // namespace labdesk
