// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/bundled.h"
#include "support/testmain.h"

#include <QCryptographicHash>
#include <QFile>
#include <QResource>

#include <barrier>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;

class tst_bundled : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void manyThreadsShareOneCopy();
    void theBytesAreNotCopiedOutOfTheProgram();
    void theBytesAreTheOnesWrittenDown();
};

void tst_bundled::manyThreadsShareOneCopy()
{
    constexpr std::size_t count = 8;
    std::barrier together(static_cast<std::ptrdiff_t>(count));
    std::vector<std::shared_ptr<const labdesk::geo::Zips>> zips(count);
    std::vector<std::shared_ptr<const labdesk::geo::Outlines>> outlines(count);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < count; ++i) {
        threads.emplace_back([&, i] {
            together.arrive_and_wait();
            zips[i] = labdesk::geo::bundledZips();
            outlines[i] = labdesk::geo::bundledOutlines();
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    for (std::size_t i = 0; i < count; ++i) {
        QVERIFY(zips[i] && outlines[i]);
        QCOMPARE(zips[i], zips[0]);
        QCOMPARE(outlines[i], outlines[0]);
    }
}

void tst_bundled::theBytesAreNotCopiedOutOfTheProgram()
{
    labdesk::geo::bundledZips();
    const QResource resource(u":/geo/zips.bin"_s);
    QCOMPARE(resource.compressionAlgorithm(), QResource::NoCompression);
    QCOMPARE(resource.size(), 215'278);
    QCOMPARE(static_cast<const void *>(resource.uncompressedData().constData()),
             static_cast<const void *>(resource.data()));
}

void tst_bundled::theBytesAreTheOnesWrittenDown()
{
    labdesk::geo::bundledZips();
    QByteArray sums;
    for (const QString &name : {u"outlines.bin"_s, u"towns.bin"_s, u"zips.bin"_s, u"zonenames.txt"_s}) {
        const QByteArray bytes = QResource(u":/geo/"_s + name).uncompressedData();
        sums += QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex() + "  " + name.toUtf8() + '\n';
    }
    QFile written(QStringLiteral(SOURCE_ROOT "/resources/geo/SHA256SUMS"));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(sums, written.readAll());
}

LABDESK_TEST(tst_bundled)
#include "tst_bundled.moc"
