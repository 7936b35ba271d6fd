// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/clipboard.h"
#include "output/curl.h"
#include "privacy/inspection.h"
#include "session/session.h"
#include "ui_activitypane.h"
#include "views/activity/activitypane.h"
#include "views/activity/auditpage.h"
#include "views/common/command.h"
#include "widgets/segmentedcontrol.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace labdesk {

std::vector<Command> ActivityPane::commands()
{
    if (isAuditShown()) {
        std::vector<Command> all = m_audit->commands();
        all.push_back({.id = u"activity.requests"_s,
                       .title = tr("Show the requests"),
                       .run =
                           [this] {
                               m_choice->setCurrentIndex(0);
                               showPage();
                           },
                       .icon = IconName::Request});
        return all;
    }
    std::vector<Command> all;
    const QModelIndex current = m_ui->requestsTable->currentIndex();
    const QString path = current.isValid() ? m_model.recordAt(current.row()).path : QString();
    all.push_back({.id = u"pane.filter"_s,
                   .title = tr("Filter requests"),
                   .run = [this] { focusFilter(); },
                   .icon = IconName::Filter,
                   .keywords = tr("search find")});
    all.push_back({.id = u"pane.clearFilter"_s,
                   .title = tr("Clear the filter of requests"),
                   .whyNot = m_ui->filterEdit->text().isEmpty() ? tr("The filter is empty.") : QString(),
                   .run =
                       [this] {
                           m_ui->filterEdit->clear();
                           focusFilter();
                       },
                   .icon = IconName::Close});
    all.push_back({.id = u"pane.reload"_s,
                   .title = tr("Reload the requests"),
                   .whyNot = tr("This list is always up to date."),
                   .icon = IconName::Reload,
                   .listed = false});
    all.push_back({.id = u"request.copyPath"_s,
                   .title = tr("Copy path"),
                   .whyNot = path.isEmpty() ? tr("No request is selected.") : QString(),
                   .run =
                       [this, path] {
                           output::copyText(path);
                           Q_EMIT toastRequested(tr("Copied the path."), {}, {});
                       },
                   .icon = IconName::Copy,
                   .detail = path});
    all.push_back({.id = u"pane.copyAsCurl"_s,
                   .title = tr("Copy as cURL"),
                   .whyNot = path.isEmpty() ? tr("No request is selected.")
                       : RequestLog::isInherited(m_model.recordAt(current.row()))
                       ? tr("This was sent over an earlier connection.")
                       : QString(),
                   .run = [this] { copyAsCurl(); },
                   .icon = IconName::Copy,
                   .detail = path});
    all.push_back({.id = u"request.clear"_s,
                   .title = tr("Clear the list of requests"),
                   .whyNot = m_model.total() == 0 ? tr("The list is empty.") : QString(),
                   .run = [this] { m_session.requests().clear(); },
                   .icon = IconName::Trash});
    all.push_back({.id = u"request.pause"_s,
                   .title = m_model.isPaused() ? tr("Go on listing requests") : tr("Pause the list of requests"),
                   .run = [this] { m_pause->click(); },
                   .icon = IconName::Pause});
    all.push_back({.id = u"pane.export"_s,
                   .title = tr("Export requests…"),
                   .whyNot = m_export->toolTip(),
                   .run = [this] { askFile(); },
                   .icon = IconName::Export,
                   .keywords = tr("HAR save file")});
    all.push_back({.id = u"activity.audit"_s,
                   .title = tr("Show the audit trail"),
                   .run = [this] { showAudit(); },
                   .icon = IconName::Activity});
    return all;
}

void ActivityPane::copyAsCurl()
{
    const QModelIndex current = m_ui->requestsTable->currentIndex();
    if (!current.isValid())
        return;
    const api::RequestRecord &record = m_model.recordAt(current.row());
    output::copyText(output::curlCommand(
        m_session.connection(),
        {verbText(record.verb), privacy::shownPath(record.path), record.queryNames, record.hasBody}));
    Q_EMIT toastRequested(tr("Copied as cURL. The key is a variable."), {}, {});
}

} // namespace labdesk
