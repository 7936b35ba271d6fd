// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/sourcerow.h"

#include "privacy/sensitive.h"
#include "text/localtexts.h"
#include "text/users/sourcetexts.h"
#include "text/users/usertexts.h"
#include "views/common/avatar.h"
#include "views/common/sourcechip.h"
#include "views/users/detail/reconnectmenu.h"
#include "views/users/detail/resourcelist.h"
#include "views/users/detail/revealaudit.h"
#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/chiplabel.h"
#include "widgets/elidedlabel.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/maskedvalue.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The missing permissions, without duplicates.
QStringList missingPermissions(const ConnectedProvider &provider)
{
    QStringList missing;
    for (const ResourceAvailability &resource : provider.resources)
        if (resource.scopes)
            missing += resource.scopes->deniedRequired;
    missing.removeDuplicates();
    return missing;
}

/// The name, and the connection date below it. If there isn't enough space, the time of day is omitted. The tooltip
/// shows the slug.
class SourceNames : public QWidget
{
public:
    SourceNames(const ConnectedProvider &provider, const QTimeZone &here)
        : m_name(new ElidedLabel(shownName(provider), TextStyle::Strong)),
          m_connected(new ElidedLabel(QString(), TextStyle::Small))
    {
        const Metrics m = metricsFor(this);
        const QString none = SourceRow::tr("Connection date not provided");
        m_since
            = provider.createdOn ? SourceRow::tr("Connected %1").arg(formatMoment(*provider.createdOn, here)) : none;
        m_sinceShort = provider.createdOn ? SourceRow::tr("since %1").arg(formatDay(*provider.createdOn, here)) : none;
        m_name->setToolTip(provider.slug);
        auto *lines = makeColumnLayout(this, 2);
        lines->addWidget(m_name);
        lines->addWidget(m_connected);
        // The row wraps before these texts are shortened; only a very long name is elided.
        setMinimumWidth(std::min(std::max(m_name->sizeHint().width(), widthOf(m_sinceShort)), m.px(180)));
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        m_connected->setText(widthOf(m_since) <= width() ? m_since : m_sinceShort);
        m_connected->setToolTip(m_since);
    }

private:
    int widthOf(const QString &words) const { return m_connected->fontMetrics().horizontalAdvance(words) + 1; }

    ElidedLabel *m_name;
    ElidedLabel *m_connected;
    QString m_since;
    QString m_sinceShort;
};

} // namespace

SourceRow::SourceRow(const ConnectedProvider &provider, const QTimeZone &here, const SourceFacts &facts,
                     ReplyLookup replies, QWidget *parent)
    : QWidget(parent), m_slug(provider.slug), m_replies(std::move(replies)),
      m_deregister(makeButton(tr("Disconnect…"), ButtonKind::Danger, provider.slug + u"DeregisterButton"_s))
{
    setObjectName(provider.slug + u"SourceRow"_s);
    const Metrics m = metricsFor(this);
    setSmall(m_deregister);
    m_deregister->setAccessibleName(tr("Disconnect %1").arg(shownName(provider)));
    connect(m_deregister, &QPushButton::clicked, this, &SourceRow::deregisterRequested);

    auto *columns = makeRowLayout(this, m.oneAndHalf);
    columns->addWidget(new Avatar(shownName(provider), Avatar::Size::Large), 0, Qt::AlignTop);
    auto *lines = makeColumnLayout(m.half);
    columns->addLayout(lines, 1);
    lines->addWidget(makeHead(provider, here));
    addDetails(lines, provider, here);
    addFacts(lines, facts);
    setUnavailable({});
}

QWidget *SourceRow::makeHead(const ConnectedProvider &provider, const QTimeZone &here)
{
    auto *actions = new QWidget;
    auto *row = makeRowLayout(actions, metricsFor(this).oneAndHalf);
    row->addWidget(new ChipLabel(sourceChip(provider)), 0, Qt::AlignVCenter);
    row->addStretch(1);
    row->addWidget(m_deregister, 0, Qt::AlignVCenter);
    return new AdaptiveRow(new SourceNames(provider, here), actions);
}

