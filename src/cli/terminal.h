// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace labdesk {

/// Standard output and error, and the terminal for questions, which works even if standard input is a pipe. Replaces
/// control characters, so that data from a service can't control the terminal.
class Terminal
{
public:
    /// `stop`: a descriptor that becomes readable when the program should exit (StopSignal); -1: none.
    explicit Terminal(int stop = -1);

    bool isOutput() const { return m_isOutput; } ///< standard output is a terminal
    bool isError() const { return m_isError; }   ///< standard error is a terminal
    bool canAsk() const;                         ///< there is a terminal for questions

    void write(QByteArray bytes); ///< to standard output; blocks until it is written, or the program should exit
    bool isClosed() const { return m_outputError != 0; } ///< writing failed
    int outputError() const { return m_outputError; }    ///< EPIPE: the reader is gone; EINTR: the program should exit
    void say(const QString &sentence);                   ///< a line on standard error, "labdesk-cli: ..."
    /// Shows a line on standard error that replaces the previous one; empty: removes it. Only on a terminal.
    void showProgress(const QString &text);

    /// Asks for a line of text. Nothing if there is no terminal, or if it was interrupted.
    std::optional<QString> ask(const QString &question);
    std::optional<Secret> askHidden(const QString &question); ///< the same, without showing what is typed
    bool isInterrupted() const;                               ///< a stop signal is pending

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
