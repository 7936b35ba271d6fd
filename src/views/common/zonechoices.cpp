// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/zonechoices.h"

#include "text/localtexts.h"
#include "text/timezone.h"
#include "text/users/usertexts.h"
#include "text/zonetexts.h"
#include "views/common/uszones.h"
#include "views/common/zoneedit.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"

#include <QGridLayout>
#include <QLabel>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int maxOffers = 5; ///< enough for all zones that have a Springfield

} // namespace

ZoneChoices::ZoneChoices(QWidget *parent) : QWidget(parent), m_reading(makeLabel({}, TextStyle::Small))
{
    constexpr int columns = 4;
    const Metrics metrics = metricsFor(this);
    m_reading->setObjectName(u"zoneReadingLabel"_s);
    m_reading->setTextFormat(Qt::PlainText);
    m_reading->setWordWrap(true);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics.half);
    layout->addWidget(m_reading, 0, 0, 1, columns);
    int place = columns;
    for (int offer = 0; offer < maxOffers; ++offer, place += columns) {
        QPushButton *button = makeButton({}, ButtonKind::Link, u"zoneOfferButton"_s);
        button->setAutoDefault(false);
        button->hide();
        connect(button, &QPushButton::clicked, this, [this, button] { take(button->property("zone").toString()); });
        layout->addWidget(button, place / columns, 0, 1, columns, Qt::AlignLeading);
        m_offers.push_back(button);
    }
    for (const UsZone &zone : usZones()) {
        QPushButton *button = makeButton({}, ButtonKind::Plain, u"zoneButton"_s);
        setSmall(button);
        button->setAutoDefault(false);
        button->setProperty("zone", zone.id);
        button->setToolTip(zone.id);
        connect(button, &QPushButton::clicked, this, [this, id = zone.id] {
            m_edit->setText(id);
            m_edit->setFocus(Qt::OtherFocusReason); // there, Enter triggers the dialog's default button
        });
        layout->addWidget(button, place / columns, place % columns);
        m_zones.push_back(button);
        ++place;
    }
    connect(&m_clock, &QTimer::timeout, this, &ZoneChoices::showTimes);
    m_typingRest.setSingleShot(true);
    m_typingRest.setInterval(700ms);
    connect(&m_typingRest, &QTimer::timeout, this, [this] { announceText(m_reading, m_reading->text()); });
}

void ZoneChoices::setEdit(ZoneEdit *edit)
{
    m_clock.start(20s);
    m_edit = edit;
    connect(edit, &ZoneEdit::zoneChanged, this, &ZoneChoices::showTimes);
    connect(edit, &QLineEdit::textEdited, &m_typingRest, qOverload<>(&QTimer::start));
    showTimes();
}

void ZoneChoices::setCurrentZone(const QString &zone)
{
    m_currentZone = zone;
    m_edit->acceptExactly(zone);
}

QString ZoneChoices::reading() const
{
    const ZoneReading read = m_edit->reading();
    const QString zone = m_edit->zone();
    const QString name = formatZone(zone);
    const QString now = formatZoneNow(zone, QDateTime::currentDateTimeUtc());
    if (zone.isEmpty())
        return tr("Type a city, a ZIP code, or a zone such as EST.");
    if (zone == m_currentZone)
        return tr("This is the current time zone.");
    if (read.zone.isEmpty() && !read.offers.empty())
        return tr("“%1” can mean more than one time zone. Choose one:").arg(zone);
    if (!read.town.isEmpty())
        return tr("%1: %2, %3", "a town, its time zone, and the time there").arg(read.town, name, now);
    if (isKnownZone(zone))
        return name == m_edit->text() ? now : tr("%1: %2", "a time zone and the time there").arg(name, now);
    if (m_edit->isUsable())
        return tr("Labdesk sends this as typed. The service may reject it.");
    return m_edit->suggestions().isEmpty()
        ? tr("This computer doesn’t recognize the time zone “%1”. Check the spelling.").arg(zone)
        : tr("“%1” is only part of a time zone’s name.").arg(zone);
}

/// Enter never accepts an offer; the user has to select one.
void ZoneChoices::showOffers()
{
    const ZoneReading read = m_edit->reading();
    const QStringList similarZones = m_edit->suggestions();
    const bool isUnknown = similarZones.isEmpty() && !m_edit->isUsable();
    for (qsizetype at = 0; at < qsizetype(m_offers.size()); ++at) {
        QPushButton *button = m_offers[size_t(at)];
        const QString zone = similarZones.value(at);
        const QString reason = at < qsizetype(read.offers.size()) ? read.offers[size_t(at)].reason : QString();
        button->setVisible(!zone.isEmpty() || (isUnknown && at == 0));
        button->setProperty("zone", zone);
        button->setText(zone.isEmpty()         ? tr("Use “%1” anyway").arg(escapeMnemonic(m_edit->zone()))
                            : reason.isEmpty() ? tr("Use %1", "a time zone").arg(zone)
                                               : tr("Use %1 (%2)", "a time zone, and a place in it").arg(zone, reason));
    }
}

void ZoneChoices::showTimes()
{
    m_reading->setText(reading());
    m_reading->setProperty("tone", m_edit->isUsable() ? QString() : u"warn"_s);
    repolish(m_reading);
    showOffers();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const std::vector<UsZone> zones = usZones();
    for (size_t at = 0; at < m_zones.size(); ++at) {
        const QString time = localTime(now.toTimeZone(timeZoneNamed(zones[at].id.toLatin1())).time());
        m_zones[at]->setText(zones[at].name + u'\n' + time);
        m_zones[at]->setAccessibleName(tr("%1, %2", "a time zone and the time there").arg(zones[at].name, time));
    }
}

void ZoneChoices::take(const QString &offered)
{
    m_edit->acceptExactly(offered.isEmpty() ? m_edit->zone() : offered);
    if (!offered.isEmpty())
        m_edit->setText(offered);
    m_edit->setFocus(Qt::OtherFocusReason);
}

} // namespace labdesk
