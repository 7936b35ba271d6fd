// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centeractions.h"

#include "domain/knownvalues.h"
#include "models/hourstext.h"
#include "output/desktop/clipboard.h"
#include "text/addresstexts.h"
#include "text/localtexts.h"
#include "views/centers/centerdelegate.h"
#include "views/centers/centertexts.h"
#include "widgets/button.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"

#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

CenterActions::CenterActions(const ServiceCenter &center, bool offersDirections, QWidget *parent) : QWidget(parent)
{
    const Metrics metrics = metricsFor(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(sidedMargins(CenterDelegate::textLeft(), 0, metrics.two, metrics.oneAndHalf));
    layout->setSpacing(metrics.one);
    layout->addStretch(1);
    auto *facts = new QGridLayout;
    facts->setHorizontalSpacing(metrics.one);
    facts->setVerticalSpacing(metrics.px(3));
    facts->setColumnStretch(1, 1);
    if (const auto *weekly = std::get_if<WeeklyHours>(&center.hours))
        addFact(facts, tr("Hours"), hoursLines(*weekly).join(u'\n'), u"centerHoursLabel"_s);
    else if (std::holds_alternative<HoursAsSent>(center.hours)) // any length, and the row has two lines
        addFact(facts, tr("Hours"), hoursSummary(center.hours), u"centerHoursLabel"_s);
    addFact(facts, tr("Fax"), formatPhone(center.faxNumber), u"centerFaxLabel"_s);
    addFact(facts, tr("Site code"), center.siteCode, u"centerSiteLabel"_s);
    const auto formatList = [](known::List list, const QStringList &slugs) {
        QStringList words;
        for (const QString &slug : slugs)
            words += known::nameOf(list, slug);
        return localList(words);
    };
    addFact(facts, tr("Website"), center.website, u"centerWebsiteLabel"_s);
    addFact(facts, tr("Services"), formatList(known::List::Capabilities, center.capabilities),
            u"centerCapabilitiesLabel"_s);
    addFact(facts, tr("Billing"), formatList(known::List::BillTypes, center.supportedBillTypes),
            u"centerBillTypesLabel"_s);
    layout->addLayout(facts);

    auto *copyAll = makeButton(tr("Copy details for &patient"), IconName::Copy, ButtonKind::OnTint,
                               u"copyForPatientButton"_s, this);
    auto *copyAddress = makeButton(tr("Copy &address"), ButtonKind::OnTint, u"copyCenterAddressButton"_s, this);
    auto *copyPhone = makeButton(tr("Copy p&hone"), ButtonKind::OnTint, u"copyCenterPhoneButton"_s, this);
    auto *directions
        = makeButton(tr("&Directions…"), IconName::External, ButtonKind::OnTint, u"directionsButton"_s, this);
    directions->setVisible(offersDirections);
    setUnavailable(copyPhone,
                   center.phoneNumber.isEmpty() ? tr("The service didn’t provide a phone number.") : QString());
    auto *buttons = new QGridLayout;
    buttons->setSpacing(metrics.px(6));
    buttons->setColumnStretch(2, 1);
    int place = 0;
    for (QPushButton *button : {copyAll, copyAddress, copyPhone, directions}) {
        setSmall(button);
        buttons->addWidget(button, place / 2, place % 2);
        ++place;
    }
    layout->addLayout(buttons);

    connect(copyAll, &QPushButton::clicked, this, [this, center] { Q_EMIT copied(copyForPatient(center)); });
    connect(copyAddress, &QPushButton::clicked, this, [this, address = center.address] {
        output::copyText(addressLines(address).join(u'\n'));
        Q_EMIT copied(tr("Copied the address."));
    });
    connect(copyPhone, &QPushButton::clicked, this, [this, phone = center.phoneNumber] {
        output::copyText(phone);
        Q_EMIT copied(tr("Copied the phone number."));
    });
    connect(directions, &QPushButton::clicked, this, &CenterActions::directionsRequested);
}

void CenterActions::addFact(QGridLayout *facts, const QString &label, const QString &value, const QString &objectName)
{
    if (value.isEmpty())
        return;
    const int row = facts->rowCount();
    QLabel *words = makeLabel({}, TextStyle::Small, this);
    words->setObjectName(objectName);
    words->setWordWrap(true);
    setWrappedText(words, value);
    QLabel *title = makeLabel(label, TextStyle::Caption, this);
    title->setBuddy(words);
    facts->addWidget(title, row, 0, Qt::AlignTop);
    facts->addWidget(words, row, 1);
}

int CenterActions::heightForRow(int width) const
{
    return layout()->totalHeightForWidth(width);
}

QString copyForPatient(const ServiceCenter &center, PatientLanguage language)
{
    output::copyText(PatientWords(language).center(center));
    return CenterActions::tr("Copied name, address, phone, and hours.");
}

} // namespace labdesk
