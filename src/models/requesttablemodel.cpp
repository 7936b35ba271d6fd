// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/requesttablemodel.h"

#include "domain/textnormalization.h"
#include "privacy/inspection.h"
#include "text/localtexts.h"

#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

QString verbText(api::Verb verb)
{
    return QString::fromLatin1(api::verbName(verb));
}

QString stateText(const api::RequestRecord &record)
{
    using State = api::RequestRecord::State;
    switch (record.state) {
    case State::Running:
        return RequestTableModel::tr("Running");
    case State::Waiting: {
        const auto seconds
            = std::chrono::ceil<std::chrono::seconds>(record.nextTryIn.value_or(std::chrono::milliseconds(0)));
        return RequestTableModel::tr("Retrying in %Ln\u00a0s", nullptr, int(seconds.count()));
    }
    case State::Succeeded:
        return RequestTableModel::tr("Done");
    case State::Failed:
        return record.error ? RequestTableModel::tr("Failed: %1").arg(describe(*record.error).sentence)
                            : RequestTableModel::tr("Failed");
    case State::Canceled:
        return RequestTableModel::tr("Canceled");
    }
    return {};
}

namespace {

QString formatDuration(const api::RequestRecord &record)
{
    return RequestTableModel::tr("%1 ms").arg(localNumber(qint64(record.duration.count())));
}

} // namespace

RequestTableModel::Columns RequestTableModel::columns() const
{
    using Row = const api::RequestRecord &;
    static constexpr RowColumn<Row> all[] = {
        {.key = "started_at",
         .title = QT_TR_NOOP("Time"),
         .text = [](Row record) { return localTimeWithSeconds(record.startedAt.toLocalTime().time()); },
         .toolTip = [](Row record) { return record.startedAt.toString(u"yyyy-MM-dd HH:mm:ss.zzz 'UTC'"_s); },
         .value = [](Row record) -> QVariant { return record.startedAt.toUTC().toString(Qt::ISODateWithMs); }},
        {.key = "method",
         .title = QT_TR_NOOP("Method"),
         .text = [](Row record) { return verbText(record.verb); },
         .showsTextAsToolTip = true},
        {.key = "path",
         .title = QT_TR_NOOP("Path"),
         .text = [](Row record) { return privacy::displayablePath(record.path); },
         .showsTextAsToolTip = true},
        {.key = "status",
         .title = QT_TR_NOOP("Status"),
         .text = [](Row record) { return record.httpStatus == 0 ? QString() : QString::number(record.httpStatus); },
         .none = QT_TR_NOOP("No response"),
         .showsTextAsToolTip = true},
        {.key = "duration_ms",
         .title = QT_TR_NOOP("Duration"),
         .text = [](Row record) { return record.isOver() ? formatDuration(record) : u"—"_s; },
         .spoken = [](Row record) { return record.isOver() ? formatDuration(record) : stateText(record); },
         .showsTextAsToolTip = true,
         .value = [](Row record) { return record.isOver() ? QVariant(qint64(record.duration.count())) : QVariant(); }},
        {.key = "attempts",
         .title = QT_TR_NOOP("Attempts"),
         .count = [](Row record) { return qint64(record.tries); },
         .showsTextAsToolTip = true},
        {.key = "state",
         .title = QT_TR_NOOP("State"),
         .text = stateText,
         .showsTextAsToolTip = true,
         .chips = [](Row record) { return Chips{stateChip(record)}; }},
    };
    static_assert(std::size(all) == size_t(Column::State) + 1);
    return all;
}

/// The state as a short text; the tooltip and the accessible text are the sentence of stateText().
Chip stateChip(const api::RequestRecord &record)
{
    using State = api::RequestRecord::State;
    switch (record.state) {
    case State::Running:
        return {stateText(record), Chip::Tone::Accent, Chip::Mark::InProgress};
    case State::Waiting:
        return {stateText(record), Chip::Tone::Accent, Chip::Mark::Waiting};
    case State::Succeeded: // neutral, so that other states stand out
        return {stateText(record), Chip::Tone::Neutral};
    case State::Failed:
        return {RequestTableModel::tr("Failed"), Chip::Tone::Bad};
    case State::Canceled:
        return {stateText(record), Chip::Tone::Neutral, Chip::Mark::Stopped};
    }
    return {};
}

RequestTableModel::RequestTableModel(const RequestLog &log, QObject *parent) : LogTableModel(log, parent), m_log(log)
{
    connect(&log, &RequestLog::appended, this, &RequestTableModel::rowAppended);
    connect(&log, &RequestLog::changed, this, &RequestTableModel::rowChanged);
    connect(&log, &RequestLog::aboutToClear, this, [this] { beginResetModel(); });
    connect(&log, &RequestLog::cleared, this, [this] {
        fill();
        endResetModel();
        setWaiting(0);
    });
    fill();
}

void RequestTableModel::setFilter(const QString &typed)
{
    m_filter = RequestFilter(typed);
    showAll();
}

void RequestTableModel::setPaused(bool paused)
{
    if (std::exchange(m_isPaused, paused) && !paused)
        showAll();
}

bool RequestTableModel::matches(const api::RequestRecord &record) const
{
    if (m_filter.isEmpty())
        return true;
    const QString text = searchKey(u"%1\n%2\n%3\n%4"_s.arg(verbText(record.verb), record.path,
                                                           QString::number(record.httpStatus), stateText(record)));
    return m_filter.matches(record, text);
}

void RequestTableModel::showAll()
{
    rebuild();
    setWaiting(0);
}

void RequestTableModel::setWaiting(int waiting)
{
    if (std::exchange(m_waiting, waiting) != waiting)
        Q_EMIT waitingChanged();
}

void RequestTableModel::rowAppended()
{
    if (!matches(m_log.records().back()))
        return;
    if (m_isPaused)
        setWaiting(m_waiting + 1);
    else
        addNewest();
}

void RequestTableModel::rowChanged(int logRow)
{
    const int row = rowOf(size_t(logRow));
    const bool isShown = row >= 0;
    if (m_isPaused && !isShown)
        return; // added while paused, or hidden by the filter
    if (!m_isPaused && isShown != matches(m_log.records()[size_t(logRow)]))
        return showAll(); // the new state changes whether it matches the filter
    if (isShown)
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

QModelIndex RequestTableModel::indexOf(quint64 id) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (recordAt(row).id == id)
            return index(row, 0);
    return {};
}

} // namespace labdesk
