// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "architecture/rules.h"
#include "support/testmain.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace architecture;

namespace {

/// A file that would be right if it held nothing but these lines.
Source planted(const QString &path, const QString &lines)
{
    return {
        path,
        u"// SPDX-FileCopyrightText: 2026 The Labdesk contributors\n// SPDX-License-Identifier: GPL-3.0-or-later\n"_s
            + lines + u'\n'};
}

QString sorted(const QSet<QString> &names)
{
    QStringList list(names.begin(), names.end());
    list.sort();
    return list.join(u' ');
}

void expectNone(const QStringList &problems)
{
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

} // namespace

class tst_architecture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_edges = parseEdges(textOf(QStringLiteral(EDGES_FILE)));
        QVERIFY(m_edges.size() > 20);
        QVERIFY(allSources().size() > 500);
    }

    void aPlantedViolationIsFound_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("problem"); // empty: nothing is wrong
        const auto row = [](const char *name, const char *path, const QByteArray &lines, const char *problem) {
            QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(lines)
                                << QString::fromLatin1(problem);
        };
        row("a room that it needs is fine", "wire/x.cpp", "#include \"domain/user.h\"", "");
        row("a room above it is not", "domain/x.cpp", "#include \"wire/userwire.h\"", "may not include wire/");
        row("one place does not know another", "views/payors/x.cpp", "#include \"views/users/userspane.h\"",
            "may not include views/users/");
        row("widgets know no place", "widgets/x.cpp", "#include \"views/common/place.h\"",
            "may not include views/common/");
        row("the shell knows no place", "shell/x.cpp", "#include \"views/jobs/jobspane.h\"",
            "may not include views/jobs/");
        row("not by a relative path either", "widgets/x.cpp", "#include \"../views/users/userspane.h\"",
            "relative path");
        row("nor with blanks before the include", "widgets/x.cpp", "  # include \"views/users/userspane.h\"",
            "may not include");
        row("a folder that is no room", "attic/x.cpp", "", "stands in no room");
        row("a header of no room", "wire/x.cpp", "#include \"attic/x.h\"", "is in no room");
        row("a header that is made is fine", "views/users/x.cpp", "#include \"ui_newuserdialog.h\"", "");
        row("a singleton", "session/x.cpp", "void f() { Foo::instance(); }", "singleton");
        row("a singleton beside Qt's", "session/x.cpp", "void f() { QCoreApplication::instance(); Foo::instance(); }",
            "singleton");
        row("Qt's alone is fine", "session/x.cpp", "void f() { QCoreApplication::instance(); }", "");
        row("a singleton in a comment is fine", "session/x.cpp", "// Foo::instance()", "");
        row("a nested loop", "widgets/x.cpp", "void f() { QEventLoop loop; }", "nested event loop");
        row("a dialog that is executed", "widgets/x.cpp", "void f(D &d) { d.exec(); }", "nested event loop");
        row("a menu that is executed at a point", "widgets/x.cpp", "void f(M *m, P p) { m->exec(p); }",
            "nested event loop");
        row("waiting for a thread's future", "models/x.cpp", "void f(F &f) { f.waitForFinished(); }",
            "nested event loop");
        row("a loop in a text is fine", "widgets/x.cpp", "const char *t = \"QEventLoop\";", "");
        row("a lambda without a context", "models/x.cpp", "void f() { connect(a, &A::b, [] {}); }",
            "without a context");
        row("a function without a context", "app/x.cpp", "void f() { connect(&a.b(), &A::b, &tell); }",
            "without a context");
        row("a lambda with one", "models/x.cpp", "void f() { connect(a, &A::b, this, [] {}); }", "");
        row("a copy that goes around output", "views/users/x.cpp",
            "void f() { QGuiApplication::clipboard()->setText(t); }", "goes around output/");
        row("an ID in a sentence", "views/users/x.cpp", "QString f() { return tr(a).arg(b, m_user.clientUserId); }",
            "puts an ID into a text");
        row("a user ID in a sentence", "app/x.cpp", "QString f() { return tr(a).arg(user->id.text()); }",
            "puts an ID into a text");
        row("an ID that is masked", "views/users/x.cpp", "QString f() { return tr(a).arg(formatUserName(m_user)); }",
            "");
        const auto filled = [](const QByteArray &steps) { return "QString f() { return u\"%1 %2\"_s" + steps + "; }"; };
        const char *inSteps = "fills a text in steps";
        row("a name before a number", "wire/x.cpp", filled(".arg(m_name).arg(line)"), inSteps);
        row("a name from a call", "wire/x.cpp", filled(".arg(parser.value(u\"a\"_s))\n    .arg(most)"), inSteps);
        row("two names before a number", "wire/x.cpp", filled(".arg(m_name, other.name()).arg(line)"), inSteps);
        row("a name between numbers", "wire/x.cpp", filled(".arg(line).arg(m_name).arg(line)"), inSteps);
        row("numbers bring no place", "wire/x.cpp", filled(".arg(after.line + 1).arg(list.size()).arg(m_name)"), "");
        row("all at once", "wire/x.cpp", filled(".arg(m_name, QString::number(line))"), "");
        row("a text inside of another one", "wire/x.cpp", filled(".arg(tr(a).arg(m_name), b)"), "");
        row("work that is left", "wire/x.cpp", "int TODO = 0;", "leaves something to do");
        row("a dialog that executes itself", "widgets/x.cpp", "void D::ask(P p)\n{\n    exec(p);\n}",
            "nested event loop");
        row("an ID that is shortened", "views/users/x.cpp",
            "QString f(const UserId &user) { return user.text().left(8); }", "shortens an ID by itself");
        row("the ID of a user that is shortened", "views/users/x.cpp",
            "auto f() { return user()->id.text().first(8); }", "shortens an ID by itself");
        const char *asAClick = "selectOnly()";
        row("a row of a list", "views/users/x.cpp", "void f() { m_table->setCurrentIndex(index); }", asAClick);
        row("a row of a list that is returned", "views/users/x.cpp", "void f() { p.view()->selectRow(3); }", asAClick);
        row("a row of a list of items", "shell/x.cpp", "void f() { m_list->setCurrentItem(item); }", asAClick);
        row("a row of a list by itself", "shell/x.cpp", "void L::f(int row)\n{\n    setCurrentIndex(index(row));\n}",
            asAClick);
        row("a choice of a combo box", "views/users/x.cpp", "void f() { m_zone->setCurrentIndex(3); }", "");
        row("a control with a function of that name", "widgets/x.h",
            "class A\n{\n    void setCurrentIndex(int index);\n};", "");
        row("a window as large as it likes", "views/users/x.cpp", "void f() { resize(m.px(640), m.px(760)); }",
            "larger than its screen");
        row("a window that its screen bounds", "views/users/x.cpp",
            "void f() { resize(QSize(m.px(640), m.px(760)).boundedTo(availableWindowSize(this))); }", "");
        const char *inATitle = "puts a value into a title";
        row("a dialog whose title has a value", "views/users/x.cpp",
            "D::D(User user)\n    : DialogFrame(a ? tr(b) : tr(c).arg(f(user)), p), m_a(a)\n{\n}", inATitle);
        row("a dialog whose title is a text about a user", "views/users/x.cpp",
            "void f() { new DialogFrame(formatUserName(user), p); }", inATitle);
        row("a dialog whose title is a question", "widgets/x.cpp", "void f() { new DialogFrame(undo.question, p); }",
            inATitle);
        row("a title that is set with a value", "shell/x.cpp", "void f() { setTitle(tr(a, b, n).arg(zone)); }",
            inATitle);
        row("a window's title with a value", "views/users/x.cpp",
            "void f() { setWindowTitle(tr(a).arg(id, connection.name)); }", inATitle);
        row("a dialog whose title is fixed", "views/users/x.cpp",
            "D::D(User user)\n    : DialogFrame(tr(a), p), m_a(tr(b).arg(c))\n{\n    "
            "setHeading(tr(a).arg(formatUserName(user)));\n}",
            "");
        row("a title with a count", "views/users/x.cpp", "void f() { setTitle(tr(a, nullptr, int(chosen.count()))); }",
            "");
        row("a title that names the connection", "shell/x.cpp",
            "void f() { setWindowTitle(tr(a).arg(m_connection->name, formatEnvironment(b))); }", "");
        const auto function = [](const char *head, int lines) {
            return head + QByteArray("\n{\n") + QByteArray("    f();\n").repeated(lines) + "}\n";
        };
        row("a function of 60 lines is fine", "wire/x.cpp", function("void A::f()", 60), "");
        row("one of 61 is not", "wire/x.cpp", function("void A::f()", 61), "A::f() has 61 lines");
        row("nor one whose head takes several lines", "wire/x.cpp",
            function("A::A(int a)\n    : m_a(a),\n      m_b(a)", 61), "A::A() has 61 lines");
        row("nor one inside a class", "wire/x.cpp",
            "class A\n{\n    void f()\n    {\n" + QByteArray("\n").repeated(61) + "    }\n};", "f() has 61 lines");
        row("a class may be longer", "wire/x.cpp", function("class A", 0) + function("struct B : C<int()>", 61), "");
        const auto aClass = [](const QByteArray &lines) { return "class A : public B\n{\npublic:\n" + lines + "};"; };
        row("a class with many methods", "wire/x.h",
            aClass(QByteArray("    int f(int a = 0) { return a; }\n").repeated(46)), "A has 46 methods");
        row("signals and overrides are not its own", "wire/x.h",
            aClass(QByteArray("    void f() override;\n").repeated(40) + "Q_SIGNALS:\n"
                   + QByteArray("    void g();\n").repeated(40)),
            "");
        QByteArray members;
        for (int number = 0; number < 25; ++number)
            members += "    std::function<int(int)> m_" + QByteArray::number(number) + " = {};\n";
        row("a class with many members", "wire/x.h", aClass(members), "A has 25 members");
        row("they are no methods", "wire/x.h", aClass(members.first(members.size() / 2)), "");
        row("a view of ranges", "wire/x.cpp", "for (int i : all | std::views::reverse)", "clang 14");
        row("a text that is made by words", "models/x.cpp", "QString countWords(int count)", "Words; what makes");
        row("what sets words is fine", "models/x.cpp", "void setWords(const QString &words);", "");
        row("a file of words", "models/countwords.h", "", "texts are in");
    }

    void aPlantedViolationIsFound()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, lines);
        QFETCH(const QString, problem);
        const QString found = problems(planted(path, lines), m_edges).join(u"; "_s);
        QVERIFY2(problem.isEmpty() ? found.isEmpty() : found.contains(problem), qPrintable(u"found: "_s + found));
    }

    void aFileWithoutItsLicenseOrOverItsBudgetIsFound()
    {
        QCOMPARE(problems({u"wire/x.cpp"_s, u"int a;\n"_s}, m_edges),
                 QStringList{u"does not begin with the two SPDX lines"_s});
        QCOMPARE(problems(planted(u"wire/x.cpp"_s, QString(600, u'\n')), m_edges).size(), 1);
    }

    void aClassInTwoFilesIsFound()
    {
        const auto split = splitClasses({planted(u"app/a.cpp"_s, u"void Console::start()\n{\n}"_s),
                                         planted(u"app/b.cpp"_s, u"Console::~Console()\n{\n}"_s),
                                         planted(u"app/c.cpp"_s, u"void f()\n{\n    Other::g();\n}"_s)});
        QCOMPARE(split.keys(), QStringList{u"app/Console"_s});
        QVERIFY(splitClasses({planted(u"app/a.cpp"_s, u"void Reader::Private::start()\n{\n}"_s),
                              planted(u"app/b.cpp"_s, u"void Parser::Private::start()\n{\n}"_s)})
                    .isEmpty());
    }

    void aCircleIsFound()
    {
        QCOMPARE(cycles(parseEdges(u"a: b\nb: c\nc:\n"_s)), QStringList{});
        QCOMPARE(cycles(parseEdges(u"a: b\nb: a\n"_s)).size(), 1);
    }

    void theSourcesKeepTheRules()
    {
        QStringList wrong;
        const auto all = allSources();
        for (const Source &source : all)
            for (const QString &problem : problems(source, m_edges))
                wrong += source.path + u": "_s + problem;
        expectNone(wrong);
    }

    void roomsHaveNoCircle() { expectNone(cycles(m_edges)); }

    void eachDeclaredEdgeIsUsed()
    {
        QHash<QString, QSet<QString>> used;
        const auto all = allSources();
        for (const Source &source : all)
            for (const QString &room : m_edges.keys())
                if (source.text.contains(u"#include \""_s + room + u'/') && roomOf(source.path, m_edges) != room)
                    used[roomOf(source.path, m_edges)] += room;
        for (auto at = m_edges.constBegin(); at != m_edges.constEnd(); ++at)
            QVERIFY2(
                (at.value() - used.value(at.key())).isEmpty(),
                qPrintable(at.key() + u" declares but does not use "_s + sorted(at.value() - used.value(at.key()))));
    }

    void aMapThatTellsOtherEdgesIsFound()
    {
        const Edges map = parseReadme(u"| `a` | what it is | b |\n| `b` | what it is | – |\n"_s);
        QCOMPARE(drift(map, parseEdges(u"a: b\nb:\n"_s)), QStringList{});
        QCOMPARE(drift(map, parseEdges(u"a:\nb:\n"_s)), QStringList{u"the map tells a: b; CMake a: "_s});
        QCOMPARE(drift(map, parseEdges(u"a: b\nb:\nc:\n"_s)), QStringList{u"the map tells no c; CMake c: "_s});
    }

    void theMapTellsTheSameEdges()
    {
        expectNone(drift(parseReadme(textOf(QStringLiteral(SOURCE_ROOT "/src/README.md"))), m_edges));
    }

    void aPaneThatIsTooLargeOverItsTwoFilesIsFound()
    {
        const auto both = [](const QString &stem) {
            return QList{planted(stem + u".h"_s, QString(100, u'\n')), planted(stem + u".cpp"_s, QString(500, u'\n'))};
        };
        QCOMPARE(heavyPanes(both(u"views/users/userspane"_s)),
                 QStringList{u"views/users/userspane has 606 lines over header and source; the budget is 600"_s});
        QCOMPARE(heavyPanes(both(u"app/console"_s)).size(), 1);
        QCOMPARE(heavyPanes(both(u"views/users/dialogs/userdialogs"_s)), QStringList{});
    }

    void noPaneIsTooLarge() { expectNone(heavyPanes(allSources())); }

    void oneNameInTwoRoomsIsFound()
    {
        const auto named = [](const char *one, const char *other) {
            return QList{planted(QString::fromLatin1(one), {}), planted(QString::fromLatin1(other), {})};
        };
        QCOMPARE(sharedNames(named("store/userstore.h", "service/userstore.cpp"), m_edges),
                 QStringList{u"userstore: store service"_s});
        QCOMPARE(sharedNames(named("store/userstore.h", "store/userstore.cpp"), m_edges), QStringList{});
        QCOMPARE(sharedNames(named("app/main.cpp", "service/main.cpp"), m_edges), QStringList{});
    }

    void noNameStandsInTwoRooms() { expectNone(sharedNames(allSources(), m_edges)); }

    void noClassIsSplit()
    {
        const auto split = splitClasses(allSources());
        for (auto at = split.constBegin(); at != split.constEnd(); ++at)
            QFAIL(qPrintable(at.key() + u" is defined in "_s + at.value().join(u", "_s)));
    }

    void noRoomIsTooLarge()
    {
        QHash<QString, qsizetype> lines;
        qsizetype whole = 0;
        const auto all = allSources();
        for (const Source &source : all) {
            lines[roomOf(source.path, m_edges)] += source.text.count(u'\n');
            whole += source.text.count(u'\n');
        }
        for (auto at = lines.constBegin(); at != lines.constEnd(); ++at)
            QVERIFY2(at.value() * 100 <= whole * 15,
                     qPrintable(u"%1 has %2 of %3 lines"_s.arg(at.key()).arg(at.value()).arg(whole)));
    }

private:
    Edges m_edges;
};

LABDESK_TEST(tst_architecture)
#include "tst_architecture.moc"
