// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/foldedtext.h"
#include "store/userqueryfields.h"
#include "support/testmain.h"

#include <QFile>

#include <limits>
#include <random>

using namespace Qt::StringLiterals;
using labdesk::completionsAt;
using labdesk::foldedText;
using labdesk::termFor;
using labdesk::UserQuery;
using labdesk::withTerm;

namespace {

const QDateTime queryNow(QDate(2026, 3, 31), QTime(12, 0), Qt::UTC);
constexpr qint64 openBegin = std::numeric_limits<qint64>::min() + 1;
constexpr qint64 openEnd = std::numeric_limits<qint64>::max();

QString momentText(qint64 ms)
{
    if (ms == openBegin || ms == openEnd)
        return {};
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC);
    return moment.time() == QTime(0, 0) ? moment.date().toString(Qt::ISODate) : moment.toString(Qt::ISODateWithMs);
}

QString termText(const UserQuery::Term &term)
{
    using Kind = UserQuery::Term::Kind;
    const QLatin1StringView name = labdesk::fieldRow(term.field).names[0];
    static const QStringList kinds{u"~"_s, u"="_s, u" any"_s, u" none"_s, u" ended"_s, u" bounded"_s};
    QString value = QString::fromStdString(term.text);
    if (labdesk::fieldRow(term.field).takes == labdesk::UserQueryFieldRow::Takes::Moment && term.kind == Kind::Part)
        value = momentText(term.fromMs) + u".."_s + momentText(term.beforeMs);
    return (term.isNegated ? u"not "_s : QString()) + (name.isEmpty() ? u"any"_s : QString(name))
        + kinds[int(term.kind)] + value;
}

/// What a query means, for reading: choices divided by " & ", terms in a choice by " | ".
QString meaningOf(const UserQuery &query)
{
    QStringList choices;
    for (const auto &choice : query.choices()) {
        QStringList terms;
        for (const auto &term : choice)
            terms << termText(term);
        choices << terms.join(u" | "_s);
    }
    return choices.join(u" & "_s);
}

UserQuery parsed(const QString &typed)
{
    return UserQuery::parse(typed, queryNow);
}

QString randomText(std::mt19937 &random)
{
    static const QStringList pieces{u"src"_s,
                                    u"src:"_s,
                                    u"tz:"_s,
                                    u"created:"_s,
                                    u"id:"_s,
                                    u"client:"_s,
                                    u"pii:"_s,
                                    u"ingest:"_s,
                                    u"foo:"_s,
                                    u":"_s,
                                    u"-"_s,
                                    u"--"_s,
                                    u" "_s,
                                    u" "_s,
                                    u" "_s,
                                    u"\""_s,
                                    u"\""_s,
                                    u"“"_s,
                                    u"”"_s,
                                    u"OR"_s,
                                    u" OR "_s,
                                    u"or"_s,
                                    u"and"_s,
                                    u">"_s,
                                    u">="_s,
                                    u"<"_s,
                                    u"="_s,
                                    u".."_s,
                                    u"2026"_s,
                                    u"2026-02"_s,
                                    u"-30"_s,
                                    u"7d"_s,
                                    u"99999d"_s,
                                    u"none"_s,
                                    u"any"_s,
                                    u"yes"_s,
                                    u"ended"_s,
                                    u"oura"_s,
                                    u"ß"_s,
                                    u"Σ"_s,
                                    u"😀"_s,
                                    u"\n"_s,
                                    u"\t"_s,
                                    QString(QChar(0)),
                                    QString(QChar(0xd800)),
                                    u"\u00a0"_s,
                                    u"a"_s,
                                    u"0"_s};
    QString text;
    for (auto more = random() % 12; more > 0; --more)
        text += pieces[qsizetype(random() % size_t(pieces.size()))];
    return text;
}

} // namespace

class tst_userquery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void means_data();
    void means();
    void complains_data();
    void complains();
    void leavesOutOneChoice();
    void valuesComeBackFromTheirTerms();
    void addsTerms_data();
    void addsTerms();
    void completes_data();
    void completes();
    void whateverIsTyped();
    void theGuideIsUnderstood();
};

