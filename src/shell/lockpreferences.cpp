// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/lockpreferences.h"

#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr std::array offeredMinutes = {1, 2, 3, 5, 10, 15};

QLabel *addCaption(QVBoxLayout &layout, const QString &text, QWidget *parent)
{
    const Metrics m = metricsFor(parent);
    if (layout.count() > 0)
        layout.addSpacing(m.two);
    QLabel *label = makeLabel(text, TextStyle::GroupTitle, parent);
    layout.addWidget(label);
    layout.addSpacing(m.half);
    return label;
}

QComboBox *addCombo(QVBoxLayout &layout, const QString &caption, const QString &name, QWidget *parent)
{
    QLabel *label = addCaption(layout, caption, parent);
    auto *combo = new QComboBox(parent);
    combo->setObjectName(name);
    combo->setAccessibleName(withoutMnemonic(caption));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    combo->setMinimumWidth(metricsFor(parent).px(260));
    label->setBuddy(combo);
    layout.addWidget(combo);
    return combo;
}

QLabel *addSmall(QVBoxLayout &layout, const QString &text, const QString &name, QWidget *parent)
{
    QLabel *label = makeLabel(text, TextStyle::Small, parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setContentsMargins(0, metricsFor(parent).half, 0, 0);
    layout.addWidget(label);
    return label;
}

} // namespace

void offerLockMinutes(QComboBox &combo, const LockChoices &now)
{
    combo.clear();
    for (const int minutes : offeredMinutes)
        combo.addItem(LockPreferences::tr("%Ln minute(s)", nullptr, minutes), minutes);
    if (combo.findData(now.minutes) < 0) // written by hand, or the administrator's
        combo.addItem(LockPreferences::tr("%Ln minute(s)", nullptr, now.minutes), now.minutes);
    combo.setCurrentIndex(combo.findData(now.minutes));
    combo.setEnabled(!now.areMinutesFixed);
}

LockPreferences::LockPreferences(QWidget *parent) : QWidget(parent)
{
    const Metrics m = metricsFor(this);
    setObjectName(u"lockPreferences"_s);
    auto *layout = makeColumnLayout(this, 0);
    m_minutes = addCombo(*layout, tr("Loc&k after"), u"lockMinutesCombo"_s, this);
    m_fixed = addSmall(*layout, tr("Set by your administrator."), u"lockMinutesFixedLabel"_s, this);
    m_jobs = addCombo(*layout, tr("&Jobs while locked"), u"lockJobsCombo"_s, this);
    m_jobs->addItem(tr("Pause until unlocked"), int(Settings::JobsWhileLocked::Pause));
    m_jobs->addItem(tr("Keep running"), int(Settings::JobsWhileLocked::Finish));
    addCaption(*layout, tr("Passphrase"), this);
    auto *row = makeRowLayout(m.one);
    m_set = makeButton({}, ButtonKind::Plain, u"setPassphraseButton"_s, this);
    m_remove = makeButton(tr("&Remove…"), ButtonKind::Plain, u"removePassphraseButton"_s, this);
    row->addWidget(m_set);
    row->addWidget(m_remove);
    row->addStretch(1);
    layout->addLayout(row);
    m_passphrase = addSmall(*layout, {}, u"passphraseLabel"_s, this);
    addCaption(*layout, tr("Privacy mode"), this);
    m_privacy = new QCheckBox(tr("Start &in privacy mode"), this);
    m_privacy->setObjectName(u"privacyStartCheck"_s);
    layout->addWidget(m_privacy);
    addSmall(*layout,
             tr("For shared screens. Hides IDs, too, and asks before showing anything. Toggle with Ctrl+Shift+P."),
             u"privacyStartLabel"_s, this);
    layout->addStretch(1);
    connect(m_privacy, &QCheckBox::clicked, this, &LockPreferences::privacyStartChosen);
    connect(m_minutes, &QComboBox::activated, this,
            [this](int index) { Q_EMIT minutesChosen(m_minutes->itemData(index).toInt()); });
    connect(m_jobs, &QComboBox::activated, this, [this](int index) {
        Q_EMIT jobsChosen(static_cast<Settings::JobsWhileLocked>(m_jobs->itemData(index).toInt()));
    });
    connect(m_set, &QPushButton::clicked, this, [this] {
        Q_EMIT passphraseRequested(m_now.hasPassphrase ? PassphraseDialog::Purpose::Change
                                                       : PassphraseDialog::Purpose::Set);
    });
    connect(m_remove, &QPushButton::clicked, this,
            [this] { Q_EMIT passphraseRequested(PassphraseDialog::Purpose::Remove); });
    setChoices({});
}

void LockPreferences::setChoices(const LockChoices &now)
{
    m_now = now;
    offerLockMinutes(*m_minutes, now);
    m_minutes->setAccessibleDescription(now.areMinutesFixed ? m_fixed->text() : QString());
    m_fixed->setVisible(now.areMinutesFixed);
    m_jobs->setCurrentIndex(m_jobs->findData(int(now.jobs)));
    m_set->setText(now.hasPassphrase ? tr("C&hange…") : tr("&Set…"));
    m_set->setAccessibleName(now.hasPassphrase ? tr("Change passphrase") : tr("Set passphrase"));
    m_remove->setAccessibleName(tr("Remove passphrase"));
    m_remove->setVisible(now.hasPassphrase);
    m_privacy->setChecked(now.startsInPrivacyMode);
    m_passphrase->setText(now.hasPassphrase
                              ? tr("Ctrl+L locks.")
                              : tr("Without a passphrase, Ctrl+L only hides the window. It doesn’t protect it."));
}

QWidget *LockPreferences::lastStop() const
{
    return m_privacy;
}

} // namespace labdesk
