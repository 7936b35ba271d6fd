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
    QString ownName; ///< as its speakers write it
};

/// The settings that say where they stand in it. Each choice is set when it is made; there is nothing to confirm. Shows
/// what is chosen elsewhere. When the language or the font of the program changes, it makes its own content anew.
class PreferencesDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `settings` must outlive it.
    PreferencesDialog(Settings &settings, std::vector<LanguageChoice> languages, QWidget *parent = nullptr);

    /// What the program knows of a setting at the moment.
    struct Note
    {
        bool isPossible = true; ///< else a check box is off, whatever was chosen
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

/// The choices of a setting, and the one that holds. Sets what a person chooses.
void offerChoices(QComboBox &combo, Settings &settings, const SettingRow &row);
/// A box that is ticked as long as the setting holds, and sets it.
void followFlag(QCheckBox &check, Settings &settings, const SettingRow &row);

} // namespace labdesk