void tst_userquery::means_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("meaning");
    const auto row = [](const char *sentence, const QString &typed, const QString &meaning) {
        QTest::newRow(sentence) << typed << meaning;
    };
    row("nothing", u""_s, u""_s);
    row("blanks", u" \t "_s, u""_s);
    row("words stand beside each other", u"Oura  Phoenix"_s, u"any~oura & any~phoenix"_s);
    row("OR binds its neighbors only", u"a b OR c d"_s, u"any~a & any~b | any~c & any~d"_s);
    row("OR in a row", u"a OR b OR c"_s, u"any~a | any~b | any~c"_s);
    row("or in small letters is a word", u"a or b"_s, u"any~a & any~or & any~b"_s);
    row("OR at the begin is a word", u"OR b"_s, u"any~or & any~b"_s);
    row("OR twice: the second is a word", u"a OR OR"_s, u"any~a | any~or"_s);
    row("OR at the end is not finished", u"a OR"_s, u"any~a"_s);
    row("OR with a quoted OR", u"a OR \"OR\""_s, u"any~a | any~or"_s);
    row("OR with a side that is not finished", u"src: OR a"_s, u"any~a"_s);
    row("OR with the other side not finished", u"a OR src: b"_s, u"any~a & any~b"_s);
    row("OR goes on behind a side that is not finished", u"a OR src: OR b"_s, u"any~a | any~b"_s);
    row("a choice does not go on behind what is not finished", u"a src: OR b"_s, u"any~a & any~b"_s);
    row("turned round", u"-oura -\"two words\" -src:oura"_s, u"not any~oura & not any~two words & not src~oura"_s);
    row("within a choice", u"-a OR -b"_s, u"not any~a | not any~b"_s);
    row("a dash in a word", u"5b1e-4c7a"_s, u"any~5b1e-4c7a"_s);
    row("a dash alone", u"a - b"_s, u"any~a & any~b"_s);
    row("two dashes", u"--4"_s, u"not any~-4"_s);
    row("a phrase", u"\"Two  Words\""_s, u"any~two  words"_s);
    row("a phrase takes dashes and colons as they are", u"\"-4\" \"src:a\""_s, u"any~-4 & any~src:a"_s);
    row("a quotation mark in a phrase", u"\"6\"\" pipe\""_s, u"any~6\" pipe"_s);
    row("a phrase of a quotation mark", u"\"\"\"\""_s, u"any~\""_s);
    row("a quotation mark in a word", u"6\" pipe"_s, u"any~6\" & any~pipe"_s);
    row("a phrase that is not closed", u"a \"b c"_s, u"any~a & any~b c"_s);
    row("a phrase of nothing", u"\"\""_s, u""_s);
    row("a word behind a phrase", u"\"a b\"c"_s, u"any~a b & any~c"_s);
    row("bent quotation marks", u"“a b” „c d“"_s, u"any~a b & any~c d"_s);
    row("a line break is a blank", u"\"two\nlines\""_s, u"any~two lines"_s);
    row("letter case", u"STRAẞE ΣΊΣΥΦΟΣ"_s, u"any~straße & any~σίσυφοσ"_s);
    row("parts of fields", u"id:8F1C client:Zoë src:oura tz:New_York"_s,
        u"id~8f1c & client~zoë & src~oura & tz~new_york"_s);
    row("fields in any case", u"SRC:Oura Created:2026"_s, u"src~oura & created~2026-01-01..2027-01-01"_s);
    row("other names of fields", u"source:a provider:b zone:c user_id:d client_user_id:e timezone:f"_s,
        u"src~a & src~b & tz~c & id~d & client~e & tz~f"_s);
    row("words of fields", u"src:any src:NONE tz:any tz:none client:none"_s,
        u"src any & src none & tz any & tz none & client none"_s);
    row("words of fields in quotes are values", u"src:\"none\" client:=none"_s, u"src~none & client=none"_s);
    row("whole values", u"client:=Client-1 src:=whoop tz:=\"two words\""_s,
        u"client=client-1 & src=whoop & tz=two words"_s);
    row("a whole value of nothing", u"client:=\"\""_s, u"client none"_s);
    row("a value in quotes", u"client:\"two words\""_s, u"client~two words"_s);
    row("yes and no", u"birth:set birth:none pii:yes pii:no"_s, u"birth any & birth none & pii any & pii none"_s);
    row("what fails", u"trouble:yes trouble:none trouble:=Oura"_s, u"trouble any & trouble none & trouble=oura"_s);
    row("other words for yes and no", u"birth:yes birth:no pii:none"_s, u"birth any & birth none & pii none"_s);
    row("ingestion", u"ingest:ended ingest:bounded ingestion:none"_s, u"ingest ended & ingest bounded & ingest none"_s);
    row("a day", u"created:2026-01-31"_s, u"created~2026-01-31..2026-02-01"_s);
    row("a day in short", u"created:2026-2-3"_s, u"created~2026-02-03..2026-02-04"_s);
    row("a month", u"created:2026-12"_s, u"created~2026-12-01..2027-01-01"_s);
    row("after a day", u"created:>2026-01-31"_s, u"created~2026-02-01.."_s);
    row("from a month on", u"created:>=2026-02"_s, u"created~2026-02-01.."_s);
    row("before a year", u"created:<2026"_s, u"created~..2026-01-01"_s);
    row("up to a year", u"created:<=2026"_s, u"created~..2027-01-01"_s);
    row("equal to a year", u"created:=2026"_s, u"created~2026-01-01..2027-01-01"_s);
    row("a range", u"created:2026-01-01..2026-02-01"_s, u"created~2026-01-01..2026-02-02"_s);
    row("a range of months", u"created:2025-11..2026-02"_s, u"created~2025-11-01..2026-03-01"_s);
    row("a range turned round", u"created:2026-02..2025-11"_s, u"created~2025-11-01..2026-03-01"_s);
    row("a range without end", u"created:2026-02.."_s, u"created~2026-02-01.."_s);
    row("a range without begin", u"created:..2026-02"_s, u"created~..2026-03-01"_s);
    row("within days", u"created:7d"_s, u"created~2026-03-24T12:00:00.000Z.."_s);
    row("within weeks", u"created:4W"_s, u"created~2026-03-03T12:00:00.000Z.."_s);
    row("within months, by the calendar", u"created:1m"_s, u"created~2026-02-28T12:00:00.000Z.."_s);
    row("within a year", u"created:1y"_s, u"created~2025-03-31T12:00:00.000Z.."_s);
    row("younger", u"created:<7d"_s, u"created~2026-03-24T12:00:00.001Z.."_s);
    row("older", u"created:>7d"_s, u"created~..2026-03-24T12:00:00.000Z"_s);
    row("the newest connection", u"connected:>=2026-02 -connected:none"_s,
        u"connected~2026-02-01.. & not connected none"_s);
    row("as old or older", u"created:>=7d"_s, u"created~..2026-03-24T12:00:00.001Z"_s);
    row("a month in Arabic-Indic digits", u"created:٢٠٢٦-٠٣"_s, u"created~2026-03-01..2026-04-01"_s);
    row("a range in Persian digits", u"created:۲۰۲۵-۱۱..۲۰۲۶-۰۲"_s, u"created~2025-11-01..2026-03-01"_s);
    row("a day with other dashes", u"created:2026\u201101\u201131"_s, u"created~2026-01-31..2026-02-01"_s);
    row("an age in full-width digits", u"created:<７d"_s, u"created~2026-03-24T12:00:00.001Z.."_s);
    row("an age in Arabic-Indic digits", u"created:٧d"_s, u"created~2026-03-24T12:00:00.000Z.."_s);
    row("half a date in Arabic-Indic digits", u"created:٢٠٢"_s, u""_s);
    row("signs of other keyboards", u"\u2013src：oura created:≥2026-02 tz：＝＂a b＂"_s,
        u"not src~oura & created~2026-02-01.. & tz=a b"_s);
    row("a range with the dots of a phone", u"created:2025-11…2026-02"_s, u"created~2025-11-01..2026-03-01"_s);
    row("no time that can be read", u"created:none -created:any"_s, u"created none & not created any"_s);
    row("no such field", u"foo:bar \"x\" -Foo:\"a b\""_s, u"any~foo:bar & any~x & not any~foo:a b"_s);
    row("no field at all", u"12:30 http://a"_s, u"any~12:30 & any~http://a"_s);
    row("nothing behind a field", u"src: oura"_s, u"any~oura"_s);
    row("nothing behind a comparison", u"created:> src:= tz:\"\""_s, u""_s);
    row("no date", u"created:yesterday created:2026-02-30 created:2026-13"_s,
        u"any~created:yesterday & any~created:2026-02-30 & any~created:2026-13"_s);
    row("a date that is being typed",
        u"created:2 created:202 created:2026- created:>2026-0 created:2026-1- created:2026-01-0"_s, u""_s);
    row("a range that is being typed", u"created:2026-01-01. created:2026-01-01..20"_s, u""_s);
    row("an age that is being typed", u"created:30"_s, u""_s);
    row("a word that is being typed", u"birth:s pii:ye ingest:bound"_s, u""_s);
    row("a word that is none", u"birth:blue pii:\"ye\""_s, u"any~birth:blue & any~pii:ye"_s);
    row("a comparison where there is none", u"src:>oura"_s, u"any~src:>oura"_s);
}

