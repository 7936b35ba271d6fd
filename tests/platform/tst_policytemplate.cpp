// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/policy.h"
#include "support/testmain.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using labdesk::Policy;
using Names = QSet<QString>;

namespace {

QString contentOf(const QString &name)
{
    QFile file(QStringLiteral(SOURCE_ROOT "/") + name);
    if (!file.open(QFile::ReadOnly))
        qFatal("%s can't be read", qPrintable(name));
    return QString::fromUtf8(file.readAll());
}

Names found(const QString &text, const QString &pattern)
{
    Names names;
    for (const QRegularExpressionMatch &match : QRegularExpression(pattern).globalMatch(text))
        names += match.captured(1);
    return names;
}

} // namespace

/// The group policy template for Windows names what Policy reads, and writes nothing that Policy refuses.
class tst_policytemplate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void namesTheKeysThatAreRead();
    void namesTheKeysOfConnectionsThatAreDocumented();
    void writesWhatIsAccepted();
    void hasATextForEachString();
    void hasAFieldForEachElement();

private:
    QString m_template = contentOf(u"packaging/windows/policy/labdesk.admx"_s);
    QString m_texts = contentOf(u"packaging/windows/policy/en-US/labdesk.adml"_s);
    QHash<QString, Names> m_values; ///< "group/key", with all it can be set to; none where it is typed
    Names m_elements;
};

void tst_policytemplate::initTestCase()
{
    const QString start = u"Software\\Policies\\Labdesk\\"_s;
    QXmlStreamReader xml(m_template);
    QString group, current;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        const auto attributes = xml.attributes();
        if (xml.name() == u"policy") {
            QVERIFY(attributes.value("key"_L1).startsWith(start));
            group = attributes.value("key"_L1).mid(start.size()).toString().replace(u'\\', u'/');
        }
        if (attributes.hasAttribute("valueName"_L1)) {
            current = group + u'/' + attributes.value("valueName"_L1).toString();
            m_values[current];
        }
        if (attributes.hasAttribute("id"_L1))
            m_elements += attributes.value("id"_L1).toString();
        if (attributes.hasAttribute("minValue"_L1))
            m_values[current]
                += {attributes.value("minValue"_L1).toString(), attributes.value("maxValue"_L1).toString()};
        if (xml.name() == u"string")
            m_values[current] += xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QXmlStreamReader texts(m_texts);
    while (!texts.atEnd())
        texts.readNext();
    QVERIFY2(!texts.hasError(), qPrintable(texts.errorString()));
}

void tst_policytemplate::namesTheKeysThatAreRead()
{
    Names named;
    for (const QString &key : m_values.keys())
        if (key.startsWith(u"policy/"))
            named += key.mid(7);
    Names read;
    for (const labdesk::RuleKey &key : labdesk::policyKeys())
        read += key.name;
    QCOMPARE(named, read);
    for (const QString &group : {u"people"_s, u"labs"_s, u"notices"_s})
        QVERIFY(m_template.contains(
            u"<list id=\"%1\" key=\"Software\\Policies\\Labdesk\\%1\" explicitValue=\"true\""_s.arg(group)));
}

void tst_policytemplate::namesTheKeysOfConnectionsThatAreDocumented()
{
    const QString manual = contentOf(u"docs/administration.md"_s);
    const Names documented
        = found(manual.section(u"### `[connections]`"_s, 1).section(u"###"_s, 0, 0), u"(?m)^\\| `([A-Za-z]+)` \\|"_s)
        + Names{u"header"_s, u"authUrl"_s, u"clientId"_s, u"audience"_s}; // in the row of "scheme"
    Names read;
    for (const labdesk::RuleKey &key : labdesk::connectionKeys())
        read += key.name;
    QCOMPARE(documented, read);
    for (int number = 1; number <= 4; ++number) {
        Names named;
        const QString group = u"connections/%1/"_s.arg(number);
        for (const QString &key : m_values.keys())
            if (key.startsWith(group))
                named += key.mid(group.size());
        QCOMPARE(named, documented);
    }
    QVERIFY(m_values.contains(u"connections/size"_s));
}

void tst_policytemplate::writesWhatIsAccepted()
{
    QTemporaryDir folder;
    int count = 0;
    for (auto [key, values] : m_values.asKeyValueRange()) {
        if (!key.startsWith(u"policy/"))
            continue;
        for (const QString &value : values) {
            QFile file(folder.filePath(QString::number(++count) + u".ini"_s));
            QVERIFY(file.open(QFile::WriteOnly));
            file.write(u"[policy]\n%1=%2\n"_s.arg(key.mid(7), value).toUtf8());
            file.close();
            QVERIFY2(!Policy::read(file.fileName()).isBroken, qPrintable(key + u'=' + value));
        }
    }
    QVERIFY(count >= 2 * 9);
}

void tst_policytemplate::hasATextForEachString()
{
    QCOMPARE(found(m_texts, u"<string id=\"([A-Za-z0-9_]+)\""_s),
             found(m_template, u"\\$\\(string\\.([A-Za-z0-9_]+)\\)"_s));
    QCOMPARE(found(m_texts, u"<presentation id=\"([A-Za-z]+)\""_s),
             found(m_template, u"\\$\\(presentation\\.([A-Za-z]+)\\)"_s));
}

void tst_policytemplate::hasAFieldForEachElement()
{
    QCOMPARE(found(m_texts, u"refId=\"([A-Za-z]+)\""_s), m_elements);
}

LABDESK_TEST(tst_policytemplate)
#include "tst_policytemplate.moc"
