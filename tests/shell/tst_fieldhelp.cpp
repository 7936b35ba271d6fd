// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/fieldhelp.h"
#include "shell/helppages.h"
#include "support/testmain.h"
#include "widgets/group.h"

#include <QAccessible>
#include <QDirIterator>
#include <QFile>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

const QString ofZone = u"Used when a source sends times without a time zone."_s;

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class tst_fieldhelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGuideHasTheSameSentences()
    {
        // Where they differ, docs/guide/fields.md takes what the program says.
        QCOMPARE(contentOf(u":/docs/guide/fields.md"_s).split(u'\n'), FieldHelp::page().split(u'\n'));
        const HelpPages pages(u"de"_s);
        QCOMPARE(pages.markdown(pages.urlOf(u"fields"_s)), FieldHelp::page());
        QVERIFY(pages.isTranslated(pages.urlOf(u"fields"_s)));
    }

    void everyFieldIsInTheWindow()
    {
        QString sources;
        for (const auto *folder : {"/src", "/ui"})
            for (QDirIterator at(QStringLiteral(SOURCE_ROOT) + QLatin1String(folder), {u"*.cpp"_s, u"*.ui"_s},
                                 QDir::Files, QDirIterator::Subdirectories);
                 at.hasNext();)
                if (const QString path = at.next(); !path.contains(u"/shell/"_s))
                    sources += contentOf(path);
        // IDs of a card get the end of their names where they are made.
        for (const auto *id : {"clientId", "userId", "teamId"})
            if (sources.contains(u"u\"%1\"_s"_s.arg(QLatin1String(id))))
                sources += u"\"%1Label\""_s.arg(QLatin1String(id));
        // Values of an insurance record get theirs from the names on the wire.
        const auto wireName = [](QString name) {
            static const QRegularExpression capital(u"([A-Z])"_s);
            return name.chopped(name.endsWith(u"Value"_s) ? 5 : 0).replace(capital, u"_\\1"_s).toLower();
        };
        QVERIFY(FieldHelp::fields().size() > 30);
        for (const QString &field : FieldHelp::fields())
            for (const QString &name : field.split(u'/'))
                QVERIFY2(sources.contains(u'"' + name + u'"') || sources.contains(u'"' + wireName(name) + u'"'),
                         qPrintable(field));
    }

    void everyTermStandsInTheWindow()
    {
        // Its translation is found by the place where it stands.
        const QString catalog = contentOf(QStringLiteral(SOURCE_ROOT "/translations/labdesk_de.ts"));
        const QString sources = contentOf(QStringLiteral(SOURCE_ROOT "/src/shell/fieldhelp.cpp"));
        static const QRegularExpression entry(u"Entry\\{\"([^\"]+)\", \"([^\"]+)\""_s);
        int terms = 0;
        for (auto at = entry.globalMatch(sources); at.hasNext(); ++terms) {
            const auto found = at.next();
            const QString context
                = catalog.section(u"<name>%1</name>"_s.arg(found.captured(1)), 1).section(u"</context>"_s, 0, 0);
            const QString source = u"<source>%1</source>"_s.arg(found.captured(2).toHtmlEscaped());
            QVERIFY2(context.contains(source), qPrintable(found.captured(0)));
        }
        QVERIFY(terms > 30);
    }

    void aFieldAndItsLabelAreExplained()
    {
        const FieldHelp help(nullptr);
        QWidget form;
        auto *layout = new QFormLayout(&form);
        auto *zone = new QLineEdit;
        zone->setObjectName(u"zoneEdit"_s);
        auto *other = new QLineEdit;
        other->setObjectName(u"otherEdit"_s);
        auto *label = new QLabel(u"&Time zone"_s);
        label->setBuddy(zone);
        layout->addRow(label, zone);
        layout->addRow(other);
        Group card(u"Default values"_s);
        FormRow *row = card.addRow(u"Time zone"_s, u"America/Denver"_s);
        row->valueLabel()->setObjectName(u"zoneLabel"_s);
        form.show();
        card.show();
        for (const QWidget *part : std::initializer_list<QWidget *>{zone, label, row->valueLabel(), row->label()}) {
            QCOMPARE(part->toolTip(), ofZone);
            QCOMPARE(part->whatsThis(), ofZone);
        }
        QVERIFY(other->toolTip().isEmpty());
        const QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(zone);
        QCOMPARE(heard->text(QAccessible::Description), ofZone);
    }

    void aTooltipThatIsThereStays()
    {
        const FieldHelp help(nullptr);
        QLineEdit zone;
        zone.setObjectName(u"zoneEdit"_s);
        zone.setToolTip(u"Mountain time"_s);
        zone.show();
        QCOMPARE(zone.toolTip(), u"Mountain time"_s);
        QCOMPARE(zone.whatsThis(), ofZone);
    }

    void theSameNameMeansWhatItMeansInItsPart()
    {
        QWidget connection;
        connection.setObjectName(u"connectionForm"_s);
        QLineEdit ofConnection(&connection);
        ofConnection.setObjectName(u"clientIdEdit"_s);
        QWidget user;
        user.setObjectName(u"newUserDialog"_s);
        QLineEdit ofUser(&user);
        ofUser.setObjectName(u"clientIdEdit"_s);
        QVERIFY(FieldHelp::sentenceFor(&ofConnection).contains(u"auth URL"_s));
        QVERIFY(FieldHelp::sentenceFor(&ofUser).contains(u"personal data"_s));
        QLineEdit nowhere;
        nowhere.setObjectName(u"clientIdEdit"_s);
        QVERIFY(FieldHelp::sentenceFor(&nowhere).isEmpty());
    }
};

LABDESK_TEST(tst_fieldhelp)

#include "tst_fieldhelp.moc"
