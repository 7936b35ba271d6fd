// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/preferencesdialog.h"

#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/segmentedcontrol.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QRadioButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr std::array textScales = {100, 125, 150, 175, 200};

/// A title and what is chosen below it. Returns the title.
QLabel *addChoice(QVBoxLayout *layout, const QString &title, QWidget *choice)
{
    const Metrics m = metricsFor(choice);
    QLabel *label = makeLabel(title, TextStyle::GroupTitle, choice->parentWidget());
    if (layout->count() > 0)
        layout->addSpacing(m.two);
    layout->addWidget(label);
    layout->addSpacing(m.half);
    layout->addWidget(choice, 0,
                      qobject_cast<QComboBox *>(choice) ? Qt::Alignment()
                                                        : Qt::AlignLeading); // combos below each other are of one width
    return label;
}

/// All that can be chosen is whole: a styled combo box does not count the room of its arrow.
void makeRoomForChoices(QComboBox &combo)
{
    const Metrics m = metricsFor(&combo);
    int widest = 0;
    for (int i = 0; i < combo.count(); ++i)
        widest = std::max(widest, combo.fontMetrics().horizontalAdvance(combo.itemText(i)));
    combo.setMinimumWidth(std::max(m.px(220), widest + m.px(24) + 2 * m.oneAndHalf));
}

int nearestTextScale(int percent)
{
    const auto nearer = [percent](int one, int other) { return std::abs(one - percent) < std::abs(other - percent); };
    return static_cast<int>(std::ranges::min_element(textScales, nearer) - textScales.begin());
}

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences &now, std::vector<LanguageChoice> languages, QWidget *parent)
    : DialogFrame({}, parent), m_now(now), m_languages(std::move(languages))
{
    setObjectName(u"preferencesDialog"_s);
    build();
}

void PreferencesDialog::build()
{
    setTitle(tr("Preferences"));
    cancelButton()->setText(tr("Close"));
    m_content = new QWidget(this);
    m_content->setObjectName(u"preferencesContent"_s);
    auto *whole = makeColumnLayout(m_content);
    auto *layout = makeColumnLayout(0);
    QLabel *sentence = makeLabel(tr("Changes apply right away."), TextStyle::Small, m_content);
    sentence->setObjectName(u"preferencesLabel"_s);
    sentence->setWordWrap(true);
    whole->addWidget(sentence);
    layout->addWidget(makeLabel(tr("Look"), TextStyle::Strong, m_content));
    QWidget *themes = makeThemes(m_content);
    leadToChosen(addChoice(layout, tr("&Theme"), themes), themes, m_themes);
    QWidget *textScale = makeTextScale(m_content);
    m_textScale->setLabel(addChoice(layout, tr("Text si&ze"), textScale));
    QWidget *language = makeLanguages(m_content);
    addChoice(layout, tr("&Language"), language)->setBuddy(language);
    QWidget *directions = makeDirections(m_content);
    addChoice(layout, tr("&Directions to a service center"), directions)->setBuddy(directions);
    addReleaseNotice(layout);
    layout->addStretch(1);
    m_lock = new LockPreferences(m_content);
    connect(m_lock, &LockPreferences::minutesChosen, this, &PreferencesDialog::lockMinutesChosen);
    connect(m_lock, &LockPreferences::jobsChosen, this, &PreferencesDialog::jobsWhileLockedChosen);
    connect(m_lock, &LockPreferences::privacyStartChosen, this, &PreferencesDialog::privacyStartChosen);
    connect(m_lock, &LockPreferences::passphraseRequested, this, &PreferencesDialog::passphraseRequested);
    auto *columns = makeRowLayout(metricsFor(this).four);
    columns->addLayout(layout);
    auto *security = makeColumnLayout(0);
    security->addWidget(makeLabel(tr("Security"), TextStyle::Strong, m_content));
    security->addSpacing(metricsFor(this).two);
    security->addWidget(m_lock, 1);
    columns->addLayout(security);
    whole->addSpacing(metricsFor(this).one);
    whole->addLayout(columns);
    addBody(m_content);
    setTabOrder(m_lock->lastStop(), cancelButton()); // which is older than what stands above it
    showNow();
    m_themes->checkedButton()->setFocus(Qt::OtherFocusReason);
}

QWidget *PreferencesDialog::makeThemes(QWidget *parent)
{
    auto *box = new QWidget(parent);
    box->setObjectName(u"themeChoice"_s);
    box->setAccessibleName(tr("Theme"));
    auto *layout = makeColumnLayout(box, 0);
    m_themes = new QButtonGroup(box);
    const auto add = [&](const QString &text, const QString &name, ThemeChoice choice) {
        auto *radio = new QRadioButton(text, box);
        radio->setObjectName(name);
        radio->setMinimumHeight(metricsFor(box).controlSmall);
        m_themes->addButton(radio, static_cast<int>(choice));
        layout->addWidget(radio);
    };
    add(tr("Follow the system"), u"followSystemRadio"_s, ThemeChoice::FollowSystem);
    add(tr("Light"), u"lightRadio"_s, ThemeChoice::Light);
    add(tr("Dark"), u"darkRadio"_s, ThemeChoice::Dark);
    add(tr("High contrast, light"), u"highContrastLightRadio"_s, ThemeChoice::HighContrastLight);
    add(tr("High contrast, dark"), u"highContrastDarkRadio"_s, ThemeChoice::HighContrastDark);
    connect(m_themes, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (!on || id == static_cast<int>(m_now.theme))
            return;
        m_now.theme = static_cast<ThemeChoice>(id);
        Q_EMIT themeChosen(m_now.theme);
    });
    return box;
}

