// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/useroverviewtab.h"

#include "text/localtexts.h"
#include "text/users/sourcetexts.h"
#include "text/users/usertexts.h"
#include "text/zonetexts.h"
#include "views/common/avatar.h"
#include "views/common/shortcuts.h"
#include "views/common/sourcechip.h"
#include "views/users/detail/ingestionline.h"
#include "views/users/detail/refreshmeter.h"
#include "views/users/detail/revealaudit.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/chiplabel.h"
#include "widgets/copybutton.h"
#include "widgets/elidedlabel.h"
#include "widgets/group.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/maskedvalue.h"
#include "widgets/rtlpainting.h"
#include "widgets/tools.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QWidget *sourceSummary(const QString &name, const QString &since, const ChipStyleOption &chip)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    const Metrics m = metricsFor(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(m.one);
    layout->addWidget(new Avatar(name, Avatar::Size::Small));
    layout->addWidget(new ElidedLabel(name, TextStyle::Body));
    layout->addWidget(new ElidedLabel(since, TextStyle::Small), 1);
    if (!chip.text.isEmpty())
        layout->addWidget(new ChipLabel(chip));
    return row;
}

/// "2 of 3 working"; empty if the states aren't known.
QString formatWorking(const std::optional<std::vector<ConnectedProvider>> &providers)
{
    if (!providers || providers->empty())
        return {};
    const auto working = std::ranges::count_if(*providers, std::not_fn(&ConnectedProvider::isInError));
    return UserOverviewTab::tr("%1 of %2 working")
        .arg(localNumber(qint64(working)), localNumber(qint64(providers->size())));
}

} // namespace

UserOverviewTab::UserOverviewTab(QWidget *parent) : QWidget(parent), m_idWarning(new InlineMessage(Tone::Warn))
{
    const Metrics m = metricsFor(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.three);
    layout->setSpacing(m.two);
    m_idWarning->setObjectName(u"userWarningMessage"_s);
    m_idWarning->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_idWarning->button()->setObjectName(u"replaceIdButton"_s);
    m_idWarning->hide();
    connect(m_idWarning, &InlineMessage::buttonClicked, this, &UserOverviewTab::clientIdChangeRequested);
    layout->addWidget(m_idWarning);
    buildSources(layout);
    buildRefresh(layout);
    buildFallbacks(layout);
    buildWindow(layout);
    buildIds(layout);
    layout->addStretch(1);
    for (Group *group : findChildren<Group *>())
        group->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // height for width
}

void UserOverviewTab::setNoDataMessage(QWidget *message)
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, message);
}

/// Collapsed, because the head already shows the IDs that are needed most.
void UserOverviewTab::buildIds(QVBoxLayout *layout)
{
    QPushButton *fold = makeButton(tr("IDs and team"), IconName::ChevronDown, ButtonKind::Link, u"idsButton"_s);
    fold->setCheckable(true);
    auto *ids = new Group(QString());
    ids->setObjectName(u"idsGroup"_s);
    m_clientId = addId(ids, tr("Client ID"), tr("Copy client ID"), u"clientId"_s, TextStyle::Body);
    m_userId = addId(ids, tr("User ID"), tr("Copy user ID"), u"userId"_s, TextStyle::Code);
    m_teamId = addId(ids, tr("Team"), tr("Copy team ID"), u"teamId"_s, TextStyle::Code);
    ids->hide();
    setDisclosure(fold);
    connect(fold, &QPushButton::toggled, ids, [fold, ids](bool open) {
        ids->setVisible(open);
        setButtonIcon(fold, open ? IconName::ChevronUp : IconName::ChevronDown, ButtonKind::Link);
    });
    auto *line = new QHBoxLayout;
    // aligns the button's text with the other texts
    line->setContentsMargins(sidedMargins(-metricsFor(this).half, 0, 0, 0));
    line->addWidget(fold);
    line->addStretch(1);
    auto *whole = new QWidget;
    auto *lines = makeColumnLayout(whole, layout->spacing());
    lines->addLayout(line);
    lines->addWidget(ids);
    setTool(whole);
    layout->addWidget(whole);
}

void UserOverviewTab::IdRow::setId(privacy::Field field, const QString &id) const
{
    value->setText(privacy::shown(field, id));
    value->setShortText(field == privacy::Field::ClientUserId ? QString() : shortUserId(id));
    value->setAccessibleName(privacy::spoken(field, id));
    copy->setText(id, idCopyDisabledReason());
}

/// Elided in the middle if there isn't enough space, directly followed by its copy button.
UserOverviewTab::IdRow UserOverviewTab::addId(Group *group, const QString &label, const QString &copyWords,
                                              const QString &name, TextStyle style)
{
    const IdRow row{new ElidedLabel(QString(), style, Qt::ElideMiddle), new CopyButton(copyWords)};
    row.value->setObjectName(name + u"Label"_s);
    row.copy->setObjectName(name + u"CopyButton"_s);
    group->addRow(label, makeRow({row.value, row.copy}, metricsFor(this).half));
    return row;
}

