// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"
#include "shell/lockpreferences.h"
#include "widgets/appearance.h"
#include "widgets/dialogframe.h"

#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace labdesk {

class SegmentedControl;

/// A language to choose from.
struct LanguageChoice
{
    QString code;    ///< BCP 47: "de"
    QString ownName; ///< as its speakers write it
};

/// Whether a person is told of newer versions.
struct ReleaseChoice
{
    bool isWanted = false;
    bool isPossible = false;
    QString words = {}; ///< why not, what is sent, or what came of it
};

/// What is chosen now.
struct Preferences
{
    ThemeChoice theme = ThemeChoice::FollowSystem;
    int textScale = 100; ///< percent
    QString language;    ///< BCP 47 code; empty: the system's
    Settings::Directions directions = Settings::Directions::Ask;
    LockChoices lock = {};
    ReleaseChoice release = {};
};

/// Theme, text size, language, what Directions does, newer versions, and when the window is locked. Each choice is
/// announced when it is made; there is nothing to confirm. Keeps nothing and changes nothing itself. When the language
/// or the font of the program changes, it makes its own content anew.
class PreferencesDialog : public DialogFrame
{
    Q_OBJECT

public:
    PreferencesDialog(const Preferences &now, std::vector<LanguageChoice> languages, QWidget *parent = nullptr);

    /// Shows what was chosen elsewhere, and announces nothing.
    void setPreferences(const Preferences &now);

Q_SIGNALS:
    void themeChosen(labdesk::ThemeChoice choice);
    void textScaleChosen(int percent);
    void languageChosen(const QString &code); ///< empty: the system's
    void directionsChosen(labdesk::Settings::Directions choice);
    void releaseNoticeChosen(bool wanted);
    void lockMinutesChosen(int minutes);
    void jobsWhileLockedChosen(labdesk::Settings::JobsWhileLocked choice);
    void privacyStartChosen(bool starts);
    void passphraseRequested(labdesk::PassphraseDialog::Purpose purpose);

protected:
    bool event(QEvent *event) override;

private:
    void build();
    void rebuild();
    QWidget *makeThemes(QWidget *parent);
    QWidget *makeTextScale(QWidget *parent);
    QWidget *makeLanguages(QWidget *parent);
    QWidget *makeDirections(QWidget *parent);
    void addReleaseNotice(QVBoxLayout *layout);
    void showNow();

    Preferences m_now;
    std::vector<LanguageChoice> m_languages;
    QWidget *m_content = nullptr;
    QButtonGroup *m_themes = nullptr;
    SegmentedControl *m_textScale = nullptr;
    QComboBox *m_language = nullptr;
    QComboBox *m_directions = nullptr;
    QCheckBox *m_release = nullptr;
    QLabel *m_releaseWords = nullptr;
    LockPreferences *m_lock = nullptr;
    bool m_stale = false;
};

} // namespace labdesk
