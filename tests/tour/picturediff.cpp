// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/picturediff.h"

#include <QDir>
#include <QImage>

#include <set>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

using Kind = PictureDifference::Kind;

QImage pictureIn(const QString &folder, const QString &name)
{
    return QImage(QDir(folder).filePath(name + u".png"_s)).convertToFormat(QImage::Format_ARGB32);
}

std::set<QString> picturesIn(const QString &folder)
{
    std::set<QString> names;
    for (const QFileInfo &file : QDir(folder).entryInfoList({u"*.png"_s}, QDir::Files))
        names.insert(file.completeBaseName());
    return names;
}

/// Both exist.
PictureDifference compare(const QString &name, const QImage &before, const QImage &now)
{
    if (before.isNull() || now.isNull())
        return {name, Kind::Unreadable};
    if (before.size() != now.size())
        return {name, Kind::Size};
    PictureDifference difference{name};
    qint64 count = 0;
    for (int y = 0; y < now.height(); ++y) {
        const auto *old = reinterpret_cast<const QRgb *>(before.constScanLine(y));
        const auto *line = reinterpret_cast<const QRgb *>(now.constScanLine(y));
        for (int x = 0; x < now.width(); ++x) {
            if (old[x] == line[x])
                continue;
            ++count;
            difference.where |= QRect(x, y, 1, 1);
        }
    }
    difference.share = double(count) / double(qint64(now.width()) * now.height());
    return difference;
}

} // namespace

QString PictureDifference::text() const
{
    switch (kind) {
    case Kind::Pixels:
        return u"%1: %2 % of the pixels differ, within %3x%4 at %5,%6"_s.arg(
            name, QString::number(share * 100, 'g', 3), QString::number(where.width()), QString::number(where.height()),
            QString::number(where.x()), QString::number(where.y()));
    case Kind::Size:
        return u"%1: another size"_s.arg(name);
    case Kind::Missing:
        return u"%1: missing"_s.arg(name);
    case Kind::New:
        return u"%1: new"_s.arg(name);
    case Kind::Unreadable:
        return u"%1: can't be read"_s.arg(name);
    }
    return {};
}

std::vector<PictureDifference> pictureDifferences(const QString &oldFolder, const QString &newFolder, int &compared)
{
    const std::set<QString> before = picturesIn(oldFolder);
    const std::set<QString> now = picturesIn(newFolder);
    std::set<QString> all = before;
    all.insert(now.begin(), now.end());
    std::vector<PictureDifference> differences;
    compared = 0;
    for (const QString &name : all) {
        if (!now.contains(name)) {
            differences.push_back({name, Kind::Missing});
        } else if (!before.contains(name)) {
            differences.push_back({name, Kind::New});
        } else {
            ++compared;
            PictureDifference difference = compare(name, pictureIn(oldFolder, name), pictureIn(newFolder, name));
            if (difference != PictureDifference{name})
                differences.push_back(std::move(difference));
        }
    }
    return differences;
}

} // namespace labdesk
