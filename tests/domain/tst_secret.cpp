// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/secret.h"
#include "support/testmain.h"

#include <QDataStream>
#include <QDebug>
#include <QFile>
#include <QJsonValue>
#include <QMetaType>
#include <QRegularExpression>
#include <QString>
#include <QTextStream>
#include <QVariant>

#include <ostream>
#include <type_traits>

using labdesk::Secret;

template <class Stream>
concept TakesASecret = requires(Stream stream, const Secret &secret)
{
    stream << secret;
};
template <class T>
concept Comparable = requires(const T &a, const T &b)
{
    a == b;
};

// What must not compile does not.
static_assert(!TakesASecret<QDebug>);
static_assert(!TakesASecret<std::ostream &>);
static_assert(!TakesASecret<QString>);
static_assert(!TakesASecret<QTextStream &>);
static_assert(!TakesASecret<QDataStream &>);
static_assert(!std::is_convertible_v<Secret, QJsonValue>);
static_assert(!Comparable<Secret>);
static_assert(!std::is_convertible_v<Secret, QVariant>);
static_assert(!std::is_convertible_v<Secret, QString>);
static_assert(!std::is_convertible_v<Secret, QByteArray>);
static_assert(!std::is_convertible_v<Secret, std::string>);
static_assert(!std::is_convertible_v<QByteArray, Secret>);

class tst_secret : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void i3_acceptsWhatCanStandInAHeader_data()
    {
        QTest::addColumn<QByteArray>("pasted");
        QTest::addColumn<QByteArray>("kept"); // empty: refused
        QTest::newRow("a key") << QByteArray("sk_us_0123-ABC") << QByteArray("sk_us_0123-ABC");
        QTest::newRow("every printable character")
            << QByteArray("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~") << QByteArray("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~");
        QTest::newRow("pasted with a line feed") << QByteArray("key\n") << QByteArray("key");
        QTest::newRow("pasted with a Windows line end") << QByteArray("key\r\n") << QByteArray("key");
        QTest::newRow("pasted with blanks around") << QByteArray("  key\t") << QByteArray("key");
        QTest::newRow("one character") << QByteArray("k") << QByteArray("k");
        QTest::newRow("4,096 characters") << QByteArray(4096, 'k') << QByteArray(4096, 'k');
        QTest::newRow("4,097 characters") << QByteArray(4097, 'k') << QByteArray();
        QTest::newRow("empty") << QByteArray() << QByteArray();
        QTest::newRow("only blanks") << QByteArray(" \r\n ") << QByteArray();
        QTest::newRow("blank inside") << QByteArray("a key") << QByteArray();
        QTest::newRow("header injection") << QByteArray("key\r\nX-Evil: 1") << QByteArray();
        QTest::newRow("line feed inside") << QByteArray("key\nkey") << QByteArray();
        QTest::newRow("NUL inside") << QByteArray("a\0b", 3) << QByteArray();
        QTest::newRow("delete") << QByteArray("a\x7f") << QByteArray();
        QTest::newRow("UTF-8") << QByteArray("cl\xc3\xa9") << QByteArray();
        QTest::newRow("no-break space at the end") << QByteArray("key\xc2\xa0") << QByteArray();
        QTest::newRow("zero-width space at the end") << QByteArray("key\xe2\x80\x8b") << QByteArray();
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbfkey") << QByteArray();
    }
    void i3_acceptsWhatCanStandInAHeader()
    {
        QFETCH(QByteArray, pasted);
        const auto secret = Secret::parse(pasted);
        QTEST(secret ? secret->reveal() : QByteArray(), "kept");
    }

    /// Put into a variant on purpose, it says nothing there: no text, no bytes, nothing that settings could write.
    void saysNothingInAVariant()
    {
        const QVariant variant = QVariant::fromValue(Secret("sk_canary_4711"));
        QVERIFY(!variant.canConvert<QString>() && !variant.canConvert<QByteArray>());
        QVERIFY(variant.toString().isEmpty() && variant.toByteArray().isEmpty());
        QVERIFY(!variant.metaType().hasRegisteredDataStreamOperators());
        QString printed;
        QDebug(&printed) << variant;
        QVERIFY2(!printed.contains(QLatin1String("canary")), qPrintable(printed));
    }

    void isEmptyAfterItWasMovedAway()
    {
        Secret first(QByteArray("short"));
        Secret second(std::move(first));
        QVERIFY(first.isEmpty()); // NOLINT: looking at it is the point
        QCOMPARE(second.reveal(), QByteArray("short"));
        Secret third;
        third = std::move(second);
        QVERIFY(second.isEmpty()); // NOLINT
        QCOMPARE(third.reveal(), QByteArray("short"));
    }

    void copiesShareOneBlockOfMemory()
    {
        const Secret secret(QByteArray("key"));
        const Secret copy = secret; // NOLINT(performance-unnecessary-copy-initialization): the copy is the point
        QCOMPARE(static_cast<const void *>(copy.view().data()), static_cast<const void *>(secret.view().data()));
    }

    /// As Linux tells of the page: "lo" is locked, "dd" is excluded from dumps.
    void isNeitherSwappedOutNorDumped()
    {
#ifdef Q_OS_LINUX
        const Secret secret(QByteArray("key"));
        const auto address = reinterpret_cast<quintptr>(secret.view().data());
        QFile maps(QStringLiteral("/proc/self/smaps"));
        QVERIFY(maps.open(QIODevice::ReadOnly));
        static const QRegularExpression range(QStringLiteral("^([0-9a-f]+)-([0-9a-f]+) "));
        bool isHere = false;
        QString flags;
        for (const QString &line : QString::fromLatin1(maps.readAll()).split(u'\n')) {
            if (const auto found = range.match(line); found.hasMatch())
                isHere = address >= found.captured(1).toULongLong(nullptr, 16)
                    && address < found.captured(2).toULongLong(nullptr, 16);
            else if (isHere && line.startsWith(QLatin1String("VmFlags:")))
                flags = line;
        }
        QVERIFY2(flags.contains(QLatin1String(" dd")), qPrintable(flags));
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // under which nothing is locked
        QVERIFY2(flags.contains(QLatin1String(" lo")), qPrintable(flags));
#endif
#else
        QSKIP("No other system tells which pages are locked.");
#endif
    }

    void survivesAssignmentToItself()
    {
        Secret secret(QByteArray("key"));
        const Secret &same = secret;
        secret = same;
        QCOMPARE(secret.reveal(), QByteArray("key"));
    }
};

LABDESK_TEST(tst_secret)
#include "tst_secret.moc"
