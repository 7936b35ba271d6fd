// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal.h"

#include "domain/textnormalization.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <poll.h>
#include <sodium.h>
#include <termios.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr auto terminalPath = "/dev/tty";

/// Writes all bytes. Gives up if `stop` becomes readable while nobody reads the output. Returns the error number; 0:
/// all bytes were written.
int writeAll(int file, const QByteArray &bytes, int stop = -1)
{
    for (qsizetype done = 0; done < bytes.size();) {
        std::array<pollfd, 2> waited{{{file, POLLOUT, 0}, {stop, POLLIN, 0}}};
        if (::poll(waited.data(), waited.size(), -1) < 0 && errno != EINTR)
            return errno;
        if (waited[0].revents == 0 && waited[1].revents != 0)
            return EINTR;
        if (waited[0].revents == 0)
            continue;
        // A pipe that accepts any bytes accepts this many without blocking.
        const auto written
            = ::write(file, bytes.constData() + done, size_t(std::min<qsizetype>(bytes.size() - done, PIPE_BUF)));
        if (written < 0 && errno != EINTR && errno != EAGAIN)
            return errno;
        done += std::max<qsizetype>(written, 0);
    }
    return 0;
}

/// The terminal while a question is open; without echo for hidden input.
class OpenTerminal
{
public:
    explicit OpenTerminal(bool isHidden) : m_file(::open(terminalPath, O_RDWR | O_CLOEXEC | O_NOCTTY))
    {
        if (m_file < 0 || !isHidden || ::tcgetattr(m_file, &m_before) != 0)
            return;
        termios quiet = m_before;
        quiet.c_lflag &= ~tcflag_t(ECHO);
        m_isHidden = ::tcsetattr(m_file, TCSAFLUSH, &quiet) == 0;
    }
    ~OpenTerminal()
    {
        if (m_isHidden) {
            ::tcsetattr(m_file, TCSAFLUSH, &m_before);
            writeAll(m_file, "\n");
        }
        if (m_file >= 0)
            ::close(m_file);
    }
    Q_DISABLE_COPY(OpenTerminal)

    bool isOpen() const { return m_file >= 0; }
    bool isHidden() const { return m_isHidden; }
    void write(const QString &text) const { writeAll(m_file, text.toLocal8Bit()); }
    /// Reads a line without its line break. False: the program should exit, or the input has ended.
    bool readLine(QByteArray &line, int stop) const
    {
        constexpr qsizetype maxLineBytes = 8192;
        char c = 0;
        while (line.size() < maxLineBytes) {
            if (!waitForInput(stop) || ::read(m_file, &c, 1) <= 0)
                return false;
            if (c == '\n')
                return true;
            line += c;
        }
        return false;
    }

private:
    /// Waits by poll(), because a signal that arrives just before read(), or in another thread, wouldn't interrupt it.
    bool waitForInput(int stop) const
    {
        std::array<pollfd, 2> waited{{{m_file, POLLIN, 0}, {stop, POLLIN, 0}}};
        while (::poll(waited.data(), waited.size(), -1) < 0)
            if (errno != EINTR)
                return false;
        return waited[1].revents == 0;
    }

    int m_file;
    termios m_before{};
    bool m_isHidden = false;
};

} // namespace

QString withoutControls(QString text)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        QChar &c = text[at];
        const bool isLineEnd
            = c == u'\n' || QStringView(text).sliced(at).startsWith(u"\r\n"); // \r alone would overwrite the line
        const bool isLayout = isLineEnd || c == u'\t';
        const bool turns = c.unicode() >= 0x202a && c.unicode() <= 0x202e;
        if (turns || (!isLayout && c.category() == QChar::Other_Control))
            c = QChar::ReplacementCharacter;
    }
    return text;
}

QString nameInQuestion(const QString &name)
{
    QString shown = withoutControls(name.simplified());
    while (const auto hidden = hiddenCharacterIn(shown))
        shown.replace(QStringView(QChar::fromUcs4(*hidden)).toString(), QString(QChar::ReplacementCharacter));
    return shown;
}

Terminal::Terminal(int stop)
    : m_stop(stop), m_isOutput(::isatty(STDOUT_FILENO) == 1), m_isError(::isatty(STDERR_FILENO) == 1)
{
}

bool Terminal::isInterrupted() const
{
    pollfd stop{m_stop, POLLIN, 0};
    return ::poll(&stop, 1, 0) > 0;
}

bool Terminal::canAsk() const
{
    return OpenTerminal(false).isOpen();
}

void Terminal::write(QByteArray bytes)
{
    if (isClosed())
        return;
    showProgress({});
    if (m_isOutput)
        bytes = withoutControls(QString::fromUtf8(bytes)).toUtf8();
    m_outputError = writeAll(STDOUT_FILENO, bytes, m_stop);
}

void Terminal::sendError(const QString &text) const
{
    writeAll(STDERR_FILENO, (m_isError ? withoutControls(text) : text).toUtf8(), m_stop);
}

void Terminal::say(const QString &sentence)
{
    showProgress({});
    sendError(u"labdesk-cli: "_s + sentence + u'\n');
}

void Terminal::showProgress(const QString &text)
{
    if (!m_isError || (text.isEmpty() && !m_hasProgress))
        return;
    m_hasProgress = !text.isEmpty();
    writeAll(STDERR_FILENO, "\r\033[K" + withoutControls(text).toUtf8(), m_stop);
}

std::optional<QString> Terminal::ask(const QString &question)
{
    showProgress({});
    const OpenTerminal terminal(false);
    QByteArray line;
    if (!terminal.isOpen())
        return std::nullopt;
    terminal.write(withoutControls(question) + u' ');
    const bool isComplete = terminal.readLine(line, m_stop);
    return isComplete ? std::optional(QString::fromLocal8Bit(line)) : std::nullopt;
}

std::optional<Secret> Terminal::askHidden(const QString &question)
{
    showProgress({});
    const OpenTerminal terminal(true);
    if (!terminal.isHidden())
        return std::nullopt;
    terminal.write(withoutControls(question) + u' ');
    QByteArray line;
    line.reserve(8192); // so that no copy of a secret stays behind when it grows
    std::optional<Secret> secret;
    if (terminal.readLine(line, m_stop))
        secret = Secret(line);
    sodium_memzero(line.data(), size_t(line.size()));
    return secret;
}

} // namespace labdesk
