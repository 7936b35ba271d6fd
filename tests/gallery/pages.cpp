// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/pages.h"

using namespace Qt::StringLiterals;

namespace labdesk {

std::vector<GalleryPage> galleryPages()
{
    return {
        {u"colors"_s, u"Colors"_s, makeColorsPage},
        {u"type"_s, u"Type"_s, makeTypePage},
        {u"icons"_s, u"Icons"_s, makeIconsPage},
        {u"buttons"_s, u"Buttons"_s, makeButtonsPage},
        {u"fields"_s, u"Fields"_s, makeFieldsPage},
        {u"chips"_s, u"Chips"_s, makeChipsPage},
        {u"sidebar"_s, u"Sidebar"_s, makeSideBarPage},
        {u"band"_s, u"Environment band"_s, makeBandPage},
        {u"status-line"_s, u"Status line"_s, makeStatusLinePage},
        {u"list-header"_s, u"List header, tabs"_s, makeListHeaderPage},
        {u"table"_s, u"Table"_s, makeTablePage},
        {u"group"_s, u"Group of rows"_s, makeGroupPage},
        {u"masked-value"_s, u"Masked value"_s, makeMaskedPage},
        {u"progress"_s, u"Progress, countdown"_s, makeProgressPage},
        {u"message"_s, u"Inline message"_s, makeMessagePage},
        {u"toast"_s, u"Toast"_s, makeToastPage},
        {u"empty"_s, u"Empty state"_s, makeEmptyPage},
        {u"error"_s, u"Error state"_s, makeErrorPage},
        {u"busy"_s, u"Skeleton, busy"_s, makeBusyPage},
        {u"dialog"_s, u"Dialog"_s, makeDialogPage},
        {u"palette"_s, u"Command palette"_s, makePalettePage},
        {u"sheet"_s, u"Shortcut sheet"_s, makeSheetPage},
    };
}

} // namespace labdesk
