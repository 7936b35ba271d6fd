// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/accessibility.h"
#include "widgets/codeedit.h"
#include "widgets/fieldaccessibility.h"

#include <QComboBox>
#include <QDateEdit>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QSpinBox>
#include <QTextBrowser>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

constexpr QAccessible::TextBoundaryType textUnits[]
    = {QAccessible::CharBoundary,      QAccessible::WordBoundary, QAccessible::SentenceBoundary,
       QAccessible::ParagraphBoundary, QAccessible::LineBoundary, QAccessible::NoBoundary};

/// What of a text stands in a field, before, at and behind an offset: "before|at|after".
QString around(const QString &text, int offset, QAccessible::TextBoundaryType unit)
{
    QStringList parts;
    for (const TextPart where : {TextPart::Before, TextPart::At, TextPart::After}) {
        const TextSpan span = textSpan(text, offset, unit, where);
        parts += span == TextSpan() ? u"-"_s : text.mid(span.start, span.end - span.start);
    }
    return parts.join(u'|');
}

std::unique_ptr<QLineEdit> makeLine(const QString &text, QLineEdit::EchoMode mode)
{
    auto edit = std::make_unique<QLineEdit>();
    edit->setEchoMode(mode);
    edit->setText(text);
    return edit;
}

template <class Edit> std::unique_ptr<QWidget> makeTextEdit(const QString &text)
{
    auto edit = std::make_unique<Edit>();
    edit->setPlainText(text);
    return edit;
}

using Make = std::function<std::unique_ptr<QWidget>(const QString &text)>;

const std::pair<const char *, Make> fieldKinds[] = {
    {"line edit", [](const QString &text) { return makeLine(text, QLineEdit::Normal); }},
    {"password", [](const QString &text) { return makeLine(text, QLineEdit::Password); }},
    {"nothing shown", [](const QString &text) { return makeLine(text, QLineEdit::NoEcho); }},
    {"editable combo box",
     [](const QString &text) {
         auto combo = std::make_unique<QComboBox>();
         combo->setEditable(true);
         combo->setEditText(text);
         return combo;
     }},
    {"number", [](const QString &) { return std::make_unique<QSpinBox>(); }},
    {"date", [](const QString &) { return std::make_unique<QDateEdit>(QDate(2026, 11, 28)); }},
    {"plain text edit", makeTextEdit<QPlainTextEdit>},
    {"text edit", makeTextEdit<QTextEdit>},
    {"text browser", makeTextEdit<QTextBrowser>},
    {"code edit", makeTextEdit<CodeEdit>},
};

const QString spokenTexts[] = {{},
                               u"a"_s,
                               u"ab cd"_s,
                               u" ab "_s,
                               u"One. Two? "_s,
                               u"client-00042"_s,
                               u"jo.marsh@example.com"_s,
                               u"e\u0301 \U0001F642\U0001F3FD"_s,
                               u"\u0645\u0631\u062d\u0628\u0627 \u0661\u0662"_s,
                               u"\u3042\u308a\u304c\u3068\u3046"_s,
                               u"two\nlines\n"_s,
                               QString(u'x').repeated(3000)};

} // namespace

