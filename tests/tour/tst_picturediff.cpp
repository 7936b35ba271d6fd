// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "tour/picturediff.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

QImage plain(int width = 40, int height = 20)
{
    QImage picture(width, height, QImage::Format_RGB32);
    picture.fill(Qt::white);
    return picture;
}

QImage dotted(QPoint first, QPoint last)
{
    QImage picture = plain();
    picture.setPixelColor(first, QColor(254, 255, 255)); // the smallest difference that there is
    picture.setPixelColor(last, Qt::black);
    return picture;
}

} // namespace

class tst_picturediff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesThatDifferAreNamedWithWhatDiffers_data()
    {
        QTest::addColumn<QImage>("before"); // a null picture: no file
        QTest::addColumn<QImage>("now");
        QTest::addColumn<QStringList>("texts");
        QTest::addRow("equal") << plain() << plain() << QStringList();
        QTest::addRow("equal, stored in another format")
            << plain() << plain().convertToFormat(QImage::Format_ARGB32) << QStringList();
        QTest::addRow("two pixels of 800") << plain() << dotted({3, 2}, {12, 4})
                                           << QStringList{u"stop: 0.25 % of the pixels differ, within 10x3 at 3,2"_s};
        QTest::addRow("larger") << plain() << plain(41) << QStringList{u"stop: another size"_s};
        QTest::addRow("turned") << plain() << plain(20, 40) << QStringList{u"stop: another size"_s};
        QTest::addRow("gone") << plain() << QImage() << QStringList{u"stop: missing"_s};
        QTest::addRow("new") << QImage() << plain() << QStringList{u"stop: new"_s};
    }
    void picturesThatDifferAreNamedWithWhatDiffers()
    {
        QFETCH(QImage, before);
        QFETCH(QImage, now);
        QFETCH(QStringList, texts);
        put(m_old, u"stop"_s, before);
        put(m_new, u"stop"_s, now);
        compareAll();
        QCOMPARE(m_texts, texts);
        QCOMPARE(m_compared, before.isNull() || now.isNull() ? 0 : 1);
    }
    void aFileThatIsNoPictureIsNotTakenForAnEqualOne()
    {
        for (const auto &folder : {m_old.get(), m_new.get()}) {
            QFile file(folder->filePath(u"stop.png"_s));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no picture") > 0);
        }
        compareAll();
        QCOMPARE(m_texts, QStringList{u"stop: can't be read"_s});
    }
    void stopsAreComparedByNameAndListedInItsOrder()
    {
        put(m_old, u"b.1"_s, plain());
        put(m_old, u"b.2"_s, plain());
        put(m_new, u"a"_s, plain());
        put(m_new, u"b.2"_s, plain());
        put(m_new, u"c"_s, plain());
        compareAll();
        QCOMPARE(m_texts, (QStringList{u"a: new"_s, u"b.1: missing"_s, u"c: new"_s}));
        QCOMPARE(m_compared, 1);
    }

    void init()
    {
        m_old = std::make_unique<QTemporaryDir>();
        m_new = std::make_unique<QTemporaryDir>();
    }

private:
    static void put(const std::unique_ptr<QTemporaryDir> &folder, const QString &name, const QImage &picture)
    {
        if (!picture.isNull())
            QVERIFY(picture.save(folder->filePath(name + u".png"_s), "PNG"));
    }
    void compareAll()
    {
        m_texts.clear();
        for (const PictureDifference &one : pictureDifferences(m_old->path(), m_new->path(), m_compared))
            m_texts += one.text();
    }

    std::unique_ptr<QTemporaryDir> m_old;
    std::unique_ptr<QTemporaryDir> m_new;
    QStringList m_texts;
    int m_compared = 0;
};

LABDESK_TEST(tst_picturediff)
#include "tst_picturediff.moc"
