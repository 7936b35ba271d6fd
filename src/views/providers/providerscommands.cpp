// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/clipboard.h"
#include "session/session.h"
#include "ui_providerspane.h"
#include "views/common/command.h"
#include "views/common/rawanswerdialog.h"
#include "views/providers/providerspane.h"

using namespace Qt::StringLiterals;

namespace labdesk {

std::vector<Command> ProvidersPane::commands()
{
    std::vector<Command> all;
    const QModelIndex current = m_ui->providersTable->currentIndex();
    const QString slug = current.isValid() ? m_model.providerAt(current.row()).slug : QString();
    const bool filtered = !m_ui->filterEdit->text().isEmpty() || m_ui->authCombo->currentIndex() > 0
        || m_ui->resourceCombo->currentIndex() > 0;
    all.push_back({.id = u"pane.filter"_s,
                   .title = tr("Filter providers"),
                   .run = [this] { focusFilter(); },
                   .icon = IconName::Filter,
                   .keywords = tr("search find")});
    all.push_back({.id = u"provider.auth"_s,
                   .title = tr("Filter providers by sign-in"),
                   .run = [this] { m_ui->authCombo->setFocus(Qt::ShortcutFocusReason); },
                   .icon = IconName::Filter,
                   .keywords = tr("auth oauth"),
                   .onlyTyped = true});
    all.push_back({.id = u"provider.resource"_s,
                   .title = tr("Filter providers by resource"),
                   .run = [this] { m_ui->resourceCombo->setFocus(Qt::ShortcutFocusReason); },
                   .icon = IconName::Filter,
                   .keywords = tr("data"),
                   .onlyTyped = true});
    all.push_back({.id = u"pane.clearFilter"_s,
                   .title = tr("Clear the filter of providers"),
                   .whyNot = filtered ? QString() : tr("The filter is empty."),
                   .run =
                       [this] {
                           clearFilters();
                           focusFilter();
                       },
                   .icon = IconName::Close});
    all.push_back({.id = u"pane.reload"_s,
                   .title = tr("Reload the providers"),
                   .run = [this] { reload(); },
                   .icon = IconName::Reload});
    all.push_back({.id = u"provider.copySlug"_s,
                   .title = tr("Copy provider slug"),
                   .whyNot = slug.isEmpty() ? tr("No provider is selected.") : QString(),
                   .run =
                       [this, slug] {
                           output::copyText(slug);
                           Q_EMIT toastRequested(tr("Copied %1.").arg(slug), {}, {});
                       },
                   .icon = IconName::Copy,
                   .detail = slug});
    all.push_back({.id = u"provider.loadUsers"_s,
                   .title = tr("Load users to count them by provider"),
                   .whyNot = readyIn(m_session.users().state()) ? tr("The users are loaded.") : QString(),
                   .run = [this] { m_session.users().reload(); },
                   .icon = IconName::Users,
                   .onlyTyped = true});
    all.push_back({.id = u"provider.raw"_s,
                   .title = tr("Show the providers as raw JSON"),
                   .whyNot = whyNoRawAnswer(rawAnswerOf(m_session.providers().state())),
                   .run = [this] { showRaw(); },
                   .icon = IconName::Provider,
                   .keywords = tr("response unread entries"),
                   .onlyTyped = true});
    const auto *ready = readyIn(m_session.providers().state());
    for (const Provider &provider : ready ? ready->value : std::vector<Provider>()) {
        all.push_back({.id = u"provider.open."_s + provider.slug,
                       .title = tr("Show %1").arg(provider.name.isEmpty() ? provider.slug : provider.name),
                       .run = [this, wanted = provider.slug] { showProvider(wanted); },
                       .icon = IconName::Provider,
                       .keywords = provider.slug,
                       .onlyTyped = true});
    }
    return all;
}

void ProvidersPane::showProvider(const QString &slug)
{
    const auto rowOf = [&] {
        for (int row = 0; row < m_model.rowCount(); ++row)
            if (m_model.providerAt(row).slug == slug)
                return row;
        return -1;
    };
    if (rowOf() < 0)
        clearFilters();
    if (const int row = rowOf(); row >= 0)
        m_ui->providersTable->setCurrentIndex(m_model.index(row, 0));
    m_ui->providersTable->setFocus(Qt::ShortcutFocusReason);
}

} // namespace labdesk
