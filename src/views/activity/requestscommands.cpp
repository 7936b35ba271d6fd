// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/requestscommands.h"

#include "models/requesttablemodel.h"
#include "output/clipboard.h"
#include "session/requestlog.h"
#include "views/activity/requestspage.h"

using namespace Qt::StringLiterals;

namespace labdesk {

std::vector<Command> RequestsCommands::all()
{
    RequestsPage &page = m_page;
    const int current = page.currentRow();
    const QString path = current >= 0 ? m_requests.recordAt(current).path : QString();
    const QString whyNoPath = path.isEmpty() ? tr("No request selected.") : QString();
    return {
        {.id = u"pane.filter"_s,
         .title = tr("Filter requests"),
         .run = [&page] { page.focusFilter(); },
         .icon = IconName::Filter,
         .keywords = tr("search find")},
        {.id = u"pane.clearFilter"_s,
         .title = tr("Clear request filter"),
         .whyNot = page.isFiltered() ? QString() : tr("The filter is empty."),
         .run = [&page] { page.clearFilter(); },
         .icon = IconName::Close},
        {.id = u"pane.reload"_s,
         .title = tr("Reload requests"),
         .whyNot = tr("This list updates automatically."),
         .icon = IconName::Reload,
         .listed = false},
        {.id = u"request.copyPath"_s,
         .title = tr("Copy path"),
         .whyNot = whyNoPath,
         .run =
             [&page, path] {
                 output::copyText(path);
                 Q_EMIT page.toastRequested(tr("Copied the path."));
             },
         .icon = IconName::Copy,
         .detail = path},
        {.id = u"pane.copyAsCurl"_s,
         .title = tr("Copy as cURL"),
         .whyNot = !path.isEmpty() && RequestLog::isInherited(m_requests.recordAt(current))
             ? tr("This was sent on an earlier connection.")
             : whyNoPath,
         .run = [&page] { page.copyAsCurl(); },
         .icon = IconName::Copy,
         .detail = path},
        {.id = u"request.clear"_s,
         .title = tr("Clear request list"),
         .whyNot = m_requests.total() == 0 ? tr("The list is already empty.") : QString(),
         .run = [&page] { page.clearRequests(); },
         .icon = IconName::Trash},
        {.id = u"request.pause"_s,
         .title = m_requests.isPaused() ? tr("Resume request list") : tr("Pause request list"),
         .run = [&page] { page.togglePause(); },
         .icon = IconName::Pause},
        {.id = u"pane.export"_s,
         .title = tr("Export requests…"),
         .whyNot = page.whyNoHarExport(),
         .run = [&page] { page.harExport().askFile(&page); },
         .icon = IconName::Export,
         .keywords = tr("HAR save file")},
    };
}

} // namespace labdesk
