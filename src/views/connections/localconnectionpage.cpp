// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/localconnectionpage.h"

#include "domain/connection.h"
#include "views/common/practicetexts.h"
#include "widgets/button.h"
#include "widgets/group.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>

namespace labdesk {

using namespace Qt::StringLiterals;

LocalConnectionPage::LocalConnectionPage(QWidget *parent)
    : QWidget(parent), m_practiceCard(new Group(tr("Practice"))), m_drills(new QComboBox),
      m_startOver(makeButton(tr("Start &over…"), ButtonKind::Plain, u"startOverButton"_s))
{
    auto *card = new Group({});
    m_address = card->addRow(tr("Base URL"), QString());
    m_address->setCode(true);
    card->addRow(tr("Sign-in"), tr("API key, known only to Labdesk"));
    card->addRow(tr("Changes"), tr("Allowed: all data is sample data"));
    m_practiceCard->hide();
    m_drills->setObjectName(u"practiceCombo"_s);
    m_drills->addItem(tr("Off: the service works normally"));
    for (const PracticeDrill drill : allPracticeDrills)
        m_drills->addItem(practiceDrillTitle(drill), int(drill));
    m_practiceCard->addRow(tr("Sample data"), tr("Keeps every change until you start over"), m_startOver);
    m_drillRow = m_practiceCard->addRow(tr("Problem"), m_drills);
    m_practiceCard->setLastRowTool();
    auto *layout = makeColumnLayout(this, metricsFor(this).two);
    layout->addWidget(card);
    layout->addWidget(m_practiceCard);
    layout->addStretch(1);
    connect(m_drills, &QComboBox::activated, this, [this] {
        const QVariant chosen = m_drills->currentData();
        m_practice->setDrill(chosen.isValid() ? std::optional(PracticeDrill(chosen.toInt())) : std::nullopt);
    });
    connect(m_startOver, &QPushButton::clicked, this, &LocalConnectionPage::startOverRequested);
}

void LocalConnectionPage::setConnection(const Connection &local)
{
    m_address->setValue(local.baseUrl.toString());
}

void LocalConnectionPage::setPractice(Practice &practice)
{
    m_practice = &practice;
    m_practiceCard->show();
    connect(&practice, &Practice::changed, this, &LocalConnectionPage::showPractice);
    showPractice();
}

void LocalConnectionPage::showPractice()
{
    const auto &drill = m_practice->drill();
    const QSignalBlocker blocker(m_drills);
    m_drills->setCurrentIndex(drill ? m_drills->findData(int(*drill)) : 0);
    m_drills->setEnabled(m_practice->isAvailable());
    setUnavailable(m_startOver, m_practice->isAvailable() ? QString() : tr("Connect to the local service first."));
    m_drillRow->setSecondLine(!m_practice->isAvailable() ? tr("Connect to the local service to practice.")
                                  : drill
                                  ? practiceDrillAbout(*drill)
                                  : tr("Choose a problem that the local service simulates until you end practice."));
}

} // namespace labdesk
