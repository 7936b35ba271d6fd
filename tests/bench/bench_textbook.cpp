// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_textbook URL: the peer of the list. Lists the users as Qt's examples teach it: QNetworkAccessManager in the GUI
// thread, the whole body, QJsonDocument, a vector of rows made of QStrings, QAbstractTableModel, QTableView. Prints one
// JSON object.
#include "watchedapplication.h"

#include <QAbstractTableModel>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTableView>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace labdesk::bench;

namespace {

struct TextbookRow
{
    QString clientId, id, created, sources, zone, birthDate;
};

class TextbookModel : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<TextbookRow> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 6; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (role != Qt::DisplayRole || !index.isValid())
            return {};
        const TextbookRow &row = m_rows[size_t(index.row())];
        const QString *cells[] = {&row.clientId, &row.id, &row.created, &row.sources, &row.zone, &row.birthDate};
        return *cells[index.column()];
    }

private:
    std::vector<TextbookRow> m_rows;
};

TextbookRow rowOf(const QJsonObject &user)
{
    QStringList sources;
    const QJsonArray connected = user[u"connected_sources"_s].toArray();
    for (const auto &source : connected)
        sources.append(source[u"source"_s][u"name"_s].toString());
    return {user[u"client_user_id"_s].toString(),
            user[u"user_id"_s].toString(),
            user[u"created_on"_s].toString(),
            sources.join(u", "_s),
            user[u"fallback_time_zone"_s][u"id"_s].toString(),
            user[u"fallback_birth_date"_s][u"value"_s].toString()};
}

std::vector<TextbookRow> rowsOf(const QByteArray &body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    const QJsonArray users = document.isArray() ? document.array() : document[u"users"_s].toArray();
    std::vector<TextbookRow> rows;
    rows.reserve(size_t(users.size()));
    for (const auto &user : users)
        rows.push_back(rowOf(user.toObject()));
    return rows;
}

} // namespace

int main(int argc, char **argv)
{
    WatchedApplication app(argc, argv);
    if (argc != 2) {
        std::fprintf(stderr, "bench_textbook URL\n");
        return 2;
    }
    TextbookModel model;
    QTableView table;
    table.setModel(&model);
    table.resize(1280, 800);
    app.watchPaint(table.viewport());
    table.show();
    app.runUntil([&] { return app.lastPaintNs() > 0; });

    QNetworkAccessManager network;
    app.takeLongest();
    const qint64 begun = nowNs();
    qint64 listed = 0;
    QNetworkReply *reply = network.get(QNetworkRequest(QUrl(QString::fromLocal8Bit(argv[1]) + u"/v2/user/"_s)));
    QObject::connect(reply, &QNetworkReply::finished, &model, [&] {
        model.setRows(rowsOf(reply->readAll()));
        listed = nowNs();
    });
    const qint64 painted = app.runUntil([&] { return listed > 0 && app.lastPaintNs() > listed; });
    const LongestEvent longest = app.takeLongest();
    const QJsonObject result{
        {u"rows"_s, model.rowCount()},
        {u"listed_ms"_s, msBetween(begun, listed)},
        {u"first_rows_ms"_s, msBetween(begun, painted)},
        {u"peak_rss_mb"_s, peakMegabytes()},
        {u"longest_gui_event_ms"_s, QJsonObject{{u"wall"_s, longest.wall}, {u"cpu"_s, longest.cpu}}}};
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return model.rowCount() > 0 ? 0 : 1;
}
