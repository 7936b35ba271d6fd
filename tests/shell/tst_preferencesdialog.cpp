// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/preferencesdialog.h"
#include "support/testmain.h"
#include "widgets/appearance.h"
#include "widgets/metrics.h"
#include "widgets/segmentedcontrol.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QScreen>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

QApplication &app()
{
    return *static_cast<QApplication *>(QCoreApplication::instance());
}

std::vector<LanguageChoice> threeLanguages()
{
    return {{u"en"_s, u"English"_s}, {u"de"_s, u"Deutsch"_s}, {u"ar"_s, u"العربية"_s}};
}

template <typename Part> Part *partOfPreferences(const PreferencesDialog &dialog, const QString &name)
{
    auto *found = dialog.findChild<Part *>(name);
    if (!found)
        qFatal("no %s", qPrintable(name));
    return found;
}

QString textFor(const SettingRow &row)
{
    return row.form == RuleForm::TicketPattern ? u"HELP-[0-9]+"_s
        : row.form == RuleForm::TicketAddress  ? u"https://help.acme.test/{ticket}"_s
                                               : u"/etc/labdesk/replies.txt"_s;
}

/// Settings in a file of their own, and what became of them.
struct KeptSettings
{
    explicit KeptSettings(ThemeChoice theme = ThemeChoice::FollowSystem, int textScale = 100)
    {
        settings.set(setting::appearance, theme);
        settings.set(setting::textScale, textScale);
    }
    QTemporaryDir folder;
    Settings settings{folder.filePath(u"labdesk.ini"_s)};
};

} // namespace