void UserOverviewTab::buildFallbacks(QVBoxLayout *layout)
{
    auto *group = new Group(tr("Default values"));
    group->setObjectName(u"fallbackGroup"_s);
    group->setTitleSuffix(tr("used when a source doesn’t send its own"));
    m_changeZone = makeButton(tr("&Change…"), ButtonKind::Plain, u"changeZoneButton"_s);
    setSmall(m_changeZone);
    m_changeZone->setAccessibleName(tr("Change time zone"));
    connect(m_changeZone, &QPushButton::clicked, this, &UserOverviewTab::zoneChangeRequested);
    m_zone = group->addRow(tr("Time zone"), QString(), m_changeZone);
    m_zone->valueLabel()->setObjectName(u"zoneLabel"_s);
    m_birthDate = new MaskedValue(privacy::fieldName(privacy::Field::BirthDate));
    auditReveals(m_birthDate, privacy::Field::BirthDate, this);
    m_birthDate->setObjectName(u"birthDateValue"_s);
    m_birthDateRow = group->addRow(tr("Birth date"), m_birthDate, m_birthDate->takeButton());
    layout->addWidget(group);
}

void UserOverviewTab::buildWindow(QVBoxLayout *layout)
{
    const Metrics m = metricsFor(this);
    auto *ingestion = new Group(tr("Data collection"));
    setTool(ingestion);
    auto *window = new QWidget;
    auto *lines = new QVBoxLayout(window);
    lines->setContentsMargins(0, m.half, 0, m.half);
    lines->setSpacing(m.half);
    lines->addWidget(m_line = new IngestionLine);
    lines->addWidget(m_ingestionWords = makeLabel(QString(), TextStyle::Small));
    m_ingestionWords->setObjectName(u"ingestionLabel"_s);
    m_ingestionWords->setWordWrap(true);
    ingestion->addWidget(window);
    layout->addWidget(ingestion);
}

void UserOverviewTab::buildSources(QVBoxLayout *layout)
{
    m_sources = new Group(tr("Sources"));
    m_sources->setObjectName(u"sourcesSummaryGroup"_s);
    QPushButton *open = makeButton(tr("G&o to Sources"), ButtonKind::Link, u"openSourcesButton"_s);
    connect(open, &QPushButton::clicked, this, &UserOverviewTab::sourcesRequested);
    m_watch = makeButton(QString(), ButtonKind::Link, u"watchSourcesButton"_s);
    connect(m_watch, &QPushButton::clicked, this, &UserOverviewTab::watchRequested);
    setWatching(false);
    for (QWidget *action : {open, m_watch}) { // the tool comes first, because it leaves no gap there while it is hidden
        m_sources->setTitleAction(action);
        keepSizeWhenHidden(action); // keeps what is below in place
    }
    setTool(open); // the tab bar leads there too
    layout->addWidget(m_sources);
}

void UserOverviewTab::buildRefresh(QVBoxLayout *layout)
{
    const Metrics m = metricsFor(this);
    auto *refresh = new Group(tr("Data refresh"));
    auto *row = new QWidget;
    auto *columns = new QHBoxLayout(row);
    columns->setContentsMargins(0, m.half, 0, m.half);
    columns->setSpacing(m.oneAndHalf);
    columns->addWidget(m_meter = new RefreshMeter);
    auto *words = makeColumnLayout(2);
    words->addWidget(m_refreshCount = makeLabel(QString(), TextStyle::Body));
    words->addWidget(m_refreshLast = makeLabel(QString(), TextStyle::Small));
    m_refreshCount->setObjectName(u"refreshCountLabel"_s);
    m_refreshLast->setObjectName(u"refreshLastLabel"_s);
    m_refreshCount->setWordWrap(true);
    m_refreshLast->setWordWrap(true);
    columns->addLayout(words, 1);
    refresh->addWidget(row);
    layout->addWidget(refresh);
}

void UserOverviewTab::setUser(const User &user, const QDateTime &now)
{
    if (m_user != user) { // the same user again must not reset revealed values or selections
        m_user = user;
        m_clientId.setId(privacy::Field::ClientUserId, user.clientUserId);
        m_userId.setId(privacy::Field::UserId, user.id.text());
        m_teamId.setId(privacy::Field::TeamId, user.teamId);
        showBirthDate();
        showWarning();
        showSources();
    }
    setNow(now);
}

void UserOverviewTab::setNow(const QDateTime &now)
{
    if (!m_user)
        return;
    showZone(now);
    m_line->setUser(*m_user, now);
    m_ingestionWords->setText(formatIngestion(*m_user, now));
}

