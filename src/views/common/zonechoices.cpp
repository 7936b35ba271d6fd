// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/zonechoices.h"

#include "text/localtexts.h"
#include "text/timezone.h"
#include "views/common/usertexts.h"
#include "views/common/uszones.h"
#include "views/common/zoneedit.h"
#include "widgets/button.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"

#include <QGridLayout>
#include <QLabel>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

ZoneChoices::ZoneChoices(QWidget *parent)
    : QWidget(parent), m_reading(makeLabel({}, TextStyle::Small)),
      m_offer(makeButton({}, ButtonKind::Link, u"zoneOfferButton"_s))
{
    constexpr int columns = 4;
    const Metrics metrics = metricsFor(this);
    m_reading->setObjectName(u"zoneReadingLabel"_s);
    m_reading->setTextFormat(Qt::PlainText);
    m_reading->setWordWrap(true);
    m_offer->setAutoDefault(false);
    m_offer->hide();
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics.half);
    layout->addWidget(m_reading, 0, 0, 1, columns);
    layout->addWidget(m_offer, 1, 0, 1, columns, Qt::AlignLeading);
    int place = 2 * columns;
    for (const UsZone &zone : usZones()) {
        QPushButton *button = makeButton({}, ButtonKind::Plain, u"zoneButton"_s);
        setSmall(button);
        button->setAutoDefault(false);
        button->setProperty("zone", zone.id);
        button->setToolTip(zone.id);
        connect(button, &QPushButton::clicked, this, [this, id = zone.id] {
            m_edit->setText(id);
            m_edit->setFocus(Qt::OtherFocusReason); // where Enter does what the dialog is for
        });
        layout->addWidget(button, place / columns, place % columns);
        m_zones.push_back(button);
        ++place;
    }
    connect(m_offer, &QPushButton::clicked, this, &ZoneChoices::takeOffer);
    connect(&m_clock, &QTimer::timeout, this, &ZoneChoices::showTimes);
}

void ZoneChoices::setEdit(ZoneEdit *edit)
{
    m_clock.start(20s);
    m_edit = edit;
    connect(edit, &ZoneEdit::zoneChanged, this, &ZoneChoices::showTimes);
    showTimes();
}

void ZoneChoices::setCurrentZone(const QString &zone)
{
    m_currentZone = zone;
    m_edit->insistOn(zone);
}

QString ZoneChoices::reading() const
{
    const QString zone = m_edit->zone();
    const QString now = formatZoneNow(zone, QDateTime::currentDateTimeUtc());
    if (zone.isEmpty())
        return tr("Type a city, a ZIP code, or a zone such as EST.");
    if (zone == m_currentZone)
        return tr("This is the current time zone.");
    if (const QString town = townMeantBy(m_edit->text()); !town.isEmpty())
        return tr("%1: %2, %3", "a town, its time zone, and the time there").arg(town, zone, now);
    if (isKnownZone(zone))
        return zone == m_edit->text() ? now : tr("%1: %2", "a time zone and the time there").arg(zone, now);
    if (m_edit->isUsable())
        return tr("Sent as typed. The service decides.");
    return m_edit->suggestion().isEmpty()
        ? tr("“%1” isn’t a time zone that this computer knows. Check the spelling.").arg(zone)
        : tr("“%1” is only part of a time zone’s name.").arg(zone);
}

void ZoneChoices::showTimes()
{
    m_reading->setText(reading());
    m_reading->setProperty("tone", m_edit->isUsable() ? QString() : u"warn"_s);
    repolish(m_reading);
    const QString suggested = m_edit->suggestion();
    m_offer->setVisible(!m_edit->isUsable());
    m_offer->setText(suggested.isEmpty() ? tr("Use “%1” anyway").arg(literally(m_edit->zone()))
                                         : tr("Use %1", "a time zone").arg(suggested));
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const std::vector<UsZone> zones = usZones();
    for (size_t at = 0; at < m_zones.size(); ++at) {
        const QString time = localTime(now.toTimeZone(timeZoneNamed(zones[at].id.toLatin1())).time());
        m_zones[at]->setText(zones[at].name + u'\n' + time);
        m_zones[at]->setAccessibleName(tr("%1, %2", "a time zone and the time there").arg(zones[at].name, time));
    }
}

void ZoneChoices::takeOffer()
{
    const QString suggested = m_edit->suggestion();
    if (suggested.isEmpty())
        m_edit->insistOn(m_edit->zone());
    else
        m_edit->setText(suggested);
    m_edit->setFocus(Qt::OtherFocusReason);
}

} // namespace labdesk
