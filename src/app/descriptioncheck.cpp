// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/descriptioncheck.h"

#include "describe/descriptiontexts.h"
#include "domain/knownvalues.h"
#include "platform/policy.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct DescriptionCheckWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::DescriptionTexts)
};

/// Returns what to say if the file of the policy can't be used.
QString useNames(const Policy &policy)
{
    const auto fault = useValues(policy);
    if (!fault)
        return {};
    const QString &file = policy.valuesFile;
    return fault->line > 0
        ? DescriptionCheckWords::tr("Line %2 of %1 has a mistake. Compared with the built-in names only.")
              .arg(file, QString::number(fault->line))
        : DescriptionCheckWords::tr("%1 can’t be read. Compared with the built-in names only.").arg(file);
}

} // namespace

DescriptionReport checkDescription(const QString &file, const QString &valuesFile, const Policy &policy, bool hasAll)
{
    QStringList lines;
    if (const QString fault = useNames(policy); !fault.isEmpty())
        lines += fault;
    const auto differences = compareFile(file);
    if (!differences.ok())
        return {differences.error() + u'\n', 2};
    lines += formatDifferences(differences.value(), hasAll);
    DescriptionReport report{{}, differences.value().all.empty() ? 0 : 1};
    if (!valuesFile.isEmpty()) {
        const WrittenValues written = writeValues(differences.value(), valuesFile);
        lines += written.sentence;
        if (written.isFault)
            report.exitCode = 2;
    }
    report.text = lines.join(u'\n') + u'\n';
    return report;
}

} // namespace labdesk
