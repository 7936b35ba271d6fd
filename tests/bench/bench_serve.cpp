// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_serve BODY [--tls CERTIFICATE KEY] [--rate MBIT]: answers GET /v2/user/ with the file BODY on 127.0.0.1, so
// that every client of a comparison gets the same bytes as fast as this machine can send them, or at most at the rate.
// BODY.gz, where it is there, goes to those who accept gzip. Prints "address: URL". Keeps connections alive and always
// says the length.
//
//   GET /v2/user/<id>   one small user, for measuring a small call
//   GET /bench/sent     when the last byte of the last list was handed to the system, in ns of the monotonic clock

#include "support/userset.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/streambuf.hpp>
#include <boost/asio/write.hpp>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <optional>
#include <sys/mman.h>
#include <sys/stat.h>
#include <thread>

namespace net = boost::asio;
using tcp = net::ip::tcp;
using Clock = std::chrono::steady_clock;

namespace {

/// A file as bytes, read ahead, so that no disk takes part.
class Bytes
{
public:
    explicit Bytes(const std::string &name)
    {
        const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
        struct stat about = {};
        if (file < 0 || ::fstat(file, &about) != 0 || about.st_size == 0)
            return;
        void *at = ::mmap(nullptr, std::size_t(about.st_size), PROT_READ, MAP_SHARED | MAP_POPULATE, file, 0);
        if (at != MAP_FAILED)
            m_bytes = {static_cast<const char *>(at), std::size_t(about.st_size)};
    }
    std::string_view view() const { return m_bytes; }

private:
    std::string_view m_bytes;
};

struct Served
{
    Bytes plain;
    Bytes gzip;
    double bytesPerSecond = 0; ///< 0: no limit
    std::atomic<std::int64_t> sent{0};
};

template <class Stream> void send(Stream &stream, std::string_view bytes, Served &served)
{
    const std::size_t block = served.bytesPerSecond > 0 ? 64 * 1024 : 1024 * 1024;
    const auto began = Clock::now();
    for (std::size_t at = 0; at < bytes.size(); at += block) {
        const std::string_view piece = bytes.substr(at, block);
        net::write(stream, net::buffer(piece.data(), piece.size()));
        if (served.bytesPerSecond > 0)
            std::this_thread::sleep_until(began
                                          + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(
                                              double(at + piece.size()) / served.bytesPerSecond)));
    }
}

std::string headFor(std::size_t length, bool gzip)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(length)
        + (gzip ? "\r\nContent-Encoding: gzip\r\n\r\n" : "\r\n\r\n");
}

std::string oneUser(std::string_view id)
{
    labdesk::bench::ListedUser user = labdesk::bench::listedUser(0, 1);
    user.id = id;
    std::string body;
    labdesk::bench::appendJson(body, user);
    return body;
}

bool acceptsGzip(std::string_view head)
{
    std::string small(head);
    for (char &letter : small)
        letter = letter >= 'A' && letter <= 'Z' ? char(letter + 32) : letter;
    const std::size_t field = small.find("\r\naccept-encoding:");
    return field != std::string::npos
        && small.substr(field, small.find("\r\n", field + 2) - field).find("gzip") != std::string::npos;
}

template <class Stream> void answer(Stream &stream, std::string_view head, Served &served)
{
    const std::size_t begin = head.find(' ') + 1;
    const std::string_view target = head.substr(begin, head.find(' ', begin) - begin);
    constexpr std::string_view list = "/v2/user/";
    if (target == list) {
        const bool gzip = !served.gzip.view().empty() && acceptsGzip(head);
        const std::string_view body = (gzip ? served.gzip : served.plain).view();
        net::write(stream, net::buffer(headFor(body.size(), gzip)));
        send(stream, body, served);
        served.sent = std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now().time_since_epoch()).count();
        return;
    }
    const std::string body = target == "/bench/sent" ? std::to_string(served.sent)
        : target.substr(0, list.size()) == list      ? oneUser(target.substr(list.size()))
                                                     : std::string("{}");
    net::write(stream, net::buffer(headFor(body.size(), false) + body));
}

template <class Stream> void serve(Stream &stream, Served &served)
{
    net::streambuf arrived;
    for (;;) {
        const std::size_t length = net::read_until(stream, arrived, "\r\n\r\n");
        const std::string head(net::buffers_begin(arrived.data()),
                               net::buffers_begin(arrived.data()) + std::ptrdiff_t(length));
        arrived.consume(length);
        answer(stream, head, served);
    }
}

void serveSocket(tcp::socket socket, net::ssl::context *tls, Served &served)
try {
    socket.set_option(tcp::no_delay(true));
    if (!tls)
        return serve(socket, served);
    net::ssl::stream<tcp::socket> stream(std::move(socket), *tls);
    stream.handshake(net::ssl::stream_base::server);
    serve(stream, served);
} catch (const std::exception &) {
    // The client has gone, as clients do.
}

struct Options
{
    std::string body, certificate, key;
    double megabits = 0;
};

std::optional<Options> optionsOf(int argc, char **argv)
{
    Options options;
    for (int at = 1; at < argc; ++at) {
        const std::string_view word = argv[at];
        if (word == "--tls" && at + 2 < argc) {
            options.certificate = argv[++at];
            options.key = argv[++at];
        } else if (word == "--rate" && at + 1 < argc) {
            options.megabits = std::atof(argv[++at]);
        } else {
            options.body = word;
        }
    }
    return options.body.empty() ? std::nullopt : std::optional(options);
}

} // namespace

int main(int argc, char **argv)
try {
    const auto options = optionsOf(argc, argv);
    if (!options) {
        std::fprintf(stderr, "bench_serve BODY [--tls CERTIFICATE KEY] [--rate MBIT]\n");
        return 2;
    }
    Served served{.plain = Bytes(options->body),
                  .gzip = Bytes(options->body + ".gz"),
                  .bytesPerSecond = options->megabits * 1e6 / 8};
    if (served.plain.view().empty()) {
        std::fprintf(stderr, "bench_serve: %s cannot be read\n", options->body.c_str());
        return 1;
    }
    std::optional<net::ssl::context> tls;
    if (!options->key.empty()) {
        tls.emplace(net::ssl::context::tls_server);
        tls->use_certificate_chain_file(options->certificate);
        tls->use_private_key_file(options->key, net::ssl::context::pem);
    }
    net::io_context io;
    tcp::acceptor acceptor(io, tcp::endpoint(net::ip::address_v4::loopback(), 0));
    std::printf("address: %s://127.0.0.1:%d\n", tls ? "https" : "http", int(acceptor.local_endpoint().port()));
    std::fflush(stdout);
    for (;;)
        std::thread(serveSocket, acceptor.accept(), tls ? &*tls : nullptr, std::ref(served)).detach();
} catch (const std::exception &error) {
    std::fprintf(stderr, "bench_serve: %s\n", error.what());
    return 1;
}