void tst_userquery::means()
{
    QFETCH(QString, typed);
    QFETCH(QString, meaning);
    const UserQuery query = parsed(typed);
    QCOMPARE(meaningOf(query), meaning);
    QCOMPARE(query.isEverything(), meaning.isEmpty());
    QCOMPARE(query.typed(), typed);
}

void tst_userquery::complains_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("told"); // what is pointed at, whether it may be still being typed, the sentence
    const auto row = [](const char *sentence, const QString &typed, const QStringList &told) {
        QTest::newRow(sentence) << typed << told;
    };
    row("nothing to complain about", u"src:oura -tz:none created:7d a OR b \"x\" 6\""_s, {});
    row("no such field", u"a -foo:b"_s, {u"[foo] Unknown field “foo”, so it’s searched as text."_s});
    row("a time of day is no field", u"12:30"_s, {});
    row("nothing behind a field", u"src: x"_s, {u"[src:]? “src:” needs a value."_s});
    row("nothing behind a sign", u"x -"_s, {u"[-]? “-” needs a value."_s});
    row("nothing behind a comparison", u"created:>="_s, {u"[created:>=]? “created:>=” needs a value."_s});
    row("nothing behind OR", u"x OR"_s, {u"[OR]? “OR” needs a value."_s});
    row("nothing before OR", u"OR x"_s, {u"[OR] “OR” has nothing before it, so it’s searched as text."_s});
    row("or in small letters", u"a or b"_s,
        {u"[or] “or” is searched as text. Use OR in capitals to match either term."_s});
    row("and", u"a AND b"_s,
        {u"[AND] “AND” isn’t needed, because users must match all terms. It’s searched as text."_s});
    row("and in quotes", u"a \"AND\" b"_s, {});
    row("a quotation mark without partner", u"x client:\"a b"_s,
        {u"[\"a b]? Missing closing quote: everything after the opening quote is one phrase."_s});
    row("no date", u"created:>today"_s,
        {u"[today] “today” isn’t a date, so it’s searched as text. Use 2026-03-31, 2026-03, 2026, 2026-01..2026-03, or 30d."_s});
    row("half a date", u"created:2026-0"_s, {u"[2026-0]? “2026-0” isn’t a complete date yet, so it’s ignored."_s});
    row("half a range with the dots of a phone", u"created:2026-01…20"_s,
        {u"[2026-01…20]? “2026-01…20” isn’t a complete date yet, so it’s ignored."_s});
    row("half a word", u"birth:s"_s,
        {u"[s]? “birth:” needs one of these values: set, none. It’s ignored until it’s complete."_s});
    row("no word", u"ingest:x"_s,
        {u"[x] “ingest:” needs one of these values: ended, bounded, none. It’s searched as text."_s});
    row("a comparison where there is none", u"tz:>x"_s,
        {u"[>] “>” only works with “created:, connected:”, so it’s searched as text."_s});
    row("several", u"foo:a pii:maybe"_s,
        {u"[foo] Unknown field “foo”, so it’s searched as text."_s,
         u"[maybe] “pii:” needs one of these values: yes, no. It’s searched as text."_s});
}

