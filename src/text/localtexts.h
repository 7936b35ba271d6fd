// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCollator>
#include <QDateTime>
#include <QLocale>
#include <QString>
#include <QStringList>

namespace labdesk {

/// Dates, times and numbers as the default QLocale writes them; the one place that knows these forms. Nothing here
/// converts between zones: what is passed in is shown.

QString
localDate(const QDate &date); ///< "Mar 12, 2026", "12. März 2026": the month is a word, so that none is taken for a day
QString dateFieldFormat();    ///< "M/d/yyyy", as the locale writes it, with all digits of the year
QString localMonth(const QDate &month);                           ///< "Mar 2026", "März 2026"
QString localTime(const QTime &time, const QLocale &locale = {}); ///< "2:05 PM" or "14:05", as the locale's clock goes
QString localTimeWithSeconds(const QTime &time);                  ///< "2:05:09 PM" or "14:05:09"
QString zoneAbbreviation(const QDateTime &moment); ///< "MST"; "America/Denver" where the system knows long names only
QString localDateTime(const QDateTime &moment);    ///< "Mar 12, 2026, 2:05 PM MST"; the zone is the moment's own
QString localNumber(qint64 number);                ///< "1,204", "1.204"
QString localMiles(double miles);                  ///< one decimal, without the unit: "1.2", "1,2"

/// Facts in a row: "Oura 41 · none 12". Commas separate them where a zero looks like the dot.
QString joinFacts(const QStringList &facts);

/// Items of a list: "one, two"; in Arabic with its own comma, or the semicolon that `mark` asks for.
QString localList(const QStringList &items, QChar mark = u',');

/// For a label that wraps: an ID ("client-00042", a UUID), or anything else with hyphens and a digit or a second
/// hyphen, isn't broken at them. For the screen only; use the plain text for what is spoken, copied, or compared.
QString withWholeIds(const QString &sentence);

QString localDataSize(qint64 bytes); ///< "1.2 kB", with the locale's words

/// The order of names as readers of the locale expect it: "Äpfel" before "Birnen"; case makes no difference. Make one
/// for a whole sort, it takes longer than a comparison.
QCollator nameOrder();

} // namespace labdesk
