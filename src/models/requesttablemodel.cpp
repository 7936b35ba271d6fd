// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/requesttablemodel.h"

#include "privacy/inspection.h"
#include "text/localtexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {
struct RequestWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::RequestTableModel)
};
}

QString verbText(api::Verb verb)
{
    switch (verb) {
    case api::Verb::Get:
        return u"GET"_s;
    case api::Verb::Post:
        return u"POST"_s;
    case api::Verb::Patch:
        return u"PATCH"_s;
    case api::Verb::Delete:
        return u"DELETE"_s;
    }
    return {};
}

QString stateText(const api::RequestRecord &record)
{
    using State = api::RequestRecord::State;
    switch (record.state) {
    case State::Running:
        return RequestWords::tr("Running");
    case State::Waiting: {
        const auto seconds
            = std::chrono::ceil<std::chrono::seconds>(record.nextTryIn.value_or(std::chrono::milliseconds(0)));
        return RequestWords::tr("retrying in %Ln\u00a0s", nullptr, int(seconds.count()));
    }
    case State::Succeeded:
        return RequestWords::tr("done");
    case State::Failed:
        return record.error ? RequestWords::tr("failed: %1").arg(describe(*record.error).sentence)
                            : RequestWords::tr("failed");
    case State::Cancelled:
        return RequestWords::tr("canceled");
    }
    return {};
}

/// The state in a word or two; the sentence is in stateText(), for the tooltip and the ear.
Chip stateChip(const api::RequestRecord &record)
{
    using State = api::RequestRecord::State;
    switch (record.state) {
    case State::Running:
        return {stateText(record), Chip::Tone::Accent, Chip::Mark::UnderWay};
    case State::Waiting:
        return {stateText(record), Chip::Tone::Accent, Chip::Mark::Waiting};
    case State::Succeeded:
        return {stateText(record), Chip::Tone::Ok};
    case State::Failed:
        return {RequestWords::tr("failed"), Chip::Tone::Bad};
    case State::Cancelled:
        return {stateText(record), Chip::Tone::Neutral, Chip::Mark::Stopped};
    }
    return {};
}

RequestTableModel::RequestTableModel(const RequestLog &log, QObject *parent) : QAbstractTableModel(parent), m_log(log)
{
    connect(&log, &RequestLog::appended, this, &RequestTableModel::rowAppended);
    connect(&log, &RequestLog::changed, this, &RequestTableModel::rowChanged);
    connect(&log, &RequestLog::aboutToDropFirst, this, &RequestTableModel::firstGoes);
    connect(&log, &RequestLog::droppedFirst, this, &RequestTableModel::firstIsGone);
    connect(&log, &RequestLog::aboutToClear, this, [this] { beginResetModel(); });
    connect(&log, &RequestLog::cleared, this, [this] {
        m_rows.clear();
        endResetModel();
        if (std::exchange(m_waiting, 0) != 0)
            Q_EMIT waitingChanged();
    });
    rebuild();
}

void RequestTableModel::setFilter(const QString &typed)
{
    m_filter = RequestFilter(typed);
    rebuild();
}

void RequestTableModel::setPaused(bool paused)
{
    if (std::exchange(m_isPaused, paused) == paused)
        return;
    if (!paused)
        rebuild();
}

bool RequestTableModel::matches(const api::RequestRecord &record) const
{
    if (m_filter.isEmpty())
        return true;
    const QString text
        = u"%1\n%2\n%3\n%4"_s
              .arg(verbText(record.verb), record.path, QString::number(record.httpStatus), stateText(record))
              .toCaseFolded();
    return m_filter.matches(record, text);
}

void RequestTableModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    for (size_t at = m_log.records().size(); at-- > 0;)
        if (matches(m_log.records()[at]))
            m_rows.push_back(at);
    endResetModel();
    if (std::exchange(m_waiting, 0) != 0)
        Q_EMIT waitingChanged();
}

void RequestTableModel::rowAppended()
{
    const size_t at = m_log.records().size() - 1;
    if (!matches(m_log.records()[at]))
        return;
    if (m_isPaused) {
        ++m_waiting;
        Q_EMIT waitingChanged();
        return;
    }
    beginInsertRows({}, 0, 0);
    m_rows.insert(m_rows.begin(), at);
    endInsertRows();
}

void RequestTableModel::rowChanged(int logRow)
{
    const auto at = std::find(m_rows.begin(), m_rows.end(), size_t(logRow));
    const bool isShown = at != m_rows.end();
    if (m_isPaused && !isShown)
        return; // one that waits, or one that the filter hides
    if (!m_isPaused && isShown != matches(m_log.records()[size_t(logRow)]))
        return rebuild(); // its new state puts it into, or out of, what the filter shows
    if (isShown) {
        const int row = int(at - m_rows.begin());
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

void RequestTableModel::firstGoes()
{
    m_firstIsShown = !m_rows.empty() && m_rows.back() == 0;
    if (!m_firstIsShown)
        return;
    const int last = int(m_rows.size()) - 1;
    beginRemoveRows({}, last, last);
    m_rows.pop_back();
}

void RequestTableModel::firstIsGone()
{
    for (auto &row : m_rows)
        --row;
    if (m_firstIsShown)
        endRemoveRows();
}

const api::RequestRecord &RequestTableModel::recordAt(int row) const
{
    return m_log.records()[m_rows[size_t(row)]];
}

QModelIndex RequestTableModel::indexOf(quint64 id) const
{
    for (size_t row = 0; row < m_rows.size(); ++row)
        if (m_log.records()[m_rows[row]].id == id)
            return index(int(row), 0);
    return {};
}

int RequestTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int RequestTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 7;
}

QVariant RequestTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto &record = recordAt(index.row());
    if (role == IdRole)
        return QString::number(record.id);
    if (role == ChipsRole)
        return QVariant::fromValue(Column(index.column()) == Column::State ? Chips{stateChip(record)} : Chips());
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    switch (Column(index.column())) {
    case Column::Time:
        return role == Qt::ToolTipRole ? record.startedAt.toString(u"yyyy-MM-dd HH:mm:ss.zzz 'UTC'"_s)
                                       : localTimeWithSeconds(record.startedAt.toLocalTime().time());
    case Column::Method:
        return verbText(record.verb);
    case Column::Path:
        return privacy::shownPath(record.path);
    case Column::Status:
        if (record.httpStatus == 0)
            return role == Qt::AccessibleTextRole ? tr("no response") : u"—"_s;
        return QString::number(record.httpStatus);
    case Column::Duration:
        if (!record.isOver())
            return role == Qt::AccessibleTextRole ? stateText(record) : u"—"_s;
        return tr("%1 ms").arg(localNumber(qint64(record.duration.count())));
    case Column::Tries:
        return localNumber(record.tries);
    case Column::State:
        return stateText(record);
    }
    return {};
}

QVariant RequestTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Column::Time:
        return tr("Time");
    case Column::Method:
        return tr("Method");
    case Column::Path:
        return tr("Path");
    case Column::Status:
        return tr("Status");
    case Column::Duration:
        return tr("Duration");
    case Column::Tries:
        return tr("Attempts");
    case Column::State:
        return tr("State");
    }
    return {};
}

} // namespace labdesk
