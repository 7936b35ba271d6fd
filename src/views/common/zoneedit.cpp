// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/zoneedit.h"

#include "views/common/usertexts.h"
#include "views/common/uszones.h"
#include "widgets/metrics.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStandardItemModel>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// America first: the service's users are there; then by name. Names without a region, such as EST5EDT, are left out of
/// the choice because they say nothing about summer time where a person lives.
QStringList zoneChoices()
{
    QStringList american;
    QStringList others;
    const QList<QByteArray> known = QTimeZone::availableTimeZoneIds();
    for (const QByteArray &id : known) {
        const QString zone = QString::fromUtf8(id);
        if (!zone.contains(u'/') || zone.startsWith(u"posix/") || zone.startsWith(u"right/"))
            continue;
        (zone.startsWith(u"America/") || zone.startsWith(u"US/") || zone == u"Pacific/Honolulu" ? american : others)
            += zone;
    }
    return american + others + QStringList{u"UTC"_s};
}

} // namespace

ZoneEdit::ZoneEdit(QWidget *parent) : QLineEdit(parent)
{
    // "new york" must find America/New_York: the completer looks at a text with blanks and puts in the id.
    auto *model = new QStandardItemModel(this);
    const QStringList zones = zoneChoices();
    for (const QString &zone : zones) {
        auto *item = new QStandardItem(zone);
        item->setData(QString(zone).replace(u'_', u' ') + u' ' + zone, Qt::UserRole);
        model->appendRow(item);
    }
    class ZoneCompleter : public QCompleter
    {
    public:
        using QCompleter::QCompleter;
        QString pathFromIndex(const QModelIndex &index) const override
        {
            return index.data(Qt::DisplayRole).toString();
        }
    };
    auto *completer = new ZoneCompleter(model, this);
    completer->setCompletionRole(Qt::UserRole);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(10);
    completer->popup()->setObjectName(u"zoneChoices"_s);
    completer->popup()->setProperty("surface", u"popup"_s);
    completer->popup()->setAccessibleName(tr("Time zones"));
    setCompleter(completer);
    connect(this, &QLineEdit::textChanged, this, &ZoneEdit::zoneChanged);
}

QSize ZoneEdit::minimumSizeHint() const
{
    const QSize least = QLineEdit::minimumSizeHint();
    const int inset = 2 * metricsFor(this).oneAndHalf;
    return {std::max(least.width(), fontMetrics().horizontalAdvance(placeholderText()) + inset), least.height()};
}

QString ZoneEdit::zone() const
{
    const QString typed = text().trimmed();
    const QString meant = zoneMeantBy(typed);
    return meant.isEmpty() ? typed : meant;
}

QString ZoneEdit::suggestion() const
{
    const QString typed = text().trimmed();
    if (typed.isEmpty() || isKnownZone(zone()))
        return {};
    const QList<QByteArray> known = QTimeZone::availableTimeZoneIds();
    const auto same = std::ranges::find_if(
        known, [&](const QByteArray &id) { return id.compare(typed.toUtf8(), Qt::CaseInsensitive) == 0; });
    if (same != known.end())
        return QString::fromUtf8(*same);
    const QAbstractItemModel &choices = *completer()->model(); // narrowed as the list is
    const QModelIndexList found
        = choices.match(choices.index(0, 0), completer()->completionRole(), typed, 1, Qt::MatchContains);
    return found.isEmpty() ? QString() : found.front().data().toString();
}

bool ZoneEdit::isUsable() const
{
    return zone().isEmpty() || isKnownZone(zone()) || zone() == m_insisted;
}

void ZoneEdit::insistOn(const QString &zone)
{
    m_insisted = zone;
    Q_EMIT zoneChanged();
}

/// The list hands its keys on to the field, and is told to go here. A second Enter is the dialog's, and none where what
/// is typed cannot be used.
void ZoneEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QLineEdit::keyPressEvent(event);
    const QString meant = suggestion().isEmpty() ? zone() : suggestion();
    if (meant == text() && isUsable())
        return QLineEdit::keyPressEvent(event);
    completer()->popup()->hide();
    setText(meant);
    event->accept();
}

} // namespace labdesk
