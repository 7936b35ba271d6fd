// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/answerparser.h"

#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>

#include <limits>
#include <optional>

namespace labdesk::api {

namespace http = boost::beast::http;

namespace {

using State = AnswerParser::State;
using Error = boost::beast::error_code;
using Text = boost::beast::string_view;
using Headers = QList<std::pair<QByteArray, QByteArray>>;

constexpr quint32 LargestHead = 32 * 1024;
constexpr qsizetype LargestHeldBack = 2 * LargestHead; // a head, or what stands before a chunk
constexpr int MostInterimHeads = 100;

QByteArray bytesOf(Text text)
{
    return {text.data(), qsizetype(text.size())};
}

/// One head with its body.
class Message : public http::basic_parser<false>
{
public:
    explicit Message(const AnswerParser::TakeBody &takeBody) : m_takeBody(takeBody)
    {
        eager(true);
        header_limit(LargestHead);
        body_limit(std::numeric_limits<std::uint64_t>::max()); // whoever takes it knows how much that may be
    }

    int status() const { return m_status; }
    const Headers &headers() const { return m_headers; }
    /// Whether something else than chunks lies around the body.
    bool isPackedForTransfer() const { return m_isPackedForTransfer; }

private:
    void on_request_impl(http::verb, Text, Text, int, Error &) override { }
    void on_response_impl(int code, Text, int, Error &) override { m_status = code; }
    void on_field_impl(http::field field, Text name, Text value, Error &error) override
    {
        if (is_header_done())
            return;                               // behind the last chunk: nobody asked for these
        m_headSize += name.size() + value.size(); // the parser's own limit is that of what came at once
        if (m_headSize > LargestHead)
            error = http::error::header_limit;
        m_headers.emplaceBack(bytesOf(name), bytesOf(value));
        if (field == http::field::transfer_encoding)
            m_isPackedForTransfer = m_isPackedForTransfer || !boost::beast::iequals(value, "chunked");
    }
    void on_header_impl(Error &error) override
    {
        if (m_isPackedForTransfer)
            error = http::error::bad_transfer_encoding;
    }
    void on_body_init_impl(const boost::optional<std::uint64_t> &, Error &) override { }
    std::size_t on_body_impl(Text piece, Error &) override { return hand(piece); }
    void on_chunk_header_impl(std::uint64_t, Text, Error &) override { }
    std::size_t on_chunk_body_impl(std::uint64_t, Text piece, Error &) override { return hand(piece); }
    void on_finish_impl(Error &) override { }

    std::size_t hand(Text piece)
    {
        m_takeBody(QByteArrayView(piece.data(), qsizetype(piece.size())));
        return piece.size();
    }

    const AnswerParser::TakeBody &m_takeBody;
    Headers m_headers;
    size_t m_headSize = 0;
    int m_status = 0;
    bool m_isPackedForTransfer = false;
};

} // namespace

struct AnswerParser::Private
{
    TakeBody takeBody;
    std::optional<Message> message = {};
    QByteArray heldBack = {}; ///< not to be used without what follows
    State state = State::Head;
    int interimHeads = 0;

    bool isInterim() const { return message->is_done() && message->status() / 100 == 1 && message->status() != 101; }
    State afterError(const Error &error) const
    {
        if (error && error != http::error::need_more)
            return State::Garbled;
        if (message->is_done())
            return State::Complete;
        return message->is_header_done() ? State::Body : State::Head;
    }
};

AnswerParser::AnswerParser(TakeBody takeBody) : d(new Private{.takeBody = std::move(takeBody)})
{
    d->message.emplace(d->takeBody);
}

AnswerParser::~AnswerParser() = default;

AnswerParser::State AnswerParser::take(QByteArrayView arrived)
{
    // Most pieces are of a body and need no copy.
    QByteArray joined;
    if (!d->heldBack.isEmpty()) {
        joined = std::exchange(d->heldBack, {});
        joined += arrived;
        arrived = joined;
    }
    while (!arrived.isEmpty() && (d->state == State::Head || d->state == State::Body)) {
        Error error;
        const auto used = d->message->put(boost::asio::const_buffer(arrived.data(), size_t(arrived.size())), error);
        arrived = arrived.sliced(qsizetype(used));
        if (!error && d->isInterim()) {
            d->message.emplace(d->takeBody);
            if (++d->interimHeads > MostInterimHeads)
                return d->state = State::Garbled;
            continue;
        }
        d->state = d->afterError(error);
        if (error == http::error::need_more)
            break;
    }
    d->heldBack = arrived.toByteArray();
    if (d->heldBack.size() > LargestHeldBack && d->state != State::Complete)
        d->state = State::Garbled;
    return d->state;
}

AnswerParser::State AnswerParser::end()
{
    if (d->state == State::Body && d->message->need_eof()) {
        Error error;
        d->message->put_eof(error);
        d->state = d->afterError(error);
    }
    return d->state;
}

int AnswerParser::status() const
{
    return d->message->is_header_done() ? d->message->status() : 0;
}

const QList<std::pair<QByteArray, QByteArray>> &AnswerParser::headers() const
{
    return d->message->headers();
}

bool AnswerParser::keepsConnection() const
{
    return d->state == State::Complete && d->message->keep_alive() && d->heldBack.isEmpty();
}

} // namespace labdesk::api
