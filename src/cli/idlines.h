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
/// Spaces around an ID and empty lines are dropped. A line may be a JSON object, as the command line writes them: then
/// the ID is its value of `key`, or the line as it is if it has none.
class IdLines : public QObject
{
    Q_OBJECT

public:
    IdLines(const QString &typed, QString key, QObject *parent = nullptr); ///< "-": standard input

    std::optional<QString> next(); ///< nothing: atEnd(), or wait for arrived()
    const QString &key() const { return m_key; }
    bool atEnd() const { return m_isEnded && m_ids.empty(); }
    void stop(); ///< drops what wasn't taken

Q_SIGNALS:
    void arrived(); ///< next() has an ID, or it is the end

private:
    void read();
    void take(QByteArrayView line);

    const QString m_key;
    std::deque<QString> m_ids;
    QByteArray m_rest; ///< of a line that isn't complete
    QSocketNotifier m_input;
    bool m_isEnded = false;
};

} // namespace labdesk
