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

/// The IDs that a command works on: one from the command line, or one in each line of standard input, which is read
/// only as fast as they are taken. Ignores spaces around an ID, and empty lines. An ID with a comma or a semicolon is
/// in quotation marks. Also reads JSON, on one line or many, and tables whose header has `key` or its title in the
/// window, like a list that is pasted into the window (store/pastedids.h), but value by value and row by row. An ID is
/// empty if a JSON value has none, and if it stands for the rest, which was refused.
class IdLines : public QObject
{
    Q_OBJECT

public:
    IdLines(const QString &typed, QString key, QObject *parent = nullptr); ///< "-": standard input

    std::optional<QString> next(); ///< nothing: atEnd(), or wait for arrived()
    const QString &key() const { return m_key; }
    /// The number of users that the remaining IDs name, if the input has already ended and isn't too long to count;
    /// nothing: unknown. Empty IDs aren't counted, and equal IDs in succession count once.
    std::optional<qsizetype> countIfWhole();
    /// Why the rest was refused.
    enum class Refusal {
        None,
        InvalidJson,
        Utf16,
        NotUtf8,
        MissingHeader, ///< a line has more than an ID
        MissingColumn  ///< the header line has no column for the IDs
    };
    Refusal refusal() const { return m_refusal; }
    bool atEnd() const { return m_isEnded && m_ids.empty(); }
    int error() const { return m_error; } ///< errno if reading failed; otherwise 0
    void stop();                          ///< discards the remaining input

Q_SIGNALS:
    void arrived(); ///< next() has an ID, or atEnd()

private:
    void read();
    void readPiece();
    void take(char c);
    bool skips(char c);
    bool endsRecord(char c);
    void endRecord();
    void refuseRest(Refusal why);
    void refuseEncoding();
    bool isJson() const; ///< m_record
    void takeJson(const QByteArray &value, Refusal otherwise = Refusal::InvalidJson);
    void takeLine(QByteArray text, qsizetype tabs);
    bool takeHeader(const QByteArray &line, qsizetype tabs);

    const QString m_key;
    std::deque<QString> m_ids;
    QByteArray m_beginning; ///< the first bytes of the input, as many as a UTF-16 code unit has
    Refusal m_refusal = Refusal::None;
    QByteArray m_record;  ///< an incomplete line or JSON value
    qsizetype m_tabs = 0; ///< before m_record on its line: empty cells if tabs separate them
    int m_depth = 0;      ///< of braces and brackets in m_record
    int m_lists = 0;      ///< number of open JSON arrays around m_record
    bool m_isQuoted = false;
    bool m_isEscaped = false;
    bool m_isAfterJson = false; ///< on the same line
    qsizetype m_column = -1;    ///< of the IDs; -1: the input isn't a table
    QChar m_separator;          ///< of the table
    bool m_isFirst = true;      ///< the next line may be a header
    int m_error = 0;
    QSocketNotifier m_input;
    bool m_isEnded = false;
};

} // namespace labdesk