void tst_userquery::complains()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, told);
    QStringList problems;
    const UserQuery query = parsed(typed);
    for (const auto &problem : query.problems())
        problems << u'[' + typed.mid(problem.begin, problem.length) + (problem.isUnfinished ? u"]? "_s : u"] "_s)
                + problem.sentence;
    QCOMPARE(problems, told);
}

void tst_userquery::leavesOutOneChoice()
{
    const UserQuery query = parsed(u" a   src:oura OR  tz:none src: OR b \"c d"_s);
    QCOMPARE(meaningOf(query), u"any~a & src~oura | tz none & any~b & any~c d"_s);
    QCOMPARE(query.textOf(0), u"a"_s);
    QCOMPARE(query.textOf(1), u"src:oura OR  tz:none"_s);
    QCOMPARE(query.textOf(3), u"\"c d"_s);
    QCOMPARE(query.without(1).typed(), u"a b \"c d"_s);
    QCOMPARE(meaningOf(query.without(3)), u"any~a & src~oura | tz none & any~b"_s);
    const UserQuery word = parsed(u"b tz: OR OR c"_s);
    QCOMPARE(meaningOf(word), u"any~b & any~or & any~c"_s);
    QCOMPARE(meaningOf(word.without(2)), u"any~b & any~or"_s);
    const UserQuery age = parsed(u"created:7d x"_s);
    QCOMPARE(meaningOf(age.without(1)), u"created~2026-03-24T12:00:00.000Z.."_s);
}

