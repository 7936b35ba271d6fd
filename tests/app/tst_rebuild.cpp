// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "platform/settings.h"
#include "support/eventloop.h"
#include "text/language.h"
#include "tour/pseudotranslator.h"
#include "widgets/appearance.h"
#include "widgets/metrics.h"
#include "widgets/overlay.h"
#include "widgets/toast.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

enum class Step { Light, Dark, Contrast, Usual, Large, English, Pseudo, Mirrored, Local, Elsewhere };

/// Every text of the program, as it stands in the sources, without those that only frame data.
QSet<QString> sourceTexts()
{
    QSet<QString> texts;
    QFile file(QFINDTESTDATA("../../translations/labdesk_de.ts"));
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"source")
            if (const QString text = xml.readElementText(); !text.contains(u'%')
                && std::any_of(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); }))
                texts += text;
    texts.remove(u"ID"_s); // also Idaho, in the list of states
    return texts;
}

/// Everything that a widget says.
QStringList textsOf(const QWidget *widget)
{
    QStringList all{widget->toolTip(), widget->accessibleName(), widget->accessibleDescription(),
                    widget->windowTitle()};
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        all += label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        all += button->text();
    if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
        all += edit->placeholderText();
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
        all += edit->placeholderText();
    if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
        for (int i = 0; i < tabs->count(); ++i)
            all += tabs->tabText(i);
    if (const auto *combo = qobject_cast<const QComboBox *>(widget))
        for (int i = 0; i < combo->count(); ++i)
            all += combo->itemText(i);
    if (const auto *table = qobject_cast<const QTableView *>(widget); table && table->model())
        for (int i = 0; i < table->model()->columnCount(); ++i)
            all += table->model()->headerData(i, Qt::Horizontal).toString();
    for (const QAction *action : widget->actions())
        all += action->text();
    all.removeAll(QString());
    return all;
}

/// What a person was looking at.
struct View
{
    Place place;
    QString filter;
    QString providerFilter;
    std::optional<UserId> user;
    int tab;
    friend bool operator==(const View &, const View &) = default;
};

} // namespace

class tst_rebuild : public QObject
{
    Q_OBJECT

    std::unique_ptr<ConsoleStage> m_stage;
    const QSet<QString> m_sources = sourceTexts();

    QList<QWidget *> widgets() const
    {
        QList<QWidget *> all = m_stage->window().findChildren<QWidget *>();
        all.prepend(&m_stage->window());
        return all;
    }

    template <class T> T *in(Place place, const char *name) const
    {
        return m_stage->window().pane(place)->findChild<T *>(QLatin1String(name));
    }

    QString asked() const
    {
        QStringList names;
        for (const auto &record : m_stage->session().requests().records())
            names += QLatin1StringView(record.endpoint);
        return names.join(u' ');
    }

    View view() const
    {
        return {m_stage->window().currentPlace(), in<QLineEdit>(Place::Users, "filterEdit")->text(),
                in<QLineEdit>(Place::Providers, "filterEdit")->text(), m_stage->session().details().userId(),
                in<QTabBar>(Place::Users, "userTabBar")->currentIndex()};
    }

    /// As a person in the middle of something: a user open in the second tab, filters in two places.
    bool begin() const
    {
        if (!m_stage->isReady())
            return false;
        for (const Place place : allPlaces) // each is made when it is first wanted
            m_stage->window().showPlace(place);
        m_stage->window().showPlace(Place::Users);
        in<QLineEdit>(Place::Users, "filterEdit")->setText(u"client"_s);
        in<QLineEdit>(Place::Providers, "filterEdit")->setText(u"o"_s);
        if (!m_stage->openRow(2))
            return false;
        in<QTabBar>(Place::Users, "userTabBar")->setCurrentIndex(1);
        return true;
    }

