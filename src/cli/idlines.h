// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>
#include <QString>

#include <deque>
#include <optional>

namespace labdesk {

/// IDs: those that were typed, or one in each line of standard input, which is read only as fast as they are taken.
/// Spaces around an ID and empty lines are dropped. What the command line writes is read as what it is: lines or an
/// array of JSON objects, of which the ID is the value of `key`, and CSV whose heading has `key`. An ID may be a JSON
/// string. It is empty if a JSON value has none.
class IdLines : public QObject
{
    Q_OBJECT

public:
    IdLines(const QString &typed, QString key, QObject *parent = nullptr); ///< "-": standard input

    std::optional<QString> next(); ///< nothing: atEnd(), or wait for arrived()
    const QString &key() const { return m_key; }
    /// How many are left, if the input ends without a wait, and with not too many; nothing: unknown.
    std::optional<qsizetype> countIfWhole();
    bool atEnd() const { return m_isEnded && m_ids.empty(); }
    void stop(); ///< drops what wasn't taken

Q_SIGNALS:
    void arrived(); ///< next() has an ID, or it is the end

private:
    void read();
    void readPiece();
    void take(QByteArrayView line);
    bool takeJson(const QByteArray &text); ///< false: it is none
    QString cellOf(const QString &line);   ///< of CSV; empty: it is the heading

    const QString m_key;
    std::deque<QString> m_ids;
    QByteArray m_rest;       ///< of a line that isn't complete
    qsizetype m_column = -1; ///< of the IDs in CSV
    bool m_isFirst = true;   ///< the next line may be a heading
    QSocketNotifier m_input;
    bool m_isEnded = false;
};

} // namespace labdesk
