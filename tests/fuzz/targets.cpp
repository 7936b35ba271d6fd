// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz.h"

#include <algorithm>

namespace labdesk::fuzz {

std::vector<Target> &targets()
{
    static std::vector<Target> all;
    return all;
}

bool addTarget(const Target &target)
{
    targets().push_back(target);
    return true;
}

const Target *targetNamed(const QByteArray &name)
{
    const auto found = std::ranges::find(targets(), name, &Target::name);
    return found == targets().end() ? nullptr : &*found;
}

} // namespace labdesk::fuzz