void tst_userquery::valuesComeBackFromTheirTerms()
{
    using Field = UserQuery::Field;
    const QStringList values{u"oura"_s,       u"America/Phoenix"_s,
                             u"two words"_s,  u"none"_s,
                             u"any"_s,        u"OR"_s,
                             u"or"_s,         u"-4"_s,
                             u"=x"_s,         u">=x"_s,
                             u"\""_s,         u"\"\""_s,
                             u"say \"hi\""_s, u"“bent”"_s,
                             u"a:b"_s,        u"src:oura"_s,
                             u"two\nlines"_s, u" "_s,
                             u"ΣΊΣΥΦΟΣ 1"_s,  u"\\"_s,
                             u"😀"_s,          u"a\u00a0b"_s,
                             u"tab\t"_s,      u"jo@example.org"_s,
                             u"\u2028"_s,     u"6\" pipe"_s};
    std::mt19937 random(3);
    for (int round = 0; round < 4'000; ++round) {
        const QString value = round < values.size() ? values[round] : randomText(random);
        if (value.isEmpty() || value.contains(QChar(0xd800)))
            continue;
        const std::string wanted = foldedText(QString(value).replace(u'\n', u' '));
        for (const Field field : {Field::Any, Field::Id, Field::Client, Field::Source, Field::Zone, Field::Trouble}) {
            const QString term = termFor(field, value);
            for (const QString &typed : {term, u'-' + term, u"a "_s + term + u" b"_s}) {
                const UserQuery query = parsed(typed);
                QVERIFY2(query.problems().empty(), qPrintable(typed));
                const auto &found = query.choices()[query.choices().size() / 2].front();
                QCOMPARE(found.text, wanted);
                QCOMPARE(found.field, field);
                QVERIFY(found.kind
                        == (field == Field::Any ? UserQuery::Term::Kind::Part : UserQuery::Term::Kind::Whole));
                QCOMPARE(found.isNegated, typed.startsWith(u'-') && typed != term);
            }
        }
    }
    QCOMPARE(termFor(Field::Source, u"oura"_s), u"src:=oura"_s);
    QCOMPARE(termFor(Field::Zone, u"America/Phoenix"_s), u"tz:=America/Phoenix"_s);
    QCOMPARE(termFor(Field::Client, u"two words"_s), u"client:=\"two words\""_s);
    QCOMPARE(termFor(Field::Source, {}), u"src:none"_s);
    QCOMPARE(termFor(Field::Created, u"2026-03"_s), u"created:2026-03"_s);
    QCOMPARE(termFor(Field::Created, {}), u"created:none"_s);
    QCOMPARE(termFor(Field::PersonalData, u"yes"_s), u"pii:yes"_s);
    QCOMPARE(termFor(Field::Trouble, u"garmin"_s), u"trouble:=garmin"_s);
}

