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

/// Selects up to five of the listed centers, shows a preview of the handout, and prints it or saves it as PDF.
class CenterSheetDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `all`: the centers to offer, in any order; the dialog lists them by distance. The nearest ones are checked
    /// initially, and so is `current`, the number of a center; 0: none.
    CenterSheetDialog(const CenterSheet &all, int current, std::shared_ptr<const MapGeography> geography,
                      QWidget *parent = nullptr);

    CenterSheet sheet() const; ///< with the checked centers
    /// Writes the page. On failure, shows a message and returns false.
    bool savePdf(const QString &file);

Q_SIGNALS:
    void toastRequested(const QString &what); ///< text for a toast

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
