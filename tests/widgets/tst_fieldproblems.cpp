// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/fieldproblems.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// A form of two fields, each with a line of its own.
struct Form
{
    Form()
    {
        auto *layout = new QVBoxLayout(&window);
        for (QWidget *part : std::initializer_list<QWidget *>{&name, &nameLine, &zone, &zoneLine})
            layout->addWidget(part);
        zone.setAccessibleDescription(u"A zone"_s);
        fields = {{u"name"_s, &name, &nameLine}, {u"zone"_s, &zone, &zoneLine}};
        setUpProblems(fields);
        window.show();
    }
    ~Form()
    {
        for (QWidget *part : std::initializer_list<QWidget *>{&name, &nameLine, &zone, &zoneLine})
            part->setParent(nullptr);
    }

    QWidget window;
    QLineEdit name, zone;
    QLabel nameLine, zoneLine;
    std::vector<FormField> fields;
};

const FieldProblem badZone{{u"body"_s, u"zone"_s}, {}, u"No such zone"_s};
const FieldProblem badName{{u"body"_s, u"name"_s}, {}, u"No such name"_s};
const FieldProblem badOther{{u"body"_s, u"other"_s}, {}, u"No such thing"_s};

} // namespace

class tst_fieldproblems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProblemStandsBelowItsFieldUntilThatIsEdited()
    {
        Form form;
        QVERIFY(!form.zoneLine.isVisible());
        QCOMPARE(showProblems(form.fields, {badOther, badZone, badName}), std::vector{badOther});
        QCOMPARE(form.window.focusWidget(), &form.zone); // the first of them
        QCOMPARE(form.zoneLine.text(), badZone.message);
        QVERIFY(form.zoneLine.isVisible());
        QCOMPARE(form.zone.accessibleDescription(), badZone.message);
        QCOMPARE(form.zone.property("tone").toString(), u"bad"_s);
        form.zone.setText(u"x"_s);
        QVERIFY(!form.zoneLine.isVisible());
        QCOMPARE(form.zone.accessibleDescription(), u"A zone"_s);
        QCOMPARE(form.zone.property("tone").toString(), QString());
        QVERIFY(form.nameLine.isVisible());
    }

    void aFieldThatNobodyLeftHasNoProblemYet()
    {
        Form form;
        form.fields[1].isUntouched = true;
        markProblems(form.fields, {badZone, badName});
        QVERIFY(!form.zoneLine.isVisible());
        QVERIFY(form.nameLine.isVisible());
        form.fields[1].isUntouched = false;
        markProblems(form.fields, {badZone});
        QVERIFY(form.zoneLine.isVisible());
        QVERIFY(!form.nameLine.isVisible());
    }

    void aNoteStandsWhereNothingIsWrong()
    {
        Form form;
        form.fields[0].note = {u"Note"_s, u"warn"_s};
        form.fields[1].problem = &form.nameLine; // shared
        const auto said = [&form] { return form.nameLine.text() + u'/' + form.nameLine.property("tone").toString(); };
        markProblems(form.fields, {});
        QCOMPARE(said(), u"Note/warn"_s);
        markProblems(form.fields, {badZone, badName});
        QCOMPARE(said(), u"No such name/bad"_s);
        markProblems(form.fields, {badZone});
        QCOMPARE(said(), u"No such zone/bad"_s);
        markProblems(form.fields, {});
        QCOMPARE(said(), u"Note/warn"_s);
    }
};

LABDESK_TEST(tst_fieldproblems)
#include "tst_fieldproblems.moc"
