// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "listbench.h"

#include "scanpeer.h"
#include "widgets/tabledelegate.h"

#include <QKeyEvent>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdio>

namespace labdesk::bench {

using namespace Qt::StringLiterals;
using Column = UserTableModel::Column;

namespace {

/// Typed letter by letter: the first keys leave many rows, most leave few.
const QString typedWords[] = {u"0042"_s, u"beef17"_s, u"client-00071"_s, u"phoenix oura"_s, u"-\u00e9"_s};
constexpr int firstRows = 1000;
constexpr double shareOfSparse = 0.01;
constexpr int sortRounds = 3;

double medianOf(std::vector<double> values)
{
    if (values.empty())
        return 0;
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// With everything that is kept for searching, and what users share.
double bytesPerUser(const UserStore &store)
{
    return store.size() > 0 ? double(store.snapshot().bytes()) / double(store.size()) : 0;
}

/// What keeps the list from being had; empty: nothing.
QString disabledReason(const Remote<qint64> &state)
{
    if (const auto *failed = std::get_if<Failed>(&state))
        return describe(failed->why).sentence;
    const auto *ready = readyIn(state);
    return ready && ready->stale ? describe(*ready->stale).sentence : QString();
}

} // namespace

ListBench::ListBench(WatchedApplication &app, const Connection &connection, const QByteArray &key)
    : m_app(app), m_session(connection, Secret(key)), m_model(m_session.users().store()), m_edit(new QLineEdit),
      m_table(new QTableView)
{
    TableDelegate *delegate = setUpTable(m_table);
    delegate->setColumnStyle(int(Column::Id), ColumnStyle::Id);
    delegate->setColumnStyle(int(Column::Sources), ColumnStyle::ChipList);
    m_model.setFacetsEnabled(true); // as the window does
    m_table->setModel(&m_model);
    auto *layout = new QVBoxLayout(&m_window);
    layout->addWidget(m_edit);
    layout->addWidget(m_table);
    QObject::connect(m_edit, &QLineEdit::textChanged, &m_model,
                     [this](const QString &text) { m_model.setFilter(text); });
    m_app.watchPaint(m_table->viewport());
    m_window.resize(1280, 800);
    m_window.show();
    m_edit->setFocus();
}

bool ListBench::isListed()
{
    const auto &state = m_session.users().state();
    const auto *ready = readyIn(state);
    return !disabledReason(state).isEmpty()
        || (ready && !ready->refreshing && !m_model.isBusy() && m_model.rowCount() == m_model.total());
}

bool ListBench::list(QJsonObject &result)
{
    m_app.runUntil([this] { return m_app.lastPaintNs() > 0; }); // an empty window stands before anything is asked for
    m_app.takeLongest();
    qint64 bytes = 0;
    QObject::connect(&m_session.client(), &api::ApiClient::requestChanged, &m_window,
                     [&bytes](const api::RequestRecord &record) { bytes = std::max(bytes, record.bytesReceived); });
    qint64 rowsFrom = 0; // when the event began that brought row 1,000
    qint64 painted = 0;
    const auto notePaint = [&] {
        if (rowsFrom == 0 && (m_model.rowCount() >= firstRows || isListed()))
            rowsFrom = m_app.eventBegunNs();
        if (rowsFrom > 0 && painted == 0 && m_app.lastPaintNs() > rowsFrom)
            painted = m_app.lastPaintNs();
    };
    const qint64 begun = nowNs();
    QMetaObject::invokeMethod(
        &m_window, [this] { m_session.users().reload(); }, Qt::QueuedConnection);
    const qint64 listed = m_app.runUntil([&] {
        notePaint();
        return isListed();
    });
    if (const QString why = disabledReason(m_session.users().state()); listed == 0 || !why.isEmpty()) {
        std::fprintf(stderr, "bench_userlist: %s\n",
                     qPrintable(why.isEmpty() ? u"no answer within ten minutes"_s : why));
        return false;
    }
    m_app.runUntil([&] {
        notePaint();
        return painted > 0;
    });
    noteLongest(result, u"loading"_s);
    QObject::disconnect(&m_session.client(), nullptr, &m_window, nullptr);
    result[u"rows"_s] = m_model.rowCount();
    result[u"bytes"_s] = bytes;
    result[u"listed_ms"_s] = msBetween(begun, listed);
    result[u"first_rows_ms"_s] = msBetween(begun, painted);
    if (const qint64 sent = lastByteSentNs(); sent > begun)
        result[u"tail_ms"_s] = msBetween(sent, listed);
    result[u"bytes_per_user"_s] = bytesPerUser(m_session.users().store());
    result[u"peak_rss_mb"_s] = peakMegabytes();
    return true;
}

qint64 ListBench::lastByteSentNs()
{
    QNetworkAccessManager network;
    QUrl url = m_session.connection().baseUrl;
    url.setPath(url.path() + u"/bench/sent"_s);
    const std::unique_ptr<QNetworkReply> reply(network.get(QNetworkRequest(url)));
    m_app.runUntil([&reply] { return reply->isFinished(); });
    return reply->readAll().toLongLong();
}

void ListBench::noteLongest(QJsonObject &result, const QString &when)
{
    const LongestEvent longest = m_app.takeLongest();
    QJsonObject all = result[u"longest_gui_event_ms"_s].toObject();
    all[when] = QJsonObject{{u"wall"_s, longest.wall}, {u"cpu"_s, longest.cpu}};
    for (const auto &[name, value] : {std::pair(u"wall"_s, longest.wall), std::pair(u"cpu"_s, longest.cpu)})
        all[name] = std::max(all[name].toDouble(), value);
    result[u"longest_gui_event_ms"_s] = all;
}

double ListBench::press(int key, const QString &text)
{
    constexpr auto unpainted
        = std::chrono::milliseconds(200); // nothing on the screen changed: there was nothing to paint
    QTimer wake;
    wake.setInterval(unpainted);
    wake.start();
    qint64 settledFrom = 0;
    qint64 settled = 0;
    const qint64 begun = nowNs();
    QCoreApplication::postEvent(m_edit, new QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier, text));
    QCoreApplication::postEvent(m_edit, new QKeyEvent(QEvent::KeyRelease, key, Qt::NoModifier, text));
    const QString before = m_edit->text();
    const qint64 painted = m_app.runUntil([&] {
        if (settled == 0 && m_edit->text() != before && m_model.filter() == m_edit->text() && !m_model.isBusy()) {
            settledFrom = m_app.eventBegunNs();
            settled = nowNs();
        }
        return settled > 0
            && (m_app.lastPaintNs() > settledFrom || nowNs() - settled > std::chrono::nanoseconds(unpainted).count());
    });
    return msBetween(begun, m_app.lastPaintNs() > settledFrom ? painted : settled);
}

void ListBench::filter(QJsonObject &result)
{
    std::vector<double> sparse;
    std::vector<double> dense;
    std::vector<double> clear;
    m_app.takeLongest();
    for (const QString &word : typedWords) {
        for (const QChar letter : word) {
            const double took = press(letter == u' ' ? Qt::Key_Space : Qt::Key_unknown, letter);
            (m_model.shown() <= shareOfSparse * m_model.total() ? sparse : dense).push_back(took);
        }
        m_edit->selectAll();
        clear.push_back(press(Qt::Key_Delete));
    }
    noteLongest(result, u"filtering"_s);
    const double worst
        = std::max(*std::max_element(dense.begin(), dense.end()), *std::max_element(clear.begin(), clear.end()));
    result[u"filter_ms"_s] = QJsonObject{{u"sparse"_s, medianOf(sparse)},
                                         {u"dense"_s, medianOf(dense)},
                                         {u"clear"_s, medianOf(clear)},
                                         {u"worst"_s, worst},
                                         {u"worst_sparse"_s, *std::max_element(sparse.begin(), sparse.end())}};
    result[u"peak_rss_mb"_s] = peakMegabytes();
}

void ListBench::keys(QJsonObject &result)
{
    constexpr int wordCount = 200;
    const ScanPeer peer(m_session.users().store().snapshot());
    std::vector<double> took, scanned, overMedian, overWorst;
    for (const QString &word : peer.words(wordCount)) {
        scanned.push_back(peer.scanMs(word));
        took.push_back(press(Qt::Key_unknown, word));
        overMedian.push_back(took.back() - 1.5 * scanned.back());
        overWorst.push_back(took.back() - 2 * scanned.back());
        m_edit->selectAll();
        press(Qt::Key_Delete);
    }
    std::vector<double> sorted;
    for (int round = 0; round < sortRounds; ++round)
        sorted.push_back(peer.sortMs());
    result[u"keys_ms"_s] = QJsonObject{{u"median"_s, medianOf(took)},
                                       {u"worst"_s, *std::ranges::max_element(took)},
                                       {u"scan"_s, medianOf(scanned)},
                                       {u"over_scans"_s, medianOf(overMedian)},
                                       {u"worst_over_scans"_s, *std::ranges::max_element(overWorst)},
                                       {u"sort_peer"_s, medianOf(sorted)}};
}

double ListBench::sortBy(Column column, Qt::SortOrder order)
{
    const qint64 begun = nowNs();
    bool asked = false;
    QMetaObject::invokeMethod(
        &m_window,
        [&] {
            m_model.sort(int(column), order);
            asked = true;
        },
        Qt::QueuedConnection);
    return msBetween(begun, m_app.runUntil([&] { return asked && !m_model.isBusy(); }));
}

void ListBench::sort(QJsonObject &result)
{
    std::vector<double> date;
    std::vector<double> client;
    std::vector<double> reverse;
    m_app.takeLongest();
    for (int round = 0; round < sortRounds; ++round) {
        client.push_back(sortBy(Column::ClientId, Qt::AscendingOrder));
        reverse.push_back(sortBy(Column::ClientId, Qt::DescendingOrder));
        date.push_back(sortBy(Column::Created, Qt::AscendingOrder));
        reverse.push_back(sortBy(Column::Created, Qt::DescendingOrder));
    }
    noteLongest(result, u"sorting"_s);
    result[u"sort_ms"_s] = QJsonObject{
        {u"date"_s, medianOf(date)}, {u"client_id"_s, medianOf(client)}, {u"reverse"_s, medianOf(reverse)}};
    result[u"peak_rss_mb"_s] = peakMegabytes();
}

} // namespace labdesk::bench
