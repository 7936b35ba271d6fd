// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"
#include "shell/passphrasedialog.h"
#include "widgets/dialogframe.h"

#include <map>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace labdesk {

/// A language to choose from.
struct LanguageChoice
{
    QString code;    ///< BCP 47: "de"
    QString ownName; ///< in that language
};

/// The settings with a row in Preferences. Choices apply immediately, without confirmation. Also shows changes made
/// elsewhere. Rebuilds its content if the language or font of the program changes.
class PreferencesDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `settings` must outlive this dialog.
    PreferencesDialog(Settings &settings, std::vector<LanguageChoice> languages, QWidget *parent = nullptr);

    /// The current state of a setting's control.
    struct Note
    {
        bool isPossible = true; ///< if false, a check box is unchecked, whatever the setting
        QString text = {};      ///< below the control: why it is disabled, or the result of the last change
    };
    void setNote(const SettingRow &row, const Note &note);

Q_SIGNALS:
    void passphraseRequested(labdesk::PassphraseDialog::Purpose purpose);

protected:
    bool event(QEvent *event) override;

private:
    void build();
    void rebuild();
    QVBoxLayout *makeSection(SettingPreference::Section section, const QString &title);
    void addSetting(QVBoxLayout &layout, const SettingRow &row);
    QWidget *makeRadios(const SettingRow &row, QLabel *title);
    QWidget *makeSegments(const SettingRow &row, QLabel *title);
    QWidget *makeCombo(const SettingRow &row, QLabel *title);
    QWidget *makeCheck(const SettingRow &row);
    QWidget *makePassphrase(const SettingRow &row);
    QWidget *makeText(const SettingRow &row, QLabel *title);
    void showNote(const SettingRow &row, const Note &note);

    Settings &m_settings;
    std::vector<LanguageChoice> m_languages;
    std::map<const SettingRow *, Note> m_notes;
    QWidget *m_content = nullptr;
    bool m_stale = false;
};

/// Shows a setting's choices and its current value, and sets it.
void offerChoices(QComboBox &combo, Settings &settings, const SettingRow &row);
/// Links a check box to a setting.
void followFlag(QCheckBox &check, Settings &settings, const SettingRow &row);

} // namespace labdesk