class tst_fieldaccessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installAccessibility(); }

    void everyTextIsReadAtEveryOffset_data()
    {
        QTest::addColumn<int>("field");
        for (int at = 0; at < int(std::size(fieldKinds)); ++at)
            QTest::newRow(fieldKinds[at].first) << at;
    }
    /// Each call returns, and what it says lies in the text.
    void everyTextIsReadAtEveryOffset()
    {
        QFETCH(const int, field);
        // Qt's text edits warn of the place before the first unit, which assistive technology does ask for.
        const auto warnings = qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
        const auto after = qScopeGuard([warnings] { qInstallMessageHandler(warnings); });
        for (const QString &text : spokenTexts) {
            const std::unique_ptr<QWidget> widget = fieldKinds[field].second(text);
            widget->show();
            const auto *combo = qobject_cast<const QComboBox *>(widget.get());
            QAccessibleTextInterface *read
                = QAccessible::queryAccessibleInterface(combo ? combo->lineEdit() : widget.get())->textInterface();
            QVERIFY(read);
            const int length = read->characterCount();
            const int step = std::max(1, length / 40);
            for (int offset = 0; offset <= length;
                 offset = offset < length ? std::min(offset + step, length) : length + 1)
                for (const auto unit : textUnits)
                    for (const auto read3 :
                         {&QAccessibleTextInterface::textBeforeOffset, &QAccessibleTextInterface::textAtOffset,
                          &QAccessibleTextInterface::textAfterOffset}) {
                        int from = -1;
                        int to = -1;
                        const QString said = (read->*read3)(offset, unit, &from, &to);
                        QVERIFY2(from == -1 || (from >= 0 && from <= to && to <= length),
                                 qPrintable(u"%1..%2 of %3"_s.arg(from).arg(to).arg(length)));
                        if (from >= 0)
                            QCOMPARE(said, read->text(from, to));
                    }
        }
    }

    void aFieldIsReadInItsUnits_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("offset");
        QTest::addColumn<int>("unit");
        QTest::addColumn<QString>("read");
        const auto row = [](const char *name, const QString &text, int offset, QAccessible::TextBoundaryType unit,
                            const QString &read) { QTest::newRow(name) << text << offset << int(unit) << read; };
        row("a character", u"abc"_s, 1, QAccessible::CharBoundary, u"a|b|c"_s);
        row("no character at the end", u"abc"_s, 3, QAccessible::CharBoundary, u"c|-|-"_s);
        row("a letter with its accent", u"xe\u0301y"_s, 1, QAccessible::CharBoundary, u"x|e\u0301|y"_s);
        row("a word", u"ab cd"_s, 1, QAccessible::WordBoundary, u"-|ab| "_s);
        row("the last word at the end", u"ab cd"_s, 5, QAccessible::WordBoundary, u" |cd|-"_s);
        row("a sentence", u"One. Two."_s, 6, QAccessible::SentenceBoundary, u"One. |Two.|-"_s);
        row("a line is all of it", u"ab cd"_s, 5, QAccessible::LineBoundary, u"-|ab cd|-"_s);
        row("nothing in nothing", {}, 0, QAccessible::WordBoundary, u"-|-|-"_s);
        row("nothing before the text", u"ab"_s, -1, QAccessible::WordBoundary, u"-|-|-"_s);
        row("nothing behind it", u"ab"_s, 3, QAccessible::CharBoundary, u"-|-|-"_s);
    }
    void aFieldIsReadInItsUnits()
    {
        QFETCH(const QString, text);
        QFETCH(const int, offset);
        QFETCH(const int, unit);
        QTEST(around(text, offset, QAccessible::TextBoundaryType(unit)), "read");
    }

    void aSecretIsNeverRead()
    {
        const auto edit = makeLine(u"sk_live_canary"_s, QLineEdit::Password);
        QAccessibleInterface *part = QAccessible::queryAccessibleInterface(edit.get());
        QVERIFY(part->state().passwordEdit);
        QVERIFY(!part->text(QAccessible::Value).contains(u'c'));
        QCOMPARE(part->textInterface()->text(0, 14), QString());
        edit->setEchoMode(QLineEdit::NoEcho);
        QCOMPARE(part->text(QAccessible::Value), QString());
    }

    void aFieldIsWrittenAndSelected()
    {
        QLineEdit edit(u"ab cd"_s);
        edit.show();
        QAccessibleInterface *part = QAccessible::queryAccessibleInterface(&edit);
        QCOMPARE(part->role(), QAccessible::EditableText);
        part->editableTextInterface()->replaceText(0, 2, u"xyz"_s);
        QCOMPARE(edit.text(), u"xyz cd"_s);
        part->textInterface()->addSelection(1, 3);
        QCOMPARE(edit.selectedText(), u"yz"_s);
        int from = 0;
        int to = 0;
        part->textInterface()->selection(0, &from, &to);
        QCOMPARE(std::pair(from, to), std::pair(1, 3));
        const QRect last = part->textInterface()->characterRect(5);
        QCOMPARE(part->textInterface()->offsetAtPoint(last.center() - QPoint(1, 0)), 5);
        edit.setReadOnly(true);
        part->editableTextInterface()->deleteText(0, 1);
        QCOMPARE(edit.text(), u"xyz cd"_s);
    }

    void aNumberHasItsLimits()
    {
        QSpinBox box;
        box.setRange(5, 60);
        box.setValue(20);
        QAccessibleInterface *part = QAccessible::queryAccessibleInterface(&box);
        QCOMPARE(part->role(), QAccessible::SpinBox);
        QCOMPARE(part->text(QAccessible::Value), u"20"_s);
        QCOMPARE(part->valueInterface()->minimumValue().toInt(), 5);
        part->valueInterface()->setCurrentValue(30);
        QCOMPARE(box.value(), 30);
    }
};

LABDESK_TEST(tst_fieldaccessibility)
#include "tst_fieldaccessibility.moc"
