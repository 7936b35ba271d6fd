// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"

#include <QStandardPaths>

#ifdef LABDESK_GUI_TESTS
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <cstdio>

namespace labdesk::tests {

std::vector<Registered> &registry()
{
    static std::vector<Registered> all;
    return all;
}

} // namespace labdesk::tests

// test_<area> <class> [QtTest options]: runs one class; without a class, all of them.
int main(int argc, char **argv)
{
    // What else is installed must not decide how wide a text is. LABDESK_TEST_FONTS names another configuration of
    // fontconfig.
    const QByteArray fonts = qgetenv("LABDESK_TEST_FONTS");
    qputenv("FONTCONFIG_FILE", fonts.isEmpty() ? QByteArray(SOURCE_ROOT "/tests/support/fonts/usual.conf") : fonts);
    Application app(argc, argv);
    Application::setApplicationName(QStringLiteral("labdesk"));
    QStandardPaths::setTestModeEnabled(true); // no test touches the person's own settings
    QStringList options = Application::arguments();
    const QString wanted = options.size() > 1 && !options[1].startsWith(u'-') ? options.takeAt(1) : QString();
    int failed = 0;
    int ran = 0;
    for (const auto &test : labdesk::tests::registry()) {
        if (!wanted.isEmpty() && wanted != QLatin1String(test.name))
            continue;
        ++ran;
        failed += QTest::qExec(test.make().get(), options);
    }
    if (ran == 0) {
        std::fprintf(stderr, "no test class of that name\n");
        return 2;
    }
    return failed == 0 ? 0 : 1;
}
