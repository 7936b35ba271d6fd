// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/valuesfile.h"

#include "platform/policy.h"

#include <QFile>

#include <utility>

namespace labdesk {

namespace {

Outcome<known::Values, known::ValuesFault> readFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QFile::ReadOnly))
        return known::ValuesFault{known::ValuesFault::Kind::Unreadable};
    return known::parse(file.read(known::largestFile + 1));
}

} // namespace

std::optional<known::ValuesFault> useValues(const Policy &policy)
{
    known::use(known::builtIn());
    if (policy.valuesFile.isEmpty())
        return {};
    auto read = readFile(policy.valuesFile);
    if (!read.ok())
        return read.error();
    known::Values values = policy.replacesValues ? known::Values() : known::builtIn();
    values.extend(std::move(read).value());
    known::use(std::move(values));
    return {};
}

} // namespace labdesk
