// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/responseparser.h"

#include "api/chunkreader.h"

#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>

#include <algorithm>
#include <optional>

namespace labdesk::api {

namespace http = boost::beast::http;

namespace {

using State = ResponseParser::State;
using Reason = ApiError::Reason;
using Error = boost::beast::error_code;
using Text = boost::beast::string_view;
using Headers = QList<std::pair<QByteArray, QByteArray>>;

constexpr qsizetype MaxHeadBytes = 32 * 1024;
constexpr int MaxPrecedingLines = 100; // interim heads, and line breaks
constexpr QByteArrayView Start = "HTTP/";

QByteArray bytesOf(Text text)
{
    return {text.data(), qsizetype(text.size())};
}

/// Parses one head. Where the body ends is decided in this file, not by Boost.
class Head : public http::basic_parser<false>
{
public:
    Head()
    {
        header_limit(2 * quint32(MaxHeadBytes)); // a normalized head may be slightly longer
        skip(true);
    }

    int status() const { return m_status; }
    const Headers &headers() const { return m_headers; }

private:
    void on_request_impl(http::verb, Text, Text, int, Error &) override { }
    void on_response_impl(int code, Text, int, Error &) override { m_status = code; }
    void on_field_impl(http::field field, Text name, Text value, Error &error) override
    {
        m_headers.emplaceBack(bytesOf(name), bytesOf(value));
        // Any coding other than chunked is rejected.
        if (field == http::field::transfer_encoding && !boost::beast::iequals(value, "chunked"))
            error = http::error::bad_transfer_encoding;
    }
    void on_header_impl(Error &) override { }
    void on_body_init_impl(const boost::optional<std::uint64_t> &, Error &) override { }
    std::size_t on_body_impl(Text piece, Error &) override { return piece.size(); }
    void on_chunk_header_impl(std::uint64_t, Text, Error &) override { }
    std::size_t on_chunk_body_impl(std::uint64_t, Text piece, Error &) override { return piece.size(); }
    void on_finish_impl(Error &) override { }

    Headers m_headers;
    int m_status = 0;
};

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/// Normalizes the status line and the headers for the parser where they are unambiguous.
QByteArray normalizedHead(const QByteArray &head)
{
    QList<QByteArray> lines = head.split('\n'); // each but the last ends with CR
    QByteArray &first = lines.first();
    constexpr qsizetype EndOfVersion = 8; // HTTP/1.1
    if (first.size() > EndOfVersion && first.at(EndOfVersion) == ' ') {
        qsizetype status = EndOfVersion;
        while (status < first.size() && first.at(status) == ' ')
            ++status;
        const QByteArray rest = first.mid(status).trimmed();
        first = first.left(EndOfVersion) + ' ' + rest + (rest.size() == 3 ? " " : "") + (lines.size() > 1 ? "\r" : "");
    }
    for (auto line = lines.begin() + 1; line != lines.end(); ++line) {
        const qsizetype colon = line->indexOf(':');
        qsizetype end = colon;
        while (end > 0 && isBlank(line->at(end - 1)))
            --end;
        if (end > 0 && !isBlank(line->front())) // otherwise it continues the previous line
            line->remove(end, colon - end);
    }
    return lines.join('\n');
}

/// Whether there is a CR or LF without the other, at `from` or later. The LF for a CR at the end may still arrive.
bool hasLoneLineBreak(QByteArrayView head, qsizetype from)
{
    for (qsizetype at = std::max<qsizetype>(0, from - 1); at < head.size(); ++at) {
        const bool isBareLineFeed = head[at] == '\n' && (at == 0 || head[at - 1] != '\r');
        if (isBareLineFeed || (head[at] == '\r' && at + 1 < head.size() && head[at + 1] != '\n'))
            return true;
    }
    return false;
}

/// Why the beginning of a response isn't HTTP/1.x; nothing: it is, as far as it has arrived.
std::optional<Reason> faultOfStart(QByteArrayView head)
{
    constexpr qsizetype FrameHead = 9; // of HTTP/2 (RFC 9113, section 4.1)
    if (head.startsWith('\0')) {
        if (head.size() < FrameHead)
            return std::nullopt;
        constexpr char Settings = 4, GoAway = 7;
        const bool isOfConnection = head.sliced(5, 4) == QByteArrayView("\0\0\0\0", 4);
        return isOfConnection && (head[3] == Settings || head[3] == GoAway) ? Reason::Http2Only : Reason::NotHttp;
    }
    constexpr QByteArrayView Alert = "\x15\x03"; // of TLS (RFC 8446, section 5.1)
    if (head.startsWith(Alert.first(1)) && head.size() < Alert.size())
        return std::nullopt;
    if (head.startsWith(Alert))
        return Reason::RequiresTls;
    const qsizetype size = std::min(head.size(), Start.size());
    return head.first(size) == Start.first(size) ? std::nullopt : std::optional(Reason::NotHttp);
}

} // namespace

struct ResponseParser::Private
{
    TakeBody takeBody;
    RequestKind requestKind;
    QByteArray bytes = {}; ///< of the head, as far as it has arrived
    std::optional<Head> head = {};
    State state = State::Head;
    Reason fault = Reason::None;
    int before = 0; ///< line breaks and interim heads before the head
    std::optional<ChunkReader> chunks = {};
    std::optional<quint64> left = {}; ///< bytes left of the body, if it has a length
    bool hasMore = false;
    bool endsWithConnection = false; ///< the body ends with the connection

