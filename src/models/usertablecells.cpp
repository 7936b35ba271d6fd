// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/usertablecells.h"

#include "domain/knownvalues.h"
#include "domain/pii.h"
#include "privacy/sensitive.h"
#include "store/usergroups.h"
#include "store/userorderkeys.h"
#include "store/userqueryfields.h"
#include "text/localtexts.h"
#include "text/matchmark.h"

#include <QLocale>
#include <QPoint>

#include <string_view>

namespace labdesk {

using namespace Qt::StringLiterals;
using privacy::Field;

namespace {

QString dateText(const Timestamp &stamp)
{
    if (!stamp.utc.isValid())
        return stamp.text;
    const QDate date = stamp.isDateOnly ? stamp.utc.date() : stamp.utc.toLocalTime().date();
    return localDate(date);
}

QString momentText(const Timestamp &stamp)
{
    if (!stamp.utc.isValid() || stamp.isDateOnly)
        return stamp.text;
    const QDateTime local = stamp.utc.toLocalTime();
    return u"%1\n%2 UTC"_s.arg(localDateTime(local), stamp.utc.toString(u"yyyy-MM-dd HH:mm:ss"_s));
}

QString cellText(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

} // namespace

QString UserTableCells::userId() const
{
    return cellText(m_at.segment->idText(m_at.row));
}

QString UserTableCells::clientUserId() const
{
    return cellText(m_at.segment->clientUserId(m_at.row));
}

bool UserTableCells::hasPersonalData() const
{
    return personalDataIn(clientUserId()) != PersonalData::None;
}

const SeenFaults *UserTableCells::trouble() const
{
    const FaultsByUser &all = m_users.faults();
    const auto entry = all.isEmpty() ? all.end() : all.constFind(*UserId::parse(userId()));
    return entry == all.end() ? nullptr : &*entry;
}

/// "Garmin: sign-in expired", one line per source.
QString UserTableCells::formatTrouble(const SeenFaults &entry)
{
    QStringList lines;
    for (const SourceFault &source : entry.faults) {
        const QString name = known::nameOf(known::List::Providers, source.slug);
        lines += source.type.isEmpty() ? name
                                       : tr("%1: %2", "a source and its error")
                                             .arg(name, known::nameOf(known::List::ConnectionErrors, source.type));
    }
    return lines.join(u'\n');
}

/// For columns of times.
std::optional<Timestamp> UserTableCells::moment(Column column) const
{
    if (columnRow(column).type == ColumnType::RareMoment) {
        const quint32 number = m_at.segment->number(column, m_at.row);
        return number == 0 ? std::nullopt : std::optional(Timestamp::parse(m_users.dictionary().text(number)));
    }
    const std::string text = m_at.segment->momentText(column, m_at.row);
    return text.empty() ? std::nullopt : std::optional(Timestamp::parse(cellText(text)));
}

/// In the order used for sorting and grouping, so that a sorted column looks sorted.
QStringList UserTableCells::sourceNames() const
{
    return sourceNamesInOrder(m_users.dictionary(), m_at.segment->sourceList(m_at.row));
}

QString UserTableCells::word(Column column) const
{
    return m_users.dictionary().text(m_at.segment->number(column, m_at.row));
}

/// Times in milliseconds, so that the sort order of a column can be verified.
QVariant UserTableCells::sortValue(Column column) const
{
    switch (columnRow(column).type) {
    case ColumnType::Moment:
        return m_at.segment->moments(column)[m_at.row];
    case ColumnType::RareMoment: {
        const auto stamp = moment(column);
        return stamp ? stamp->utc.toMSecsSinceEpoch() : qint64(0);
    }
    case ColumnType::ClientId:
        return clientUserId();
    case ColumnType::Id:
        return userId();
    default:
        return display(column);
    }
}

QString UserTableCells::display(Column column) const
{
    switch (columnRow(column).type) {
    case ColumnType::ClientId:
        return privacy::shown(Field::ClientUserId, clientUserId());
    case ColumnType::Id:
        return privacy::shown(Field::UserId, userId());
    case ColumnType::Sources: {
        const QStringList names = sourceNames();
        return names.isEmpty() ? u"—"_s : names.join(u", "_s);
    }
    case ColumnType::Word: {
        const QString name = columnRow(column).name(word(column));
        return name.isEmpty() ? u"—"_s : name;
    }
    case ColumnType::Flag:
        return m_at.segment->number(column, m_at.row) != 0 ? tr("set") : u"—"_s;
    case ColumnType::Moment:
    case ColumnType::RareMoment: {
        const auto stamp = moment(column);
        return stamp ? dateText(*stamp) : u"—"_s;
    }
    }
    return {};
}

QVariantList UserTableCells::marks(Column column, const UserQuery &query) const
{
    using QueryField = UserQuery::Field;
    const auto appliesToColumn = [column](const UserQuery::Term &term) {
        const ColumnType type = columnRow(column).type;
        const bool isSearchedHere = (type == ColumnType::ClientId || type == ColumnType::Id || type == ColumnType::Word)
            && (fieldRow(term.field).column == column
                || (term.field == QueryField::Any && (type != ColumnType::Word || column == Column::Zone)));
        return isSearchedHere && !term.isNegated && !term.text.empty();
    };
    const QString text = display(column);
    std::vector<TextRange> ranges;
    for (const UserQuery::Choice &choice : query.choices())
        for (const UserQuery::Term &term : choice)
            if (const QString words = QString::fromStdString(term.text); appliesToColumn(term)
                && text.contains(words, Qt::CaseInsensitive)) { // avoids folding texts without a match
                const auto found = matchesIn(text, words);
                ranges.insert(ranges.end(), found.begin(), found.end());
            }
    QVariantList marks;
    for (const TextRange &range : ranges)
        marks += QPoint(int(range.start), int(range.length));
    return marks;
}

/// The accessible text; never a dash.
QString UserTableCells::accessible(Column column) const
{
    const bool isClientId = column == Column::ClientId;
    if (column == Column::Id)
        return privacy::spoken(Field::UserId, userId());
    const bool isMasked = isClientId && privacy::isPrivacyMode();
    QString text = isMasked ? privacy::spoken(Field::ClientUserId, clientUserId()) : display(column);
    if (text == u"—")
        return tr("none");
    if (isClientId && trouble()) // as chips() shows
        text = tr("%1, needs attention").arg(text);
    if (isClientId && hasPersonalData())
        text = tr("%1, looks like personal data").arg(text);
    return text;
}

QString UserTableCells::toolTip(Column column) const
{
    switch (columnRow(column).type) {
    case ColumnType::ClientId:
        if (const SeenFaults *entry = trouble())
            return tr("Needed attention in this session:\n%1").arg(formatTrouble(*entry));
        return !hasPersonalData()
            ? display(column)
            : tr("This client ID looks like personal data. Email addresses and phone numbers aren’t allowed here.");
    case ColumnType::Word:
        return word(column);
    case ColumnType::Moment:
    case ColumnType::RareMoment:
        return momentText(moment(column).value_or(Timestamp()));
    default:
        return display(column);
    }
}

QString UserTableCells::group(Column column) const
{
    if (columnRow(column).type == ColumnType::Moment) {
        const QDate month = monthOf(m_users, column, m_row);
        return month.isValid() ? QLocale().toString(month, u"MMMM yyyy"_s) : tr(columnRow(column).ungroupedTitle);
    }
    const QString text = display(column);
    return text == u"—" ? tr(columnRow(column).ungroupedTitle) : text;
}

Chips UserTableCells::chips(Column column) const
{
    Chips chips;
    const bool isClientId = column == Column::ClientId;
    if (isClientId && trouble())
        chips.append({tr("Needs attention"), Chip::Tone::Warn});
    if (isClientId && hasPersonalData())
        chips.append({tr("Personal data"), Chip::Tone::Neutral});
    if (columnRow(column).type == ColumnType::Sources)
        for (const QString &name : sourceNames())
            chips.append({name, Chip::Tone::Neutral});
    return chips;
}

} // namespace labdesk
