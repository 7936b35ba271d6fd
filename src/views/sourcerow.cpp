// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sourcerow.h"

#include "privacy/sensitive.h"
#include "views/button.h"
#include "views/chiplabel.h"
#include "views/elidedlabel.h"
#include "views/foldingrow.h"
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

ChipLook statusChip(const ConnectedProvider &provider)
{
    const Tone tone = provider.isInError() ? Tone::Warn : provider.status == u"connected" ? Tone::Ok : Tone::Neutral;
    return {statusWords(provider), tone, tone != Tone::Neutral};
}

} // namespace

SourceRow::SourceRow(const ConnectedProvider &provider, const QTimeZone &here, QWidget *parent)
    : QWidget(parent), m_slug(provider.slug), m_mark(new InitialsMark(shownName(provider), InitialsMark::Size::Large)),
      m_name(new ElidedLabel(shownName(provider), TextStyle::Strong)), m_status(new ChipLabel(statusChip(provider))),
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
    columns->addWidget(m_mark, 0, Qt::AlignTop);
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
    names->addWidget(m_name);
    names->addWidget(m_slugLabel, 1);
    words->addLayout(names);
    words->addWidget(m_connected);
    const QString none = tr("No date of connection is given");
    m_since = provider.createdOn ? tr("Connected %1").arg(momentWords(*provider.createdOn, here)) : none;
    m_sinceShort = provider.createdOn ? tr("since %1").arg(dayWords(*provider.createdOn, here)) : none;
    layout->addLayout(words, 1);
    layout->addWidget(m_status, 0, Qt::AlignVCenter);
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
        auto *message = new InlineMessage(Tone::Warn, faultWords(provider));
        message->setObjectName(provider.slug + u"FaultMessage"_s);
        message->setSizePolicy(QSizePolicy::Preferred,
                               QSizePolicy::Preferred); // its lines wrap where the row is narrow
        message->setSecondLine(besideEachOther(facts));
        layout->addWidget(message);
    }
    if (!provider.externalUserId.isEmpty()) {
        auto *account = new MaskedValue(privacy::fieldName(privacy::Field::ExternalUserId));
        auditReveals(account, privacy::Field::ExternalUserId, this);
        account->setObjectName(provider.slug + u"AccountValue"_s);
        account->setMask(privacy::masked(privacy::Field::ExternalUserId));
        account->setValue(provider.externalUserId);
        QLabel *label = makeLabel(privacy::fieldName(privacy::Field::ExternalUserId), TextStyle::Small);
        label->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
        layout->addWidget(new FoldingRow(label, account, FoldingRow::Room::Second));
    }
    if (isPhoneSdkSource(provider.slug))
        layout->addWidget(
            new ElidedLabel(tr("Phone SDK source: it can stay listed after deregistering."), TextStyle::Small));
}

/// Where they have not the room, the time of day and the slug give way to the name, the state and the button.
void SourceRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Metrics m = metricsFor(this);
    const int words = width() - m_mark->sizeHint().width() - m_status->sizeHint().width() - m_deregister->sizeHint().width() - 3 * m.oneAndHalf;
    m_slugLabel->setVisible(m_name->sizeHint().width() + m.one + m_slugLabel->sizeHint().width() <= words);
    m_connected->setText(m_connected->fontMetrics().horizontalAdvance(m_since) < words ? m_since : m_sinceShort);
    m_connected->setToolTip(m_since);
}

void SourceRow::setUnavailable(const QString &reason)
{
    labdesk::setUnavailable(m_deregister, reason);
    if (reason.isEmpty())
        m_deregister->setAccessibleDescription(tr("Stops data; the user must reconnect"));
}

} // namespace labdesk
