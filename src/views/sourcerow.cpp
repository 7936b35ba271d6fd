// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sourcerow.h"

#include "privacy/sensitive.h"
#include "views/button.h"
#include "views/chiplabel.h"
#include "views/elidedlabel.h"
#include "views/initialsmark.h"
#include "views/inlinemessage.h"
#include "views/maskedvalue.h"
#include "views/resourcelist.h"
#include "views/revealaudit.h"
#include "views/sourcetexts.h"
#include "views/usertexts.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Permissions that a source would need, each once.
QStringList missingPermissions(const ConnectedProvider &provider)
{
    QStringList missing;
    for (const ResourceAvailability &resource : provider.resources)
        if (resource.scopes)
            missing += resource.scopes->deniedRequired;
    missing.removeDuplicates();
    return missing;
}

QString shownName(const ConnectedProvider &provider)
{
    return provider.name.isEmpty() ? provider.slug : provider.name;
}

} // namespace

SourceRow::SourceRow(const ConnectedProvider &provider, const QTimeZone &here, QWidget *parent)
    : QWidget(parent), m_slug(provider.slug),
      m_deregister(makeButton(tr("Deregister…"), ButtonKind::Danger, provider.slug + u"DeregisterButton"_s)),
      m_slugLabel(new ElidedLabel(provider.slug, TextStyle::Code)),
      m_connected(new ElidedLabel(QString(), TextStyle::Small))
{
    setObjectName(provider.slug + u"SourceRow"_s);
    const Metrics m = metricsFor(this);
    setSmall(m_deregister);
    m_deregister->setAccessibleName(tr("Deregister %1").arg(shownName(provider)));
    connect(m_deregister, &QPushButton::clicked, this, &SourceRow::deregisterRequested);

    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(m.oneAndHalf);
    columns->addWidget(new InitialsMark(shownName(provider), InitialsMark::Size::Large), 0, Qt::AlignTop);
    auto *lines = new QVBoxLayout;
    lines->setSpacing(m.half);
    columns->addLayout(lines, 1);
    lines->addWidget(makeHead(provider, here));
    addDetails(lines, provider, here);
    setUnavailable({});
}

QWidget *SourceRow::makeHead(const ConnectedProvider &provider, const QTimeZone &here)
{
    const Metrics m = metricsFor(this);
    auto *head = new QWidget;
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(m.oneAndHalf);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    auto *names = new QHBoxLayout;
    names->setSpacing(m.one);
    names->addWidget(new ElidedLabel(shownName(provider), TextStyle::Strong));
    names->addWidget(m_slugLabel, 1);
    words->addLayout(names);
    words->addWidget(m_connected);
    const QString none = tr("No date of connection is given");
    m_since = provider.createdOn ? tr("Connected %1").arg(momentWords(*provider.createdOn, here)) : none;
    m_sinceShort = provider.createdOn ? tr("since %1").arg(dayWords(*provider.createdOn, here)) : none;
    layout->addLayout(words, 1);
    const Tone tone = provider.isInError() ? Tone::Warn : provider.status == u"connected" ? Tone::Ok : Tone::Neutral;
    layout->addWidget(new ChipLabel({statusWords(provider), tone, tone != Tone::Neutral}), 0, Qt::AlignVCenter);
    layout->addWidget(m_deregister, 0, Qt::AlignVCenter);
    return head;
}

void SourceRow::addDetails(QVBoxLayout *layout, const ConnectedProvider &provider, const QTimeZone &here)
{
    if (!provider.resources.empty())
        layout->addWidget(new ResourceList(provider.resources));
    if (provider.isInError()) {
        QStringList facts;
        if (provider.fault) {
            facts += faultFacts(*provider.fault, here);
            facts += provider.fault->message;
        }
        if (const QStringList missing = missingPermissions(provider); !missing.isEmpty())
            facts += tr("missing permission: %1").arg(missing.join(u", "_s));
        facts.removeAll(QString());
        auto *message = new InlineMessage(Tone::Warn, faultWords(provider));
        message->setObjectName(provider.slug + u"FaultMessage"_s);
        message->setSizePolicy(QSizePolicy::Preferred,
                               QSizePolicy::Preferred); // its lines wrap where the row is narrow
        message->setSecondLine(facts.join(u" · "_s));
        layout->addWidget(message);
    }
    if (!provider.externalUserId.isEmpty()) {
        auto *row = new QHBoxLayout;
        row->setSpacing(metricsFor(this).one);
        row->addWidget(makeLabel(privacy::fieldName(privacy::Field::ExternalUserId), TextStyle::Small));
        auto *account = new MaskedValue(privacy::fieldName(privacy::Field::ExternalUserId));
        auditReveals(account, privacy::Field::ExternalUserId, this);
        account->setObjectName(provider.slug + u"AccountValue"_s);
        account->setMask(privacy::masked(privacy::Field::ExternalUserId));
        account->setValue(provider.externalUserId);
        row->addWidget(account, 1);
        layout->addLayout(row);
    }
    if (isPhoneSdkSource(provider.slug))
        layout->addWidget(
            new ElidedLabel(tr("Phone SDK source: it can stay listed after deregistering."), TextStyle::Small));
}

/// In a narrow row the time of day and the slug give way to the name, the state and the button.
void SourceRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < metricsFor(this).px(460);
    m_slugLabel->setVisible(!narrow);
    m_connected->setText(narrow ? m_sinceShort : m_since);
    m_connected->setToolTip(m_since);
}

void SourceRow::setUnavailable(const QString &reason)
{
    labdesk::setUnavailable(m_deregister, reason);
    if (reason.isEmpty())
        m_deregister->setAccessibleDescription(tr("Stops data; the user must reconnect"));
}

} // namespace labdesk
