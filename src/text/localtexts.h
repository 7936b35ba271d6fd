// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCollator>
#include <QDateTime>
#include <QLocale>
#include <QString>
#include <QStringList>

namespace labdesk {

/// Dates, times, and numbers in the formats of the default QLocale, all defined here. Nothing converts between time
/// zones: values are shown as passed.

/// "Mar 12, 2026", "12. März 2026": the month is a word, so that it can't be mistaken for the day.
QString localDate(const QDate &date);
QString dateFieldFormat();              ///< "M/d/yyyy": the locale's format with a four-digit year
QString localMonth(const QDate &month); ///< "Mar 2026", "März 2026"
QString localTime(const QTime &time, const QLocale &locale = {}); ///< "2:05 PM" or "14:05", depending on the locale
QString localTimeWithSeconds(const QTime &time);                  ///< "2:05:09 PM" or "14:05:09"
QString zoneAbbreviation(const QDateTime &moment); ///< "MST"; "America/Denver" if the system has only long names
QString localDateTime(const QDateTime &moment);    ///< "Mar 12, 2026, 2:05 PM MST", in the zone of `moment`
QString localNumber(qint64 number);                ///< "1,204", "1.204"
QString localMiles(double miles);                  ///< one decimal, without the unit: "1.2", "1,2"

/// Joins facts: "Oura 41 · none 12". Commas separate them if the locale's zero looks like the dot.
QString joinFacts(const QStringList &facts);

/// Joins items of a list: "one, two"; in Arabic with its own comma, or its semicolon if that is the `mark`.
QString localList(const QStringList &items, QChar mark = u',');

/// For a label that wraps: an ID ("client-00042", a UUID), or anything else with hyphens and a digit or a second
/// hyphen, isn't broken at them. For display only; use the plain text for what is spoken, copied, or compared.
QString withUnbrokenIds(const QString &sentence);

inline constexpr QChar breakOpportunity(u'\u200b'); ///< a zero-width space

/// For a label that wraps, which is otherwise as wide as its longest word: a word of more characters may be broken
/// anywhere. For display only; labels show it by setWrappedText().
QString withBreakOpportunities(const QString &text, qsizetype longestWord = 60);

/// Whether `typed` is that number, with digits of any script, grouped as in the default QLocale or not at all. For a
/// number that is typed as a confirmation.
bool matchesTypedNumber(const QString &typed, qint64 number);

QString localDataSize(qint64 bytes); ///< "1.2 kB", with the locale's words

/// The locale's order of names: "Äpfel" before "Birnen"; case is ignored. Create one for a whole sort, because that
/// takes longer than a comparison.
QCollator nameOrder();

} // namespace labdesk
