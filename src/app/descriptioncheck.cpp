// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/descriptioncheck.h"

#include "describe/descriptiontexts.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Returns what to say about it.
QString writeValues(const QByteArray &values, const QString &path, int &exitCode)
{
    if (values.isEmpty())
        return u"No new values. %1 wasn't written.\n"_s.arg(path);
    QFile file(path);
    if (file.open(QFile::WriteOnly) && file.write(values) == values.size() && file.flush())
        return u"New values: %1\n"_s.arg(path);
    exitCode = 2;
    return u"%1 can't be written: %2.\n"_s.arg(path, file.errorString());
}

} // namespace

DescriptionReport checkDescription(const QString &file, const QString &valuesFile)
{
    QFile document(file);
    if (!QFileInfo(file).isFile() || !document.open(QFile::ReadOnly))
        return {u"%1: The file doesn't exist or can't be read.\n"_s.arg(file), 2};
    const auto read = readDescription(document.read(maxDescriptionSize + 1)); // one more shows that it is too large
    if (!read.ok())
        return {u"%1: %2\n"_s.arg(file, describe(read.error())), 2};
    const DescriptionDifferences differences = compare(read.value());
    DescriptionReport report{formatDifferences(differences).join(u'\n') + u'\n', differences.all.empty() ? 0 : 1};
    if (!valuesFile.isEmpty())
        report.text += writeValues(valuesFileFor(differences), valuesFile, report.exitCode);
    return report;
}

} // namespace labdesk
