// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/providers/providerdetail.h"

#include "domain/knownvalues.h"
#include "text/users/sourcetexts.h"
#include "widgets/button.h"
#include "widgets/chipflow.h"
#include "widgets/chiplabel.h"
#include "widgets/copybutton.h"
#include "widgets/group.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/maskedvalue.h"
#include "widgets/metrics.h"

#include <QLabel>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

ProviderDetail::ProviderDetail(QWidget *parent)
    : QWidget(parent), m_name(makeLabel({}, TextStyle::Heading)), m_description(makeLabel({}, TextStyle::Label)),
      m_notice(new InlineMessage), m_copySlug(new CopyButton(tr("Copy short name"))), m_auth(new ChipLabel),
      m_noAuthLabel(makeLabel(MaskedValue::notProvided(), TextStyle::Label)), m_resources(new ChipFlow),
      m_noResourcesLabel(makeLabel(tr("None listed"), TextStyle::Label)), m_users(makeLabel({}, TextStyle::Body)),
      m_showUsers(makeButton({}, ButtonKind::Link, u"showUsersButton"_s)),
      m_loadUsers(makeButton(tr("&Load users"), ButtonKind::Plain, u"loadUsersButton"_s))
{
    const Metrics metrics = metricsFor(this);
    auto *layout = makeColumnLayout(this, metrics.two);
    layout->setContentsMargins(metrics.three, metrics.two, metrics.three, metrics.three);
    m_name->setObjectName(u"providerNameLabel"_s);
    m_name->setWordWrap(true);
    m_description->setObjectName(u"providerDescriptionLabel"_s);
    m_description->setWordWrap(true);
    auto *head = makeColumnLayout(metrics.half);
    head->addWidget(m_name);
    head->addWidget(m_description);
    layout->addLayout(head);
    m_notice->setObjectName(u"providerNoticeMessage"_s);
    m_notice->hide();
    layout->addWidget(m_notice);

    auto *identity = new Group(tr("Identity"));
    m_auth->setObjectName(u"providerAuthChip"_s);
    identity->addRow(tr("Sign-in"), makeRow({m_auth, m_noAuthLabel}));
    m_copySlug->setObjectName(u"copySlugButton"_s);
    m_slug = identity->addRow(tr("Short name"), QString());
    m_slug->setCode(true);
    m_slug->valueLabel()->setObjectName(u"providerSlugLabel"_s);
    m_slug->addNextToValue(m_copySlug);
    identity->setLastRowTool();
    layout->addWidget(identity);

    m_resourceGroup = new Group(tr("Data types"));
    auto *card = new QWidget;
    auto *cardLayout = makeColumnLayout(card);
    m_resources->setObjectName(u"providerResourceChips"_s);
    m_resources->setAccessibleName(tr("Data types"));
    cardLayout->addWidget(m_resources);
    cardLayout->addWidget(m_noResourcesLabel);
    m_resourceGroup->addWidget(card);
    layout->addWidget(m_resourceGroup);

    auto *team = new Group(tr("In this team"));
    m_users->setObjectName(u"connectedUsersLabel"_s);
    setSmall(m_loadUsers);
    team->addRow(tr("Connected users"), makeRow({m_users, m_showUsers}), m_loadUsers);
    layout->addWidget(team);
    layout->addStretch(1);
    connect(m_showUsers, &QPushButton::clicked, this, &ProviderDetail::usersRequested);
    connect(m_loadUsers, &QPushButton::clicked, this, &ProviderDetail::loadUsersRequested);
}

void ProviderDetail::showProvider(const Provider &provider, const SourceFacts &facts)
{
    setWrappedText(m_name,
                   provider.name.isEmpty() ? known::nameOf(known::List::Providers, provider.slug) : provider.name);
    if (!facts.notice)
        m_notice->hide();
    else
        m_notice->showMessage(Tone::Info, facts.notice->text, noticeDetails(*facts.notice));
    setWrappedText(m_description, provider.description);
    m_description->setVisible(!provider.description.isEmpty());
    m_slug->setValue(provider.slug);
    m_copySlug->setText(provider.slug);
    const bool known = known::values().slugs(known::List::AuthTypes).contains(provider.authType);
    m_auth->setChip({known::nameOf(known::List::AuthTypes, provider.authType), Tone::Neutral, false});
    m_auth->setHidden(provider.authType.isEmpty());
    m_noAuthLabel->setHidden(!provider.authType.isEmpty());
    m_auth->setToolTip(
        known || provider.authType.isEmpty()
            ? QString()
            : tr("Labdesk doesn’t know this sign-in method. The service calls it “%1”.").arg(provider.authType));

    m_shown = provider;
    showDataTypes();
}

void ProviderDetail::setWords(const QString &words)
{
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    showDataTypes();
}

void ProviderDetail::showDataTypes()
{
    std::vector<ChipStyleOption> chips;
    for (const QString &resource : m_shown.supportedResources) {
        const QString name = known::nameOf(known::List::Resources, resource);
        const bool isMeant = std::ranges::any_of(m_words, [&](const QString &word) {
            return name.contains(word, Qt::CaseInsensitive) || resource.contains(word, Qt::CaseInsensitive);
        });
        chips.push_back({name, isMeant ? Tone::Info : Tone::Neutral, false});
    }
    m_resources->setChips(chips);
    m_resources->setVisible(!chips.empty());
    m_noResourcesLabel->setVisible(chips.empty());
    m_resourceGroup->setTitleSuffix(chips.empty() ? QString() : QLocale().toString(int(chips.size())));
}

void ProviderDetail::showConnectedUsers(const std::optional<qint64> &connected, qint64 all)
{
    const bool isLink = connected && *connected > 0;
    const QString count
        = connected ? tr("%1 of %2").arg(QLocale().toString(*connected), QLocale().toString(all)) : QString();
    m_users->setText(connected ? count : tr("Load users to see the count."));
    m_users->setHidden(isLink);
    m_showUsers->setText(count);
    m_showUsers->setAccessibleName(tr("Show users with this provider: %1").arg(count));
    m_showUsers->setVisible(isLink);
    m_loadUsers->setVisible(!connected);
}

} // namespace labdesk