class tst_preferencesdialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { applyTheme(app(), ThemeChoice::Light); }
    void cleanupTestCase() { applyTheme(app(), ThemeChoice::Light); }

    void aThemeIsAnnouncedWhenItIsChosen_data()
    {
        QTest::addColumn<QString>("radio");
        QTest::addColumn<ThemeChoice>("before");
        QTest::addColumn<ThemeChoice>("chosen");
        using enum Settings::Appearance;
        QTest::newRow("following the system") << u"followSystemRadio"_s << Light << FollowSystem;
        QTest::newRow("light") << u"lightRadio"_s << Dark << Light;
        QTest::newRow("dark") << u"darkRadio"_s << Light << Dark;
        QTest::newRow("high contrast on white") << u"highContrastLightRadio"_s << Light << HighContrastLight;
        QTest::newRow("high contrast on black") << u"highContrastDarkRadio"_s << Light << HighContrastDark;
    }
    void aThemeIsAnnouncedWhenItIsChosen()
    {
        QFETCH(QString, radio);
        QFETCH(ThemeChoice, before);
        QFETCH(ThemeChoice, chosen);
        KeptSettings kept(before);
        PreferencesDialog dialog(kept.settings, threeLanguages());
        QSignalSpy spy(&kept.settings, &Settings::changed);
        QVERIFY(!partOfPreferences<QRadioButton>(dialog, radio)->isChecked());
        partOfPreferences<QRadioButton>(dialog, radio)->click();
        QCOMPARE(spy.size(), 1);
        QCOMPARE(kept.settings.get(setting::appearance), chosen);
        partOfPreferences<QRadioButton>(dialog, radio)->click();
        QVERIFY2(spy.size() == 1, "what is chosen already is no change");
    }

    void aTextSizeIsAnnouncedWhenItIsChosen_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("segment");
        QTest::addColumn<int>("percent");
        QTest::newRow("the system's own") << 150 << 0 << 100;
        QTest::newRow("a quarter larger") << 100 << 1 << 125;
        QTest::newRow("half larger") << 100 << 2 << 150;
        QTest::newRow("three quarters larger") << 100 << 3 << 175;
        QTest::newRow("twice") << 100 << 4 << 200;
    }
    void aTextSizeIsAnnouncedWhenItIsChosen()
    {
        QFETCH(int, before);
        QFETCH(int, segment);
        QFETCH(int, percent);
        KeptSettings kept(ThemeChoice::Light, before);
        PreferencesDialog dialog(kept.settings, threeLanguages());
        QSignalSpy spy(&kept.settings, &Settings::changed);
        partOfPreferences<SegmentedControl>(dialog, u"textScaleControl"_s)->setCurrentIndex(segment);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(kept.settings.get(setting::textScale), percent);
    }

    void aSizeFromAFileIsShownAsTheNearestOne()
    {
        KeptSettings kept(ThemeChoice::Light, 160);
        QSignalSpy spy(&kept.settings, &Settings::changed);
        PreferencesDialog dialog(kept.settings, threeLanguages());
        QCOMPARE(partOfPreferences<SegmentedControl>(dialog, u"textScaleControl"_s)->currentIndex(), 2);
        QVERIFY2(spy.isEmpty(), "showing is not choosing");
    }

    void aLanguageIsAnnouncedByItsCode()
    {
        KeptSettings kept;
        kept.settings.set(setting::language, u"de"_s);
        PreferencesDialog dialog(kept.settings, threeLanguages());
        QSignalSpy spy(&kept.settings, &Settings::changed);
        auto *combo = partOfPreferences<QComboBox>(dialog, u"languageCombo"_s);
        QCOMPARE(combo->count(), 4);
        QCOMPARE(combo->currentText(), u"Deutsch"_s);
        dialog.show();
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Down);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(kept.settings.get(setting::language), u"ar"_s);
        QTest::keyClick(combo, Qt::Key_Home);
        QCOMPARE(spy.size(), 2);
        QVERIFY2(kept.settings.get(setting::language).isEmpty(), "the system's has no code");
    }

    void everySettingThatStandsInASectionIsShownAndSet()
    {
        for (const SettingRow *row : setting::all) {
            KeptSettings kept;
            PreferencesDialog dialog(kept.settings, threeLanguages());
            QSignalSpy spy(&kept.settings, &Settings::changed);
            const auto &[section, control, title, name, text, note, command, numbers] = row->shown;
            const QVariant before = kept.settings.read(*row);
            if (section == SettingPreference::Section::None)
                continue;
            if (control == SettingPreference::Control::Check) {
                partOfPreferences<QCheckBox>(dialog, QString::fromLatin1(name) + u"Check"_s)->click();
            } else if (control == SettingPreference::Control::Combo) {
                auto *combo = partOfPreferences<QComboBox>(dialog, QString::fromLatin1(name) + u"Combo"_s);
                QVERIFY2(combo->accessibleName().size() > 1, name);
                combo->setFocus();
                QTest::keyClick(combo, combo->currentIndex() > 0 ? Qt::Key_Home : Qt::Key_End);
            } else if (control == SettingPreference::Control::Text) {
                auto *edit = partOfPreferences<QLineEdit>(dialog, QString::fromLatin1(name) + u"Edit"_s);
                QVERIFY2(edit->accessibleName().size() > 1, name);
                edit->setText(textFor(*row));
                QTest::keyClick(edit, Qt::Key_Return);
            } else {
                continue;
            }
            QVERIFY2(spy.size() == 1 && spy.at(0).at(0).value<const SettingRow *>() == row, name);
            QVERIFY2(kept.settings.read(*row) != before, name);
        }
    }

    void aTextThatIsNotWhatIsExpectedIsNotSet()
    {
        KeptSettings kept;
        PreferencesDialog dialog(kept.settings, threeLanguages());
        QSignalSpy spy(&kept.settings, &Settings::changed);
        auto *edit = partOfPreferences<QLineEdit>(dialog, u"ticketAddressEdit"_s);
        const auto *note = partOfPreferences<QLabel>(dialog, u"ticketAddressLabel"_s);
        const QString before = note->text();
        edit->setText(u"http://help.acme.test/{ticket}"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(spy.isEmpty());
        QVERIFY2(note->text().startsWith(u"Not saved. Use a URL that starts with https://"_s),
                 qPrintable(note->text()));
        edit->setText(u" https://help.acme.test/{ticket} "_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(kept.settings.get(setting::ticketAddress), u"https://help.acme.test/{ticket}"_s);
        QCOMPARE(note->text(), before);
    }

    void aTextOfThePolicyCanBeReadOnly()
    {
        KeptSettings kept;
        kept.settings.set(setting::ticketAddress, u"https://mine.acme.test/{ticket}"_s);
        const Policy policy{.ticketAddress = u"https://help.acme.test/{ticket}"_s};
        kept.settings.applyPolicy(policy);
        PreferencesDialog dialog(kept.settings, threeLanguages());
        const auto *edit = partOfPreferences<QLineEdit>(dialog, u"ticketAddressEdit"_s);
        QVERIFY(edit->isReadOnly());
        QCOMPARE(edit->text(), policy.ticketAddress);
        QVERIFY(!partOfPreferences<QLineEdit>(dialog, u"ticketPatternEdit"_s)->isReadOnly());
        const Policy broken = Policy::broken({}, {});
        kept.settings.applyPolicy(broken);
        QVERIFY2(kept.settings.get(setting::ticketAddress).isEmpty(), "nor does a person's own hold with a broken one");
    }

    void leavingATextOfThePolicySetsNothing()
    {
        KeptSettings kept;
        kept.settings.set(setting::repliesFile, u"/home/ana/replies.txt"_s);
        const Policy policy{.repliesFile = u"/etc/labdesk/replies.txt"_s};
        kept.settings.applyPolicy(policy);
        PreferencesDialog dialog(kept.settings, threeLanguages());
        QSignalSpy spy(&kept.settings, &Settings::changed);
        QTest::keyClick(partOfPreferences<QLineEdit>(dialog, u"repliesFileEdit"_s), Qt::Key_Return);
        QVERIFY2(spy.isEmpty(), "a person's own is still there when the policy goes");
    }

    /// Somebody corrected it meanwhile.
    void aFileIsReadAgainWhenItsPathIsEnteredAgain()
    {
        KeptSettings kept;
        kept.settings.set(setting::repliesFile, u"/etc/labdesk/replies.txt"_s);
        kept.settings.set(setting::ticketPattern, u"HELP-[0-9]+"_s);
        PreferencesDialog dialog(kept.settings, threeLanguages());
        QSignalSpy spy(&kept.settings, &Settings::changed);
        QTest::keyClick(partOfPreferences<QLineEdit>(dialog, u"ticketPatternEdit"_s), Qt::Key_Return);
        QVERIFY2(spy.isEmpty(), "of any other text nothing is new");
        QTest::keyClick(partOfPreferences<QLineEdit>(dialog, u"repliesFileEdit"_s), Qt::Key_Return);
        QCOMPARE(spy.size(), 1);
        QVERIFY(spy.front().front().value<const SettingRow *>() == &setting::repliesFile);
    }

    void whatTheAdministratorDecidedCannotBeChosen()
    {
        KeptSettings kept;
        kept.settings.set(setting::lockMinutes, 3);
        const Policy policy{.lockMinutes = 7, .notifications = false};
        kept.settings.applyPolicy(policy);
        PreferencesDialog dialog(kept.settings, threeLanguages());
        auto *combo = partOfPreferences<QComboBox>(dialog, u"lockMinutesCombo"_s);
        QVERIFY(!combo->isEnabled());
        QCOMPARE(combo->currentData().toInt(), 7);
        QCOMPARE(combo->accessibleDescription(), partOfPreferences<QLabel>(dialog, u"lockMinutesFixedLabel"_s)->text());
        auto *check = partOfPreferences<QCheckBox>(dialog, u"notificationsCheck"_s);
        QVERIFY(!check->isEnabled() && !check->isChecked());
        QVERIFY(partOfPreferences<QLabel>(dialog, u"notificationsFixedLabel"_s));
        QVERIFY2(!dialog.findChild<QLabel *>(u"lockJobsFixedLabel"_s), "the others are a person's to choose");
    }

    void showsWhatWasChosenElsewhere()
    {
        KeptSettings kept;
        PreferencesDialog dialog(kept.settings, threeLanguages());
        kept.settings.set(setting::appearance, ThemeChoice::HighContrastDark);
        kept.settings.set(setting::textScale, 175);
        kept.settings.set(setting::language, u"ar"_s);
        kept.settings.set(setting::lockMinutes, 7);
        kept.settings.set(setting::privacyMode, true);
        QVERIFY(partOfPreferences<QRadioButton>(dialog, u"highContrastDarkRadio"_s)->isChecked());
        QCOMPARE(partOfPreferences<SegmentedControl>(dialog, u"textScaleControl"_s)->currentIndex(), 3);
        QCOMPARE(partOfPreferences<QComboBox>(dialog, u"languageCombo"_s)->currentData().toString(), u"ar"_s);
        QVERIFY2(partOfPreferences<QComboBox>(dialog, u"lockMinutesCombo"_s)->currentText().contains(u'7'),
                 "one that is not offered");
        QVERIFY(partOfPreferences<QCheckBox>(dialog, u"privacyStartCheck"_s)->isChecked());
    }

    void closes()
    {
        KeptSettings kept;
        auto *dialog = new PreferencesDialog(kept.settings, threeLanguages());
        QSignalSpy gone(dialog, &QObject::destroyed);
        dialog->open();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        QTest::mouseClick(dialog->cancelButton(), Qt::LeftButton);
        QTRY_COMPARE(gone.size(), 1);
    }

    void theKeyboardBeginsAtTheThemeAndEndsAtTheButton()
    {
        KeptSettings kept(ThemeChoice::Dark);
        PreferencesDialog dialog(kept.settings, threeLanguages());
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QStringList walked;
        for (int i = 0; i < 18; ++i) {
            walked += dialog.focusWidget()->objectName();
            QTest::keyClick(&dialog, Qt::Key_Tab);
        }
        QCOMPARE(
            walked,
            (QStringList{u"darkRadio"_s, u"segment0Button"_s, u"languageCombo"_s, u"directionsCombo"_s, u"toolsCombo"_s,
                         u"lastPlaceCheck"_s, u"notificationsCheck"_s, u"releaseNoticeCheck"_s, u"lockMinutesCombo"_s,
                         u"lockJobsCombo"_s, u"setPassphraseButton"_s, u"privacyStartCheck"_s, u"personNameEdit"_s,
                         u"ticketPatternEdit"_s, u"ticketAddressEdit"_s, u"ticketsInBrowserCombo"_s,
                         u"repliesFileEdit"_s, u"cancelButton"_s}));
    }

    void growsWithTheTextAndKeepsTheKeyboardWhereItWas()
    {
        KeptSettings kept(ThemeChoice::Light);
        PreferencesDialog dialog(kept.settings, threeLanguages());
        dialog.show();
        partOfPreferences<QWidget>(dialog, u"languageCombo"_s)->setFocus();
        const QSize before = dialog.size();
        const QPointer<QWidget> old = partOfPreferences<QWidget>(dialog, u"preferencesContent"_s);
        applyTheme(app(), ThemeChoice::Light, 200);
        QTRY_VERIFY2(!old, "what was made for the smaller text goes");
        QCOMPARE(dialog.focusWidget()->objectName(), u"languageCombo"_s);
        QTRY_VERIFY2(dialog.width() > before.width() * 3 / 2, "it is as wide as its larger text needs");
        QCOMPARE(dialog.layout()->contentsMargins().left(), metricsFor(&dialog).three);
        QTRY_VERIFY2(dialog.height() >= dialog.minimumSizeHint().height(), "it is laid out after it was made anew");
    }

    void aScreenThatIsTooSmallCutsNothingOff()
    {
        // Text so large that no screen has room for it.
        const int screenHeight = QGuiApplication::primaryScreen()->availableSize().height();
        SystemAppearance large{.font = app().font()};
        large.font.setPixelSize(screenHeight / 40);
        setSystemAppearance(app(), [large] { return large; });
        const auto usual = qScopeGuard([] { setSystemAppearance(app(), {}); });
        applyTheme(app(), ThemeChoice::Light, 200);
        KeptSettings kept(ThemeChoice::Light, 200);
        PreferencesDialog dialog(kept.settings, threeLanguages());
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY2(dialog.height() <= screenHeight, qPrintable(u"%1 on %2"_s.arg(dialog.height()).arg(screenHeight)));
        auto *language = partOfPreferences<QWidget>(dialog, u"languageCombo"_s);
        const auto isInSight = [&] { return language->visibleRegion().boundingRect().size() == language->size(); };
        QVERIFY(!isInSight());
        language->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY2(isInSight(), "the keyboard scrolls to it");
        QCOMPARE(dialog.cancelButton()->visibleRegion().boundingRect().size(), dialog.cancelButton()->size());
    }
};

LABDESK_TEST(tst_preferencesdialog)
#include "tst_preferencesdialog.moc"
