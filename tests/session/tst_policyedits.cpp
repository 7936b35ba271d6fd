// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/policy.h"
#include "session/connectionserialization.h"
#include "support/testmain.h"

#include <QFile>
#include <QStringEncoder>

#include <algorithm>
#include <span>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// What follows a heading of a page as an example, without the blanks before each line.
QByteArray exampleIn(const QString &page, const QByteArray &heading)
{
    QFile file(QStringLiteral(SOURCE_ROOT "/docs/") + page);
    if (!file.open(QFile::ReadOnly))
        qFatal("%s can't be read", qPrintable(page));
    const QByteArray text = file.readAll();
    QByteArray example;
    for (const QByteArray &line : text.mid(text.indexOf(heading)).split('\n')) {
        if (line.startsWith("    "))
            example += line.mid(4) + '\n';
        else if (line.isEmpty() && !example.isEmpty())
            example += '\n';
        else if (!example.isEmpty())
            break;
    }
    return example.trimmed() + '\n';
}

/// Remarks, quotation marks, blanks, Unicode, a proxy and the strictest of everything.
const QByteArray strictest = "# Laboratorio Ébano, Helpdesk\n"
                             "#\n"
                             "# Nobody changes this by hand; ask IT-Ops.\n"
                             "[begin]\n"
                             "[policy]\n"
                             "# In force since = 2026-03 (exports were allowed before)\n"
                             "exports = false\n"
                             "verifyCaller = true\n"
                             "scripts = false\n"
                             "callerFacts = memberId, birthYear,zip\n"
                             "auditRequired=true\n"
                             "auditForward=journal\n"
                             "auditDetails=false\n"
                             "lockMinutes=1\n"
                             "\n"
                             "[connections]\n"
                             "size=3\n"
                             "1\\id=north\n"
                             "1\\name=\"North; \\\"Ébano\\\", first\"\n"
                             "1\\url=https://north.acme.test\n"
                             "1\\readOnly=true\n"
                             "1\\scheme=key\n"
                             "1\\header=x-service-api-key\n"
                             "1\\asksBeforeWrites=true\n"
                             "2\\id=south\n"
                             "2\\name=South\n"
                             "2\\url=https://south.acme.test\n"
                             "2\\proxy=proxy.acme.test:3128\n"
                             "2\\proxyUser=ACME\\support\n"
                             "2\\scheme=key\n"
                             "2\\header=x-key\n"
                             "2\\environment=production\n"
                             "3\\id=east\n"
                             "3\\readOnly=true\n"
                             "3\\name=East\n"
                             "3\\url=https://east.acme.test\n"
                             "3\\scheme=key\n"
                             "3\\header=x-key\n"
                             "3\\timeout=60\n"
                             "[policy]\n"
                             "productionReadOnly=true\n"
                             "ownConnections=false\n"
                             "updateNotice=false\n"
                             "notifications=false\n"
                             "requireTicket=true\n"
                             "[end]\n";

/// As the program has it.
Policy policyOf(const QByteArray &content)
{
    Policy policy = Policy::of(PolicyText::read(content), u"policy.ini"_s);
    if (const auto fault = checkOffered(policy))
        return Policy::brokenBy(*fault, policy.file);
    return policy;
}

/// Of two connections the rules of the first that don't hold in the second. Names, addresses and paths are what they
/// are; that there is one is a rule.
QString looserConnection(const QVariantMap &whole, const QVariantMap &edited)
{
    if (whole.keys() != edited.keys())
        return u"keys of a connection"_s;
    for (const QString &rule : {u"environment"_s, u"readOnly"_s, u"asksBeforeWrites"_s, u"scheme"_s})
        if (whole.value(rule) != edited.value(rule))
            return rule;
    return {};
}

/// The partial order: the rule of `whole` that `edited` has no longer, or not as strictly; empty: it allows no more.
QString looserRule(const Policy &whole, const Policy &edited)
{
    const std::tuple<QString, bool, bool> rules[] = {
        {u"productionReadOnly"_s, whole.productionReadOnly, edited.productionReadOnly},
        {u"ownConnections"_s, !whole.ownConnections, !edited.ownConnections},
        {u"exports"_s, !whole.exports, !edited.exports},
        {u"auditDetails"_s, !whole.auditDetails, !edited.auditDetails},
        {u"auditForward"_s, whole.auditToJournal, edited.auditToJournal},
        {u"auditRequired"_s, whole.auditRequired, edited.auditRequired},
        {u"requireTicket"_s, whole.requireTicket, edited.requireTicket},
        {u"verifyCaller"_s, whole.verifyCaller, edited.verifyCaller},
        {u"scripts"_s, !whole.scripts, !edited.scripts},
        {u"updateNotice"_s, !whole.updateNotice, !edited.updateNotice},
        {u"notifications"_s, !whole.notifications, !edited.notifications},
        {u"lockMinutes"_s, whole.lockMinutes > 0, edited.lockMinutes > 0 && edited.lockMinutes <= whole.lockMinutes}};
    for (const auto &[name, isRule, holds] : rules)
        if (isRule && !holds)
            return name;
    if (!std::ranges::all_of(whole.callerFacts, [&](const QString &fact) { return edited.callerFacts.contains(fact); }))
        return u"callerFacts"_s;
    if (edited.connections.isEmpty())
        return {};
    if (edited.connections.size() != whole.connections.size())
        return u"connections"_s;
    for (qsizetype at = 0; at < whole.connections.size(); ++at)
        if (const QString rule = looserConnection(whole.connections[at].toMap(), edited.connections[at].toMap());
            !rule.isEmpty())
            return rule;
    return {};
}

