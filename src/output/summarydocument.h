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

/// The text of a printed page: sections of lines, without markup.
struct SummaryLine
{
    QString label; ///< empty: the value has the whole line
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
    QString note; ///< at the end
};

/// As a document for a printer; asks `privacy` for each value and hides what is personal.
std::unique_ptr<QTextDocument> documentOf(const Summary &summary);
/// Into a PDF of the paper that is usual where the locale is at home; on as many pages as it takes. See PrivateFile.
std::optional<FileProblem> writePdf(const Summary &summary, const QString &file);

} // namespace labdesk::output