void tst_userquery::addsTerms_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("term");
    QTest::addColumn<QString>("result");
    const auto row = [](const char *sentence, const QString &typed, const QString &term, const QString &result) {
        QTest::newRow(sentence) << typed << term << result;
    };
    row("to nothing", u" "_s, u"src:=oura"_s, u"src:=oura"_s);
    row("behind others", u"phoenix "_s, u"src:=oura"_s, u"phoenix src:=oura"_s);
    row("taken away again", u"a src:=oura b"_s, u"src:=oura"_s, u"a b"_s);
    row("taken away however it is written", u"a SOURCE:=\"Oura\""_s, u"src:=oura"_s, u"a"_s);
    row("every time it stands there", u"tz:none a tz:none"_s, u"tz:none"_s, u"a"_s);
    row("its opposite is replaced", u"-src:=oura a"_s, u"src:=oura"_s, u"a src:=oura"_s);
    row("replaced by its opposite", u"a tz:none"_s, u"-tz:none"_s, u"a -tz:none"_s);
    row("a part is not the whole", u"src:oura"_s, u"src:=oura"_s, u"src:oura src:=oura"_s);
    row("what stands in an OR is another matter", u"src:=oura OR tz:none"_s, u"src:=oura"_s,
        u"src:=oura OR tz:none src:=oura"_s);
    row("a phrase that is not closed is closed", u"\"two w"_s, u"tz:none"_s, u"\"two w\" tz:none"_s);
    row("a bent quotation mark is closed by one", u"“two w"_s, u"tz:none"_s, u"“two w” tz:none"_s);
    row("an OR without its other side", u"denver OR"_s, u"tz:none"_s, u"denver tz:none"_s);
    row("several of them", u"denver OR OR "_s, u"tz:none"_s, u"denver tz:none"_s);
    row("an OR that nothing is left of", u"src:=oura OR"_s, u"src:=oura"_s, QString());
    row("a field without a value", u"denver src:"_s, u"tz:none"_s, u"denver src: tz:none"_s);
    row("a dash alone", u"denver -"_s, u"tz:none"_s, u"denver - tz:none"_s);
    row("stuck to a phrase", u"\"x\"b"_s, u"x"_s, u"b"_s);
    row("ages", u"created:7d"_s, u"created:7d"_s, QString());
}

void tst_userquery::addsTerms()
{
    QFETCH(QString, typed);
    QFETCH(QString, term);
    QFETCH(QString, result);
    QCOMPARE(withTerm(typed, term), result);
}

void tst_userquery::completes_data()
{
    QTest::addColumn<QString>("typed");       // the cursor is at the |
    QTest::addColumn<QStringList>("results"); // with the cursor behind what was put there
    const auto row = [](const char *sentence, const QString &typed, const QStringList &results) {
        QTest::newRow(sentence) << typed << results;
    };
    row("all fields where nothing is", u"|"_s,
        {u"src:|"_s, u"tz:|"_s, u"created:|"_s, u"connected:|"_s, u"client:|"_s, u"id:|"_s, u"birth:|"_s, u"ingest:|"_s,
         u"pii:|"_s, u"trouble:|"_s});
    row("fields that begin so", u"a c|"_s, {u"a created:|"_s, u"a connected:|"_s, u"a client:|"_s});
    row("behind a sign", u"-c|"_s, {u"-created:|"_s, u"-connected:|"_s, u"-client:|"_s});
    row("behind nothing but a sign", u"-|"_s,
        {u"-src:|"_s, u"-tz:|"_s, u"-created:|"_s, u"-connected:|"_s, u"-client:|"_s, u"-id:|"_s, u"-birth:|"_s,
         u"-ingest:|"_s, u"-pii:|"_s, u"-trouble:|"_s});
    row("another name of a field", u"zone|"_s, {u"tz:|"_s});
    row("a word that is no field", u"x|"_s, {});
    row("values of sources", u"src:|"_s,
        {u"src:any |"_s, u"src:none |"_s, u"src:oura |"_s, u"src:=whoop |"_s, u"src:whoop_v2 |"_s, u"src:\"none\" |"_s,
         u"src:\"two words\" |"_s});
    row("values of sources that fit", u"a SRC:O| b"_s,
        {u"a SRC:oura |b"_s, u"a SRC:=whoop |b"_s, u"a SRC:whoop_v2 |b"_s, u"a SRC:\"none\" |b"_s,
         u"a SRC:\"two words\" |b"_s});
    row("what is asked for whole stays so", u"src:=our|"_s, {u"src:=oura |"_s});
    row("begun in quotes", u"src:\"two |"_s, {u"src:\"two words\" |"_s});
    row("zones by any part", u"-tz:phoe|"_s, {u"-tz:America/Phoenix |"_s});
    row("it stands there already", u"tz:America/Phoenix|"_s, {});
    row("what fails", u"trouble:|"_s, {u"trouble:yes |"_s, u"trouble:no |"_s, u"trouble:garmin |"_s});
    row("words", u"ingest:|"_s, {u"ingest:ended |"_s, u"ingest:bounded |"_s, u"ingest:none |"_s});
    row("ages", u"created:>|"_s, {u"created:>7d |"_s, u"created:>30d |"_s, u"created:>6m |"_s, u"created:>1y |"_s});
    row("no values of ids", u"id:a|"_s, {});
    row("no such field", u"foo:|"_s, {});
    row("in a phrase", u"\"s|"_s, {});
    row("behind a phrase", u"src:\"oura\"|"_s, {});
    row("in a name", u"s|rc:oura"_s, {});
}

