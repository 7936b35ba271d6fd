// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/preferencesdialog.h"
#include "support/testmain.h"
#include "widgets/appearance.h"
#include "widgets/metrics.h"
#include "widgets/segmentedcontrol.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QScreen>
#include <QSignalSpy>

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
        PreferencesDialog dialog({before, 100, {}}, threeLanguages());
        QSignalSpy spy(&dialog, &PreferencesDialog::themeChosen);
        QVERIFY(!partOfPreferences<QRadioButton>(dialog, radio)->isChecked());
        partOfPreferences<QRadioButton>(dialog, radio)->click();
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.at(0).at(0).value<ThemeChoice>(), chosen);
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
        PreferencesDialog dialog({ThemeChoice::Light, before, {}}, threeLanguages());
        QSignalSpy spy(&dialog, &PreferencesDialog::textScaleChosen);
        partOfPreferences<SegmentedControl>(dialog, u"textScaleControl"_s)->setCurrentIndex(segment);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.at(0).at(0).toInt(), percent);
    }

    void aSizeFromAFileIsShownAsTheNearestOne()
    {
        PreferencesDialog dialog({ThemeChoice::Light, 160, {}}, threeLanguages());
        QSignalSpy spy(&dialog, &PreferencesDialog::textScaleChosen);
        QCOMPARE(partOfPreferences<SegmentedControl>(dialog, u"textScaleControl"_s)->currentIndex(), 2);
        QVERIFY2(spy.isEmpty(), "showing is not choosing");
    }

    void aLanguageIsAnnouncedByItsCode()
    {
        PreferencesDialog dialog({ThemeChoice::Light, 100, u"de"_s}, threeLanguages());
        QSignalSpy spy(&dialog, &PreferencesDialog::languageChosen);
        auto *combo = partOfPreferences<QComboBox>(dialog, u"languageCombo"_s);
        QCOMPARE(combo->count(), 4);
        QCOMPARE(combo->currentText(), u"Deutsch"_s);
        dialog.show();
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Down);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.at(0).at(0).toString(), u"ar"_s);
        QTest::keyClick(combo, Qt::Key_Home);
        QCOMPARE(spy.size(), 2);
        QVERIFY2(spy.at(1).at(0).toString().isEmpty(), "the system's has no code");
    }

    void showsWhatWasChosenElsewhere()
    {
        PreferencesDialog dialog({}, threeLanguages());
        QSignalSpy themes(&dialog, &PreferencesDialog::themeChosen);
        QSignalSpy scales(&dialog, &PreferencesDialog::textScaleChosen);
        QSignalSpy languages(&dialog, &PreferencesDialog::languageChosen);
        dialog.setPreferences({ThemeChoice::HighContrastDark, 175, u"ar"_s});
        QVERIFY(partOfPreferences<QRadioButton>(dialog, u"highContrastDarkRadio"_s)->isChecked());
        QCOMPARE(partOfPreferences<SegmentedControl>(dialog, u"textScaleControl"_s)->currentIndex(), 3);
        QCOMPARE(partOfPreferences<QComboBox>(dialog, u"languageCombo"_s)->currentData().toString(), u"ar"_s);
        QVERIFY(themes.isEmpty() && scales.isEmpty() && languages.isEmpty());
    }

    void closes()
    {
        auto *dialog = new PreferencesDialog({}, threeLanguages());
        QSignalSpy gone(dialog, &QObject::destroyed);
        dialog->open();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        QTest::mouseClick(dialog->cancelButton(), Qt::LeftButton);
        QTRY_COMPARE(gone.size(), 1);
    }

    void theKeyboardBeginsAtTheThemeAndEndsAtTheButton()
    {
        PreferencesDialog dialog({ThemeChoice::Dark, 100, {}}, threeLanguages());
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QStringList walked;
        for (int i = 0; i < 9; ++i) {
            walked += dialog.focusWidget()->objectName();
            QTest::keyClick(&dialog, Qt::Key_Tab);
        }
        QCOMPARE(walked,
                 (QStringList{u"darkRadio"_s, u"segment0Button"_s, u"languageCombo"_s, u"directionsCombo"_s,
                              u"lockMinutesCombo"_s, u"lockJobsCombo"_s, u"setPassphraseButton"_s,
                              u"privacyStartCheck"_s, u"cancelButton"_s}));
    }

    void growsWithTheTextAndKeepsTheKeyboardWhereItWas()
    {
        PreferencesDialog dialog({ThemeChoice::Light, 100, {}}, threeLanguages());
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
        SystemLook large{.font = app().font()};
        large.font.setPixelSize(screenHeight / 40);
        setSystemLook(app(), [large] { return large; });
        const auto usual = qScopeGuard([] { setSystemLook(app(), {}); });
        applyTheme(app(), ThemeChoice::Light, 200);
        PreferencesDialog dialog({ThemeChoice::Light, 200, {}}, threeLanguages());
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
