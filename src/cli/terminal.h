// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace labdesk {

/// Standard output and error, and the terminal for questions, which is there even if standard input is a pipe. What a
/// service sent can't control the terminal: control characters are replaced.
class Terminal
{
public:
    /// `stop`: a descriptor that can be read once the program is to end (StopSignal), which ends a question; -1: none.
    explicit Terminal(int stop = -1);

    bool isOutput() const { return m_isOutput; } ///< standard output is a terminal
    bool isError() const { return m_isError; }   ///< standard error is a terminal
    bool canAsk() const;                         ///< there is a terminal for questions

    void write(QByteArray bytes); ///< writes to standard output; returns when that is done, or the program is to end
    bool isClosed() const { return m_outputError != 0; } ///< nothing more can be written
    int outputError() const { return m_outputError; }    ///< why: EPIPE, nobody reads it; EINTR, the program is to end
    void say(const QString &sentence);                   ///< a line on standard error, "labdesk-cli: ..."
    /// One line on standard error that the next one replaces; empty: removes it. Only on a terminal.
    void showProgress(const QString &text);

    /// A typed line. Nothing: there is no terminal, or it was interrupted.
    std::optional<QString> ask(const QString &question);
    std::optional<Secret> askHidden(const QString &question); ///< the same, without showing what is typed
    bool isInterrupted() const;                               ///< Ctrl+C came, and wasn't acted on yet

private:
    void sendError(const QString &text) const;

    int m_stop;
    bool m_isOutput;
    bool m_isError;
    int m_outputError = 0;
    bool m_hasProgress = false;
};

/// Replaces control characters, also those that change the direction of text, but not line breaks and tabs.
QString withoutControls(QString text);
/// The same for a name from the service in a question: reduces it to one line without invisible characters. The text
/// around it may have its own direction marks.
QString nameInQuestion(const QString &name);

} // namespace labdesk
