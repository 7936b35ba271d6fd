// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centersheetdialog.h"

#include "output/desktop/clipboard.h"
#include "output/privatefile.h"
#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr double sheetMargin = 15; // mm
constexpr int pdfDotsPerInch = 1200;

QPageLayout letterPage()
{
    return {QPageSize(QPageSize::Letter), QPageLayout::Portrait,
            QMarginsF(sheetMargin, sheetMargin, sheetMargin, sheetMargin), QPageLayout::Millimeter};
}

} // namespace

/// Shows the page as it will be printed, scaled to the widget.
class SheetPreview : public QWidget
{
public:
    explicit SheetPreview(const CenterSheetDialog &dialog, std::shared_ptr<const MapGeography> geography)
        : m_dialog(dialog), m_geography(std::move(geography))
    {
        setObjectName(u"sheetPreview"_s);
        setAccessibleName(CenterSheetDialog::tr("Preview"));
        const Metrics metrics = metricsFor(this);
        setMinimumSize(metrics.px(300), metrics.px(390));
    }

    void redraw()
    {
        m_page = QPixmap();
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const QRectF paper = letterPage().fullRect(QPageLayout::Inch);
        const double zoom = std::min(width() / paper.width(), height() / paper.height()) / 96;
        const QSizeF size = paper.size() * 96 * zoom;
        if (m_page.isNull() || m_zoom != zoom) {
            m_zoom = zoom;
            m_page = QPixmap((size * devicePixelRatioF()).toSize());
            m_page.setDevicePixelRatio(devicePixelRatioF());
            m_page.fill(printTokens().base);
            QPainter pagePainter(&m_page);
            pagePainter.scale(zoom, zoom);
            const QRectF inner = letterPage().paintRect(QPageLayout::Inch);
            paintCenterSheet(pagePainter, {inner.topLeft() * 96, inner.size() * 96}, m_dialog.sheet(), *m_geography,
                             QApplication::font());
        }
        QPainter painter(this);
        const QPointF corner((width() - size.width()) / 2, 0);
        painter.drawPixmap(corner, m_page);
        painter.setPen(QPen(tokensFor(this).line, 1));
        painter.drawRect(QRectF(corner, size).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    void resizeEvent(QResizeEvent *) override { m_page = QPixmap(); }

private:
    const CenterSheetDialog &m_dialog;
    std::shared_ptr<const MapGeography> m_geography;
    QPixmap m_page;
    double m_zoom = 0;
};

CenterSheetDialog::CenterSheetDialog(const CenterSheet &all, int current, std::shared_ptr<const MapGeography> geography,
                                     QWidget *parent)
    : DialogFrame(tr("Handout for the patient"), parent), m_all(all), m_geography(std::move(geography)),
      m_list(new QListWidget), m_preview(new SheetPreview(*this, m_geography)), m_failure(new InlineMessage(Tone::Bad)),
      m_pdf(makeButton(tr("&Save as PDF…"), IconName::Export, ButtonKind::Plain, u"savePdfButton"_s)),
      m_copy(makeButton(tr("&Copy as text"), IconName::Copy, ButtonKind::Plain, u"copySheetButton"_s)),
      m_language(new SegmentedControl(tr("Handout language")))
{
    std::sort(m_all.entries.begin(), m_all.entries.end(),
              [](const CenterSheet::Entry &a, const CenterSheet::Entry &b) { return a.number < b.number; });
    setObjectName(u"centerSheetDialog"_s);
    buildBody();
    fillList(current);
    setAction(tr("Print…"))->setDefault(true);
    connect(m_list, &QListWidget::itemChanged, this, &CenterSheetDialog::showChosen);
    setUpListAccessibility(m_list, [this](const QModelIndex &center) {
        QListWidgetItem *item = m_list->item(center.row());
        item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
    connect(m_language, &SegmentedControl::currentIndexChanged, this, &CenterSheetDialog::showChosen);
    connect(m_copy, &QPushButton::clicked, this, &CenterSheetDialog::copy);
    connect(m_pdf, &QPushButton::clicked, this, &CenterSheetDialog::chooseFile);
    connect(this, &DialogFrame::actionRequested, this, &CenterSheetDialog::print);
    showChosen();
}

void CenterSheetDialog::buildBody()
{
    const Metrics metrics = metricsFor(this);
    m_failure->setObjectName(u"sheetFailureMessage"_s);
    m_failure->hide();
    addBody(m_failure);
    m_list->setObjectName(u"sheetCentersList"_s);
    m_list->setAccessibleName(tr("Centers on the handout"));
    m_list->setProperty("surface", u"checks"_s);
    m_list->setUniformItemSizes(true);
    m_list->setMinimumWidth(metrics.px(330)); // wide enough for most names
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *left = makeColumnLayout(metrics.one);
    QLabel *hint = makeLabel(tr("Up to five centers. The handout doesn’t include the patient’s name or order."),
                             TextStyle::Small, this);
    hint->setWordWrap(true);
    left->addWidget(hint);
    left->addWidget(m_list, 1);
    m_language->setObjectName(u"sheetLanguageSegment"_s);
    m_language->addSegment(u"English"_s);
    m_language->addSegment(u"Español"_s);
    m_language->setCurrentIndex(defaultPatientLanguage() == PatientLanguage::Spanish ? 1 : 0);
    left->addWidget(m_language, 0, Qt::AlignLeading);
    auto *others = makeRowLayout(metrics.one);
    others->addWidget(m_pdf);
    others->addWidget(m_copy);
    others->addStretch(1);
    left->addLayout(others);
    auto *both = makeRowLayout(metrics.two);
    both->addLayout(left, 1);
    both->addWidget(m_preview, 1);
    addBody(both);
}

void CenterSheetDialog::fillList(int current)
{
    size_t left = CenterSheet::maxCenters - (current > 0 ? 1 : 0);
    for (const CenterSheet::Entry &entry : m_all.entries) {
        //: A center's number on the map and its name
        auto *item = new QListWidgetItem(tr("%1. %2").arg(localNumber(entry.number), entry.center.name), m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool isOn = entry.number == current || left > 0;
        if (entry.number != current && left > 0)
            --left;
        item->setCheckState(isOn ? Qt::Checked : Qt::Unchecked);
        item->setToolTip(entry.center.address.firstLine);
    }
    selectOnly(m_list, m_list->model()->index(0, 0));
}

CenterSheet CenterSheetDialog::sheet() const
{
    CenterSheet chosen = m_all;
    chosen.entries.clear();
    chosen.language = m_language->currentIndex() == 1 ? PatientLanguage::Spanish : PatientLanguage::English;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            chosen.entries.push_back(m_all.entries[size_t(row)]);
    return chosen;
}

/// Updates the preview, and disables unchecked centers while five are checked.
void CenterSheetDialog::showChosen()
{
    const size_t count = sheet().entries.size();
    {
        const QSignalBlocker blocker(m_list);
        for (int row = 0; row < m_list->count(); ++row) {
            QListWidgetItem *item = m_list->item(row);
            const bool may = item->checkState() == Qt::Checked || count < CenterSheet::maxCenters;
            item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                           | (may ? Qt::ItemIsEnabled : Qt::NoItemFlags));
        }
    }
    const QString disabledReason = count == 0 ? tr("No center selected.") : QString();
    setUnavailable(action(), disabledReason);
    setUnavailable(m_pdf, disabledReason);
    setUnavailable(m_copy, disabledReason);
    m_preview->setAccessibleDescription(tr("%Ln center(s) and a map", nullptr, int(count)));
    m_preview->redraw();
}

void CenterSheetDialog::print()
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageLayout(letterPage());
    printer->setDocName(PatientWords(sheet().language).title());
    auto *dialog = new QPrintDialog(printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(u"printDialog"_s);
    connect(dialog, &QDialog::accepted, this, [this, printer] {
        if (!printCenterSheet(*printer, printer->resolution(), sheet(), *m_geography, QApplication::font())) {
            m_failure->setSentence(tr("Couldn’t print. Check that the printer is on and connected."));
            m_failure->show();
            return;
        }
        Q_EMIT toastRequested(tr("Sent to the printer."));
        accept();
    });
    dialog->open();
}

void CenterSheetDialog::copy()
{
    output::copyText(centerSheetText(sheet()));
    Q_EMIT toastRequested(tr("Copied the centers."));
    accept();
}

void CenterSheetDialog::chooseFile()
{
    auto *dialog
        = new QFileDialog(this, tr("Save as PDF"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(u"savePdfDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("PDF files (%1)").arg(u"*.pdf"_s));
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(u"service-centers.pdf"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        if (!savePdf(file))
            return;
        Q_EMIT toastRequested(tr("Saved the handout."));
        accept();
    });
    dialog->open();
}

bool CenterSheetDialog::savePdf(const QString &file)
{
    output::PrivateFile target(file);
    auto problem = target.open();
    if (!problem) {
        QPdfWriter writer(&target.device());
        writer.setResolution(pdfDotsPerInch);
        writer.setPageLayout(letterPage());
        writer.setTitle(PatientWords(sheet().language).title());
        writer.setCreator(QApplication::applicationDisplayName());
        if (!printCenterSheet(writer, pdfDotsPerInch, sheet(), *m_geography, QApplication::font()))
            problem = output::FileProblem::Other;
    } // the destructor of the writer completes the file
    if (!problem)
        problem = target.commit();
    if (problem) {
        const output::FileProblemText words = output::describe(*problem, file);
        m_failure->setSentence(u"%1 %2"_s.arg(words.sentence, words.nextStep));
    }
    m_failure->setVisible(problem.has_value());
    return !problem;
}

} // namespace labdesk