    State fail(Reason why)
    {
        fault = why;
        return state = State::Garbled;
    }
    QByteArrayView takeHead(QByteArrayView arrived);
    void checkHead();
    QByteArrayView takeBodyOf(QByteArrayView arrived);
};

/// Returns the bytes after the head.
QByteArrayView ResponseParser::Private::takeHead(QByteArrayView arrived)
{
    if (bytes.isEmpty()) // some send an extra line break after a body
        while (!arrived.isEmpty() && (arrived.front() == '\r' || arrived.front() == '\n') && ++before)
            arrived = arrived.sliced(1);
    const qsizetype known = bytes.size();
    bytes += arrived.first(std::min(arrived.size(), MaxHeadBytes + 1 - known));
    if (const auto why = faultOfStart(bytes)) {
        fail(*why);
        return {};
    }
    const qsizetype end = bytes.indexOf("\r\n\r\n", std::max<qsizetype>(0, known - 3));
    const bool isBad = before > MaxPrecedingLines || (end < 0 ? bytes.size() : end) > MaxHeadBytes;
    if (isBad || hasLoneLineBreak(QByteArrayView(bytes).first(end < 0 ? bytes.size() : end + 4), known))
        fail(Reason::AmbiguousHttp);
    if (end < 0 || state == State::Garbled)
        return {};
    arrived = arrived.sliced(end + 4 - known);
    bytes.truncate(end);
    checkHead();
    return arrived;
}

void ResponseParser::Private::checkHead()
{
    const QByteArray whole = normalizedHead(std::exchange(bytes, {})) + "\r\n\r\n";
    head.emplace();
    Error error;
    head->put(boost::asio::const_buffer(whole.data(), size_t(whole.size())), error);
    if (error || !head->is_header_done()) {
        fail(Reason::AmbiguousHttp);
        return;
    }
    const int status = head->status();
    if (status < 100) { // 0 would mean that there is no head
        fail(Reason::AmbiguousHttp);
        return;
    }
    if (status / 100 == 1 && status != 101) {
        head.reset();
        if (++before > MaxPrecedingLines)
            fail(Reason::AmbiguousHttp);
        return;
    }
    const bool isTunnel = requestKind == RequestKind::Connect && status / 100 == 2;
    const auto length = head->content_length();
    if (isTunnel || status == 101 || status == 204 || status == 304 || (!head->chunked() && length && *length == 0)) {
        state = State::Complete;
        return;
    }
    state = State::Body;
    if (head->chunked())
        chunks.emplace();
    else if (length)
        left = *length;
    else
        endsWithConnection = true;
}

/// Returns the bytes after the body.
QByteArrayView ResponseParser::Private::takeBodyOf(QByteArrayView arrived)
{
    if (chunks) {
        const qsizetype used = chunks->take(arrived, takeBody);
        if (chunks->state() == ChunkReader::State::Garbled)
            fail(Reason::AmbiguousHttp);
        else if (chunks->state() == ChunkReader::State::Complete)
            state = State::Complete;
        return arrived.sliced(used);
    }
    const QByteArrayView piece = left ? arrived.first(qsizetype(std::min(*left, quint64(arrived.size())))) : arrived;
    takeBody(piece);
    if (left && (*left -= quint64(piece.size())) == 0)
        state = State::Complete;
    return arrived.sliced(piece.size());
}

ResponseParser::ResponseParser(TakeBody takeBody, RequestKind requestKind)
    : d(new Private{.takeBody = std::move(takeBody), .requestKind = requestKind})
{
}

ResponseParser::~ResponseParser() = default;

ResponseParser::State ResponseParser::take(QByteArrayView arrived)
{
    while (!arrived.isEmpty() && (d->state == State::Head || d->state == State::Body))
        arrived = d->state == State::Head ? d->takeHead(arrived) : d->takeBodyOf(arrived);
    d->hasMore = d->hasMore || !arrived.isEmpty();
    return d->state;
}

ResponseParser::State ResponseParser::end()
{
    if (d->state == State::Body && d->endsWithConnection)
        d->state = State::Complete;
    else if (d->state == State::Head && (d->bytes.startsWith('\0') || d->bytes.startsWith('\x15')))
        d->fail(Reason::NotHttp);
    return d->state;
}

ApiError::Reason ResponseParser::fault() const
{
    return d->fault;
}

int ResponseParser::status() const
{
    return d->head && d->head->is_header_done() ? d->head->status() : 0;
}

const QList<std::pair<QByteArray, QByteArray>> &ResponseParser::headers() const
{
    static const Headers none;
    return d->head ? d->head->headers() : none;
}

bool ResponseParser::keepsConnection() const
{
    return d->state == State::Complete && !d->hasMore && !d->endsWithConnection && d->head->keep_alive();
}

std::optional<std::chrono::milliseconds> ResponseParser::keepAliveTimeout() const
{
    for (const auto &[name, value] : headers())
        if (QByteArrayView(name).compare("keep-alive", Qt::CaseInsensitive) == 0)
            for (const QByteArray &part : value.toLower().split(','))
                if (bool isNumber = false; part.trimmed().startsWith("timeout=")) {
                    const int seconds = part.trimmed().mid(8).toInt(&isNumber);
                    return isNumber ? std::optional(std::chrono::seconds(seconds)) : std::nullopt;
                }
    return std::nullopt;
}

bool ResponseParser::isOver() const
{
    return d->state == State::Complete || d->state == State::Garbled;
}

bool ResponseParser::hasMore() const
{
    return d->hasMore;
}

} // namespace labdesk::api
