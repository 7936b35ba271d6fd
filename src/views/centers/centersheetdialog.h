// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/centers/centersheet.h"
#include "widgets/dialogframe.h"

class QListWidget;

namespace labdesk {

class InlineMessage;
class SegmentedControl;
class SheetPreview;

/// Chooses up to five of the centers that are listed, shows the page for the patient, and prints it or saves it as PDF.
class CenterSheetDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `all` has every center that may be on it, which is offered by distance, whatever its order; the nearest are on
    /// it to begin with, and `current`, the number of one; 0: none.
    CenterSheetDialog(const CenterSheet &all, int current, std::shared_ptr<const MapGeography> geography,
                      QWidget *parent = nullptr);

    CenterSheet sheet() const; ///< with those that are chosen
    /// Writes the page; false: it could not be written, and the dialog says so.
    bool savePdf(const QString &file);

Q_SIGNALS:
    void said(const QString &what); ///< in words, for a toast

private:
    void buildBody();
    void fillList(int current);
    void showChosen();
    void print();
    void chooseFile();
    void copy();

    CenterSheet m_all;
    std::shared_ptr<const MapGeography> m_geography;
    QListWidget *m_list;
    SheetPreview *m_preview;
    InlineMessage *m_failure;
    QPushButton *m_pdf;
    QPushButton *m_copy;
    SegmentedControl *m_language;
};

} // namespace labdesk
