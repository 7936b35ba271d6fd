// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace labdesk {

/// A page of the gallery. Its words are English on purpose: it is for those who build the program. The words of the
/// parts are the program's own.
struct GalleryPage
{
    QString id; ///< also the name of its picture
    QString title;
    std::function<QWidget *()> make; ///< a new page; whoever asks owns it
};

std::vector<GalleryPage> galleryPages();

// By file. Each makes a page anew, in the sizes of the moment.
QWidget *makeColorsPage();
QWidget *makeTypePage();
QWidget *makeIconsPage();
QWidget *makeButtonsPage();
QWidget *makeFieldsPage();
QWidget *makeChipsPage();
QWidget *makeSideBarPage();
QWidget *makeBandPage();
QWidget *makeStatusLinePage();
QWidget *makeListHeaderPage();
QWidget *makeTablePage();
QWidget *makeGroupPage();
QWidget *makeMaskedPage();
QWidget *makeProgressPage();
QWidget *makeMessagePage();
QWidget *makeToastPage();
QWidget *makeEmptyPage();
QWidget *makeErrorPage();
QWidget *makeBusyPage();
QWidget *makeDialogPage();
QWidget *makePalettePage();
QWidget *makeSheetPage();

} // namespace labdesk
