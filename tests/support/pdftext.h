// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontDatabase>
#include <QFontInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStringList>

namespace labdesk::tests {

/// The lines that are copied from a PDF, without those that are empty, and with single blanks; poppler's pdftotext
/// reads them.
inline QStringList linesOfPdf(const QString &file)
{
    QProcess reader;
    reader.start(
        QStringLiteral("pdftotext"),
        {QStringLiteral("-layout"), QStringLiteral("-enc"), QStringLiteral("UTF-8"), file, QStringLiteral("-")});
    if (!reader.waitForFinished() || reader.exitCode() != 0)
        qFatal("pdftotext (poppler-utils): %s %s", qPrintable(reader.errorString()),
               reader.readAllStandardError().constData());
    QStringList lines;
    for (const QString &line :
         QString::fromUtf8(reader.readAllStandardOutput()).split(QRegularExpression(QStringLiteral("[\n\f]"))))
        if (const QString words = line.simplified(); !words.isEmpty())
            lines += words;
    return lines;
}

/// Of the families that Labdesk may print with, those that are installed; at least one always is.
inline QStringList printFamilies()
{
    const QStringList installed = QFontDatabase::families();
    QStringList found{QFontInfo(QFont()).family()};
    for (const QString &family : {QStringLiteral("Inter"), QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans"),
                                  QStringLiteral("Liberation Sans"), QStringLiteral("Open Sans")})
        if (installed.contains(family) && !found.contains(family))
            found += family;
    return found;
}

} // namespace labdesk::tests
