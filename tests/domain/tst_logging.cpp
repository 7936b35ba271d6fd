// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/logging.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

class tst_logging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLoggingCategory::setFilterRules({}); }

    void isOffUntilARuleSwitchesItOn()
    {
        for (const QLoggingCategory *category :
             {&apiLog(), &platformLog(), &sessionLog(), &modelsLog(), &outputLog(), &shellLog(), &appLog()}) {
            QVERIFY(!category->isDebugEnabled() && !category->isWarningEnabled() && !category->isCriticalEnabled());
            QLoggingCategory::setFilterRules(QLatin1StringView(category->categoryName()) + u".debug=true"_s);
            QVERIFY(category->isDebugEnabled());
        }
    }
};

LABDESK_TEST(tst_logging)
#include "tst_logging.moc"