void SourceRow::addDetails(QVBoxLayout *layout, const ConnectedProvider &provider, const QTimeZone &here)
{
    if (provider.isInError()) {
        QStringList facts;
        if (provider.fault) {
            facts += faultFacts(*provider.fault, here);
            facts += provider.fault->message;
        }
        if (const QStringList missing = missingPermissions(provider); !missing.isEmpty())
            facts += tr("missing permission: %1").arg(localList(missing));
        auto *message = new InlineMessage(Tone::Warn, formatFault(provider));
        message->setObjectName(provider.slug + u"FaultMessage"_s);
        message->setSizePolicy(QSizePolicy::Preferred,
                               QSizePolicy::Preferred); // the text wraps in a narrow row
        facts.removeAll(QString());
        message->setSecondLine(joinFacts(facts));
        message->setButton(tr("Copy message for user"));
        offerReconnectTexts(message->button(), provider, m_replies);
        layout->addWidget(message);
        layout->addSpacing(metricsFor(this).half); // a filled box needs more space to the button below than text does
    }
    addResources(layout, provider);
    if (!provider.externalUserId.isEmpty()) {
        auto *account = new MaskedValue(privacy::fieldName(privacy::Field::ExternalUserId));
        auditReveals(account, privacy::Field::ExternalUserId, this);
        account->setObjectName(provider.slug + u"AccountValue"_s);
        account->setValue(provider.externalUserId);
        QLabel *label = makeLabel(privacy::fieldName(privacy::Field::ExternalUserId), TextStyle::Small);
        label->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
        layout->addWidget(new AdaptiveRow(label, account, AdaptiveRow::ExtraSpace::Second));
    }
}

/// Missing data types are always shown. A few available ones are listed; more are collapsed to a count.
void SourceRow::addResources(QVBoxLayout *layout, const ConnectedProvider &provider)
{
    std::vector<ResourceAvailability> available;
    std::vector<ResourceAvailability> missing;
    for (const ResourceAvailability &resource : provider.resources)
        (resource.isAvailable() ? available : missing).push_back(resource);
    if (!missing.empty())
        layout->addWidget(new ResourceList(missing));
    if (hasReconnectText(provider) && !provider.isInError()) {
        auto *copy = makeButton(tr("Copy message for user"), ButtonKind::Link, QString());
        offerReconnectTexts(copy, provider, m_replies);
        layout->addWidget(copy, 0, Qt::AlignLeft);
    }
    if (available.empty())
        return;
    auto *delivered = new ResourceList(available);
    constexpr size_t maxListed = 4;
    if (available.size() > maxListed) {
        delivered->hide();
        auto *count = makeButton(tr("%Ln data type(s) available", nullptr, int(available.size())), ButtonKind::Link,
                                 provider.slug + u"ResourcesButton"_s);
        count->setCheckable(true);
        setDisclosure(count);
        connect(count, &QPushButton::toggled, delivered, &QWidget::setVisible);
        auto *line = new QHBoxLayout;
        line->setContentsMargins(-metricsFor(this).half, 0, -metricsFor(this).half,
                                 0); // aligns the button's text with the other texts
        line->addWidget(count);
        line->addStretch(1);
        layout->addLayout(line);
    }
    layout->addWidget(delivered);
}

void SourceRow::addFacts(QVBoxLayout *layout, const SourceFacts &facts)
{
    if (facts.notice) {
        auto *message = new InlineMessage(Tone::Info, facts.notice->text);
        message->setObjectName(m_slug + u"NoticeMessage"_s);
        message->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        message->setSecondLine(noticeDetails(*facts.notice));
        layout->addWidget(message);
    }
}

void SourceRow::setUnavailable(const QString &reason)
{
    labdesk::setUnavailable(m_deregister, reason);
    if (reason.isEmpty())
        m_deregister->setAccessibleDescription(tr("Stops this source’s data; only the user can reconnect it"));
}

} // namespace labdesk
