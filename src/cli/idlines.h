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
/// Spaces around an ID and empty lines are dropped. JSON, on one line or many, and tables whose heading has `key`, or
/// its title in the window, are read as in a list that is pasted into the window (store/pastedids.h), one value or row
/// after the other. An ID is empty if a value of JSON has none; and as the last one if the rest was refused.
class IdLines : public QObject
{
    Q_OBJECT

public:
    IdLines(const QString &typed, QString key, QObject *parent = nullptr); ///< "-": standard input

    std::optional<QString> next(); ///< nothing: atEnd(), or wait for arrived()
    const QString &key() const { return m_key; }
    /// The number of users that the IDs left name, if the input has already ended and isn't too long to count; nothing:
    /// unknown. An empty one names nobody, and one that is repeated in a row counts once.
    std::optional<qsizetype> countIfWhole();
    /// Why the rest was refused.
    enum class Refusal {
        None,
        Broken, ///< JSON
        Utf16,
        NotUtf8,
        NoHeading, ///< of a line with more than an ID
        OtherHeading
    };
    Refusal refusal() const { return m_refusal; }
    bool atEnd() const { return m_isEnded && m_ids.empty(); }
    int error() const { return m_error; } ///< why it ended before its end; 0: it didn't
    void stop();                          ///< drops what wasn't taken

Q_SIGNALS:
    void arrived(); ///< next() has an ID, or it is the end

private:
    void read();
    void readPiece();
    void take(char c);
    bool skips(char c);
    bool endsRecord(char c);
    void endRecord();
    void refuseRest(Refusal why);
    void refuseEncoding();
    bool isJson() const; ///< the record
    void takeJson(const QByteArray &value, Refusal otherwise = Refusal::Broken);
    void takeLine(QByteArray text);
    bool takeHeading(const QString &line);

    const QString m_key;
    std::deque<QString> m_ids;
    QByteArray m_beginning; ///< of the input: what fits into a character of UTF-16
    Refusal m_refusal = Refusal::None;
    QByteArray m_record; ///< a line or a value of JSON that isn't complete
    int m_depth = 0;     ///< of braces in the record
    int m_lists = 0;     ///< of JSON around it
    bool m_isQuoted = false;
    bool m_isEscaped = false;
    bool m_isAfterJson = false; ///< on the same line
    qsizetype m_column = -1;    ///< of the IDs in a table
    QChar m_separator;          ///< in it
    bool m_isFirst = true;      ///< the next line may be a heading
    int m_error = 0;
    QSocketNotifier m_input;
    bool m_isEnded = false;
};

} // namespace labdesk
