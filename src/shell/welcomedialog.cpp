// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/welcomedialog.h"

#include "shell/preferencesdialog.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/segmentedcontrol.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using Appearance = Settings::Appearance;

/// High contrast is offered only if it is active, so that the current choice is visible. The rest is in Preferences.
std::vector<std::pair<Appearance, QString>> offeredAppearances(Appearance inForce)
{
    std::vector<std::pair<Appearance, QString>> all
        = {{Appearance::FollowSystem, WelcomeDialog::tr("Follow the system")},
           {Appearance::Light, WelcomeDialog::tr("Light")},
           {Appearance::Dark, WelcomeDialog::tr("Dark")}};
    if (inForce == Appearance::HighContrastLight || inForce == Appearance::HighContrastDark)
        all.emplace_back(inForce, WelcomeDialog::tr("High contrast"));
    return all;
}

/// Adds a full-width button and its explanation below.
void addOption(QVBoxLayout *layout, QPushButton *button, const QString &words)
{
    layout->addWidget(button);
    QLabel *label = makeLabel(words, TextStyle::Small, button->parentWidget());
    label->setWordWrap(true);
    layout->addWidget(label);
    button->setAccessibleDescription(words);
}

} // namespace

WelcomeDialog::WelcomeDialog(Settings &settings, const Facts &facts, QWidget *parent)
    : DialogFrame(tr("Welcome to Labdesk"), parent), m_settings(settings)
{
    setObjectName(u"welcomeDialog"_s);
    if (const QString aside = settings.backupFile(); !aside.isEmpty()) {
        auto *message = new InlineMessage(Tone::Warn, tr("Your settings couldn’t be read, so they were reset."));
        message->setObjectName(u"welcomeSetAsideMessage"_s);
        message->setSecondLine(tr("The old settings file was saved as %1.").arg(QDir::toNativeSeparators(aside)));
        addBody(message);
    }
    if (!facts.link.isEmpty()) {
        auto *message = new InlineMessage(Tone::Info, tr("A link is waiting."));
        message->setObjectName(u"welcomeLinkMessage"_s);
        message->setSecondLine(tr("It opens in the service you choose here."));
        addBody(message);
    }
    addBody(makeConnectOptions(facts.isOffered));
    if (!settings.isSetByPolicy(setting::tools))
        addBody(makeTools());
    addBody(makeAppearance());
    addBody(makePrivacy());
    QLabel *promise = addText(tr("Labdesk sends nothing until you connect."));
    promise->setObjectName(u"welcomePromiseLabel"_s);
    cancelButton()->setText(tr("Skip and use sample data"));
    m_local->setDefault(true); // only works once it is in the dialog
    m_local->setFocus();
    connect(this, &QDialog::finished, this,
            [this] { m_asksToConnect ? Q_EMIT connectRequested() : Q_EMIT localRequested(); });
}

QWidget *WelcomeDialog::makeConnectOptions(bool isOffered)
{
    const Metrics m = metricsFor(this);
    auto *box = new QWidget;
    auto *layout = makeColumnLayout(box, m.half);
    QPushButton *local = makeButton(tr("&Try it with sample data"), IconName::Monitor, ButtonKind::Primary,
                                    u"welcomeLocalButton"_s, box);
    QPushButton *own
        = makeButton(tr("&Connect to your service…"), IconName::Key, ButtonKind::Plain, u"welcomeConnectButton"_s, box);
    addOption(layout, local, tr("Runs on this computer without a network. Everyone in it is fictional."));
    layout->addSpacing(m.one);
    addOption(layout, own,
              isOffered ? tr("Your administrator has set it up. You only need your API key or client secret.")
                        : tr("You need its URL and an API key. You can test them before saving."));
    connect(local, &QPushButton::clicked, this, &QDialog::accept);
    connect(own, &QPushButton::clicked, this, [this] {
        m_asksToConnect = true;
        accept();
    });
    m_local = local;
    return box;
}

QWidget *WelcomeDialog::makeTools()
{
    auto *box = new QWidget;
    auto *layout = makeColumnLayout(box, metricsFor(this).half);
    auto *choice = new SegmentedControl(tr("What the window shows"), box);
    choice->setObjectName(u"welcomeToolsControl"_s);
    for (const SettingChoice &offered : setting::tools.choices)
        choice->addSegment(PreferencesDialog::tr(offered.title));
    choice->setCurrentIndex(int(m_settings.get(setting::tools)));
    QLabel *label = makeLabel(tr("What the window &shows"), TextStyle::Label, box);
    choice->setLabel(label);
    QLabel *about = makeLabel(
        tr("The other tools are for integrators, team leads, and administrators. You can change this anytime."),
        TextStyle::Small, box);
    about->setWordWrap(true);
    layout->addWidget(label);
    layout->addWidget(choice, 0, Qt::AlignLeading);
    layout->addWidget(about);
    connect(choice, &SegmentedControl::currentIndexChanged, this,
            [this](int index) { m_settings.set(setting::tools, Settings::Tools(index)); });
    return box;
}

QWidget *WelcomeDialog::makeAppearance()
{
    const Appearance appearance = m_settings.get(setting::appearance);
    auto *box = new QWidget;
    auto *layout = makeColumnLayout(box, metricsFor(this).half);
    auto *look = new SegmentedControl(tr("Theme"), box);
    look->setObjectName(u"welcomeAppearanceControl"_s);
    const auto offered = offeredAppearances(appearance);
    for (const auto &[choice, words] : offered) {
        const int index = look->addSegment(words);
        if (choice == appearance)
            look->setCurrentIndex(index);
    }
    QLabel *label = makeLabel(tr("Th&eme"), TextStyle::Label, box);
    look->setLabel(label);
    layout->addWidget(label);
    layout->addWidget(look, 0, Qt::AlignLeading);
    connect(look, &SegmentedControl::currentIndexChanged, this,
            [this, offered](int index) { m_settings.set(setting::appearance, offered[size_t(index)].first); });
    return box;
}

QWidget *WelcomeDialog::makePrivacy()
{
    auto *box = new QWidget;
    auto *layout = makeColumnLayout(box, metricsFor(this).half);
    auto *minutes = new QComboBox(box);
    minutes->setObjectName(u"welcomeLockCombo"_s);
    minutes->setAccessibleName(tr("Lock after"));
    minutes->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    offerChoices(*minutes, m_settings, setting::lockMinutes);
    QLabel *label = makeLabel(tr("&Lock after"), TextStyle::Label, box);
    label->setBuddy(minutes);
    auto *privacy = new QCheckBox(tr("Start in &privacy mode"), box);
    privacy->setObjectName(u"welcomePrivacyCheck"_s);
    followFlag(*privacy, m_settings, setting::privacyMode);
    layout->addWidget(label);
    layout->addWidget(minutes, 0, Qt::AlignLeading);
    layout->addSpacing(metricsFor(this).one);
    layout->addWidget(privacy);
    return box;
}

} // namespace labdesk
