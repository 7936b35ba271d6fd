// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output/privatefile.h"
#include "output/rowwriter.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QTextDocument;

namespace labdesk::output {

/// The contents of a printed page: sections of lines, without markup.
struct SummaryLine
{
    QString label; ///< empty: the value uses the complete line
    QString value; ///< empty: "Not provided"
    std::optional<privacy::Field> field = {};
};
struct SummarySection
{
    QString title;
    std::vector<SummaryLine> lines;
};
struct Summary
{
    QString title;
    QString subtitle;
    std::vector<SummarySection> sections;
    QString note; ///< at the end of the page
};

/// As a document for printing, with personal data masked by `privacy`.
std::unique_ptr<QTextDocument> documentOf(const Summary &summary);
/// Writes a PDF in the locale's usual paper size, on as many pages as needed. See PrivateFile.
std::optional<FileProblem> writePdf(const Summary &summary, const QString &file);

} // namespace labdesk::output
