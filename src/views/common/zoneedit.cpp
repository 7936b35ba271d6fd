// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/zoneedit.h"

#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "widgets/metrics.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStandardItemModel>
#include <QTimeZone>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// American zones first, because the service's users are there, then by name. Names without a region, such as EST5EDT,
/// aren't listed because they don't reflect the daylight saving rules of a place.
QStringList zoneChoices()
{
    QStringList usZones;
    QStringList others;
    const QList<QByteArray> known = QTimeZone::availableTimeZoneIds();
    for (const QByteArray &id : known) {
        const QString zone = QString::fromUtf8(id);
        if (!zone.contains(u'/') || zone.startsWith(u"posix/") || zone.startsWith(u"right/"))
            continue;
        (zone.startsWith(u"America/") || zone.startsWith(u"US/") || zone == u"Pacific/Honolulu" ? usZones : others)
            += zone;
    }
    return usZones + others + QStringList{u"UTC"_s};
}

constexpr int matchRole = Qt::UserRole;
constexpr int zoneRole = Qt::UserRole + 1;

QStandardItem *choice(const QString &text, const QString &matchText, const QString &zone)
{
    auto *item = new QStandardItem(text);
    item->setData(matchText, matchRole);
    item->setData(zone, zoneRole);
    return item;
}

/// Matches text with spaces, so that "new york" finds America/New_York, and inserts the ID.
class ZoneCompleter : public QCompleter
{
public:
    using QCompleter::QCompleter;
    QString pathFromIndex(const QModelIndex &index) const override { return index.data(zoneRole).toString(); }
};

} // namespace

ZoneEdit::ZoneEdit(QWidget *parent) : QLineEdit(parent), m_choices(new QStandardItemModel(this))
{
    const QStringList zones = zoneChoices();
    for (const QString &zone : zones)
        m_choices->appendRow(choice(zone, QString(zone).replace(u'_', u' ') + u' ' + zone, zone));
    auto *completer = new ZoneCompleter(m_choices, this);
    completer->setCompletionRole(matchRole);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(10);
    completer->popup()->setObjectName(u"zoneChoices"_s);
    completer->popup()->setProperty("surface", u"popup"_s);
    completer->popup()->setAccessibleName(tr("Time zones"));
    setCompleter(completer);
    connect(completer, qOverload<const QString &>(&QCompleter::activated), this, &ZoneEdit::acceptExactly);
    connect(this, &QLineEdit::textEdited, this, &ZoneEdit::updateSuggestions); // connected before the completer filters
    connect(this, &QLineEdit::textChanged, this, &ZoneEdit::zoneChanged);
}

QSize ZoneEdit::minimumSizeHint() const
{
    const QSize minimum = QLineEdit::minimumSizeHint();
    const int inset = 2 * metricsFor(this).oneAndHalf;
    return {std::max(minimum.width(), fontMetrics().horizontalAdvance(placeholderText()) + inset), minimum.height()};
}

ZoneReading ZoneEdit::reading() const
{
    const QString typed = text().trimmed();
    return m_acceptedNames.contains(typed) ? ZoneReading{.zone = typed, .isCertain = true} : readZone(typed);
}

QString ZoneEdit::zone() const
{
    const QString meant = reading().zone;
    return meant.isEmpty() ? text().trimmed() : meant;
}

QStringList ZoneEdit::suggestions() const
{
    const QString typed = text().trimmed();
    const ZoneReading read = reading();
    QStringList zones;
    for (const ZoneOffer &offer : read.offers)
        zones += offer.zone;
    if (typed.isEmpty() || read.isCertain || !zones.isEmpty())
        return zones;
    const QAbstractItemModel &choices = *completer()->model(); // filtered like the list
    const QModelIndexList found = choices.match(choices.index(0, 0), matchRole, typed, 1, Qt::MatchContains);
    return found.isEmpty() ? zones : QStringList{found.front().data(zoneRole).toString()};
}

bool ZoneEdit::isUsable() const
{
    return !reading().zone.isEmpty() || text().trimmed().isEmpty();
}

void ZoneEdit::acceptExactly(const QString &zone)
{
    m_acceptedNames += zone;
    Q_EMIT zoneChanged();
}

/// Adds zones that the text means even if their names don't contain it.
void ZoneEdit::updateSuggestions()
{
    m_choices->removeRows(0, std::exchange(m_offers, 0));
    for (const ZoneOffer &offer : readZone(text()).offers) {
        const QString row = offer.reason.isEmpty() ? offer.zone : joinFacts({offer.reason, offer.zone});
        m_choices->insertRow(m_offers++, choice(row, text(), offer.zone));
    }
}

bool ZoneEdit::closeList()
{
    const ZoneReading read = reading();
    const bool coversGuess = completer()->popup()->isVisible() && !read.isCertain && read.offers.size() > 1;
    completer()->popup()->hide();
    return coversGuess;
}

void ZoneEdit::openList()
{
    updateSuggestions();
    completer()->setCompletionPrefix(text());
    if (!suggestions().isEmpty())
        completer()->complete();
}

/// The popup forwards its keys to the field and expects them to be ignored here if the list should handle them. A
/// second Enter reaches the dialog, but not if the input is unusable or ambiguous.
void ZoneEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter && event->key() != Qt::Key_Down)
        return QLineEdit::keyPressEvent(event);
    const QAbstractItemView &list = *completer()->popup();
    if (isEnter && list.isVisible() && list.currentIndex().isValid())
        return event->ignore(); // the list handles it
    event->accept();
    const ZoneReading read = reading();
    if (!isEnter || (!text().trimmed().isEmpty() && !read.isCertain))
        return openList();
    if (read.zone == text())
        return QLineEdit::keyPressEvent(event);
    closeList();
    setText(read.zone);
}

} // namespace labdesk