/// One of each kind of key stroke; all that can be typed where the environment asks for it, which takes longer.
QByteArrayList strokes()
{
    QByteArrayList all{"\xc2\xa0", "\xef\xbc\x9d", "\xe2\x80\x8b", "\xef\xbb\xbf", "\xd0\xb5", "\xd9\xa1", "\xe9"};
    QByteArray single("#;[]=\"\\,:/|.-_ \t\r\n\0"
                      "0129aestAZ",
                      29);
    if (qEnvironmentVariableIsSet("LABDESK_EVERY_STROKE"))
        for (char c = ' '; c <= '~'; ++c)
            if (!single.contains(c))
                single += c;
    for (const char c : single)
        all += QByteArray(1, c);
    return all;
}

struct Figures
{
    int edits = 0;
    int broken = 0;
    int onTheLine = 0; ///< of those, that name the line of the edit
    int besideIt = 0;  ///< the line before or after, into which a line break leads
    int elsewhere = 0; ///< a line that contradicts it
};

} // namespace

/// An administrator's file that isn't what was written: cut off, doubled, in another encoding, or with one character
/// more, less or other, anywhere. It never allows more than the whole file: each rule of the whole file holds, and as
/// strictly, or the file is refused, which is stricter than any. What is said names a line.
///
/// Nobody can tell one valid number or text from another, so two things are what the file says, whatever was meant:
/// - the digits of lockMinutes, and the text of names, addresses and paths (of connections, labs, notices, values);
/// - a part that ends with a line and says nowhere that there is more. [begin] and [end] say it.
class tst_policyedits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneStroke_data() { examples(3); }
    void oneStroke();
    void cutAnywhere_data() { examples(5); }
    void cutAnywhere();
    void doubled_data() { examples(5); }
    void doubled();
    void inAnotherEncoding_data() { examples(5); }
    void inAnotherEncoding();

private:
    static void examples(int most);
    void look(const QByteArray &edited, qsizetype place, bool isOfMinutes, Figures &figures);

    QByteArray m_whole;
    Policy m_policy;
};

void tst_policyedits::examples(int most)
{
    QTest::addColumn<QByteArray>("whole");
    const QByteArray manual = exampleIn(u"administration.md"_s, "## Write the policy file");
    const QByteArray guide = exampleIn(u"guide/administrators.md"_s, "## Start with this file");
    const QByteArray withoutEnd = QByteArray(manual).replace("[begin]\n", "").replace("[end]\n", "").trimmed() + '\n';
    const std::pair<const char *, QByteArray> all[]
        = {{"of the manual", manual},
           {"of the guide", guide},
           {"the strictest", strictest},
           {"of the manual, without an end", withoutEnd},
           {"of the guide, with the line ends of Windows", QByteArray(guide).replace("\n", "\r\n")}};
    for (const auto &[name, whole] : std::span(all).first(size_t(most)))
        QTest::newRow(name) << whole;
}

void tst_policyedits::look(const QByteArray &edited, qsizetype place, bool isOfMinutes, Figures &figures)
{
    ++figures.edits;
    Policy policy = policyOf(edited);
    const auto said = [&] {
        return u"%1 at %2: %3"_s.arg(looserRule(m_policy, policy), QString::number(place),
                                     QString::fromUtf8(edited.mid(std::max<qsizetype>(0, place - 30), 60)));
    };
    if (!policy.isBroken && isOfMinutes && policy.lockMinutes > 0)
        policy.lockMinutes = m_policy.lockMinutes;
    QVERIFY2(looserRule(m_policy, policy).isEmpty(), qPrintable(said()));
    if (!policy.isBroken)
        return;
    ++figures.broken;
    QVERIFY2(!policy.why.isEmpty(), qPrintable(said()));
    const int named = policy.why.section(u':', 0, 0).section(u' ', 1).toInt();
    const int line = int(edited.left(place).count('\n')) + 1;
    if (named == line)
        ++figures.onTheLine;
    else if (std::abs(named - line) == 1)
        ++figures.besideIt;
    else
        ++figures.elsewhere;
    QVERIFY2(named > 0, qPrintable(policy.why + said()));
}