    /// Does it and waits until it is done.
    bool take(Step step) const
    {
        Console &console = *m_stage->console;
        QSignalSpy rebuilt(&console, &Console::rebuilt);
        const auto connect = [&](const QString &id) {
            console.connectTo(id);
            return QTest::qWaitFor([&] { return console.session() && console.session()->connection().id == id; },
                                   ConsoleStage::patience)
                && begin();
        };
        switch (step) {
        case Step::Light:
            console.setAppearance(ThemeChoice::Light);
            return true;
        case Step::Dark:
            console.setAppearance(ThemeChoice::Dark);
            return true;
        case Step::Contrast:
            console.setAppearance(ThemeChoice::HighContrastDark);
            return true;
        case Step::Usual:
            console.setTextScale(100);
            break;
        case Step::Large:
            console.setTextScale(150);
            break;
        case Step::English:
            console.setLanguage(u"en"_s);
            break;
        case Step::Pseudo:
            console.setLanguage(u"en-XA"_s);
            break;
        case Step::Mirrored:
            console.setLanguage(u"ar-XB"_s);
            break;
        case Step::Local:
            return connect(ConnectionRegistry::localId);
        case Step::Elsewhere:
            return connect(u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a04"_s);
        }
        return rebuilt.wait(ConsoleStage::patience);
    }

    QString staleText(bool pseudo) const
    {
        for (const QWidget *widget : widgets())
            for (const QString &text : textsOf(widget))
                if (widget->objectName() == u"dayCombo") // names of days are those of the locale
                    break;
                else if (pseudo ? m_sources.contains(text) : text.contains(u'⟦'))
                    return u"%1 (%2): %3"_s.arg(widget->objectName(), QLatin1String(widget->metaObject()->className()),
                                                text);
        return {};
    }

    QString staleColor() const
    {
        QSet<QRgb> allowed;
        for (const NamedColor &named : namedColors(tokensFor(&m_stage->window())))
            allowed += named.color.rgba();
        for (const QWidget *widget : widgets()) {
            const QBrush brush = widget->palette().brush(QPalette::Window);
            const QColor color = brush.color();
            if (brush.style() != Qt::NoBrush && color.alpha() == 255 && !allowed.contains(color.rgba()))
                return u"%1 (%2): %3"_s.arg(widget->objectName(), QLatin1String(widget->metaObject()->className()),
                                            color.name());
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase() { addPseudoLanguages(); }

    void init()
    {
        QVERIFY(!m_sources.isEmpty());
        installLanguage(*qApp, u"en"_s);
        m_stage = std::make_unique<ConsoleStage>();
    }
    void cleanup()
    {
        m_stage.reset();
        installLanguage(*qApp, u"en"_s);
        applyTheme(*qApp, ThemeChoice::Light);
    }

    void nothingOfBeforeIsLeft_data()
    {
        QTest::addColumn<QList<Step>>("steps");
        // Each kind of change after each other kind once: to make the window anew takes long.
        QTest::newRow("theme, language, size, connection, theme, size, language") << QList{
            Step::Dark, Step::Pseudo, Step::Large, Step::Elsewhere, Step::Contrast, Step::Usual, Step::English};
        QTest::newRow("language twice, connection, language, theme, connection, size, theme")
            << QList{Step::Pseudo, Step::Mirrored, Step::Elsewhere, Step::English,
                     Step::Dark,   Step::Local,    Step::Large,     Step::Light};
    }

    void nothingOfBeforeIsLeft()
    {
        QFETCH(const QList<Step>, steps);
        QVERIFY(m_stage->start());
        m_stage->addElsewhere();
        m_stage->console->setAppearance(ThemeChoice::Light);
        QVERIFY(begin());
        const View before = view();
        bool pseudo = false;
        for (const Step step : steps) {
            const bool reconnects = step == Step::Local || step == Step::Elsewhere;
            const View last = view();
            const QString requests = asked();
            QVERIFY(take(step));
            pseudo = step == Step::Pseudo || step == Step::Mirrored || (pseudo && step != Step::English);
            if (!reconnects) {
                QVERIFY(view() == last);
                QVERIFY(whatWasPutOffIsDone()); // what is painted late may ask late
                QCOMPARE(asked(), requests);
            }
            const QString text = staleText(pseudo);
            QVERIFY2(text.isEmpty(), qPrintable(text));
            const QString color = staleColor();
            QVERIFY2(color.isEmpty(), qPrintable(color));
            QCOMPARE(m_stage->window().findChildren<QWidget *>(u"environmentBand"_s).size(), 1);
            QCOMPARE(m_stage->window().findChildren<Pane *>().size(), qsizetype(allPlaces.size()));
        }
        QCOMPARE(view().tab, before.tab);
    }

    void thereAndBackAddsNothing()
    {
        QVERIFY(m_stage->start());
        QVERIFY(begin());
        QVERIFY(take(Step::Pseudo));
        QVERIFY(take(Step::English));
        const auto own = m_stage->window().children().size();
        const auto all = widgets().size();
        const auto top = QApplication::topLevelWidgets().size();
        QVERIFY(take(Step::Pseudo));
        QVERIFY(take(Step::English));
        QCOMPARE(m_stage->window().children().size(), own);
        QCOMPARE(widgets().size(), all);
        QCOMPARE(QApplication::topLevelWidgets().size(), top);
    }

    void theKeyboardStaysWhereItWas()
    {
        QVERIFY(m_stage->start());
        QVERIFY(begin());
        m_stage->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_stage->window()));
        m_stage->part<QTableView>("usersTable")->setFocus();
        QVERIFY(take(Step::Pseudo));
        QVERIFY(m_stage->part<QTableView>("usersTable")->hasFocus());
        QCOMPARE(m_stage->part<QTableView>("usersTable")->currentIndex().row(), 2);
    }

    void aSheetOfTheOldContentGoesAndTheKeyboardIsWhereItWasBefore()
    {
        QVERIFY(m_stage->start());
        m_stage->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_stage->window()));
        m_stage->part<QLineEdit>("filterEdit")->setFocus();
        m_stage->part<QAbstractButton>("filterHelpButton")->click();
        QVERIFY(m_stage->part<Overlay>("userFilterHelp"));
        QVERIFY(take(Step::Pseudo));
        QVERIFY(!m_stage->part<Overlay>("userFilterHelp"));
        QVERIFY(m_stage->part<QLineEdit>("filterEdit")->hasFocus());
    }

    void whatIsScrolledToStaysAtTheTop()
    {
        QVERIFY(m_stage->start());
        auto *table = m_stage->part<QTableView>("usersTable");
        table->scrollTo(table->model()->index(20, 0), QAbstractItemView::PositionAtTop);
        QCOMPARE(table->indexAt({0, 0}).row(), 20);
        QVERIFY(take(Step::Large));
        QTRY_COMPARE(m_stage->part<QTableView>("usersTable")->indexAt({0, 0}).row(), 20);
    }

    void columnsGrowWithTheTextAndShrinkBack()
    {
        QVERIFY(m_stage->start());
        const auto width = [this](int column) { return m_stage->part<QTableView>("usersTable")->columnWidth(column); };
        m_stage->part<QTableView>("usersTable")->setColumnWidth(0, 150);
        QVERIFY(take(Step::Large));
        QVERIFY2(width(0) > 200 && width(0) < 250, qPrintable(QString::number(width(0))));
        QVERIFY(take(Step::Usual));
        QVERIFY2(std::abs(width(0) - 150) <= 2, qPrintable(QString::number(width(0))));
    }

    void aCountdownGoesOn()
    {
        QVERIFY(m_stage->start());
        QVERIFY(m_stage->openRow(0));
        const quint64 id = m_stage->session().actions().remove(readyIn(m_stage->session().details().user())->value);
        QVERIFY(m_stage->part<QWidget>("pendingRow"));
        QVERIFY(take(Step::Pseudo));
        auto *row = m_stage->part<QWidget>("pendingRow");
        QVERIFY(row);
        row->findChild<QPushButton *>()->click();
        QVERIFY(std::holds_alternative<UserAction::Canceled>(m_stage->session().actions().find(id)->state));
    }

    void theLastRefreshIsStillTold()
    {
        QVERIFY(m_stage->start());
        QVERIFY(m_stage->openRow(0));
        m_stage->session().actions().refresh(readyIn(m_stage->session().details().user())->value);
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->lastRefresh().contains(u"Last "_s), ConsoleStage::patience);
        const QString before = m_stage->lastRefresh();
        QVERIFY(take(Step::Large));
        QTRY_COMPARE(m_stage->lastRefresh(), before);
    }

    void anUndoThatIsOfferedStaysForTheRestOfItsTime()
    {
        QVERIFY(m_stage->start());
        int row = 0; // of somebody with a time zone, which can be restored
        QVERIFY(m_stage->openRow(row));
        while (!readyIn(m_stage->session().details().user())->value.timeZone)
            QVERIFY(m_stage->openRow(++row));
        const User user = readyIn(m_stage->session().details().user())->value;
        const QString before = user.timeZone->id;
        m_stage->window().toasts()->setDuration(std::chrono::minutes(1));
        m_stage->session().actions().changeZone(user, u"Pacific/Auckland"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->window().toasts()->toast()->isVisible(), ConsoleStage::patience);
        QVERIFY(take(Step::Pseudo));
        const Toast *toast = m_stage->window().toasts()->toast();
        QVERIFY(toast->isVisible());
        QVERIFY2(toast->text().contains(u'⟦'), qPrintable(toast->text())); // behind the user's name
        m_stage->part<QPushButton>("toastActionButton")->click();
        QTRY_VERIFY_WITH_TIMEOUT(readyIn(m_stage->session().details().user())
                                     && readyIn(m_stage->session().details().user())->value.timeZone->id == before,
                                 ConsoleStage::patience);
    }

    void aDialogWithWhatWasTypedIsWaitedFor()
    {
        QVERIFY(m_stage->start());
        m_stage->part<QPushButton>("newUserButton")->click();
        auto *typed = m_stage->window().findChild<QDialog *>(u"newUserDialog"_s)->findChild<QLineEdit *>();
        typed->setText(u"half-typed"_s);
        QSignalSpy rebuilt(m_stage->console.get(), &Console::rebuilt);
        m_stage->console->setLanguage(u"en-XA"_s);
        QVERIFY(whatWasPutOffIsDone());
        QCOMPARE(rebuilt.size(), 0);
        QCOMPARE(typed->text(), u"half-typed"_s);
        m_stage->part<QPushButton>("cancelButton")->click();
        QTRY_COMPARE(rebuilt.size(), 1);
        QCOMPARE(staleText(true), QString());
    }

    void thePreferencesStayOpenAtTheSameControl()
    {
        QVERIFY(m_stage->start());
        m_stage->part<QAbstractButton>("preferencesButton")->click();
        auto *combo = m_stage->part<QComboBox>("languageCombo");
        QVERIFY(combo);
        combo->setFocus();
        QSignalSpy rebuilt(m_stage->console.get(), &Console::rebuilt);
        combo->setCurrentIndex(combo->findData(u"de"_s));
        Q_EMIT combo->activated(combo->currentIndex());
        QTRY_COMPARE(rebuilt.size(), 1);
        QTRY_VERIFY(m_stage->part<QComboBox>("languageCombo") && m_stage->part<QComboBox>("languageCombo") != combo);
        combo = m_stage->part<QComboBox>("languageCombo");
        QCOMPARE(combo->window()->focusWidget(), combo);
        QCOMPARE(combo->currentData().toString(), u"de"_s);
        QVERIFY(m_stage->part<QAbstractButton>("usersPlaceButton")->text() != u"Users"_s);
        QTRY_COMPARE(Settings(m_stage->folder.filePath(u"labdesk.ini"_s)).get(setting::language), u"de"_s);
        combo->window()->close();
    }

    void theNoticeIsSaidAgain()
    {
        QFile broken(m_stage->folder.filePath(u"labdesk.ini"_s));
        m_stage->console.reset();
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("[no end of a section\n\x01\x02");
        broken.close();
        Options options;
        options.dataFolder = m_stage->folder.path();
        options.users = 60;
        m_stage->console = std::make_unique<Console>(options, makeMemoryStore());
        QVERIFY(m_stage->start());
        QTRY_VERIFY(m_stage->part<QWidget>("windowMessage"));
        QVERIFY(take(Step::Pseudo));
        QVERIFY(m_stage->part<QWidget>("windowMessage"));
        QCOMPARE(staleText(true), QString());
    }
};

LABDESK_TEST(tst_rebuild)
#include "tst_rebuild.moc"