void tst_userquery::completes()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, results);
    const qsizetype cursor = typed.indexOf(u'|');
    typed.remove(cursor, 1);
    const auto completion
        = completionsAt(typed, cursor, {u"oura"_s, u"whoop"_s, u"whoop_v2"_s, u"none"_s, u"two words"_s},
                        {u"America/Phoenix"_s, u"Europe/Berlin"_s}, {u"garmin"_s});
    QStringList made;
    for (const QString &choice : completion.choices)
        made << QString(typed).replace(completion.begin, completion.length, choice + u'|');
    QCOMPARE(made, results);
}

void tst_userquery::whateverIsTyped()
{
    std::mt19937 random(1);
    for (int round = 0; round < 20'000; ++round) {
        const QString typed = randomText(random);
        const UserQuery query = parsed(typed);
        for (const auto &problem : query.problems()) {
            QVERIFY2(problem.begin >= 0 && problem.length > 0 && problem.begin + problem.length <= typed.size(),
                     qPrintable(typed));
            QVERIFY(!problem.sentence.isEmpty());
        }
        qsizetype end = 0;
        for (size_t choice = 0; choice < query.choices().size(); ++choice) {
            QVERIFY(!query.choices()[choice].empty());
            for (const auto &term : query.choices()[choice]) {
                QVERIFY2(term.begin >= end && term.length > 0 && term.begin + term.length <= typed.size(),
                         qPrintable(typed));
                end = term.begin + term.length;
                QVERIFY(term.text.find('\n') == std::string::npos);
            }
            UserQuery less = query.without(choice);
            QCOMPARE(less.choices().size() + 1, query.choices().size());
        }
        const auto cursor = qsizetype(random() % size_t(typed.size() + 1));
        const auto completion = completionsAt(typed, cursor, {u"oura"_s, u"two words"_s}, {u"America/Phoenix"_s});
        QVERIFY(completion.begin >= 0 && completion.length >= 0
                && completion.begin + completion.length <= typed.size());
        QVERIFY2(meaningOf(parsed(withTerm(typed, u"src:=oura"_s))).contains(u"src=oura"_s)
                     || meaningOf(query).contains(u"src=oura"_s),
                 qPrintable(typed));
    }
}

void tst_userquery::theGuideIsUnderstood()
{
    QFile guide(QStringLiteral(SOURCE_ROOT "/docs/filter.md"));
    QVERIFY(guide.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(guide.readAll());
    for (const labdesk::UserQueryFieldRow &field : labdesk::userQueryFields)
        QVERIFY2(page.contains(u"| `"_s + field.name()), qPrintable(field.name()));
    int examples = 0;
    for (const QString &line : page.split(u'\n')) {
        if (!line.startsWith(u"| `"_s))
            continue;
        const QStringList pieces = line.section(u'|', 1, 1).split(u'`');
        for (qsizetype example = 1; example < pieces.size(); example += 2, ++examples) {
            const UserQuery query = parsed(pieces[example]);
            QVERIFY2(query.problems().empty() && !query.isEverything(), qPrintable(pieces[example]));
        }
    }
    QVERIFY2(examples > 30, "the tables were not found");
}

LABDESK_TEST(tst_userquery)
#include "tst_userquery.moc"
