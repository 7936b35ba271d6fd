// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"
#include "shell/passphrasedialog.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace labdesk {

/// What is chosen now about locking and privacy.
struct LockChoices
{
    int minutes = 10;
    bool areMinutesFixed = false; ///< the administrator has decided them
    Settings::JobsWhileLocked jobs = Settings::JobsWhileLocked::Pause;
    bool hasPassphrase = false;
    bool startsInPrivacyMode = false;
    friend bool operator==(const LockChoices &, const LockChoices &) = default;
};

/// The part of the preferences about what happens when nobody is there. Announces each choice; keeps nothing.
class LockPreferences : public QWidget
{
    Q_OBJECT

public:
    explicit LockPreferences(QWidget *parent = nullptr);

    void setChoices(const LockChoices &now);
    QWidget *lastStop() const; ///< of the keyboard

Q_SIGNALS:
    void minutesChosen(int minutes);
    void jobsChosen(labdesk::Settings::JobsWhileLocked choice);
    void privacyStartChosen(bool starts);
    void passphraseRequested(labdesk::PassphraseDialog::Purpose purpose);

private:
    LockChoices m_now;
    QComboBox *m_minutes;
    QLabel *m_fixed;
    QComboBox *m_jobs;
    QLabel *m_passphrase;
    QPushButton *m_set;
    QPushButton *m_remove;
    QCheckBox *m_privacy;
};

/// The times that are offered, and the one that is chosen now.
void offerLockMinutes(QComboBox &combo, const LockChoices &now);

} // namespace labdesk
