// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/usertablecells.h"

#include "domain/knownvalues.h"
#include "domain/pii.h"
#include "privacy/sensitive.h"
#include "store/usergroups.h"
#include "store/userorderkeys.h"
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
    return u"%1\n%2 UTC"_s.arg(localMoment(local), stamp.utc.toString(u"yyyy-MM-dd HH:mm:ss"_s));
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
    const auto seen = all.isEmpty() ? all.end() : all.constFind(*UserId::parse(userId()));
    return seen == all.end() ? nullptr : &*seen;
}

/// "Garmin: token expired", a line for each source.
QString UserTableCells::formatTrouble(const SeenFaults &seen)
{
    QStringList lines;
    for (const SourceFault &source : seen.faults) {
        const QString name = known::nameOf(known::List::Providers, source.slug);
        lines += source.type.isEmpty() ? name
                                       : tr("%1: %2", "a source and its error")
                                             .arg(name, known::nameOf(known::List::ConnectionErrors, source.type));
    }
    return lines.join(u'\n');
}

/// Nearly all are times in the usual form, which need not be read from text.
Timestamp UserTableCells::createdOn() const
{
    const auto text = m_at.segment->createdText(m_at.row);
    const qint64 ms = m_at.segment->createdMs()[m_at.row];
    if (!text.empty() || ms == UserFields::noMoment)
        return Timestamp::parse(cellText(text));
    return {{}, QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC), false};
}

/// As they are ordered and grouped by: else a sorted column would not look so.
QStringList UserTableCells::sourceNames() const
{
    return sourceNamesInOrder(m_users.dictionary(), m_at.segment->sourceList(m_at.row));
}

QString UserTableCells::zone() const
{
    return m_users.dictionary().text(m_at.segment->zone(m_at.row));
}

std::optional<Timestamp> UserTableCells::bound(Column column) const
{
    const quint32 number = column == Column::IngestionStart ? m_at.segment->ingestionStart(m_at.row)
                                                            : m_at.segment->ingestionEnd(m_at.row);
    return number == 0 ? std::nullopt : std::optional(Timestamp::parse(m_users.dictionary().text(number)));
}

/// Times as milliseconds, so that it can be told what the order of a column means.
QVariant UserTableCells::sortValue(Column column) const
{
    switch (column) {
    case Column::Created:
        return m_at.segment->createdMs()[m_at.row];
    case Column::IngestionStart:
    case Column::IngestionEnd: {
        const auto stamp = bound(column);
        return stamp ? stamp->utc.toMSecsSinceEpoch() : qint64(0);
    }
    case Column::ClientId:
        return clientUserId();
    case Column::Id:
        return userId();
    default:
        return display(column);
    }
}

QString UserTableCells::display(Column column) const
{
    switch (column) {
    case Column::ClientId:
        return privacy::shown(Field::ClientUserId, clientUserId());
    case Column::Id:
        return privacy::shown(Field::UserId, userId());
    case Column::Created:
        return dateText(createdOn());
    case Column::Sources: {
        const QStringList names = sourceNames();
        return names.isEmpty() ? u"—"_s : names.join(u", "_s);
    }
    case Column::Zone: {
        const QString place = zonePlace(zone());
        return place.isEmpty() ? u"—"_s : place;
    }
    case Column::BirthDate:
        return m_at.segment->hasBirthDate(m_at.row) ? tr("set") : u"—"_s;
    case Column::IngestionStart:
    case Column::IngestionEnd: {
        const auto stamp = bound(column);
        return stamp ? dateText(*stamp) : u"—"_s;
    }
    }
    return {};
}

QVariantList UserTableCells::marks(Column column, const UserQuery &query) const
{
    using Sought = UserQuery::Field;
    const auto isSought = [column](const UserQuery::Term &term) {
        const bool isHere = (term.field == Sought::Client && column == Column::ClientId)
            || (term.field == Sought::Id && column == Column::Id)
            || (term.field == Sought::Zone && column == Column::Zone)
            || (term.field == Sought::Any
                && (column == Column::ClientId || column == Column::Id || column == Column::Zone));
        return isHere && !term.isNegated && !term.text.empty();
    };
    const QString text = display(column);
    std::vector<TextRange> ranges;
    for (const UserQuery::Choice &choice : query.choices())
        for (const UserQuery::Term &term : choice)
            if (const QString words = QString::fromStdString(term.text);
                isSought(term) && text.contains(words, Qt::CaseInsensitive)) { // else nothing is folded
                const auto found = matchesIn(text, words);
                ranges.insert(ranges.end(), found.begin(), found.end());
            }
    QVariantList marks;
    for (const TextRange &range : ranges)
        marks += QPoint(int(range.start), int(range.length));
    return marks;
}

/// What a screen reader says: the value in words, never a dash.
QString UserTableCells::accessible(Column column) const
{
    if (column == Column::Id)
        return privacy::spoken(Field::UserId, userId());
    if (column == Column::ClientId && privacy::isPrivacyMode())
        return privacy::spoken(Field::ClientUserId, clientUserId());
    const QString text = display(column);
    if (text == u"—")
        return tr("none");
    if (column == Column::ClientId && trouble())
        return tr("%1, needs attention").arg(text);
    if (column == Column::ClientId && hasPersonalData())
        return tr("%1, looks like personal data").arg(text);
    return text;
}

QString UserTableCells::toolTip(Column column) const
{
    switch (column) {
    case Column::ClientId:
        if (const SeenFaults *seen = trouble())
            return tr("Seen failing in this session:\n%1").arg(formatTrouble(*seen));
        return !hasPersonalData()
            ? display(column)
            : tr("This client ID looks like personal data. Email addresses and phone numbers aren’t allowed here.");
    case Column::Created:
        return momentText(createdOn());
    case Column::Zone:
        return zone();
    case Column::IngestionStart:
    case Column::IngestionEnd:
        return momentText(bound(column).value_or(Timestamp()));
    default:
        return display(column);
    }
}

QString UserTableCells::group(Column column) const
{
    if (column == Column::Created) {
        const QDate month = monthCreated(m_users, m_row);
        return month.isValid() ? QLocale().toString(month, u"MMMM yyyy"_s) : tr("No readable creation time");
    }
    if (column == Column::Sources) {
        const QStringList names = sourceNames();
        return names.isEmpty() ? tr("No source") : names.join(u", "_s);
    }
    const QString text = display(column);
    return text == u"—" ? tr("No time zone") : text;
}

Chips UserTableCells::chips(Column column) const
{
    Chips chips;
    if (column == Column::ClientId && trouble())
        chips.append({tr("Needs attention"), Chip::Tone::Warn});
    if (column == Column::ClientId && hasPersonalData())
        chips.append({tr("Personal data"), Chip::Tone::Neutral});
    if (column == Column::Sources)
        for (const QString &name : sourceNames())
            chips.append({name, Chip::Tone::Neutral});
    return chips;
}

} // namespace labdesk