void UserOverviewTab::showWarning()
{
    const QString warning = clientIdWarning(m_user->clientUserId);
    if (warning.isEmpty())
        m_idWarning->hide();
    else
        m_idWarning->showMessage(Tone::Warn, warning, {}, tr("Replace client ID…"));
}

void UserOverviewTab::showZone(const QDateTime &now)
{
    const bool isSet = m_user->timeZone && !m_user->timeZone->id.isEmpty();
    m_changeZone->setText(isSet ? tr("&Change…") : tr("&Set…"));
    m_changeZone->setAccessibleName(isSet ? tr("Change time zone") : tr("Set time zone"));
    if (!isSet) {
        m_zone->setMissing(tr("Not set"));
        m_zone->setSecondLine(tr("Until it’s set, times are treated as UTC."));
        return;
    }
    const FallbackTimeZone &zone = *m_user->timeZone;
    const QString name = formatZone(zone.id);
    QStringList facts{
        name == zone.id ? QString() : zone.id, formatZoneNow(zone.id, now),
        formatOrigin(zone.sourceSlug, sourceName(zone.sourceSlug), zone.updatedAt, QTimeZone::systemTimeZone())};
    facts.removeAll(QString());
    m_zone->setValue(name);
    m_zone->setSecondLine(joinFacts(facts));
}

void UserOverviewTab::showBirthDate()
{
    m_birthDate->setValue(m_user->birthDate ? formatBirthDate(m_user->birthDate->text) : QString());
    const auto &date = m_user->birthDate;
    m_birthDateRow->setSecondLine(date ? formatOrigin(date->sourceSlug, sourceName(date->sourceSlug), date->updatedAt,
                                                      QTimeZone::systemTimeZone())
                                       : QString());
}

QString UserOverviewTab::sourceName(const QString &slug) const
{
    for (const ConnectedSource &source : m_user->sources)
        if (source.slug == slug)
            return source.name;
    return m_nameOf ? m_nameOf(slug) : QString();
}

void UserOverviewTab::setNames(std::function<QString(const QString &)> nameOf, const QDateTime &now)
{
    m_nameOf = std::move(nameOf);
    if (!m_user)
        return;
    showZone(now);
    showBirthDate();
}

void UserOverviewTab::setProviders(const std::optional<std::vector<ConnectedProvider>> &providers)
{
    if (m_providers == providers)
        return;
    m_providers = providers;
    if (m_user)
        showSources();
}

void UserOverviewTab::showSources()
{
    m_sources->clearRows();
    m_sources->setTitleSuffix(formatWorking(m_providers));
    const QTimeZone here = QTimeZone::systemTimeZone();
    const auto add = [&](const QString &name, const std::optional<Timestamp> &since, const ChipStyleOption &chip) {
        m_sources->addWidget(
            sourceSummary(name, since ? tr("since %1").arg(formatDay(*since, here)) : QString(), chip));
    };
    if (m_providers) {
        for (const bool inTrouble : {true, false})
            for (const ConnectedProvider &provider : *m_providers)
                if (provider.isInError() == inTrouble)
                    add(shownName(provider), provider.createdOn, sourceChip(provider));
    } else {
        for (const ConnectedSource &source : m_user->sources)
            add(source.name.isEmpty() ? source.slug : source.name, source.createdOn, {});
    }
    if (m_sources->rowCount() == 0) {
        auto *none = makeLabel(tr("None"), TextStyle::Small);
        none->setObjectName(u"noSourcesLabel"_s);
        m_sources->addWidget(none);
    }
}

void UserOverviewTab::setWatching(bool on)
{
    m_watch->setText(on ? tr("Stop watching") : tr("&Watch"));
    m_watch->setToolTip(formatKeys(keysOf(u"user.watch"_s)));
    m_watch->setAccessibleDescription(tr("Checks the sources every 15 seconds for up to 10 minutes"));
}

void UserOverviewTab::setRefreshes(int inLastHour, int refused, const QString &lastOutcome)
{
    m_meter->setUsed(inLastHour, refused);
    m_refreshCount->setText(tr("%Ln request(s) this hour", nullptr, inLastHour));
    QStringList facts{lastOutcome,
                      tr("Usually up to %1 an hour per user. Counts only requests from this computer.")
                          .arg(localNumber(RefreshMeter::usualLimit))};
    facts.removeAll(QString());
    m_refreshLast->setText(facts.join(u' '));
}

void UserOverviewTab::setEditUnavailable(const QString &reason)
{
    setUnavailable(m_idWarning->button(), reason);
}

void UserOverviewTab::setZoneUnavailable(const QString &reason)
{
    setUnavailable(m_changeZone, reason);
}

} // namespace labdesk