QWidget *PreferencesDialog::makeTextScale(QWidget *parent)
{
    m_textScale = new SegmentedControl(tr("Text size"), parent);
    m_textScale->setObjectName(u"textScaleControl"_s);
    for (const int percent : textScales) {
        //: A size of text in percent, such as 125%
        m_textScale->addSegment(tr("%1%").arg(QLocale().toString(percent)));
    }
    connect(m_textScale, &SegmentedControl::currentIndexChanged, this, [this](int index) {
        const int percent = textScales.at(static_cast<size_t>(index));
        if (percent == m_now.textScale)
            return;
        m_now.textScale = percent;
        Q_EMIT textScaleChosen(percent);
    });
    return m_textScale;
}

QWidget *PreferencesDialog::makeLanguages(QWidget *parent)
{
    m_language = new QComboBox(parent);
    m_language->setObjectName(u"languageCombo"_s);
    m_language->setAccessibleName(tr("Language"));
    m_language->addItem(tr("Follow the system"), QString());
    for (const LanguageChoice &language : m_languages)
        m_language->addItem(language.ownName, language.code);
    makeRoomForChoices(*m_language);
    connect(m_language, &QComboBox::activated, this, [this](int index) {
        const QString code = m_language->itemData(index).toString();
        if (code == m_now.language)
            return;
        m_now.language = code;
        Q_EMIT languageChosen(code);
    });
    return m_language;
}

QWidget *PreferencesDialog::makeDirections(QWidget *parent)
{
    using Directions = Settings::Directions;
    m_directions = new QComboBox(parent);
    m_directions->setObjectName(u"directionsCombo"_s);
    m_directions->setAccessibleName(tr("Directions to a service center"));
    m_directions->addItem(tr("Ask before opening the browser"), int(Directions::Ask));
    m_directions->addItem(tr("Open in browser"), int(Directions::Open));
    m_directions->addItem(tr("Turn off"), int(Directions::Off));
    makeRoomForChoices(*m_directions);
    connect(m_directions, &QComboBox::activated, this, [this](int index) {
        const auto choice = static_cast<Directions>(m_directions->itemData(index).toInt());
        if (choice == m_now.directions)
            return;
        m_now.directions = choice;
        Q_EMIT directionsChosen(choice);
    });
    return m_directions;
}

void PreferencesDialog::addReleaseNotice(QVBoxLayout *layout)
{
    const Metrics m = metricsFor(m_content);
    m_release = new QCheckBox(tr("&Notify me of new versions"), m_content);
    m_release->setObjectName(u"releaseNoticeCheck"_s);
    m_releaseWords = makeLabel({}, TextStyle::Small, m_content);
    m_releaseWords->setObjectName(u"releaseNoticeLabel"_s);
    m_releaseWords->setWordWrap(true);
    addChoice(layout, tr("Version %1").arg(QCoreApplication::applicationVersion()), m_release);
    layout->addSpacing(m.half);
    layout->addWidget(m_releaseWords);
    connect(m_release, &QCheckBox::clicked, this, [this](bool wanted) {
        m_now.release.isWanted = wanted;
        Q_EMIT releaseNoticeChosen(wanted);
    });
}

void PreferencesDialog::setPreferences(const Preferences &now)
{
    m_now = now;
    showNow();
}

void PreferencesDialog::showNow()
{
    const QSignalBlocker quietScale(m_textScale);
    if (QAbstractButton *radio = m_themes->button(static_cast<int>(m_now.theme)))
        radio->setChecked(true);
    m_textScale->setCurrentIndex(nearestTextScale(m_now.textScale));
    m_directions->setCurrentIndex(m_directions->findData(int(m_now.directions)));
    m_release->setChecked(m_now.release.isWanted);
    m_release->setEnabled(m_now.release.isPossible);
    m_release->setAccessibleDescription(m_now.release.words);
    m_releaseWords->setText(m_now.release.words);
    m_lock->setChoices(m_now.lock);
    m_language->setCurrentIndex(std::max(0, m_language->findData(m_now.language)));
}

/// Texts and sizes are those of the moment a part is made in.
void PreferencesDialog::rebuild()
{
    m_stale = false;
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    delete m_content;
    dress();
    build();
    if (auto *again = focused.isEmpty() ? nullptr : findChild<QWidget *>(focused))
        again->setFocus(Qt::OtherFocusReason);
    adjustSize();
}

bool PreferencesDialog::event(QEvent *event)
{
    const bool changes = event->type() == QEvent::LanguageChange || event->type() == QEvent::ApplicationFontChange;
    if (changes && !m_stale) {
        m_stale = true;
        // Later: the sender may be one of the parts that go.
        QTimer::singleShot(0, this, &PreferencesDialog::rebuild);
    }
    return DialogFrame::event(event);
}

} // namespace labdesk
