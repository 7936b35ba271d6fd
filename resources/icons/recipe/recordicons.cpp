// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// record_icons OUTPUT SVG...: writes what the drawings paint as a header of painter paths.

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// "under-way": UnderWay, as IconName has it.
QString nameOf(const QString &file)
{
    QString name;
    for (const QString &word : file.split(u'-'))
        name += word.left(1).toUpper() + word.mid(1);
    return name;
}

constexpr int grid = 24;
constexpr int exact = QLocale::FloatingPointShortest;

/// The lines that a drawing consists of, path by path; a drawing may have nothing else.
class LineRecorder : public QPaintEngine
{
public:
    LineRecorder() : QPaintEngine(AllFeatures) { }

    void drawPath(const QPainterPath &path) override
    {
        const QPen pen = state->pen();
        if (state->brush() == Qt::NoBrush && pen == Qt::NoPen)
            return; // Qt Svg fills and strokes one after the other
        if (state->brush() != Qt::NoBrush || state->opacity() != 1 || pen.style() != Qt::SolidLine
            || pen.capStyle() != Qt::RoundCap || pen.joinStyle() != Qt::RoundJoin
            || (!m_paths.isEmpty() && pen.widthF() != m_width))
            m_isPlain = false;
        m_width = pen.widthF();
        m_paths += state->transform().map(path);
    }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        if (mode != PolylineMode)
            path.closeSubpath();
        drawPath(path);
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override { m_isPlain = false; }
    void drawTextItem(const QPointF &, const QTextItem &) override { m_isPlain = false; }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override { }
    Type type() const override { return User; }

    const QList<QPainterPath> &paths() const { return m_paths; }
    double width() const { return m_width; }
    bool isPlain() const { return m_isPlain && !m_paths.isEmpty(); }

private:
    QList<QPainterPath> m_paths;
    double m_width = 0;
    bool m_isPlain = true;
};

class Sheet : public QPaintDevice
{
public:
    QPaintEngine *paintEngine() const override { return &m_recorder; }
    const LineRecorder &recorder() const { return m_recorder; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return grid;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return int(devicePixelRatioFScale());
        default:
            return 96; // dots per inch
        }
    }

private:
    mutable LineRecorder m_recorder;
};

/// %1: grid, %2: width of the lines, %3: points, %4: where paths begin, %5: where drawings begin, %6: what they are
/// called in IconName and as files.
constexpr auto form = R"(// Made by record_icons.
#pragma once

#include "widgets/icon.h"

#include <utility>

namespace labdesk::drawn {

inline constexpr double grid = %1;
inline constexpr double lineWidth = %2;

struct Point
{
    double x;
    double y;
    int type; // QPainterPath's
};

inline constexpr Point points[] = {
%3};

/// Where the points of each path begin, and where those of the last one end.
inline constexpr unsigned short paths[] = {
%4};

/// Where the paths of each drawing begin, and where those of the last one end.
inline constexpr unsigned short drawings[] = {
%5};

inline constexpr std::pair<IconName, const char *> names[] = {
%6};

} // namespace labdesk::drawn
)"_L1;

} // namespace

int main(int argc, char **argv)
{
    QList<QFileInfo> drawings;
    for (int i = 2; i < argc; ++i)
        drawings += QFileInfo(QString::fromLocal8Bit(argv[i]));
    std::ranges::sort(drawings, {}, &QFileInfo::completeBaseName); // as IconName is

    QString points, paths = u"0,\n"_s, begins = u"0,\n"_s, names;
    qsizetype pointCount = 0;
    qsizetype pathCount = 0;
    double width = 0;
    for (const QFileInfo &drawing : drawings) {
        Sheet sheet;
        QSvgRenderer renderer(drawing.filePath());
        QPainter painter(&sheet);
        renderer.render(&painter);
        painter.end();
        const LineRecorder &recorded = sheet.recorder();
        if (width == 0)
            width = recorded.width();
        if (renderer.viewBox() != QRect(0, 0, grid, grid) || !recorded.isPlain() || recorded.width() != width) {
            std::fprintf(stderr, "%s: not round lines of one width on a grid of %d\n", qPrintable(drawing.filePath()),
                         grid);
            return 1;
        }
        for (const QPainterPath &path : recorded.paths()) {
            for (int i = 0; i < path.elementCount(); ++i) {
                const QPainterPath::Element at = path.elementAt(i);
                points += u"{%1, %2, %3},\n"_s.arg(at.x, 0, 'g', exact).arg(at.y, 0, 'g', exact).arg(at.type);
            }
            pointCount += path.elementCount();
            paths += u"%1,\n"_s.arg(pointCount);
        }
        pathCount += recorded.paths().size();
        begins += u"%1,\n"_s.arg(pathCount);
        names += u"{IconName::%1, \"%2\"},\n"_s.arg(nameOf(drawing.completeBaseName()), drawing.completeBaseName());
    }

    QFile header(QString::fromLocal8Bit(argc > 1 ? argv[1] : ""));
    const QByteArray text = QString(form).arg(grid).arg(width).arg(points, paths, begins, names).toUtf8();
    if (!header.open(QIODevice::WriteOnly) || header.write(text) != text.size()) {
        std::fprintf(stderr, "cannot write %s\n", qPrintable(header.fileName()));
        return 1;
    }
    return 0;
}
