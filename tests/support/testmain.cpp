// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"

#include <QFile>
#include <QMetaMethod>
#include <QStandardPaths>

#ifdef LABDESK_GUI_TESTS
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <cstdio>
#include <optional>

namespace labdesk::tests {

std::vector<Registered> &registry()
{
    static std::vector<Registered> all;
    return all;
}

/// The test functions of the class that are run, when LABDESK_TEST_SERVICE_MODE or LABDESK_TEST_DATABASE leaves some of
/// them out; none: the class is left out. Without a mode, or where all are run: nothing.
static std::optional<QStringList> functionsLeft(const QObject &test)
{
    const QString mode = qEnvironmentVariableIsSet("LABDESK_TEST_DATABASE")
        ? QStringLiteral("postgres")
        : qEnvironmentVariable("LABDESK_TEST_SERVICE_MODE");
    QFile list(QStringLiteral(SOURCE_ROOT "/tests/support/ownservice.txt"));
    if (mode.isEmpty())
        return std::nullopt;
    if (!list.open(QIODevice::ReadOnly))
        qFatal("ownservice.txt can't be read");
    const QString name = QString::fromLatin1(test.metaObject()->className());
    QStringList leftOut;
    for (const QString &line : QString::fromUtf8(list.readAll()).split(u'\n')) {
        const QStringList words = line.split(u' ', Qt::SkipEmptyParts); // modes, class or class::function, why
        if (words.size() < 3 || line.startsWith(u'#') || (words[0] != u"*" && !words[0].split(u',').contains(mode)))
            continue;
        if (words[1] == name)
            return QStringList();
        if (words[1].startsWith(name + QStringLiteral("::")))
            leftOut += words[1].mid(name.size() + 2);
    }
    if (leftOut.isEmpty())
        return std::nullopt;
    static const QStringList setUp{QStringLiteral("initTestCase"), QStringLiteral("cleanupTestCase"),
                                   QStringLiteral("init"), QStringLiteral("cleanup")};
    QStringList functions;
    for (int i = QObject::staticMetaObject.methodCount(); i < test.metaObject()->methodCount(); ++i) {
        const QMetaMethod method = test.metaObject()->method(i);
        const QString function = QString::fromLatin1(method.name());
        if (method.methodType() == QMetaMethod::Slot && method.access() == QMetaMethod::Private
            && !setUp.contains(function) && !function.endsWith(QStringLiteral("_data")) && !leftOut.removeOne(function))
            functions += function;
    }
    if (!leftOut.isEmpty())
        qFatal("ownservice.txt: %s has no %s", qPrintable(name), qPrintable(leftOut.join(u' ')));
    return functions;
}

} // namespace labdesk::tests

#ifdef __SANITIZE_ADDRESS__
/// A thread that ends while the program does keeps OpenSSL's record of its errors.
extern "C" const char *__lsan_default_suppressions();
extern "C" const char *__lsan_default_suppressions()
{
    return "leak:CRYPTO_zalloc\nleak:ERR_vset_error\n";
}
#endif

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
        const std::unique_ptr<QObject> object = test.make();
        const auto functions = labdesk::tests::functionsLeft(*object);
        if (functions && functions->isEmpty())
            std::printf("%s: left out, see tests/support/ownservice.txt\n", test.name);
        else
            failed += QTest::qExec(object.get(), options + functions.value_or(QStringList()));
    }
    if (ran == 0) {
        std::fprintf(stderr, "no test class of that name\n");
        return 2;
    }
    return failed == 0 ? 0 : 1;
}