void tst_policyedits::oneStroke()
{
    QFETCH(const QByteArray, whole);
    m_policy = policyOf(whole);
    QVERIFY2(!m_policy.isBroken, qPrintable(m_policy.why));
    Figures figures;
    const QByteArrayList all = strokes();
    for (qsizetype place = 0; place <= whole.size(); ++place) {
        const qsizetype begin = whole.lastIndexOf('\n', std::max<qsizetype>(place - 1, 0)) + 1;
        const bool isOfMinutes = whole.sliced(place == 0 ? 0 : begin).startsWith("lockMinutes");
        for (const QByteArray &stroke : all) {
            look(QByteArray(whole).insert(place, stroke), place, isOfMinutes, figures);
            if (place < whole.size())
                look(QByteArray(whole).replace(place, 1, stroke), place, isOfMinutes, figures);
        }
        if (place < whole.size())
            look(QByteArray(whole).remove(place, 1), place, isOfMinutes, figures);
        if (place + 1 < whole.size())
            look(whole.left(place) + whole[place + 1] + whole[place] + whole.mid(place + 2), place, isOfMinutes,
                 figures);
        if (QTest::currentTestFailed())
            return;
    }
    qInfo("%d edits, %d refused: %d name the line, %d the one beside it, %d another", figures.edits, figures.broken,
          figures.onTheLine, figures.besideIt, figures.elsewhere);
    QVERIFY(figures.broken > figures.edits / 2);
    QVERIFY(figures.onTheLine + figures.besideIt > figures.broken * 95 / 100);
}

void tst_policyedits::cutAnywhere()
{
    QFETCH(const QByteArray, whole);
    m_policy = policyOf(whole);
    const bool saysItsEnd = PolicyText::read(whole).hasEnd;
    int undetected = 0;
    for (qsizetype place = 0; place < whole.size(); ++place) {
        const Policy cut = policyOf(whole.left(place));
        const bool isAfterALine
            = whole.at(place) == '\n' || whole.at(place) == '\r' || (place > 0 && whole.at(place - 1) == '\n');
        const QString looser = looserRule(m_policy, cut);
        if (!saysItsEnd && isAfterALine && !cut.isBroken)
            ++undetected;
        else
            QVERIFY2(looser.isEmpty(), qPrintable(looser + u" at "_s + QString::number(place)));
        QVERIFY2(!cut.isBroken || !cut.why.isEmpty(), "it says why");
    }
    QVERIFY(saysItsEnd || undetected < whole.count('\n') * 2);
}

void tst_policyedits::doubled()
{
    QFETCH(const QByteArray, whole);
    m_policy = policyOf(whole);
    QVERIFY(policyOf(whole + whole).isBroken);
    const QByteArrayList lines = whole.split('\n');
    for (qsizetype at = 0; at < lines.size(); ++at) {
        QByteArrayList more = lines;
        more.insert(at, lines[at]);
        QVERIFY2(looserRule(m_policy, policyOf(more.join('\n'))).isEmpty(), lines[at].constData());
        if (lines[at].contains('=') && !lines[at].startsWith('#'))
            QVERIFY2(policyOf(more.join('\n')).isBroken, lines[at].constData());
    }
}

void tst_policyedits::inAnotherEncoding()
{
    QFETCH(const QByteArray, whole);
    m_policy = policyOf(whole);
    const QString text = QString::fromUtf8(whole);
    using Encoding = QStringConverter::Encoding;
    for (const Encoding encoding :
         {Encoding::Utf16LE, Encoding::Utf16BE, Encoding::Utf32LE, Encoding::Utf32BE, Encoding::Latin1})
        for (const auto flag : {QStringConverter::Flag::Default, QStringConverter::Flag::WriteBom}) {
            const QByteArray other = QStringEncoder(encoding, flag)(text);
            const Policy policy = policyOf(other);
            QVERIFY2(policy.isBroken || other == whole, QStringConverter::nameForEncoding(encoding));
        }
    QCOMPARE(looserRule(m_policy, policyOf("\xef\xbb\xbf" + whole)), QString());
    QVERIFY(!policyOf("\xef\xbb\xbf" + whole).isBroken);
    QVERIFY(policyOf(QByteArray(whole).replace("\r\n", "\n").replace('\n', '\r')).isBroken);
}

LABDESK_TEST(tst_policyedits)
#include "tst_policyedits.moc"
