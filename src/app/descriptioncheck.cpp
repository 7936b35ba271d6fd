// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/descriptioncheck.h"

#include "describe/descriptiontexts.h"
#include "domain/knownvalues.h"
#include "platform/durablefile.h"
#include "platform/policy.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct DescriptionCheckWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::DescriptionTexts)
};

/// Returns what to say about it.
QString writeValues(const QByteArray &values, const QString &path, int &exitCode)
{
    if (values.isEmpty())
        return DescriptionCheckWords::tr("No new values. %1 wasn’t written.").arg(path);
    // Not over another file, which may have names that a person checked.
    if (writeDurably(path, values, Existing::Keep))
        return DescriptionCheckWords::tr("New values are in %1. Check their names.").arg(path);
    exitCode = 2;
    const int why = errno;
    return why == EEXIST
        ? DescriptionCheckWords::tr("%1 already exists. Choose another file for the new values.").arg(path)
        : DescriptionCheckWords::tr("%1 can’t be written: %2.").arg(path, qt_error_string(why));
}

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

DescriptionReport checkDescription(const QString &file, const QString &valuesFile, const Policy &policy)
{
    QFile document(file);
    if (!QFileInfo(file).isFile() || !document.open(QFile::ReadOnly))
        return {DescriptionCheckWords::tr("%1: The file doesn’t exist or can’t be read.").arg(file) + u'\n', 2};
    const auto read = readDescription(document.read(maxDescriptionSize + 1)); // one more shows that it is too large
    if (!read.ok())
        return {u"%1: %2\n"_s.arg(file, describe(read.error())), 2};
    QStringList lines;
    if (const QString fault = useNames(policy); !fault.isEmpty())
        lines += fault;
    const DescriptionDifferences differences = compare(read.value());
    lines += formatDifferences(differences);
    DescriptionReport report{{}, differences.all.empty() ? 0 : 1};
    if (!valuesFile.isEmpty())
        lines += writeValues(valuesFileFor(differences), valuesFile, report.exitCode);
    report.text = lines.join(u'\n') + u'\n';
    return report;
}

} // namespace labdesk
