// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/desktop/summarydocument.h"

#include "output/desktop/copyabletext.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>
#include <QTextOption>

namespace labdesk::output {

namespace {

using namespace Qt::StringLiterals;

struct PaperWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::output)
};

QString printedValue(const SummaryLine &line)
{
    if (line.value.isEmpty())
        return PaperWords::tr("Not provided");
    return line.field && privacy::isPersonal(*line.field, line.value) ? privacy::masked() : line.value;
}

QString htmlOf(const SummarySection &section)
{
    QString html
        = u"<h3>%1</h3><table width='100%' cellspacing='0' cellpadding='3'>"_s.arg(section.title.toHtmlEscaped());
    for (const SummaryLine &line : section.lines)
        html += line.label.isEmpty() ? u"<tr><td colspan='2'>%1</td></tr>"_s.arg(printedValue(line).toHtmlEscaped())
                                     : u"<tr><td width='28%' style='color:#555555'>%1</td><td>%2</td></tr>"_s.arg(
                                         line.label.toHtmlEscaped(), printedValue(line).toHtmlEscaped());
    return html + u"</table>"_s;
}

} // namespace

std::unique_ptr<QTextDocument> documentOf(const Summary &summary)
{
    auto document = std::make_unique<QTextDocument>();
    QTextOption option;
    option.setTextDirection(QGuiApplication::layoutDirection());
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // a long ID must not leave the page
    document->setDefaultTextOption(option);
    QFont font = QGuiApplication::font();
    font.setPointSizeF(10);
    document->setDefaultFont(font);
    QString html = u"<h2>%1</h2><p>%2</p>"_s.arg(summary.title.toHtmlEscaped(), summary.subtitle.toHtmlEscaped());
    for (const SummarySection &section : summary.sections)
        html += htmlOf(section);
    document->setHtml(html + u"<p><i>%1</i></p>"_s.arg(summary.note.toHtmlEscaped()));
    makeCopyable(*document);
    return document;
}

std::optional<FileProblem> writePdf(const Summary &summary, const QString &file)
{
    PrivateFile out(file);
    if (const auto why = out.open())
        return why;
    {
        QPdfWriter pdf(&out.device());
        const bool isLetterSize = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
        pdf.setPageSize(QPageSize(isLetterSize ? QPageSize::Letter : QPageSize::A4));
        pdf.setPageMargins(QMarginsF()); // the document has margins of two centimeters
        pdf.setResolution(300);
        pdf.setTitle(summary.title);
        pdf.setCreator(u"Labdesk"_s);
        documentOf(summary)->print(&pdf);
    } // the destructor of the writer completes the file
    return out.commit();
}

} // namespace labdesk::output
